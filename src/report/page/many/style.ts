/** What only the page of several runs has. */
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
