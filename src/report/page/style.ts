const DETAIL_STYLE = `
.body{padding:.25rem 0 1.5rem}
.q>.body{padding-left:1.9rem}
.question{font-size:1.15rem;line-height:1.35;margin:.35rem 0 .75rem;overflow-wrap:anywhere}
.bar-steps{display:flex;gap:.75rem;align-items:baseline;justify-content:flex-end;font-size:.9rem;color:var(--soft);margin:0 0 .35rem}
.bar-steps button{background:none;border:0;color:var(--link);padding:.3rem 0;font-size:1em}
.cause{margin:.25rem 0 .75rem;padding:.55rem .9rem;background:var(--bad-bg);border-left:4px solid var(--bad);border-radius:0 6px 6px 0}
.cause .why{margin:0;font-weight:600;color:var(--bad)}
.cause ul{margin:.3rem 0 0;padding:0;list-style:none;font-size:.95rem}
.cause code{overflow-wrap:anywhere}
.gist{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:.75rem;margin:.75rem 0}
.gist p{margin:0;overflow-wrap:anywhere;font-size:.93rem}.gist .edge{white-space:pre-line;border:1px solid var(--line);border-radius:6px;padding:.5rem .8rem}
.gist .soft{display:block;color:var(--soft);font-size:.87rem}
.meta{display:flex;flex-wrap:wrap;gap:.15rem 1rem;margin-top:1rem;color:var(--soft);font-size:.87rem}
.meta span{min-width:0;overflow-wrap:anywhere}
.tabs{display:flex;flex-wrap:wrap;gap:.35rem;margin:1rem 0 .6rem}
.tabs button,.chips span{background:var(--bg);border:1px solid var(--line);border-radius:6px;padding:.25rem .65rem;font-size:.87rem;max-width:none}
.tabs [aria-selected=true],.chips input:checked+span{background:var(--text);border-color:var(--text);color:var(--bg)}
.tabs~.panel>h4:first-child{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.panel[hidden]{display:none}.panel{position:relative}
.copyable{max-height:34rem}.panel>.copy{position:absolute;right:.6rem;top:.5rem;background:var(--bg)}
.results{margin-left:.4rem;letter-spacing:.08em;color:var(--soft);font-size:.8rem;white-space:nowrap}
.copy{margin-left:.4rem;padding:0 .45rem;font-size:.8rem}
.step{font-weight:400;margin:.35rem 0 .5rem;font-size:.87rem;color:var(--soft)}.step span{margin-left:.5rem}.step .soft{color:var(--soft)}
.rows{font-size:.87rem;min-width:18rem}
.panel .scroll{border:1px solid var(--line);border-radius:6px;width:fit-content;max-width:100%}
.scroll{mask-image:linear-gradient(to left,#0000,#000 var(--fade));animation:edge linear;animation-timeline:scroll(self x)}
@property --fade{syntax:"<length>";inherits:false;initial-value:0px}
@keyframes edge{from{--fade:2.5rem}to{--fade:0px}}
.scroll::-webkit-scrollbar,.said::-webkit-scrollbar{width:8px;height:8px;background:var(--panel)}
.scroll::-webkit-scrollbar-thumb,.said::-webkit-scrollbar-thumb{background:var(--edge);border-radius:4px}
.rows th{color:var(--soft);white-space:nowrap;border-bottom:1px solid var(--line)}
.rows td{border-bottom:1px solid var(--line);overflow-wrap:anywhere;min-width:7rem;max-width:34rem;white-space:pre-wrap}
.rows td:not(.mark){padding-left:.5rem}.rows th{padding-left:.5rem}
.rows tr:last-child td{border-bottom:0}
.rows .mark{min-width:0;white-space:nowrap;width:1.5rem;padding:.3rem .25rem .3rem .5rem;font-weight:600}
.rows .missing{background:var(--exp-bg)}.rows .missing .mark{color:var(--exp)}
.rows .extra{background:var(--rec-bg)}.rows .extra .mark{color:var(--rec)}
.rows .missing b{background:var(--exp-mark)}.rows .extra b{background:var(--rec-mark)}
.rows b{font-weight:400;border-radius:2px}
.rows.asks td{padding:.35rem .6rem;max-width:none}.asks td:not(:first-child),.asks th:not(:first-child){text-align:center;min-width:0;white-space:nowrap}.asks .named td:first-child{font-weight:600}.asks .lost{background:var(--exp-bg)}.asks .added{background:var(--rec-bg)}.asks small{font-size:.95em;margin-left:.5rem;font-weight:400}.asks .lost small{color:var(--exp)}.asks .added small{color:var(--rec)}
.ns,.other,.unbound,.grey{color:var(--soft)}.unbound{font-style:italic}
.diff{border:1px solid var(--line);border-radius:6px;overflow:hidden;font-size:.93em;margin:.25rem 0 .5rem}
.pair{display:grid;grid-template-columns:1fr 1fr}
.pair>*{min-width:0}.pair>*+*{border-left:1px solid var(--line)}
.heads{background:var(--panel);color:var(--soft);font-size:.85rem;border-bottom:1px solid var(--line)}
.heads>div{padding:.2rem .6rem}
.minus{color:var(--exp);font-weight:600}.plus{color:var(--rec);font-weight:600}
.line{white-space:pre-wrap;overflow-wrap:anywhere;padding:0 .6rem 0 1.6rem;min-height:1.5em;position:relative}
.alone .line{padding-left:.6rem}
.line.del{background:var(--exp-bg)}.line.ins{background:var(--rec-bg)}.line.none{background:var(--panel)}
.line.del::before,.line.ins::before{position:absolute;left:.6rem}
.line.del::before{content:"−";color:var(--exp)}.line.ins::before{content:"+";color:var(--rec)}
.line b{font-weight:400;border-radius:2px}.del b{background:var(--exp-mark)}.ins b{background:var(--rec-mark)}
.line i,pre i{font-style:normal}
i.k{color:var(--key)}i.v,i.p{color:var(--var)}i.s{color:var(--str)}i.i{color:var(--iri)}i.c{color:var(--soft)}
.diff .rest{padding:.15rem .6rem;background:var(--panel)}
.two{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));gap:0 2rem}.two>*,.calls li{min-width:0}
.calls ol{list-style:none;margin:0;padding:0 0 0 .45rem}
.calls li{border-left:2px solid var(--line);padding:.1rem 0 .1rem .85rem;position:relative;font-size:.9rem}
.calls li::before{content:"";position:absolute;left:-.35rem;top:.65rem;width:.55rem;height:.55rem;border-radius:50%;background:var(--bg);border:2px solid var(--edge)}
.calls li.matched::before{background:var(--good);border-color:var(--good)}
.calls li.explained::before,.calls li.broke::before{background:var(--bad);border-color:var(--bad)}
.calls li.broke{border-left-color:var(--bad)}.calls li.broke .call>code:first-child{color:var(--bad)}
.call{display:flex;flex-wrap:wrap;gap:0 .75rem;align-items:baseline}
summary.call{list-style:none}summary.call::-webkit-details-marker{display:none}summary.call:hover code{text-decoration:underline}
.call .amount,.call .time{color:var(--soft);font-size:.87rem}
.call em{font-style:normal}
.role{font-size:.8rem}.role.matched{color:var(--good)}.role.explained,.role.broke{color:var(--bad)}
.call .asked{flex:0 0 100%;min-width:0;color:var(--soft);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;text-decoration:none!important}
.call .error{flex-basis:100%;color:var(--bad);font-size:.87rem;overflow-wrap:anywhere;display:-webkit-box;-webkit-line-clamp:2;-webkit-box-orient:vertical;overflow:hidden}
figure{margin:.3rem 0 .6rem;min-width:0}figcaption{color:var(--soft);font-size:.8rem}
pre{margin:0;padding:.5rem .7rem;background:var(--panel);border-radius:6px;white-space:pre-wrap;overflow-wrap:anywhere;max-height:22rem;overflow:auto}
.texts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,18rem),1fr));gap:0 1.5rem;font-size:.93rem}
.said{white-space:pre-wrap;overflow-wrap:anywhere;padding:.5rem .7rem;border:1px solid var(--line);border-radius:6px;max-height:13rem;overflow:auto}
.claims{list-style:none;padding:0;margin:.4rem 0;font-size:.92rem}
.claims li{padding-left:1.25rem;position:relative}.claims .mark{position:absolute;left:0;font-weight:600}
.claims .found .mark{color:var(--good)}.claims .missed .mark,.claims .wrong .mark{color:var(--bad)}
.command code{display:inline-block;padding:.3rem .6rem;background:var(--panel);border-radius:6px;overflow-wrap:anywhere}
`;

const PLOT_STYLE = `
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem;align-items:start;margin-top:1rem}
.plot{margin:0 0 1.25rem}.plot h3{margin:0 0 .25rem;font-size:.87rem;color:var(--text)}
.plot table{width:100%;table-layout:fixed;font-size:.87rem}
.plot th,.plot td{padding:0;border:0;vertical-align:middle}
.plot th{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--text);width:34%;padding-right:.75rem}
.plot .words th{width:50%;white-space:normal;line-height:1.25;padding-block:.15rem}.plot .words .num{width:20%}
.plot .wide{width:auto}.plot th.wide{padding:0}.plot .num{width:22%;text-align:right;padding:0 0 0 .75rem;white-space:nowrap;color:var(--soft)}
.plot svg{display:block;overflow:visible}
.plot text{fill:var(--soft);font-size:11px;text-anchor:middle}
.rail,.zero{stroke:var(--line)}.zero{stroke:var(--edge)}
.band{fill:var(--panel);stroke:var(--edge);stroke-dasharray:3 3}
.range{stroke-width:3;stroke-linecap:round}
.range.bad,.ring.bad{stroke:var(--bad)}.range.good,.ring.good{stroke:var(--good)}.range.same,.ring.same{stroke:var(--edge)}
.ring{fill:var(--bg);stroke-width:1.5}
.dot.bad{fill:var(--bad)}.dot.good{fill:var(--good)}.dot.same{fill:var(--edge)}
.bar{fill:var(--link)}.bar.base,.quantile.base{fill:var(--edge)}
.key{display:inline-block;width:.7rem;height:.7rem;border-radius:2px;background:var(--link);vertical-align:-.05rem}.key.base{background:var(--edge)}
.quantile{fill:var(--link)}.strip{display:flex;justify-content:space-between;gap:1rem;margin:.5rem 0 .15rem;font-size:.87rem}
.plot .left{text-anchor:start}.trend{stroke:var(--edge)}
.median{stroke:var(--text);stroke-width:2}
.runs th,.runs td{vertical-align:middle;padding-left:.9rem;padding-right:0;white-space:nowrap}
.runs th:first-child{padding-left:0;white-space:normal;overflow-wrap:anywhere;min-width:7rem}
.runs .num{padding-left:.9rem}.runs thead th{overflow-wrap:normal}
.runs .wide{min-width:9rem;width:34%}
.runs svg{display:block;overflow:visible}.runs text{fill:var(--soft);font-size:11px;text-anchor:middle}
`;

/**
 * Colours in light and dark mode: texts, signs and tokens have a contrast of at least 4.5 with their background, also
 * where it is marked.
 */
const COLOURS = `
:root{color-scheme:light dark;--bg:#fff;--panel:#f6f7f9;--line:#e2e5e9;--edge:#868e98;--text:#1b1f24;--soft:#5a626c;--link:#1d58c1;
--bad:#b3261e;--bad-bg:#fdeeec;--bad-mark:#fad4d0;--good:#176b3a;--good-bg:#e9f6ee;--good-mark:#bfe5cd;--warn:#7a4d00;--warn-bg:#fdf4dd;
--exp:#1d58c1;--exp-bg:#e8f0fe;--exp-mark:#cbdefc;--rec:#95520a;--rec-bg:#fef0e0;--rec-mark:#fbdab2;--bar:#d9822b;
--key:#8a2f8f;--var:#0b6170;--str:#8a4600;--iri:#1d58c1}
@media screen and (prefers-color-scheme:dark){:root{--bg:#121417;--panel:#1a1d21;--line:#2c3137;--edge:#7d8690;--text:#e5e8eb;--soft:#a3abb4;--link:#8fb8ff;
--bad:#ff9a90;--bad-bg:#331a19;--bad-mark:#6b2a26;--good:#74d29a;--good-bg:#14291d;--good-mark:#1a472f;--warn:#f0c36a;--warn-bg:#2d2512;
--exp:#8fb8ff;--exp-bg:#172338;--exp-mark:#213e6b;--rec:#f0b06a;--rec-bg:#33240f;--rec-mark:#583711;--bar:#d9822b;
--key:#dba2e6;--var:#6fd0dd;--str:#efb37a;--iri:#8fb8ff}}
`;

const FRAME = `
.scroll{position:relative}
*{box-sizing:border-box}
html{scroll-padding-top:.5rem;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);
font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
header{padding:.9rem 1.25rem .8rem;border-bottom:1px solid var(--line)}
header .bar-line{display:flex;flex-wrap:wrap;gap:.2rem 1.1rem;align-items:baseline}
header .bar-line>*{margin:0}header .bar-line p{margin:0}
header h1{flex:1 1 20rem}
header .origin{color:var(--soft);font-size:.87rem;overflow-wrap:anywhere}
header .lead{margin-top:.35rem;color:var(--soft);font-size:.95rem}header .lead strong,header .change b{color:var(--text)}
header nav{margin-left:auto!important}.places{margin:.35rem 0 0;font-weight:600}
#help,form button{display:none}.scripted #help{display:inline;background:none;border:0;color:var(--soft);padding:0 0 0 .6rem}.scripted form button,dialog button{display:inline-block}
kbd{font:inherit;font-weight:600;color:var(--text)}
main>section:not(#questions){padding:0 1.25rem;max-width:84rem;margin:0 auto}
main{padding-bottom:4rem}
code,pre,.line{font-family:ui-monospace,SFMono-Regular,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.87em}
a{color:var(--link);text-decoration:none}a:hover,p a{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
h1{font-size:1.4rem;line-height:1.3;margin:0;font-weight:650;letter-spacing:-.01em}
h2{font-size:1.2rem;margin:2.25rem 0 .75rem;font-weight:650}
h3{font-size:.95rem;margin:1.75rem 0 .4rem;font-weight:600}
h4{font-size:.95rem;margin:1.5rem 0 .4rem;font-weight:600}
h5{font-size:.85rem;margin:.9rem 0 .3rem;font-weight:600;color:var(--soft)}
p{margin:.5rem 0}
.sr{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem}
.small,.counts,.meta,.rest,.count{color:var(--soft);font-size:.87rem}
.count{font-weight:400}
.bad{color:var(--bad)}.good{color:var(--good)}.same{color:var(--soft)}
.verdict{display:inline-block;margin:0;padding:.1rem .6rem;border-radius:1rem;font-size:.85rem;font-weight:600}
.verdict.passed{color:var(--good);background:var(--good-bg)}.verdict.failed{color:var(--bad);background:var(--bad-bg)}.verdict.warned{color:var(--warn);background:var(--warn-bg)}.verdict.none,.verdict.unchecked{color:var(--soft);background:var(--panel)}
nav{display:flex;gap:1rem;font-size:.9rem}
.note{margin:.75rem 0;padding:.5rem .8rem;border-left:3px solid var(--edge);background:var(--panel);font-size:.93rem;border-radius:0 4px 4px 0}
.note p{margin:.2rem 0}.note.warning,.note.important{border-color:var(--warn);background:var(--warn-bg)}
.panes{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem 3rem;margin-top:1.5rem;align-items:start}
.panes>div>:first-child{margin-top:0}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.3rem .75rem .3rem 0;vertical-align:top;font-weight:400}
.figures{width:100%;font-size:.93rem;margin:0 0 1rem}
.figures thead th{color:var(--soft);font-size:.85rem}.figures thead .num{white-space:normal;overflow-wrap:anywhere;min-width:4.5rem}
.figures th[scope=row]{overflow-wrap:anywhere;min-width:7rem}
.figures tr{border-bottom:1px solid var(--line)}
.figures .num{text-align:right;white-space:nowrap;padding-right:0;padding-left:.75rem}
.figures .num+:not(.num){padding-left:.75rem}
details.fold{margin:.5rem 0}
summary{cursor:pointer}
details.fold>summary{color:var(--soft);font-size:.87rem;width:fit-content}
details.fold>summary:hover{color:var(--text)}
`;

const LIST = `
#questions{display:block;padding:0 1.25rem}
#side{display:flex;flex-direction:column;min-width:0}
#filters{display:flex;flex-direction:column;gap:.5rem;padding:.75rem 0 .35rem;background:var(--bg)}
#filters[hidden]{display:none}
.chips{display:flex;flex-wrap:wrap;gap:.35rem;border:0;margin:0;padding:0;min-width:0}
.chips label{position:relative;cursor:pointer}.chips span{display:block;border-color:var(--edge)}.chips input{position:absolute;opacity:0;inset:0;margin:0;cursor:pointer}
.chips input:focus-visible+span{outline:2px solid var(--link);outline-offset:2px}
.find{display:flex;flex-wrap:wrap;gap:.4rem}.find label{display:flex;min-width:0}
input[type=search],select,button{font:inherit;font-size:.87rem;color:inherit;background:var(--bg);border:1px solid var(--edge);border-radius:6px;padding:.25rem .5rem;max-width:14rem}
.find [type=search]{flex:1 1 11rem;min-width:8rem;max-width:none}
#filters .fold .find{margin-top:.4rem}
.found{display:flex;gap:.75rem;align-items:baseline;color:var(--soft);font-size:.87rem}.found:has(output:empty){display:none}.found button{padding:0 .45rem}
button{cursor:pointer}
.group{margin:0 0 1rem}.group h3{margin:.9rem 0 .3rem}
.head{margin:0;padding:.4rem 0 .4rem .1rem;font-weight:400;font-size:.95rem}
.head b{min-width:2rem;text-align:right;font-variant-numeric:tabular-nums}
.head button{display:flex;gap:.6rem;align-items:center;background:none;border:0;padding:0;font-size:1em;text-align:left;max-width:100%}
.head button[disabled]{color:inherit;cursor:default}.head button:not([disabled]):hover span{text-decoration:underline}
.head i.bar{height:.55rem;border-radius:2px;background:var(--bar);flex:none}.missed{fill:var(--bar)}
.more{display:block;margin:.15rem 0 .5rem 2.6rem;background:none;border:0;color:var(--link);padding:.25rem 0}
.q,.edit{border-bottom:1px solid var(--line)}
.edit>summary{padding:.5rem .25rem;cursor:pointer}.edit>p,.edit h4{margin:.4rem .25rem}
.q>summary{display:grid;grid-template-columns:1.3rem minmax(0,1fr) auto auto;gap:0 .6rem;padding:.45rem .25rem;align-items:baseline;list-style:none}
.q>summary::-webkit-details-marker{display:none}
.q>summary:hover,.q[open]>summary{background:var(--panel)}
.q .mark{font-size:.85rem;color:var(--soft)}.q .word{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.q .mark.regressed,.q .mark.wrong,.q .mark.rule,.q .mark.check{color:var(--bad)}.q .mark.improved,.q .mark.right{color:var(--good)}
.q .text{min-width:0;overflow-wrap:anywhere}
.q .text .why{display:block;color:var(--soft);font-size:.87rem;font-style:normal}
[data-by=cause] .cluster:not(.mixed) .why:has(.asks) .kind{display:none}
.q[open]:has(.cause)>summary .why{display:none}
.q .score{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;font-size:.87rem;color:var(--soft)}
.q .short{color:var(--soft);text-align:right;overflow:hidden;text-overflow:ellipsis;white-space:nowrap;max-width:11rem}
.flag{margin-left:.5rem;padding:0 .4rem;border:1px solid var(--edge);border-radius:1rem;font-size:.78rem;color:var(--soft);white-space:nowrap}
.empty{margin:.75rem 0}
details:has(>:target)::details-content{content-visibility:visible;block-size:auto}
`;

/** From this width, the script shows the details of a question next to the list. */
const WIDE = `
@media screen and (min-width:1400px){.scripted #questions{display:grid;grid-template-columns:30rem minmax(0,1fr);padding:0;min-height:calc(100vh - 5.5rem);border-bottom:1px solid var(--line)}
.scripted #side{border-right:1px solid var(--line);position:sticky;top:0;height:100vh;min-height:0}
.scripted #filters{padding:.75rem 1rem .35rem;border-bottom:1px solid var(--line)}.scripted #list{overflow-y:auto;flex:1;padding:0 0 2rem}.scripted #list h3{padding-left:1rem}.scripted .head{padding-left:1rem}
.scripted #side>.note{margin:0}
.scripted #detail{padding:.9rem 1.5rem 2rem;min-width:0;max-width:100rem}.scripted #detail .body{scroll-margin-top:100vh}
.scripted #list .q>summary{padding:.45rem 1rem .45rem 1.6rem;grid-template-columns:1.1rem minmax(0,1fr) auto;border-left:3px solid transparent}
.scripted #list .q .short{display:none}
.scripted .cluster .q .asks,.scripted .cluster .q .kind:last-child{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.scripted .q.current>summary{background:var(--exp-bg);border-left-color:var(--link)!important}
.empty{margin:1rem}}
`;

const SCREENS = `
@media screen and (max-width:46rem){h1{font-size:1.2rem}#templates .wide{display:none}.rows{min-width:0}.runs th,.runs .num{padding-left:.35rem}.runs th:first-child{min-width:4rem}#templates thead .num{min-width:0;font-size:.75rem}.rows.asks td,.rows.asks th{padding:.3rem .25rem;white-space:normal}.rows.asks small{display:block;margin:0}#questions,main>section:not(#questions),header{padding-left:.9rem!important;padding-right:.9rem!important}
header nav{margin-left:0!important}
.q>summary{grid-template-columns:1.1rem minmax(0,1fr) auto}.q .short{display:none}.q>.body{padding-left:.2rem}.bar-steps{justify-content:space-between}.bar-steps .hint{display:none}.bar-steps button{padding:.5rem 0}
.two{grid-template-columns:1fr!important}.pair{grid-template-columns:1fr!important}.pair .none,.pair .twin{display:none}.pair .ins{border-top:0}
.figures{font-size:.82rem}.figures .num{padding-left:.4rem}.figures thead .num{min-width:3.5rem}.figures th[scope=row]{min-width:5.5rem;padding-right:.25rem}.plot .num{width:28%}.plot th{white-space:normal}
.find label{flex:1 1 8rem}.find select{width:100%;max-width:none}}
@media (forced-colors:active){.head i.bar,.key,.bar,.dot,.quantile,.missed{forced-color-adjust:none}.tabs [aria-selected=true],.chips input:checked+span{outline:2px solid}.scripted #list .q:not(.current)>summary{border-left-color:Canvas}.scripted #list .q.current>summary{outline:2px solid Highlight;outline-offset:-2px}}
@media print{:root{color-scheme:light}main{padding-bottom:0}.scroll{mask-image:none!important}html{font-size:11px}body{font-size:11px}#filters,nav,.skip,.sr,.q .word,.copy,.command,.tabs,.bar-steps,.more,#help{display:none!important}
.q{break-inside:avoid}.q[open]{break-inside:auto}.panel[hidden]{display:block!important}.q .panel[data-kind=copy]{display:none!important}.tabs~.panel>h4:first-child{position:static;width:auto;height:auto;clip-path:none}
.diff,pre,.scroll,.said{overflow:visible!important;max-height:none!important;animation:none}.line{white-space:pre-wrap}.call .asked{overflow:visible;white-space:normal;overflow-wrap:anywhere}}
`;

/** Style of the page, in light and dark mode, on small screens and on paper. */
export const STYLE = [COLOURS, FRAME, LIST, DETAIL_STYLE, PLOT_STYLE, WIDE, SCREENS].join('').replaceAll('\n', '');

export const MANY_STYLE = `
#scores{margin-top:1rem;max-width:none!important}.gist{grid-template-columns:repeat(auto-fit,minmax(min(100%,15rem),1fr))}#scores .figures{margin-bottom:.5rem}
.method{max-width:60rem;color:var(--soft);font-size:.9rem}
.plot .letter{fill:var(--text);font-size:13px;font-weight:600}
.q>summary{grid-template-columns:minmax(0,1fr) auto}
.scripted #list .q>summary{grid-template-columns:minmax(0,1fr) auto}
.cells{display:grid;grid-template-columns:repeat(auto-fit,minmax(7.5rem,1fr));gap:0 .75rem;font-size:.87rem;color:var(--soft)}
.cell b{color:var(--text);font-weight:600}.cell.bad>span{color:var(--bad)}.cell.good>span{color:var(--good)}.cell.bad,.cell.good{color:var(--soft)}
.right-runs{margin:.5rem 0;font-weight:600;font-size:.93rem}
.cause+.cause{margin-top:.5rem}.cause ul{padding-left:1.1rem;list-style:disc}.cause li code{word-break:break-all}
.run{font-size:.95rem;margin:1.1rem 0 .3rem;color:var(--text)}.panel>.run:first-of-type{margin-top:.3rem}
@media screen and (max-width:46rem){.q>summary{grid-template-columns:minmax(0,1fr)}.cells{grid-template-columns:repeat(auto-fit,minmax(6rem,1fr))}}
`.replaceAll('\n', '');
