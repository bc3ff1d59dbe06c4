export const id=638;export const ids=[638,305];export const modules={77305:((e,t,n)=>{n.d(t,{PAGE_EXTENT:()=>d,W:()=>y,pageModel:()=>p});var r=n(70553),i=n(10563),a=n(17110),o=n(64781),s=n(34919),c=n(64360),l=n(27049),u=n(34207);let d={different:20,common:5,matched:5,cell:2e4,columns:30,isEveryStep:!0,callTexts:{args:3e3,output:1e3},calls:200};function f(e){return(0,l.Jj)(e,2e3)}function p(e,t){let{redact:n}=t,{comparison:r}=e,i=r.kind===`compared`?r.history??[]:[],o={rows:(0,u.r)(e,t.tagsOf),templates:_(e),trend:i},s=(0,a.r)(n((0,a.r)(o,l.RK)),f),c=s.rows.map((e,t)=>m(o.rows[t]??e,e));return{view:h(e,t),verdict:g(e),rows:c,templates:s.templates,trend:s.trend,change:r.kind===`compared`?r.noise.score:null,baseLabel:r.kind===`compared`?f(n((0,l.RK)(r.label))):null,options:t}}function m({id:e,anchor:t},n){return n.id===e&&n.anchor===t?n:{...n,id:e,anchor:t}}function h(e,{thisRun:t,redact:n,footer:r}){let i=(0,c.d)(e,{thisRun:t,redact:n,footer:r,visibleRegressions:0,rows:0,textOf:s.mD}),o=i.blocks.filter(({part:e})=>e!==`questions`&&e!==`templates`);return(0,a.r)({...i,blocks:o},f)}function g({run:e,gates:t}){return e.passed===!0?t.length===0?`none`:t.every(({outcome:e})=>e===`skipped`)?`unchecked`:`passed`:`failed`}function _({run:e,comparison:t}){let{templateTitles:n={}}=e,r=t.kind===`compared`?t.templates:[],a=new Map(r.map(e=>[e.id,e])),s=new Map;for(let t of e.questions)(0,o.gT)(s,t.templateId).push(t);return[...s].map(([e,t])=>{let r=(Object.hasOwn(n,e)?n[e]:null)??e,o=a.get(e);return o?{id:e,title:r,questions:o.questions,base:o.base,score:o.head}:{id:e,title:r,questions:t.length,base:null,score:(0,i.gD)(t).micro}}).sort(v)}function v(e,t){let[n,i]=[e,t].map(({base:e,score:t})=>e===null?0:(t??0)-e);return Math.abs(n-i)>r.aR?n-i:(e.score??2)-(t.score??2)}function y({view:e,verdict:t}){return[e.isDoubtful?`⚠️ `:b[t],...e.title]}let b={passed:`✓ `,failed:`✗ `,none:``,unchecked:``}}),39638:((e,t,n)=>{n.d(t,{renderPage:()=>ft});var r=n(67478),i=n(17110),a=n(28404),o=n(27049),s=n(59293),c=n(85534),l=n(6044);let u={rule:`Broke a rule`,regressed:`Regressed`,check:`Failed an answer check`,wrong:`Wrong`,improved:`Improved`,right:`Right`,unscored:`Without reference steps`},d={rule:[`✗`,`broke a rule`],regressed:[`▼`,`regressed`],check:[`✗`,`failed check`],wrong:[`✗`,`wrong`],improved:[`▲`,`improved`],right:[`✓`,`right`],unscored:[`–`,`not scored`]};function f({row:e}){let{group:t,text:n,why:i,shortId:a}=e,[o,s]=d[t];return(0,r.FD)(r.FK,{children:[(0,r.FD)(`span`,{class:`mark ${t}`,children:[(0,r.Y)(`span`,{"aria-hidden":`true`,children:o}),` `,s]}),(0,r.FD)(`span`,{class:`text`,children:[n,_(e).map(e=>(0,r.Y)(`span`,{class:`flag`,children:e})),i.length>0&&(0,r.Y)(`span`,{class:`why`,children:(0,r.Y)(l.U,{text:i})})]}),(0,r.Y)(`span`,{class:`score`,children:v(e)}),(0,r.Y)(`code`,{class:`short`,children:a})]})}let[p,m]=[90,70];function h({row:{text:e,why:t}}){return(0,r.FD)(r.FK,{children:[(0,o.Jj)(e,p),t.length>0&&(0,r.Y)(`i`,{children:(0,o.Jj)((0,o.pj)(t),m)})]})}function g({text:e,why:t,anchor:n}){return 50+n.length+Math.min(p,e.length)+Math.min(m,(0,o.pj)(t).length)}function _({group:e,change:t,isFlaky:n,known:r,failedCheck:i,corpus:a}){return[...t!==null&&t!==e?[t]:[],...i&&e!==`check`?[`failed answer check`]:[],...r?[r.kind]:[],...n?[`flaky`]:[],...a?[a]:[]]}function v({change:e,base:t,score:n}){if(n===null)return``;if(e===null)return y(n);let[r,i]=(0,c.zV)(t,n);return[r,i].map(e=>e.replace(/\.0+$/,``)).join(` → `)}function y(e){return(0,c.zV)(e,1)[0].replace(/\.0+$/,``)}function b(e,t,n){let{group:r,change:i,isWrong:a,isFlaky:o,known:s,failedCheck:c,corpus:l,cause:u,tags:d,templateId:f}=e;return[...i!==null&&i!==r?[i]:[],...a&&r!==`wrong`?[`wrong`]:[],...o?[`flaky`]:[],...s?[s.kind]:[],...c&&r!==`check`?[`check`]:[],...l?[l]:[],`t${t.templates.get(f)??``}`,...u===null?[]:[`c${t.causes.get(u)}`],...d.map(e=>`g${t.tags.get(e)}`),...n.map(e=>`n${x(t.steps,e)}`)].join(` `)}function x(e,t){let n=e.get(t)??e.size;return e.set(t,n),n}function S(e,t){let n=e=>new Map([...new Set(e)].map((e,t)=>[e,t]));return{templates:n(t.map(({id:e})=>e)),causes:n(e.flatMap(({cause:e})=>e??[])),tags:n(e.flatMap(({tags:e})=>e)),steps:new Map}}var C=n(77305),w=n(2052),T=n(9040),E=n(68032),D=n(77183);function ee({answer:e,base:t,isMissed:n}){let i=t!==null&&[e,t].every(({figures:e})=>e.answer_f1===1),a=O(e,t),o=a||i,s=n&&e.actual!==null;return!o&&!s?null:(0,r.FD)(`div`,{class:`note gist`,children:[o&&(0,r.FD)(`p`,{children:[i?`The answer is judged right, as in `:`The answer is the same as in `,(0,r.Y)(`code`,{children:t?.label}),`'s run.`]}),s&&(0,r.Y)(te,{name:`This run`,text:e.actual}),s&&!a&&(0,r.Y)(te,{name:t?.label??``,text:t?.actual??null})]})}function te({name:e,text:t}){return t===null?null:(0,r.FD)(`p`,{children:[(0,r.FD)(`span`,{class:`soft`,children:[e,` answered:`]}),` `,re(k(t))]})}let ne=/^(?:\S{0,40}\s|[\udc00-\udfff])/;function re(e){return e.length<=240?e:`${(0,o.Jj)(e,120)} ${e.slice(-120).replace(ne,``)}`}function ie({answer:e,base:t,isScored:n}){let{actual:i,reference:a,claims:o,reason:s,figures:l}=e;if(i===null&&a===null)return null;let u=Object.entries(l).map(([e,t])=>`${e.replaceAll(`_`,` `)} ${(0,c.fN)(t)}`),d=O(e,t),f=u.length>0||o!==null;return(0,r.FD)(`section`,{class:`answer`,children:[(0,r.FD)(`h4`,{children:[`Answer`,n&&!f&&(0,r.Y)(`span`,{children:`not judged; the score is that of the steps`})]}),(0,r.FD)(`div`,{class:`texts`,children:[(0,r.Y)(j,{name:d?`This run and ${t?.label}`:`This run`,text:i}),!d&&(0,r.Y)(j,{name:t?.label??``,text:t?.actual??null}),(0,r.Y)(j,{name:`Reference`,text:a})]}),u.length>0&&(0,r.Y)(`p`,{class:`counts`,children:u.join(` · `)}),o&&(0,r.Y)(oe,{claims:o}),s&&(0,r.FD)(`p`,{class:`counts`,children:[`Judge: `,s]})]})}function O({actual:e},t){return e!==null&&t!==null&&t.actual!==null&&k(t.actual)===k(e)}function k(e){return e.replace(/\*\*|`/g,``).replace(/\s+/g,` `).trim()}let A=4e3;function j({name:e,text:t}){return t===null?null:(0,r.FD)(`figure`,{children:[(0,r.Y)(`figcaption`,{children:e}),(0,r.Y)(`div`,{class:`said`,tabIndex:0,children:(0,r.Y)(M,{text:t.length>A?`${t.slice(0,A)}…`:t})})]})}let ae=[[`found`,`✓`,`Found in the answer`],[`missed`,`−`,`Missed`],[`wrong`,`+`,`Not in the reference`]];function oe({claims:e}){return(0,r.Y)(`ul`,{class:`claims`,children:ae.flatMap(([t,n,i])=>e[t].map(e=>(0,r.FD)(`li`,{class:t,children:[(0,r.Y)(`span`,{class:`mark`,children:n}),(0,r.FD)(`span`,{class:`sr`,children:[i,`: `]}),e]})))})}let se=/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;function M({text:e}){let t=[],n=0;for(let{0:i,1:a,2:o,index:s}of e.matchAll(se))t.push(e.slice(n,s),a===void 0?(0,r.Y)(`code`,{children:o}):(0,r.Y)(ce,{text:a})),n=s+i.length;return(0,r.Y)(r.FK,{children:[...t,e.slice(n)]})}function ce({text:e}){return(0,r.Y)(`strong`,{children:(0,r.Y)(M,{text:e})})}var N=n(45968);function le({all:e,base:t}){if(e.every(({reference:e,actual:t})=>e===t))return null;let n=e.some(e=>e.base!==void 0);return(0,r.FD)(r.FK,{children:[(0,r.Y)(`h5`,{children:`What the queries ask for`}),(0,r.Y)(`div`,{class:`scroll`,children:(0,r.FD)(`table`,{class:`rows asks`,children:[(0,r.Y)(`thead`,{children:(0,r.FD)(`tr`,{children:[(0,r.Y)(`th`,{children:`Condition`}),(0,r.Y)(`th`,{children:`reference`}),n&&(0,r.Y)(`th`,{children:t}),(0,r.Y)(`th`,{children:`this run`})]})}),(0,r.Y)(`tbody`,{children:e.map(e=>(0,r.FD)(`tr`,{class:ue(e),children:[(0,r.Y)(`td`,{children:(0,r.Y)(`code`,{children:(0,o.U_)(e.text)})}),(0,r.Y)(`td`,{children:P(e.reference)}),n&&(0,r.Y)(`td`,{children:P(e.base===!0)}),(0,r.Y)(`td`,{children:P(e.actual)})]}))})]})})]})}function ue({reference:e,actual:t,named:n}){if(e!==t)return`${t?`added`:`lost`}${n?` named`:``}`}function P(e){return e?`●`:`–`}var de=n(55084);function F({diff:e,sides:t}){let{lines:n,language:i,leftOut:o}=e;return(0,r.FD)(`div`,{class:`diff`,children:[(0,r.FD)(`div`,{class:`pair heads`,children:[(0,r.FD)(`div`,{children:[(0,r.Y)(`span`,{class:`minus`,children:`−`}),` `,t.left]}),(0,r.FD)(`div`,{children:[(0,r.Y)(`span`,{class:`plus`,children:`+`}),` `,t.right]})]}),(0,N.GC)(n).map(e=>`lines`in e?(0,r.Y)(L,{line:e}):(0,r.Y)(fe,{pair:pe(e),language:i})),o>0&&(0,r.FD)(`div`,{class:`rest`,children:[`… `,(0,a.hS)(o,`further character`),` `,o===1?`was`:`were`,` not compared`]})]})}function I({diff:e}){let{lines:t,language:n,leftOut:i}=e;return(0,r.FD)(`div`,{class:`diff alone`,children:[t.map(e=>`left`in e?(0,r.Y)(`div`,{class:`line`,children:(0,r.Y)(z,{text:e.left,language:n})}):`lines`in e&&(0,r.Y)(L,{line:e})),i>0&&(0,r.FD)(`div`,{class:`rest`,children:[`… `,(0,a.hS)(i,`further character`)]})]})}function L({line:e}){return(0,r.FD)(`div`,{class:`rest`,children:[`… `,(0,a.hS)(e.lines,e.kind===`gap`?`equal line`:`more line`)]})}function fe({pair:e,language:t}){let{kind:n,left:i,right:a}=e;if(n===`same`)return(0,r.FD)(`div`,{class:`pair`,children:[(0,r.Y)(`div`,{class:`line`,children:i!==null&&(0,r.Y)(z,{text:i,language:t})}),(0,r.Y)(`div`,{class:`line twin`,children:a!==null&&(0,r.Y)(z,{text:a,language:t})})]});let[o,s]=n===`alike`?[`line`,`line`]:[`line del`,`line ins`];return(0,r.FD)(`div`,{class:`pair`,children:[(0,r.Y)(`div`,{class:i===null?`line none`:o,children:i!==null&&(0,r.Y)(z,{text:i,language:t})}),(0,r.Y)(`div`,{class:a===null?`line none`:s,children:a!==null&&(0,r.Y)(z,{text:a,language:t})})]})}function pe(e){let{kind:t}=e;if(t!==`changed`)return e;let[n,r]=[e.left,e.right].map(e=>e&&(0,de.Rh)(e)),i=n!==null&&r!==null?(0,N.b2)(n,r):null;return{kind:t,left:i?.left??n,right:i?.right??r}}let me={sparql:/(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,json:/(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g},he={"#":`c`,'"':`s`,"'":`s`,"<":`i`,"?":`v`,$:`v`};function R(e,t){if(t===`text`||e.length>5e3)return[{text:e,colour:``}];let n=[],r=0;for(let i of e.matchAll(me[t])){i.index>r&&n.push({text:e.slice(r,i.index),colour:``}),r=i.index+i[0].length;let a=he[i[0][0]]??`k`,o=t===`json`&&a===`s`&&/^ ?:/.test(e.slice(r,r+2));n.push({text:i[0],colour:o?`p`:a})}return r<e.length?[...n,{text:e.slice(r),colour:``}]:n}function z({text:e,language:t}){return typeof e==`string`?(0,r.Y)(r.FK,{children:R(e,t).map(B)}):(0,r.Y)(r.FK,{children:e.map(({text:e,isChanged:n})=>{let i=R(e,t).map(B);return n?(0,r.Y)(`b`,{children:i}):i})})}function B({text:e,colour:t}){return t===``?e:(0,r.Y)(`i`,{class:t,children:e})}function ge({reference:e,actual:t,pairs:n,...r}){let i=r.isReordered===!0,a=ye(e,t,n),o=e.rows.filter(({isDifferent:e})=>e),s=(t?.rows??[]).filter(({isDifferent:e})=>e).map(e=>V(e,t,a)),c=i?ve(t,a):_e(e);return{columns:a,rows:[...be(o,s,a),...c].map(e=>({...e,cells:Se(e.cells,a.length)})),counts:{expected:H(e),actual:t&&H(t)},leftOut:{missing:e.different-o.length,extra:(t?.different??0)-s.length,common:H(e).distinct-e.different-c.length},isReordered:i}}function _e({rows:e}){return e.filter(({isDifferent:e})=>!e).map(e=>U(`common`,e))}function ve(e,t){return(e?.rows??[]).filter(({isDifferent:e})=>!e).map(n=>({...U(`common`,V(n,e,t)),...n.place!=null&&{place:n.place}}))}function V(e,t,n){let r=n.map(({actual:e})=>t?.columns.indexOf(e??``)??-1);return{...e,cells:r.map(t=>e.cells[t]??null)}}function H({total:e,distinct:t=e}){return{total:e,distinct:t}}function ye(e,t,n){if(t?.total===0)return e.columns.map(e=>({reference:e,actual:null}));let r=e.columns.map((e,t)=>({reference:e,actual:n[t]??null})),i=(t?.columns??[]).filter(e=>!n.includes(e));return[...r,...i.map(e=>({reference:null,actual:e}))]}function be(e,t,n){let r=n.flatMap(({reference:e,actual:t},n)=>e!==null&&t!==null?[n]:[]),i=new Set(t.keys()),a=[],o=[];for(let n of e){let e=xe(n,t,i,r),s=t[e??-1];if(e===null||!s){o.push(U(`missing`,n));continue}i.delete(e);let c=new Set(r.filter(e=>n.cells[e]!==s.cells[e]));a.push(U(`missing`,n,c),U(`extra`,s,c))}let s=t.filter((e,t)=>i.has(t));return[...a,...o,...s.map(e=>U(`extra`,e))]}function xe({cells:e},t,n,r){let[i,a]=[null,0];for(let o of n){let n=r.filter(n=>e[n]!=null&&e[n]===t[o]?.cells[n]).length;n>a&&([i,a]=[o,n])}return i}function U(e,t,n=new Set){return{kind:e,cells:t.cells.map((e,t)=>({text:e,isDifferent:n.has(t)})),...t.copies!==void 0&&{copies:t.copies}}}function Se(e,t){return Array.from({length:t},(t,n)=>e[n]??{text:null,isDifferent:!1})}let Ce={missing:`−`,extra:`+`,common:``},W={missing:`missing`,extra:`extra`,common:`in both`},[we,Te]=[8,10];function Ee({tables:e,isAlone:t}){let n=ge(e),i=n.rows.filter(({kind:e})=>e!==`common`),a=n.rows.filter(({kind:e})=>e===`common`);return(0,r.FD)(r.FK,{children:[(0,r.Y)(`p`,{class:`counts`,children:De(n,t)}),n.rows.some(({copies:e})=>e!==void 0)&&(0,r.Y)(`p`,{class:`counts`,children:Oe(n)}),i.length>0&&(0,r.Y)(ke,{diff:n,rows:i}),a.length>0&&(0,r.Y)(Ae,{diff:n,rows:a,isOpen:i.length===0})]})}function De({counts:e,rows:t,leftOut:n,isReordered:r},i){let{expected:o,actual:s}=e,c=`Expected ${(0,a.hS)(o.total,`row`)}${G(o)}`;if(s===null)return i?c:`${c}; the output is no table`;let l=e=>t.filter(t=>t.kind===e).length+n[e],u=[`missing`,`extra`,`common`].filter(e=>l(e)>0).map(e=>`${(0,a.WQ)(l(e))} ${W[e]}`);return`${c}, ${`got ${(0,a.WQ)(s.total)}${G(s)}`}${u.length>0?`: ${u.join(`, `)}`:``}${r?`, in another order`:``}`}function G({total:e,distinct:t}){return t<e?` (${(0,a.WQ)(t)} without repeats)`:``}function Oe({columns:e}){let t=e.flatMap(({reference:e})=>e??[]),n=t.length>3?``:` (${t.join(`, `)})`;return`Rows with the same values in the compared ${t.length===1?`column`:`columns`}${n} count once.`}function ke({diff:e,rows:t}){let n=t.length>Te?we:t.length,i=[`missing`,`extra`].filter(t=>e.leftOut[t]>0),o=i.length>0&&(0,r.FD)(`p`,{class:`rest`,children:[`… `,i.map(t=>`${(0,a.WQ)(e.leftOut[t])} more ${W[t]}`).join(`, `)]});return(0,r.FD)(r.FK,{children:[(0,r.Y)(K,{diff:e,rows:t.slice(0,n)}),n<t.length?(0,r.FD)(`details`,{class:`fold`,children:[(0,r.Y)(`summary`,{children:(0,a.hS)(t.length-n,`further row`)}),(0,r.Y)(K,{diff:e,rows:t.slice(n)}),o]}):o]})}function Ae({diff:e,rows:t,isOpen:n}){let i=e.leftOut.common;return(0,r.FD)(`details`,{class:`fold`,open:n,children:[(0,r.FD)(`summary`,{children:[(0,a.hS)(t.length+i,`row`),` in both`,e.isReordered&&`, in the order of this run (#: row of the reference)`,i>0&&`, ${(0,a.WQ)(t.length)} shown`]}),(0,r.Y)(K,{diff:e,rows:t})]})}function K({diff:{columns:e,counts:t},rows:n}){let i=(t.actual?.total??0)>0;return(0,r.Y)(`section`,{class:`scroll`,tabIndex:0,"aria-label":`Rows`,children:(0,r.FD)(`table`,{class:`rows`,children:[(0,r.Y)(`thead`,{children:(0,r.FD)(`tr`,{children:[(0,r.Y)(`th`,{scope:`col`,children:n.some(({place:e})=>e!==void 0)?(0,r.Y)(je,{}):(0,r.Y)(`span`,{class:`sr`,children:`Row`})}),e.map(e=>(0,r.Y)(`th`,{scope:`col`,children:(0,r.Y)(Me,{column:e,hasBoth:i})}))]})}),(0,r.Y)(`tbody`,{children:n.map(({kind:t,cells:n,copies:i,place:o})=>(0,r.FD)(`tr`,{class:t,children:[(0,r.FD)(`td`,{class:`mark`,children:[Ce[t],(0,r.Y)(`span`,{class:`sr`,children:W[t]}),i!==void 0&&` ${(0,a.WQ)(i)}×`,o!==void 0&&` ${(0,a.WQ)(o)}`]}),n.map((n,i)=>(0,r.Y)(Pe,{cell:n,kind:t,column:e[i]}))]}))})]})})}function je(){return(0,r.FD)(`span`,{title:`Row of the reference`,children:[`#`,(0,r.Y)(`span`,{class:`sr`,children:` Row of the reference`})]})}function Me({column:{reference:e,actual:t},hasBoth:n}){return e===null?(0,r.Y)(`span`,{class:`other`,children:t}):t===e||!n?(0,r.Y)(r.FK,{children:e}):(0,r.FD)(r.FK,{children:[e,` `,(0,r.Y)(`span`,{class:`other`,children:t===null?`(no column)`:`← ${t}`})]})}function Ne(e){if(e.length>500||!/^(?:https?:\/\/|urn:)/.test(e)||/\s/.test(e))return null;let t=Math.max(e.lastIndexOf(`#`),e.lastIndexOf(`/`),e.lastIndexOf(`:`))+1;return t===e.length?null:e.slice(0,t)}function Pe({cell:{text:e,isDifferent:t},kind:n,column:i}){let a=i?.reference===null?`other`:``,o=n===`extra`?i?.actual:i?.reference;if(e===null)return o==null?(0,r.Y)(`td`,{}):(0,r.Y)(`td`,{class:`${a} unbound`.trim(),children:`unbound`});let s=Ne(e),c=s===null?e.includes(`
`)?e:(0,de.wc)(e):[(0,r.Y)(`span`,{class:`ns`,children:s}),e.slice(s.length)];return(0,r.Y)(`td`,{class:a||void 0,children:t?(0,r.Y)(`b`,{children:c}):c})}function Fe({reference:e,of:t,asked:n,base:i}){let{compared:a,name:o,why:s,call:c}=e,u=a?.call;return(0,r.FD)(`section`,{class:`step`,children:[(0,r.FD)(`h4`,{children:[t>1?q(e):`Reference step`,`: `,(0,r.Y)(`code`,{children:o}),` `,s?(0,r.Y)(`span`,{class:`bad`,children:`missed`}):(0,r.FD)(`span`,{class:`good`,children:[`matched by step `,c]}),s&&u&&(0,r.FD)(`span`,{class:`soft`,children:[`closest: step `,u.number,` of this run`]}),s&&i&&(0,r.Y)(Ie,{reference:e,base:i})]}),s&&t>1&&(0,r.Y)(`p`,{class:`counts`,children:(0,r.Y)(l.U,{text:(0,T.s)({...s,status:`success`})})}),s?.detail.conditions&&(0,r.Y)(le,{all:s.detail.conditions,base:i?.label??null}),a&&(0,r.Y)(Le,{compared:a,isMissed:s!==null}),n&&i&&u&&(0,r.Y)(He,{asked:n,label:i.label})]})}function Ie({reference:e,base:t}){let n=t.references.find(({group:t,step:n})=>t===e.group&&n===e.step);return!n||n.why||n.call===null?null:(0,r.FD)(`span`,{class:`soft`,children:[(0,r.Y)(`code`,{children:t.label}),`: matched by step `,n.call,` of `,t.callCounts.all]})}function q({group:e,step:t}){return`Reference step ${e+1}.${t+1}`}function Le({compared:e,isMissed:t}){let{args:n,argsOf:i,output:a,call:o,name:s}=e,c={left:`reference`,right:Be(o,s)},l=n.language===`sparql`?`Query`:`Arguments`,u=i===`both`?(0,r.Y)(F,{diff:n,sides:c}):(0,r.Y)(I,{diff:n}),d=a&&(0,r.Y)(Ve,{output:a,sides:c,isAlone:o===null});if(t){let t=(0,r.FD)(r.FK,{children:[(0,r.Y)(`h5`,{children:`${l}${ze[i]}`}),u]});return Re(e)?[t,d]:[d,t]}return(0,r.FD)(`details`,{class:`fold`,children:[(0,r.FD)(`summary`,{children:[l,` and result`]}),u,d]})}function Re({args:e,argsOf:t,output:n}){let r=n?.kind===`tables`&&n.tables.actual?.total===0;return t===`both`&&(r||(0,N.GC)(e.lines).length<=15)}let ze={both:``,reference:` of the reference`,call:` (the reference has none)`};function Be(e,t){return e===null?`this run`:e.name===t?`this run, step ${e.number}`:`this run, step ${e.number}, ${e.name}`}function Ve({output:e,sides:t,isAlone:n}){return e.kind===`tables`?(0,r.FD)(r.FK,{children:[(0,r.Y)(`h5`,{children:n?`Result of the reference`:`Result`}),(0,r.Y)(Ee,{tables:e.tables,isAlone:n})]}):(0,r.FD)(r.FK,{children:[(0,r.Y)(`h5`,{children:n?`Output of the reference`:`Output`}),n?(0,r.Y)(I,{diff:e}):(0,r.Y)(F,{diff:e,sides:t})]})}function He({asked:e,label:t}){return(0,r.FD)(`details`,{class:`fold`,children:[(0,r.FD)(`summary`,{children:[e.language===`sparql`?`Query`:`Arguments`,` in `,(0,r.Y)(`code`,{children:t}),` and in this run`]}),(0,r.Y)(F,{diff:e,sides:{left:t,right:`this run`}})]})}let Ue={matched:`matched the reference`,explained:`explained above`};function J({answer:{calls:e,callCounts:t},label:n}){let{all:i,failed:o}=t;return i===0?(0,r.FD)(`p`,{class:`counts`,children:[n,`: no step is recorded`]}):(0,r.FD)(`div`,{class:`calls`,children:[(0,r.FD)(`p`,{class:`counts`,children:[n,`: `,(0,a.hS)(i,`step`),o>0&&`, ${(0,a.WQ)(o)} failed`]}),(0,r.Y)(`ol`,{children:e.map(e=>(0,r.Y)(`li`,{class:We(e),children:(0,r.Y)(Ke,{call:e})}))}),(0,r.Y)(Ge,{count:i-e.length})]})}function We({role:e,rule:t}){return t===void 0?e??void 0:`${e??``} broke`.trim()}function Ge({count:e}){return e===0?null:(0,r.FD)(`p`,{class:`rest`,children:[`… `,(0,a.hS)(e,`further step`),`; `,(0,r.Y)(`code`,{children:`stepgate show ID`}),` lists `,e===1?`it`:`them`,`.`]})}function Ke({call:e}){let{texts:t}=e,n=(0,r.Y)(qe,{call:e});return t===null||t.args.text===``&&t.output.text===``?(0,r.Y)(`div`,{class:`call`,children:n}):(0,r.FD)(`details`,{children:[(0,r.Y)(`summary`,{class:`call`,children:n}),(0,r.Y)(Y,{name:`Arguments`,text:t.args}),(0,r.Y)(Y,{name:`Output`,text:t.output})]})}function qe({call:e}){let{name:t,status:n,role:i,rule:o,error:s,seconds:c,texts:l}=e,u=n!==`success`;return(0,r.FD)(r.FK,{children:[(0,r.Y)(`code`,{children:t}),(0,r.Y)(`span`,{class:`amount`,children:u?(0,r.Y)(`em`,{class:`bad`,children:n}):Ye(e)}),c!==null&&c>=.05&&(0,r.FD)(`span`,{class:`time`,children:[`after `,(0,a.Zu)(c,1),` s`]}),i&&(0,r.Y)(`span`,{class:`role ${i}`,children:Ue[i]}),o&&(0,r.Y)(`span`,{class:`role broke`,children:`broke a rule`}),l&&(0,r.Y)(Je,{text:l.args}),s&&(0,r.Y)(`span`,{class:`error`,children:s})]})}function Je({text:{text:e,language:t}}){return t===`sparql`||e===``||e===`{}`?null:(0,r.Y)(`code`,{class:`asked`,children:(0,o.Jj)((0,o.U_)(e),160)})}function Ye({rows:e,size:t}){return e===null?t===null?`no output`:(0,a.hS)(t,`character`):(0,a.hS)(e,`row`)}function Y({name:e,text:{text:t,language:n,leftOut:i}}){return t===``?null:(0,r.FD)(`figure`,{children:[(0,r.Y)(`figcaption`,{children:e}),(0,r.FD)(`pre`,{tabIndex:0,children:[(0,r.Y)(z,{text:t,language:n===`sparql`?n:`text`}),i>0&&(0,r.Y)(`span`,{class:`rest`,children:`\n… ${(0,a.hS)(i,`further character`)}`})]})]})}function Xe({row:e,shown:t,model:n}){let{base:i}=t,a=i&&{...i.answer,label:i.label};return(0,r.FD)(`div`,{class:`body`,id:e.anchor,children:[(0,r.Y)(tt,{shown:t,row:e}),(0,r.Y)(Qe,{shown:t}),(0,r.Y)(ee,{answer:t.answer,base:a,isMissed:t.why!==null||e.failedCheck}),e.known&&(0,r.Y)(`p`,{class:`meta`,children:(0,r.FD)(`span`,{children:[`Known question: `,(0,r.Y)(l.U,{text:(0,w.uV)(e.known)})]})}),(0,r.Y)(rt,{row:e,model:n}),(0,r.Y)(Ze,{shown:t}),(0,r.Y)(ie,{answer:t.answer,base:a,isScored:t.score!==null}),(0,r.FD)(`section`,{class:`steps`,children:[(0,r.Y)(`h4`,{children:`All steps`}),(0,r.FD)(`div`,{class:`two`,children:[i&&(0,r.Y)(J,{answer:i,label:i.label}),(0,r.Y)(J,{answer:t,label:n.options.thisRun.label})]})]}),(0,r.Y)(it,{row:e,model:n})]})}function Ze({shown:e}){let{references:t,base:n}=e,i=X(e),a=t.map((t,r)=>({reference:t===i?{...t,why:e.why}:t,asked:n?.askedBySteps[r]??null,isExplained:t===i}));return[...a.filter(e=>e.isExplained),...a.filter(e=>!e.isExplained)].map(({reference:e,asked:i})=>(0,r.Y)(Fe,{reference:e,asked:i,of:t.length,base:n}))}function X({why:e,references:t}){return(e&&t.find(t=>t.why?.cause.step===e.cause.step))??null}function Qe({shown:e}){let{why:t,status:n,references:i}=e;if(!t)return null;let a=i.length>1?X(e):null,{query_difference:s=[],query_unread:c,argument_difference:u=[],base_difference:d}=t.detail,f=(0,E.w3)(t.detail),p=[...f?[f]:[],...d?[[`Query: `,...(0,E.tk)(d)]]:[],...s.map(e=>[`Query: `,...(0,E.$N)(e)]),...c?[[`Query: `,E.bz]]:[],...u.map(e=>[`Argument `,(0,o.aY)(e),` differs`]),...$e(e),...et(e)];return(0,r.FD)(`div`,{class:`cause`,children:[(0,r.FD)(`p`,{class:`why`,children:[a&&`${q(a)}: `,(0,r.Y)(l.U,{text:(0,T.s)({...t,status:n})})]}),p.length>0&&(0,r.Y)(`ul`,{children:p.map(e=>(0,r.Y)(`li`,{children:(0,r.Y)(l.U,{text:e})}))})]})}function $e({why:e,calls:t,compared:n}){return e?.cause.kind!==`entity_not_found`||e.detail.is_found?[]:t.filter(({number:e,rows:t})=>e<(n?.call?.number??0)&&(t??0)>0).slice(0,3).map(({number:e,name:t,rows:n})=>[`Step ${e}, `,(0,o.aY)(t),`, found ${(0,a.hS)(n??0,`other row`)}`])}function et({why:e,compared:t}){let n=e?.cause.kind===`only_lookups`?t?.output:null,{actual:r=null,reference:i=null}=n?.kind===`tables`?n.tables:{};if(!t?.call||!r||!i||i.total===0||i.different>0)return[];let o=i.total===1?`the expected row`:`the expected rows`;return[[`Step ${t.call.number}, a lookup, has ${o} among ${(0,a.hS)(r.distinct??r.total,`row`)}`]]}function tt({shown:e,row:t}){let{brokenRules:n,failedChecks:i=[]}=e,a=n===void 0&&e.trial!==null?`Another answer broke`:`Broke`,o=[...(n??t.brokenRules).map(e=>[`${a} a rule: `,...(0,D.vO)(e)]),...i.length>0?[[`The answer `,...(0,D.ql)(i,i.length)]]:[]];return o.length===0?null:(0,r.Y)(`div`,{class:`cause`,children:o.map(e=>(0,r.Y)(`p`,{class:`why`,children:(0,r.Y)(l.U,{text:e})}))})}function nt(e){return(0,o.Jj)((0,o.g$)(e),1e3)}function rt({row:e,model:t}){let n=t.templates.find(({id:t})=>t===e.templateId),i=[Z(`tokens`,e.baseMeasures?.total_tokens,e.measures.total_tokens,a.WQ),Z(`s`,e.baseMeasures?.elapsed_sec,e.measures.elapsed_sec,e=>(0,a.Zu)(e,1)),Z(``,e.baseMeasures?.cost_usd,e.measures.cost_usd,c.E9)].filter(e=>e!==null);return(0,r.FD)(`p`,{class:`meta`,children:[(0,r.FD)(`span`,{children:[`Id `,(0,r.Y)(`code`,{class:`id`,children:nt(e.id)})]}),(0,r.FD)(`span`,{children:[`Template `,n?.title??e.templateId]}),e.tags.length>0&&(0,r.FD)(`span`,{children:[`Tags `,e.tags.join(`, `)]}),i.map(e=>(0,r.Y)(`span`,{children:e}))]})}function Z(e,t,n,r){if(n===void 0)return null;let i=`${r(n)} ${e}`.trim();return t===void 0||r(t)===r(n)?i:`${r(t)} → ${i}`}function it({row:e,model:t}){let n=at(e.id,t.options);return n===null?null:(0,r.Y)(`p`,{class:`command`,children:(0,r.Y)(`code`,{children:n})})}function at(e,{results:t,baseline:n}){if(t===null||e.length>1e3)return null;let r=[e,t,...n===null?[]:[n]].map(ot),[i,a,o]=r;if(r.includes(null))return null;let s=[e,t].some(e=>e.startsWith(`-`)),c=o===void 0?[]:[`--baseline`,o],l=[i,a];return[`stepgate`,`show`,...s?[...c,`--`,...l]:[...l,...c]].join(` `)}function ot(e){return/^[\w./:-]+$/.test(e)?e:e===``||/["“”„$`\\%!\p{C}\u2028\u2029]/u.test(e)?null:`"${e}"`}var Q=n(34207);let st=String.raw`'use strict';
(() => {
const $ = (selector, root = document) => root.querySelector(selector);
const all = (selector, root = document) => [...root.querySelectorAll(selector)];
const list = $('#questions'), form = $('#filters'), output = $('output', form);
const NAMES = ['text', 's', 't', 'c', 'g', 'n', 'sort'];
let rows = all('.q', list).map((node, order) => ({ node, order, keys: ' ' + node.dataset.k + ' ', shown: true, hidden: false }));
const byNode = new Map(rows.map((row) => [row.node, row]));
const groups = all('.group', list).map((node) => {
  const parts = all('.chunk', node);
  const chunks = (parts.length > 0 ? parts : [node]).map((part) => ({ node: part, rows: all('.q', part).map((row) => byNode.get(row)) }));
  const own = chunks.flatMap((chunk) => chunk.rows);
  for (const row of own) row.keys = ' ' + node.dataset.group + row.keys;
  return { node, own, chunks };
});
const textOf = (row) => row.text ??= (row.node.tagName === 'P' ? row.node : lineOf(row.node).children[1]).textContent;
const wordsOf = (row) => row.words ??= (lineOf(row.node).textContent + ' ' + idOf(row.node)).toLowerCase();
const lineOf = (node) => (node.tagName === 'DETAILS' ? node.firstElementChild : node);
const anchorOf = (node) => node.id || node.lastElementChild.id;
function idOf(node) {
  const anchor = anchorOf(node).slice(2);
  try { return anchor.includes('%') ? decodeURIComponent(anchor) : anchor; } catch { return anchor; }
}
const field = (name) => form.elements[name];
const valueOf = (name) => field(name)?.value ?? '';

function filter() {
  const keys = ['s', 't', 'c', 'g', 'n'].map(valueOf).filter(Boolean).map((key) => ' ' + key + ' ');
  const words = valueOf('text').toLowerCase().split(/\s+/).filter(Boolean);
  return (row) => keys.every((key) => row.keys.includes(key)) && words.every((word) => wordsOf(row).includes(word));
}
${`
/* Long lists are filtered and sorted in slices, so that no key has to wait; a newer choice ends the work on an older one. */
function inSlices(steps, pause, isWanted = () => true, isAtOnce = false) {
  const go = () => {
    const end = performance.now() + 6;
    let step;
    do {
      if (!isWanted()) return;
      step = steps.next();
      if (step.done) return;
    } while (isAtOnce || (step.value !== FRAME && performance.now() < end));
    if (step.value === FRAME) requestAnimationFrame(() => setTimeout(go));
    else setTimeout(go, pause);
  };
  go();
}
const FRAME = 1;
let work = null;
function apply(isAtOnce) {
  const own = work = applying();
  inSlices(own, 0, () => work === own, isAtOnce);
}
function* applying() {
  yield* sort();
  yield;
  const fits = filter();
  const parts = groups.flatMap((group) => group.chunks.map((chunk) => [group, chunk]));
  for (const group of groups) group.now = 0;
  /* What is in view comes first. */
  const at = Math.max(0, parts.findIndex(([, { node }]) => node.getBoundingClientRect().bottom > 0));
  let room = 2 * innerHeight;
  for (const [group, chunk] of [...parts.slice(at), ...parts.slice(0, at)]) {
    const isFull = room <= 0;
    room -= show(group, chunk, fits);
    /* Once the view is filled, the browser leaves out what was in view before. */
    yield room <= 0 && !isFull ? FRAME : 0;
  }
  for (const { node, now } of groups) {
    node.hidden = now === 0;
    $('.count', node).textContent = now.toLocaleString('en-US');
  }
  const count = groups.reduce((sum, { now }) => sum + now, 0);
  output.textContent = count === rows.length ? '' : count.toLocaleString('en-US') + ' of ' + rows.length.toLocaleString('en-US');
}
function show(group, chunk, fits) {
  if (chunk.isMoved) chunk.node.append(...chunk.rows.map(({ node }) => node));
  chunk.isMoved = false;
  let [shown, height] = [0, 0];
  for (const row of chunk.rows) {
    row.shown = fits(row);
    if (!row.shown) continue;
    shown++;
    height += row.node.childElementCount > 0 ? 58 : 37;
  }
  if (chunk.node !== group.node) {
    chunk.node.hidden = shown === 0;
    /* As high as its rows are, about: what once was short would be drawn as if it were in view. */
    chunk.node.style.containIntrinsicSize = 'none ' + height + 'px';
  }
  if (shown > 0) for (const row of chunk.rows) if (row.hidden === row.shown) row.node.hidden = row.hidden = !row.shown;
  group.now += shown;
  if (shown > 0) group.node.hidden = false;
  return height;
}

let sorted = '';
const ORDERS = { template: (row) => row.template ??= Number(/ t(\\d+) /.exec(row.keys)?.[1]), text: textOf };
const orders = new Map();
function* sort() {
  const by = valueOf('sort');
  if (by === sorted) return;
  if (!orders.has(by)) yield* order(by);
  sorted = by;
  rows = orders.get(by).rows;
  let at = 0;
  for (const { chunks } of groups) for (const chunk of chunks) {
    chunk.rows = orders.get(by).chunks[at++];
    chunk.isMoved = true;
  }
}
orders.set('', { rows, chunks: groups.flatMap(({ chunks }) => chunks.map((chunk) => chunk.rows)) });
function* order(by) {
  const lists = [], parts = [];
  for (const { own, chunks } of groups) {
    const list = yield* inOrder(own, by);
    lists.push(list);
    let end = 0;
    for (const chunk of chunks) parts.push(list.slice(end, end += chunk.rows.length));
    yield;
  }
  orders.set(by, { rows: lists.flat(), chunks: parts });
}
/* Short runs are sorted, then merged. */
function* inOrder(own, by) {
  const compare = (a, b) => (a[by] === b[by] ? a.order - b.order : a[by] < b[by] ? -1 : 1);
  let runs = [];
  for (let at = 0; at < own.length; at += 200) {
    const run = own.slice(at, at + 200);
    run.forEach(ORDERS[by]);
    runs.push(run.sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const longer = [];
    for (let at = 0; at < runs.length; at += 2) longer.push(yield* merged(runs[at], runs[at + 1] ?? [], compare));
    runs = longer;
  }
  return runs[0] ?? [];
}
function* merged(left, right, compare) {
  const all = [];
  for (let [i, j] = [0, 0]; i < left.length || j < right.length; ) {
    all.push(j === right.length || (i < left.length && compare(left[i], right[j]) < 0) ? left[i++] : right[j++]);
    if (all.length % 500 === 0) yield;
  }
  return all;
}
/* Texts and orders are read while nobody waits for them. */
function* ahead() {
  for (const row of [...rows]) { wordsOf(row); if (row.order % 20 === 0) yield; }
  for (const by in ORDERS) yield* order(by);
}
`}
function addressOf(anchor) {
  const parts = NAMES.filter((name) => valueOf(name)).map((name) => name + '=' + encodeURIComponent(valueOf(name)));
  return '#' + [...(anchor ? [anchor] : []), ...parts].join('&');
}
let current = '', opened = null;
function remember(anchor = current) {
  current = anchor;
  const address = addressOf(anchor);
  if (address !== (location.hash || '#')) history.replaceState(null, '', address === '#' ? location.href.split('#')[0] : address);
}
function restore() {
  const [first = '', ...rest] = location.hash.slice(1).split('&');
  const parts = first.includes('=') ? [first, ...rest] : rest;
  if (parts.length > 0 || first.startsWith('q-')) {
    form.reset();
    for (const part of parts) {
      const [name, value = ''] = part.split('=');
      if (!NAMES.includes(name) || !field(name)) continue;
      try { field(name).value = decodeURIComponent(value); } catch { /* not an address of this page */ }
    }
    apply(true);
  }
  if (first.startsWith('q-')) open(document.getElementById(first), true);
}
function open(target, moves) {
  const node = target?.closest('.q');
  if (!node) return;
  const row = byNode.get(node);
  if (!filter()(row)) form.reset();
  row.hidden = false;
  for (let part = node; part !== list; part = part.parentNode) part.hidden = false;
  if (node.tagName === 'DETAILS') node.open = true;
  current = anchorOf(node);
  opened = node;
  if (moves) { reveal(node, 4); focusOf(node).focus({ preventScroll: true }); }
}
/* What is drawn for the first time changes the height of what is above. */
function reveal(node, times) {
  const bar = getComputedStyle(form).position === 'sticky' ? form.offsetHeight : 0;
  document.documentElement.style.scrollPaddingTop = bar + 8 + 'px';
  node.scrollIntoView({ block: 'start' });
  if (times > 0) requestAnimationFrame(() => { if (node === opened) reveal(node, times - 1); });
}
function focusOf(node) {
  if (node.tagName === 'DETAILS') return node.firstElementChild;
  node.tabIndex = -1;
  return node;
}
${`
function step(by) {
  const fits = filter();
  const active = byNode.get(document.activeElement?.closest?.('.q') ?? opened);
  const from = active && fits(active) ? active : null;
  let at = from ? rows.indexOf(from) : by > 0 ? -1 : rows.length;
  do at += by; while (rows[at] && !fits(rows[at]));
  const next = rows[at] ?? from;
  if (!next) return;
  if (from && from !== next && from.node.open) from.node.open = false;
  open(next.node, true);
  remember();
}
const help = $('#keys');
const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  '/': () => { field('text').focus(); field('text').select(); },
  '?': () => (help.open ? help.close() : help.showModal()),
};
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === 'Escape' && isField) return event.target.blur();
  const act = isField ? null : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener('click', (event) => {
  const filter = event.target.closest('[data-filter]');
  if (filter) {
    form.reset();
    const control = field(filter.dataset.filter[0]);
    if (control) control.value = filter.dataset.filter;
    apply();
    current = '';
    remember();
    event.preventDefault();
    list.scrollIntoView();
    return;
  }
  const copy = event.target.closest('.copy');
  if (copy) navigator.clipboard?.writeText(copy.previousElementSibling.textContent).then(() => {
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  }, () => {});
});
for (const code of all('.meta .id, .command code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  code.after(button);
}
`}
list.insertBefore(form, $('h2', list).nextSibling);
form.hidden = false;
form.addEventListener('submit', (event) => event.preventDefault());
const change = () => { apply(); remember(); };
form.addEventListener('input', change);
form.addEventListener('reset', () => setTimeout(change));
list.addEventListener('toggle', (event) => {
  const node = event.target;
  if (!byNode.has(node)) return;
  if (node.open) remember(anchorOf(node));
  else if (current === anchorOf(node)) remember('');
}, true);
addEventListener('hashchange', restore);
restore();
/* The browser moves to the address by itself, too, and then does not know of the bar above. */
addEventListener('load', () => { if (opened) reveal(opened, 4); });
addEventListener('beforeprint', () => apply(true));
inSlices(ahead(), 4);
})();`.replace(/^ +|\/\*[^*]*\*\/\n?/gm,``);var ct=n(97309),lt=n(69741);let[ut,dt]=[8e6,113e5];async function*ft(e,t,n){let i=S(e.rows,e.templates);yield`${(0,s.Qf)({title:(0,o.pj)((0,C.W)(e)),style:ct.Y,script:st},n)}${(0,r.qy)((0,r.Y)(s.p3,{model:e}))}<main>${(0,r.qy)((0,r.Y)(s.iB,{model:e,numbers:i}))}`,yield`<section id="questions"><h2>Questions</h2>`,yield*gt(e,t,i),yield`${(0,r.qy)((0,r.Y)(xt,{model:e,numbers:i}))}</section>`,yield*(0,lt.A)(e,i),yield`</main>${(0,r.qy)((0,r.Y)(mt,{}))}${(0,s.tC)(st)}`}let pt=[[`j, k`,`next and previous question`],[`/`,`search`],[`?`,`this help`]];function mt(){return(0,r.FD)(`dialog`,{id:`keys`,"aria-label":`Keys`,children:[(0,r.Y)(`dl`,{children:pt.map(([e,t])=>(0,r.FD)(r.FK,{children:[(0,r.Y)(`dt`,{children:(0,r.Y)(`kbd`,{children:e})}),(0,r.Y)(`dd`,{children:t})]}))}),(0,r.Y)(`form`,{method:`dialog`,children:(0,r.Y)(`button`,{type:`submit`,children:`Close`})})]})}function ht(e){let t=e.reduce((e,t)=>e+g(t),0);return{details:Math.min(ut,dt-t),leftOut:0}}async function*gt(e,t,n){let i=ht(e.rows),o=e.rows.length>500;for(let r of Q.fd){let s=e.rows.filter(e=>e.group===r);if(s.length!==0){yield`<section class="group" data-group="${r}"><h3>${u[r]} <span class="count">${(0,a.WQ)(s.length)}</span></h3>`;for(let[r,a]of s.entries())o&&r%30==0&&(yield`${r===0?``:`</div>`}<div class="chunk">`),yield await _t(a,e,t,n,i);yield`${o?`</div>`:``}</section>`}}i.leftOut>0&&(yield(0,r.qy)((0,r.Y)(bt,{count:i.leftOut,model:e})))}async function _t(e,t,n,i,a){let o=a.details>0?await n(e.id,Q.ZI.has(e.group)):null,s=o&&vt(o),c=s&&(0,r.qy)((0,r.Y)(Xe,{row:e,shown:s,model:t})),l=new Set(s?.calls.map(({name:e})=>e)),u=(0,r.qy)((0,r.Y)(f,{row:e}));if(c!==null&&yt(c+u,a))return`<details class="q" data-k="${b(e,i,[...l])}"><summary>${u}</summary>${c}</details>`;a.leftOut++;let d=b(e,i,[]),p=`id="${e.anchor}" data-k="${d}"`;return t.rows.length>500?`<p class="q" ${p}>${(0,r.qy)((0,r.Y)(h,{row:e}))}</p>`:`<div class="q" ${p}>${u}</div>`}function vt(e){return(0,i.r)(e,o.g$)}function yt(e,t){let n=new TextEncoder().encode(e).length;if(n>1e6)return!1;let r=n<=t.details;return t.details=r?t.details-n:0,r}function bt({count:e,model:t}){let{results:n}=t.options;return(0,r.FD)(`p`,{class:`note`,children:[`The details of `,(0,a.hS)(e,`question`),` are left out, to keep this page small.`,` `,(0,r.FD)(`code`,{children:[`stepgate show ID `,n??`RESULTS`]}),` shows any question.`]})}function xt({model:{rows:e,templates:t},numbers:n}){let i=new Map(t.map(({id:e,title:t})=>[e,t]));return(0,r.FD)(`form`,{id:`filters`,hidden:!0,children:[(0,r.Y)(`input`,{type:`search`,name:`text`,placeholder:`Search`,"aria-label":`Search in the questions`}),(0,r.Y)(Ct,{rows:e}),(0,r.Y)($,{name:`t`,label:`Template`,names:n.templates,titleOf:e=>i.get(e)??e}),(0,r.Y)($,{name:`c`,label:`Cause`,names:n.causes,titleOf:String}),(0,r.Y)($,{name:`g`,label:`Tag`,names:n.tags,titleOf:String}),(0,r.Y)($,{name:`n`,label:`Step`,names:n.steps,titleOf:String}),(0,r.FD)(`label`,{children:[(0,r.Y)(`span`,{class:`sr`,children:`Order`}),(0,r.FD)(`select`,{name:`sort`,children:[(0,r.Y)(`option`,{value:``,children:`By change`}),(0,r.Y)(`option`,{value:`template`,children:`By template`}),(0,r.Y)(`option`,{value:`text`,children:`By text`})]})]}),(0,r.Y)(`button`,{type:`reset`,children:`Clear`}),(0,r.Y)(`output`,{})]})}let St=[[`regressed`,`Regressed`,({change:e})=>e===`regressed`],[`improved`,`Improved`,({change:e})=>e===`improved`],[`wrong`,`Wrong`,({isWrong:e})=>e],[`right`,`Right`,({group:e})=>e===`right`],[`rule`,`Broke a rule`,({brokenRules:e})=>e.length>0],[`check`,`Failed an answer check`,({failedCheck:e})=>e],[`flaky`,`Flaky`,({isFlaky:e})=>e],[`accepted`,`Accepted`,({known:e})=>e?.kind===`accepted`],[`quarantined`,`Quarantined`,({known:e})=>e?.kind===`quarantined`],[`edited`,`Edited`,({corpus:e})=>e===`edited`],[`added`,`Added`,({corpus:e})=>e===`added`]];function Ct({rows:e}){let t=St.map(([t,n,r])=>({key:t,name:n,count:e.filter(r).length}));return(0,r.FD)(`label`,{children:[(0,r.Y)(`span`,{class:`sr`,children:`State`}),(0,r.FD)(`select`,{name:`s`,children:[(0,r.FD)(`option`,{value:``,children:[`All `,(0,a.hS)(e.length,`question`)]}),t.filter(({count:e})=>e>0).map(({key:e,name:t,count:n})=>(0,r.FD)(`option`,{value:e,children:[t,` (`,(0,a.WQ)(n),`)`]}))]})]})}function $({name:e,label:t,names:n,titleOf:i}){return n.size<2?null:(0,r.FD)(`label`,{children:[(0,r.Y)(`span`,{class:`sr`,children:t}),(0,r.FD)(`select`,{name:e,children:[(0,r.FD)(`option`,{value:``,children:[t,`: all`]}),[...n].map(([t,n])=>(0,r.Y)(`option`,{value:`${e}${n}`,children:i(t).slice(0,60)}))]})]})}}),34207:((e,t,n)=>{n.d(t,{ZI:()=>g,fd:()=>m,r:()=>h});var r=n(70553),i=n(38169),a=n(10563),o=n(21637),s=n(95111),c=n(55084),l=n(9040),u=n(41808),d=n(77183),f=n(27049),p=n(23954);let m=[`rule`,`regressed`,`check`,`wrong`,`improved`,`right`,`unscored`];function h(e,t){let{run:n,comparison:r}=e,i=r.kind===`compared`?_(r):null,a=(0,s.R)(n.questions.map(({id:e})=>e)),o=n.questions.map(e=>({...v(e,i),shortId:a.get(e.id)??e.id,tags:t.get(e.id)??[]})),c=(e,t)=>Number(t.isNewlyBroken)-Number(e.isNewlyBroken)||w(e)-w(t);return m.flatMap(e=>{let t=o.filter(t=>t.group===e);return g.has(e)?t.sort(c):t})}let g=new Set([`rule`,`regressed`,`check`,`improved`]);function _(e){let{regressed:t,improved:n,edited:r,added:i,pairs:a,setAside:o,ruleBreaks:s,fallenChecks:c}=e;return{known:new Map(o.map(({entry:e,delta:t})=>[t.head.id,e])),byId:new Map([...t,...n].map(e=>[e.head.id,e])),newlyBroken:new Set([...s,...c].map(({head:e})=>e.id)),edited:new Set(r.map(({head:e})=>e.id)),added:new Set(i.map(({id:e})=>e)),baseOf:new Map([...a,...r].map(({base:e,head:t})=>[t.id,e]))}}function v(e,t){let{id:n,text:r,templateId:s,score:d,why:p,status:m,measures:h}=e,g=y(t?.byId.get(n)),_=t?.baseOf.get(n)??null;return{id:n,anchor:(0,u.Q)(n),text:(0,c.d3)(r??n),templateId:s,group:b(e,g),change:g,isNewlyBroken:t?.newlyBroken.has(n)??!1,isWrong:(0,a.cG)(e),isFlaky:(0,o.s8)(e),known:t?.known.get(n)??null,brokenRules:(0,i.P6)(e),failedCheck:x(e),corpus:t?.edited.has(n)?`edited`:t?.added.has(n)?`added`:null,base:_?.score??null,score:d,why:S(e),cause:(0,a.cG)(e)&&p?(0,f.pj)((0,l.u)({...p,status:m})):null,baseCause:_?.why&&(0,a.cG)(_)?(0,f.pj)((0,l.u)({..._.why,status:_.status})):null,measures:h,baseMeasures:_?.measures??null}}function y(e){return e?e.change<-r.aR?`regressed`:`improved`:null}function b(e,t){return(0,i.P6)(e).length>0?`rule`:t===`regressed`?`regressed`:x(e)?`check`:e.score===null?`unscored`:t??((0,a.FG)(e)?`right`:`wrong`)}function x(e){return e.checks!==void 0&&!(0,a._g)(e)}function S(e){let{checks:t}=e,n=[...(0,i.P6)(e).map(d.vO),...(0,a.cG)(e)?[(0,p.gf)(e)]:[],...t&&x(e)?[C(e,t.failed)]:[]];return(0,f.oR)(n,`; `)}function C({status:e,score:t},n){return n.length>0?[`the answer `,...(0,d.ql)(n)]:t!==null||e===`success`?[`the answer failed its checks`]:[e===`missing`?`no response`:`the agent failed`]}function w({base:e,score:t}){return(t??0)-(e??0)}})};