/** The look of the details of a question. */
export const DETAIL_STYLE = `
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
