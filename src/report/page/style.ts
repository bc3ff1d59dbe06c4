import { DETAIL_STYLE } from './style-detail.js';
import { PLOT_STYLE } from './style-plots.js';

/** Colours in light and dark: texts and signs have a contrast of at least 4.5 on what they stand on. */
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

/** The look of the page, in light and dark, on small screens and on paper. */
export const STYLE = [COLOURS, FRAME, LIST, DETAIL_STYLE, PLOT_STYLE, SCREENS].join('').replaceAll('\n', '');
