/** The look of the plots. */
export const PLOT_STYLE = `
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
