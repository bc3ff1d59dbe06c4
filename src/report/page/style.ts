/** Style of the details of a question. */
const DETAIL_STYLE = `
.body{scroll-margin-top:5rem;padding:.25rem 0 1.75rem 7.75rem}
@media (max-width:70rem){.body{padding-left:.25rem}}
.cause{margin:.5rem 0 .75rem;padding:.55rem .85rem;background:var(--bad-bg);border-radius:6px}
.cause .why{margin:0;font-weight:600;color:var(--bad)}
.cause ul{margin:.3rem 0 0;padding:0;list-style:none;font-size:.92rem}
.cause code{overflow-wrap:anywhere}
.gist{margin:.5rem 0}.gist p{overflow-wrap:anywhere}
.gist .soft{color:var(--soft)}
.meta{display:flex;flex-wrap:wrap;gap:.15rem 1rem}
.meta span{min-width:0;overflow-wrap:anywhere}
.copy{margin-left:.4rem;padding:0 .45rem;font-size:.8rem}
.body h4 span{font-weight:400;font-size:.87rem;margin-left:.5rem}.answer h4 span,h4 .soft{color:var(--soft)}
.rows{font-size:.87rem;min-width:18rem}
.step .scroll{border:1px solid var(--line);border-radius:6px;width:fit-content;max-width:100%}
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
.rows .missing{background:var(--bad-bg)}.rows .missing .mark{color:var(--bad)}
.rows .extra{background:var(--good-bg)}.rows .extra .mark{color:var(--good)}
.rows .missing b{background:var(--bad-mark)}.rows .extra b{background:var(--good-mark)}
.rows b{font-weight:400;border-radius:2px}
.asks td:not(:first-child),.asks th:not(:first-child){text-align:center;min-width:0;white-space:nowrap}.asks .named td:first-child{font-weight:600}.asks .lost{background:var(--bad-bg)}.asks .added{background:var(--good-bg)}
.ns,.other,.unbound{color:var(--soft)}.unbound{font-style:italic}
.diff{border:1px solid var(--line);border-radius:6px;overflow:hidden;font-size:.93em;margin:.25rem 0 .5rem}
.pair{display:grid;grid-template-columns:1fr 1fr}
.pair>*{min-width:0}.pair>*+*{border-left:1px solid var(--line)}
.heads{background:var(--panel);color:var(--soft);font-size:.85rem;border-bottom:1px solid var(--line)}
.heads>div{padding:.2rem .6rem}
.minus{color:var(--bad);font-weight:600}.plus{color:var(--good);font-weight:600}
.line{white-space:pre-wrap;overflow-wrap:anywhere;padding:0 .6rem 0 1.6rem;min-height:1.5em;position:relative}
.alone .line{padding-left:.6rem}
.line.del{background:var(--bad-bg)}.line.ins{background:var(--good-bg)}.line.none{background:var(--panel)}
.line.del::before,.line.ins::before{position:absolute;left:.6rem}
.line.del::before{content:"−";color:var(--bad)}.line.ins::before{content:"+";color:var(--good)}
.line b{font-weight:400;border-radius:2px}.del b{background:var(--bad-mark)}.ins b{background:var(--good-mark)}
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

/** Style of the plots. */
const PLOT_STYLE = `
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));gap:0 3rem;align-items:start;margin-top:1rem}
.plot{margin:0 0 1.25rem}.plot h3{margin:0 0 .25rem;font-size:.87rem;color:var(--text)}
.plot table{width:100%;table-layout:fixed;font-size:.87rem}
.plot th,.plot td{padding:0;border:0;vertical-align:middle}
.plot th{overflow:hidden;text-overflow:ellipsis;white-space:nowrap;color:var(--text);width:34%;padding-right:.75rem}
.plot thead th{color:var(--soft);overflow:visible}.plot .words th{width:50%;white-space:normal;line-height:1.25;padding-block:.15rem}.plot .words .num{width:20%}
.plot .wide{width:auto}.plot th.wide{padding:0}.plot .num{width:22%;text-align:right;padding:0 0 0 .75rem;white-space:nowrap;color:var(--soft)}
.plot svg{display:block;overflow:visible}
.plot text{fill:var(--soft);font-size:11px;text-anchor:middle}
.rail,.zero{stroke:var(--line)}.zero{stroke:var(--edge)}
.band{fill:var(--panel)}
.range{stroke-width:3;stroke-linecap:round}
.range.bad,.ring.bad{stroke:var(--bad)}.range.good,.ring.good{stroke:var(--good)}.range.same,.ring.same{stroke:var(--edge)}
.ring{fill:var(--bg);stroke-width:1.5}
.dot.bad{fill:var(--bad)}.dot.good{fill:var(--good)}.dot.same{fill:var(--edge)}
.bar{fill:var(--link)}.bar.base,.quantile.base{fill:var(--edge)}
.key{display:inline-block;width:.7rem;height:.7rem;border-radius:2px;background:var(--link);vertical-align:-.05rem}.key.base{background:var(--edge)}
.quantile{fill:var(--link);fill-opacity:.55}
.plot .left{text-anchor:start}.trend{stroke:var(--edge)}
.median{stroke:var(--text);stroke-width:2}
`;

/** Colours in light and dark mode: texts and signs have a contrast of at least 4.5 with their background. */
const COLOURS = `
:root{color-scheme:light dark;--bg:#fff;--panel:#f6f7f9;--line:#e2e5e9;--edge:#868e98;--text:#1b1f24;--soft:#5a626c;--link:#1d58c1;
--bad:#b3261e;--bad-bg:#fdeeec;--bad-mark:#f9cfca;--good:#176b3a;--good-bg:#e9f6ee;--good-mark:#bfe5cd;--warn:#7a4d00;--warn-bg:#fdf4dd;
--key:#8a2f8f;--var:#0b6170;--str:#8a4600;--iri:#1d58c1}
@media screen and (prefers-color-scheme:dark){:root{--bg:#121417;--panel:#1a1d21;--line:#2c3137;--edge:#7d8690;--text:#e5e8eb;--soft:#a3abb4;--link:#8fb8ff;
--bad:#ff9a90;--bad-bg:#331a19;--bad-mark:#6b2a26;--good:#74d29a;--good-bg:#14291d;--good-mark:#1f5236;--warn:#f0c36a;--warn-bg:#2d2512;
--key:#dba2e6;--var:#6fd0dd;--str:#efb37a;--iri:#8fb8ff}}
`;

const FRAME = `
*{box-sizing:border-box}
html{scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
body{margin:0 auto;padding:2rem 1.5rem 6rem;max-width:82rem;background:var(--bg);color:var(--text);
font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;overflow-wrap:break-word}
code,pre,.line{font-family:ui-monospace,SFMono-Regular,"Cascadia Mono",Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.87em}
a{color:var(--link);text-decoration:none}a:hover,p a{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:3px}
h1{font-size:1.75rem;line-height:1.25;margin:.35rem 0 .5rem;font-weight:650;letter-spacing:-.01em;text-wrap:balance}
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
.verdict.passed{color:var(--good);background:var(--good-bg)}.verdict.failed{color:var(--bad);background:var(--bad-bg)}.verdict.none,.verdict.unchecked{color:var(--soft);background:var(--panel)}
.lead{font-size:1.05rem;max-width:60rem}.lead p{margin:.25rem 0}
nav{display:flex;gap:1.25rem;margin-top:1rem;font-size:.9rem}
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
#filters{position:sticky;top:0;z-index:2;display:flex;flex-wrap:wrap;gap:.4rem;align-items:center;padding:.6rem 0;background:var(--bg);border-bottom:1px solid var(--line)}
#filters[hidden]{display:none}
#filters input,#filters select,button{font:inherit;font-size:.87rem;color:inherit;background:var(--panel);border:1px solid var(--edge);border-radius:5px;padding:.25rem .5rem;max-width:9.5rem}
#filters [name=s]{max-width:none}
#filters input{flex:1 1 10rem;min-width:8rem;max-width:20rem}
#filters output{color:var(--soft);font-size:.87rem;margin-left:auto}
button{cursor:pointer}
.q{border-bottom:1px solid var(--line)}
.q>summary,div.q{display:grid;grid-template-columns:6.5rem minmax(0,1fr) auto 5.5rem;gap:0 1rem;padding:.5rem .25rem;align-items:baseline;list-style:none}
.q>summary::-webkit-details-marker{display:none}
.q>summary:hover{background:var(--panel)}
.q[open]>summary{background:var(--panel)}
.q .mark{font-size:.85rem;white-space:nowrap;color:var(--soft)}
.q .mark.regressed,.q .mark.wrong,.q .mark.rule,.q .mark.check{color:var(--bad)}.q .mark.improved,.q .mark.right{color:var(--good)}
.q .text{min-width:0;overflow-wrap:anywhere}
.q .text .why{display:block;color:var(--soft);font-size:.9rem}
.q[open]:has(.cause)>summary .why{display:none}
.q .score{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap;font-size:.9rem}
.q .short{color:var(--soft);text-align:right;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.flag{margin-left:.5rem;padding:0 .4rem;border:1px solid var(--edge);border-radius:1rem;font-size:.78rem;color:var(--soft)}
p.q{margin:0;padding:.4rem .25rem}p.q i{display:block;font-style:normal;color:var(--soft);font-size:.9rem}
.chunk{content-visibility:auto;contain-intrinsic-size:auto 1260px}
.q[hidden],.group[hidden]{display:none}
details:has(>:target)::details-content{content-visibility:visible;block-size:auto}
`;

const SCREENS = `
@media screen and (max-width:46rem){body{padding:1.25rem 1rem 4rem}h1{font-size:1.35rem}
.q>summary,div.q{grid-template-columns:minmax(0,1fr) auto;gap:0 .75rem}.q .mark{grid-column:1}.q .score{grid-row:1;grid-column:2}.q .text{grid-column:1/-1}.q .short{display:none}
.two{grid-template-columns:1fr!important}.pair{grid-template-columns:1fr!important}.pair .none,.pair .twin{display:none}.pair .ins{border-top:0}
.figures{font-size:.82rem}.figures .num{padding-left:.4rem}.figures thead .num{min-width:3.5rem}.figures th[scope=row]{min-width:5.5rem;padding-right:.25rem}.plot .num{width:28%}.plot th{white-space:normal;overflow-wrap:anywhere}
#filters{position:static}#filters select,#filters label{flex:1 1 8rem;max-width:none}#filters select{width:100%}}
@media print{:root{color-scheme:light}html{font-size:11px}body{max-width:none;padding:0;font-size:11px}h1{font-size:1.6rem}#filters,nav,.skip,.copy,.command{display:none!important}
.q{break-inside:avoid}.q[open]{break-inside:auto}.chunk{content-visibility:visible}
.diff,pre,.scroll,.said{overflow:visible!important;max-height:none!important;animation:none}.line{white-space:pre-wrap}.call .asked{overflow:visible;white-space:normal;overflow-wrap:anywhere}}
`;

/** Style of the page, in light and dark mode, on small screens and on paper. */
export const STYLE = [COLOURS, FRAME, LIST, DETAIL_STYLE, PLOT_STYLE, SCREENS].join('').replaceAll('\n', '');

/** Additional style of the page of several runs. */
export const MANY_STYLE = `
#figures{margin-top:1.5rem}.scroll{position:relative}
.runs th,.runs td{vertical-align:middle;padding-left:.9rem;padding-right:0;white-space:nowrap}
.runs th:first-child{padding-left:0;white-space:normal;overflow-wrap:anywhere;min-width:7rem}
.runs .num{padding-left:.9rem}.runs thead th{overflow-wrap:normal}
.runs .wide{min-width:9rem;width:34%}
.runs svg{display:block;overflow:visible}.runs text{fill:var(--soft);font-size:11px;text-anchor:middle}
.method{max-width:60rem;color:var(--soft);font-size:.9rem}
.plot .letter{fill:var(--text);font-size:13px;font-weight:600}
.costs thead .num{white-space:normal}.costs th:first-child{min-width:5rem}
.matrix{table-layout:fixed}.matrix .sign{width:2.6rem;text-align:center;padding-right:0;white-space:nowrap}
.matrix th[scope=row]{overflow-wrap:anywhere}
.part{content-visibility:auto;contain-intrinsic-size:auto 220px}
@media (max-width:46rem){.matrix .sign{width:1.6rem}.matrix .sign .count{display:block}}
@media print{.part{content-visibility:visible}}
`.replaceAll('\n', '');
