import{c as e,n as t,o as n,y as r}from"./text.js";import{c as i,o as a,s as o}from"./yaml.js";import{_ as s,a as c,d as l,f as u,g as d,h as f,m as p,n as ee,r as te,t as ne}from"./style.js";import{c as re,l as m,n as h,s as g}from"./numbers.js";import{t as _,tabTitle as v}from"./model2.js";import{S as y,m as ie,o as ae,w as b,x as oe}from"./view.js";import{S as se}from"./run-files.js";import{d as ce,f as le}from"./page.js";function ue({model:{rows:e,templates:t},numbers:n}){let r=new Map(t.map(({id:e,title:t})=>[e,t]));return/* @__PURE__ */ s(`form`,{id:`filters`,hidden:!0,children:[/* @__PURE__ */ s(`input`,{type:`search`,name:`text`,placeholder:`Search`,"aria-label":`Search in the questions`}),/* @__PURE__ */ s(fe,{rows:e}),/* @__PURE__ */ s(x,{name:`t`,label:`Template`,names:n.templates,titleOf:e=>r.get(e)??e}),/* @__PURE__ */ s(x,{name:`c`,label:`Cause`,names:n.causes,titleOf:String}),/* @__PURE__ */ s(x,{name:`g`,label:`Tag`,names:n.tags,titleOf:String}),/* @__PURE__ */ s(x,{name:`n`,label:`Step`,names:n.steps,titleOf:String}),/* @__PURE__ */ s(`label`,{children:[/* @__PURE__ */ s(`span`,{class:`sr`,children:`Order`}),/* @__PURE__ */ s(`select`,{name:`sort`,children:[/* @__PURE__ */ s(`option`,{value:``,children:`By change`}),/* @__PURE__ */ s(`option`,{value:`template`,children:`By template`}),/* @__PURE__ */ s(`option`,{value:`text`,children:`By text`})]})]}),/* @__PURE__ */ s(`button`,{type:`reset`,children:`Clear`}),/* @__PURE__ */ s(`output`,{})]})}const de=[[`regressed`,`Regressed`,({group:e})=>e===`regressed`],[`improved`,`Improved`,({group:e})=>e===`improved`],[`wrong`,`Wrong`,({isWrong:e})=>e],[`right`,`Right`,({group:e})=>e===`right`],[`rule`,`Broke a rule`,({brokeRule:e})=>e],[`check`,`Failed an answer check`,({failedCheck:e})=>e],[`flaky`,`Flaky`,({isFlaky:e})=>e],[`accepted`,`Accepted`,({known:e})=>e?.kind===`accepted`],[`quarantined`,`Quarantined`,({known:e})=>e?.kind===`quarantined`],[`edited`,`Edited`,({corpus:e})=>e===`edited`],[`added`,`Added`,({corpus:e})=>e===`added`]];function fe({rows:e}){let t=de.map(([t,n,r])=>({key:t,name:n,count:e.filter(r).length}));return/* @__PURE__ */ s(`label`,{children:[/* @__PURE__ */ s(`span`,{class:`sr`,children:`State`}),/* @__PURE__ */ s(`select`,{name:`s`,children:[/* @__PURE__ */ s(`option`,{value:``,children:[`All `,i(e.length),` questions`]}),t.filter(({count:e})=>e>0).map(({key:e,name:t,count:n})=>/* @__PURE__ */ s(`option`,{value:e,children:[t,` (`,i(n),`)`]}))]})]})}function x({name:e,label:t,names:n,titleOf:r}){return n.size<2?null:/* @__PURE__ */ s(`label`,{children:[/* @__PURE__ */ s(`span`,{class:`sr`,children:t}),/* @__PURE__ */ s(`select`,{name:e,children:[/* @__PURE__ */ s(`option`,{value:``,children:[t,`: all`]}),[...n].map(([t,n])=>/* @__PURE__ */ s(`option`,{value:`${e}${n}`,children:r(t).slice(0,60)}))]})]})}const pe={regressed:`Regressed`,wrong:`Wrong`,improved:`Improved`,right:`Right`,unscored:`Without reference steps`},me={regressed:[`▼`,`regressed`],wrong:[`✗`,`wrong`],improved:[`▲`,`improved`],right:[`✓`,`right`],unscored:[`–`,`not scored`]};function he({row:e}){let{group:t,text:n,why:r,shortId:i}=e,[a,o]=me[t];return/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`span`,{class:`mark ${t}`,children:[/* @__PURE__ */ s(`span`,{"aria-hidden":`true`,children:a}),` `,o]}),/* @__PURE__ */ s(`span`,{class:`text`,children:[n,ve(e).map(e=>/* @__PURE__ */ s(`span`,{class:`flag`,children:e})),r.length>0&&/* @__PURE__ */ s(`span`,{class:`why`,children:/* @__PURE__ */ s(p,{text:r})})]}),/* @__PURE__ */ s(`span`,{class:`score`,children:ye(e)}),/* @__PURE__ */ s(`code`,{class:`short`,children:i})]})}const[S,C]=[90,70];function ge({row:{text:e,why:r}}){return/* @__PURE__ */ s(f,{children:[t(e,S),r.length>0&&/* @__PURE__ */ s(`i`,{children:t(n(r),C)})]})}function _e({text:e,why:t,anchor:r}){return 50+r.length+Math.min(S,e.length)+Math.min(C,n(t).length)}function ve({isFlaky:e,known:t,brokeRule:n,failedCheck:r,corpus:i}){return[...n?[`broke a rule`]:[],...r?[`failed answer check`]:[],...t?[t.kind]:[],...e?[`flaky`]:[],...i?[i]:[]]}function ye({group:e,base:t,score:n}){if(n===null)return``;if(e!==`regressed`&&e!==`improved`)return w(n);let[r,i]=m(t,n);return[r,i].map(e=>e.replace(/\.0+$/,``)).join(` → `)}function w(e){return m(e,1)[0].replace(/\.0+$/,``)}function T(e,t,n){let{group:r,isWrong:i,isFlaky:a,known:o,brokeRule:s,failedCheck:c,corpus:l,cause:u,tags:d,templateId:f}=e;return[...i&&r!==`wrong`?[`wrong`]:[],...a?[`flaky`]:[],...o?[o.kind]:[],...s?[`rule`]:[],...c?[`check`]:[],...l?[l]:[],`t${t.templates.get(f)??``}`,...u===null?[]:[`c${t.causes.get(u)}`],...d.map(e=>`g${t.tags.get(e)}`),...n.map(e=>`n${E(t.steps,e)}`)].join(` `)}function E(e,t){let n=e.get(t)??e.size;return e.set(t,n),n}function D(e,t){let n=e=>new Map([...new Set(e)].map((e,t)=>[e,t]));return{templates:n(t.map(({id:e})=>e)),causes:n(e.flatMap(({cause:e})=>e??[])),tags:n(e.flatMap(({tags:e})=>e)),steps:/* @__PURE__ */ new Map}}const O=/(?<![\p{L}\p{N}*])\*\*(?=[^\s*])([^*\n]{0,500}[^\s*])\*\*(?![\p{L}\p{N}*])|(?<!`)`([^`\n]{1,500})`(?!`)/gu;function k({text:e}){let t=[],n=0;for(let{0:r,1:i,2:a,index:o}of e.matchAll(O))t.push(e.slice(n,o),i===void 0?/* @__PURE__ */ s(`code`,{children:a}):/* @__PURE__ */ s(A,{text:i})),n=o+r.length;return/* @__PURE__ */ s(f,{children:[...t,e.slice(n)]})}function A({text:e}){return/* @__PURE__ */ s(`strong`,{children:/* @__PURE__ */ s(k,{text:e})})}function j({answer:e,base:t}){let{actual:n,reference:r,claims:i,reason:a,figures:o}=e;if(n===null&&r===null)return null;let c=Object.entries(o).map(([e,t])=>`${e.replaceAll(`_`,` `)} ${re(t)}`),l=n!==null&&t?.actual!=null&&M(t.actual)===M(n);return/* @__PURE__ */ s(`section`,{class:`answer`,children:[/* @__PURE__ */ s(`h4`,{children:`Answer`}),l&&/* @__PURE__ */ s(`p`,{class:`note`,children:[`The answer is the same as in `,/* @__PURE__ */ s(`code`,{children:t.label}),`'s run.`]}),/* @__PURE__ */ s(`div`,{class:`texts`,children:[/* @__PURE__ */ s(P,{name:`This run`,text:n}),!l&&/* @__PURE__ */ s(P,{name:t?.label??``,text:t?.actual??null}),/* @__PURE__ */ s(P,{name:`Reference`,text:r})]}),c.length>0&&/* @__PURE__ */ s(`p`,{class:`counts`,children:c.join(` · `)}),i&&/* @__PURE__ */ s(xe,{claims:i}),a&&/* @__PURE__ */ s(`p`,{class:`counts`,children:[`Judge: `,a]})]})}function M(e){return e.replace(/\s+/g,` `).trim()}const N=4e3;function P({name:e,text:t}){return t===null?null:/* @__PURE__ */ s(`figure`,{children:[/* @__PURE__ */ s(`figcaption`,{children:e}),/* @__PURE__ */ s(`div`,{class:`said`,tabIndex:0,children:/* @__PURE__ */ s(k,{text:t.length>N?`${t.slice(0,N)}…`:t})})]})}const be=[[`found`,`✓`,`Found in the answer`],[`missed`,`−`,`Missed`],[`wrong`,`+`,`Not in the reference`]];function xe({claims:e}){return/* @__PURE__ */ s(`ul`,{class:`claims`,children:be.flatMap(([t,n,r])=>e[t].map(e=>/* @__PURE__ */ s(`li`,{class:t,children:[/* @__PURE__ */ s(`span`,{class:`mark`,children:n}),/* @__PURE__ */ s(`span`,{class:`sr`,children:[r,`: `]}),e]})))})}const Se={sparql:/(?:#[^\n]*)|(?:"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?)|(?:<[^<>\s]*>)|(?:[?$][\p{L}\p{N}_]+)|(?:\b(?:PREFIX|BASE|SELECT|DISTINCT|REDUCED|ASK|CONSTRUCT|DESCRIBE|FROM|WHERE|FILTER|OPTIONAL|UNION|MINUS|GRAPH|SERVICE|BIND|AS|VALUES|GROUP|ORDER|BY|ASC|DESC|HAVING|LIMIT|OFFSET|NOT|IN|EXISTS|COUNT|SUM|MIN|MAX|AVG|SAMPLE)\b)/gu,json:/(?:"(?:[^"\\\n]|\\.)*"?)|(?:\b(?:true|false|null)\b|-?\b\d[\d.eE+-]*)/g},Ce={"#":`c`,'"':`s`,"'":`s`,"<":`i`,"?":`v`,$:`v`};function F(e,t){if(t===`text`||e.length>5e3)return[{text:e,colour:``}];let n=[],r=0;for(let i of e.matchAll(Se[t])){i.index>r&&n.push({text:e.slice(r,i.index),colour:``}),r=i.index+i[0].length;let a=Ce[i[0][0]]??`k`,o=t===`json`&&a===`s`&&/^ ?:/.test(e.slice(r,r+2));n.push({text:i[0],colour:o?`p`:a})}return r<e.length?[...n,{text:e.slice(r),colour:``}]:n}function I({text:e,language:t}){return typeof e==`string`?/* @__PURE__ */ s(f,{children:F(e,t).map(L)}):/* @__PURE__ */ s(f,{children:e.map(({text:e,isChanged:n})=>{let r=F(e,t).map(L);return n?/* @__PURE__ */ s(`b`,{children:r}):r})})}function L({text:e,colour:t}){return t===``?e:/* @__PURE__ */ s(`i`,{class:t,children:e})}const we={matched:`matched the reference`,explained:`explained above`};function R({answer:{calls:e,callCounts:t},label:n}){let{all:r,failed:o}=t;return r===0?/* @__PURE__ */ s(`p`,{class:`counts`,children:[n,`: no step is recorded`]}):/* @__PURE__ */ s(`div`,{class:`calls`,children:[/* @__PURE__ */ s(`p`,{class:`counts`,children:[n,`: `,a(r,`step`),o>0&&`, ${i(o)} failed`]}),/* @__PURE__ */ s(`ol`,{children:e.map(e=>/* @__PURE__ */ s(`li`,{class:e.role??void 0,children:/* @__PURE__ */ s(Ee,{call:e})}))}),/* @__PURE__ */ s(Te,{count:r-e.length})]})}function Te({count:e}){return e===0?null:/* @__PURE__ */ s(`p`,{class:`rest`,children:[`… `,a(e,`further step`),`; `,/* @__PURE__ */ s(`code`,{children:`stepgate show ID`}),` lists `,e===1?`it`:`them`,`.`]})}function Ee({call:e}){let{texts:t}=e,n=/* @__PURE__ */ s(De,{call:e});return t===null||t.args.text===``&&t.output.text===``?/* @__PURE__ */ s(`div`,{class:`call`,children:n}):/* @__PURE__ */ s(`details`,{children:[/* @__PURE__ */ s(`summary`,{class:`call`,children:n}),/* @__PURE__ */ s(z,{name:`Arguments`,text:t.args}),/* @__PURE__ */ s(z,{name:`Output`,text:t.output})]})}function De({call:e}){let{name:t,status:n,role:r,error:i,seconds:a,texts:c}=e;return/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`code`,{children:t}),/* @__PURE__ */ s(`span`,{class:`amount`,children:n===`success`?ke(e):/* @__PURE__ */ s(`em`,{class:`bad`,children:n})}),a!==null&&a>=.05&&/* @__PURE__ */ s(`span`,{class:`time`,children:[`after `,o(a,1),` s`]}),r&&/* @__PURE__ */ s(`span`,{class:`role ${r}`,children:we[r]}),c&&/* @__PURE__ */ s(Oe,{text:c.args}),i&&/* @__PURE__ */ s(`span`,{class:`error`,children:i})]})}function Oe({text:{text:e,language:n}}){return n===`sparql`||e===``||e===`{}`?null:/* @__PURE__ */ s(`code`,{class:`asked`,children:t(e.replace(/\s+/g,` `),160)})}function ke({rows:e,size:t}){return e===null?t===null?`no output`:a(t,`character`):a(e,`row`)}function z({name:e,text:{text:t,language:n,leftOut:r}}){return t===``?null:/* @__PURE__ */ s(`figure`,{children:[/* @__PURE__ */ s(`figcaption`,{children:e}),/* @__PURE__ */ s(`pre`,{tabIndex:0,children:[/* @__PURE__ */ s(I,{text:t,language:n===`sparql`?n:`text`}),r>0&&/* @__PURE__ */ s(`span`,{class:`rest`,children:`\n… ${i(r)} further characters`})]})]})}function Ae(e,{results:t,baseline:n}){if(t===null||e.length>1e3||/\p{C}/u.test(e))return null;let r=n===null?[]:[`--baseline`,B(n)];return[`stepgate`,`show`,B(e),B(t),...r].join(` `)}function B(e){return/^[\w@%+=:,./][\w@%+=:,./-]*$/.test(e)?e:`'${e.replaceAll(`'`,`'\\''`)}'`}const V=2e3,je=/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu;function Me(e,t){if(e.length>V||t.length>V)return null;let n=e=>e.match(je)??[],[r,i]=[n(e),n(t)],a=le(r,i,{maxEditLength:200});if(!a)return null;let o=a.map(({added:e,removed:t,value:n})=>({added:e,removed:t,text:n.join(``)}));return o.filter(({added:e,removed:t})=>!e&&!t).reduce((e,{text:t})=>e+t.trim().length,0)*3<Math.min(e.trim().length,t.trim().length)?null:{left:o.filter(({added:e})=>!e).map(({text:e,removed:t})=>({text:e,isChanged:t})),right:o.filter(({removed:e})=>!e).map(({text:e,added:t})=>({text:e,isChanged:t}))}}function H({diff:e,sides:t}){let{lines:n,language:r,leftOut:a}=e;return/* @__PURE__ */ s(`div`,{class:`diff`,children:[/* @__PURE__ */ s(`div`,{class:`pair heads`,children:[/* @__PURE__ */ s(`div`,{children:[/* @__PURE__ */ s(`span`,{class:`minus`,children:`−`}),` `,t.left]}),/* @__PURE__ */ s(`div`,{children:[/* @__PURE__ */ s(`span`,{class:`plus`,children:`+`}),` `,t.right]})]}),ce(n).map(e=>`lines`in e?/* @__PURE__ */ s(W,{line:e}):/* @__PURE__ */ s(Ne,{pair:Pe(e),language:r})),a>0&&/* @__PURE__ */ s(`div`,{class:`rest`,children:[`… `,i(a),` further characters were not compared`]})]})}function U({diff:e}){let{lines:t,language:n,leftOut:r}=e;return/* @__PURE__ */ s(`div`,{class:`diff alone`,children:[t.map(e=>`left`in e?/* @__PURE__ */ s(`div`,{class:`line`,children:/* @__PURE__ */ s(I,{text:e.left,language:n})}):`lines`in e&&/* @__PURE__ */ s(W,{line:e})),r>0&&/* @__PURE__ */ s(`div`,{class:`rest`,children:[`… `,i(r),` further characters`]})]})}function W({line:e}){return/* @__PURE__ */ s(`div`,{class:`rest`,children:[`… `,a(e.lines,e.kind===`gap`?`equal line`:`more line`)]})}function Ne({pair:e,language:t}){let{kind:n,left:r,right:i}=e;if(n===`same`)return/* @__PURE__ */ s(`div`,{class:`pair`,children:[/* @__PURE__ */ s(`div`,{class:`line`,children:r!==null&&/* @__PURE__ */ s(I,{text:r,language:t})}),/* @__PURE__ */ s(`div`,{class:`line twin`,children:i!==null&&/* @__PURE__ */ s(I,{text:i,language:t})})]});let[a,o]=n===`alike`?[`line`,`line`]:[`line del`,`line ins`];return/* @__PURE__ */ s(`div`,{class:`pair`,children:[/* @__PURE__ */ s(`div`,{class:r===null?`line none`:a,children:r!==null&&/* @__PURE__ */ s(I,{text:r,language:t})}),/* @__PURE__ */ s(`div`,{class:i===null?`line none`:o,children:i!==null&&/* @__PURE__ */ s(I,{text:i,language:t})})]})}function Pe({kind:e,left:t,right:n}){let r=e===`changed`&&t!==null&&n!==null?Me(t,n):null;return{kind:e,left:r?.left??t,right:r?.right??n}}function Fe({reference:e,actual:t,pairs:n,...r}){let i=r.isReordered===!0,a=Re(e,t,n),o=e.rows.filter(({isDifferent:e})=>e),s=(t?.rows??[]).filter(({isDifferent:e})=>e).map(e=>G(e,t,a)),c=i?Le(t,a):Ie(e);return{columns:a,rows:[...ze(o,s,a),...c].map(e=>({...e,cells:Ve(e.cells,a.length)})),counts:{expected:K(e),actual:t&&K(t)},leftOut:{missing:e.different-o.length,extra:(t?.different??0)-s.length,common:K(e).distinct-e.different-c.length},isReordered:i}}function Ie({rows:e}){return e.filter(({isDifferent:e})=>!e).map(e=>q(`common`,e))}function Le(e,t){return(e?.rows??[]).filter(({isDifferent:e})=>!e).map(n=>({...q(`common`,G(n,e,t)),...n.place!=null&&{place:n.place}}))}function G(e,t,n){let r=n.map(({actual:e})=>t?.columns.indexOf(e??``)??-1);return{...e,cells:r.map(t=>e.cells[t]??null)}}function K({total:e,distinct:t=e}){return{total:e,distinct:t}}function Re(e,t,n){if(t?.total===0)return e.columns.map(e=>({reference:e,actual:null}));let r=e.columns.map((e,t)=>({reference:e,actual:n[t]??null})),i=(t?.columns??[]).filter(e=>!n.includes(e));return[...r,...i.map(e=>({reference:null,actual:e}))]}function ze(e,t,n){let r=n.flatMap(({reference:e,actual:t},n)=>e!==null&&t!==null?[n]:[]),i=new Set(t.keys()),a=[],o=[];for(let n of e){let e=Be(n,t,i,r),s=t[e??-1];if(e===null||!s){o.push(q(`missing`,n));continue}i.delete(e);let c=new Set(r.filter(e=>n.cells[e]!==s.cells[e]));a.push(q(`missing`,n,c),q(`extra`,s,c))}let s=t.filter((e,t)=>i.has(t));return[...a,...o,...s.map(e=>q(`extra`,e))]}function Be({cells:e},t,n,r){let[i,a]=[null,0];for(let o of n){let n=r.filter(n=>e[n]!=null&&e[n]===t[o]?.cells[n]).length;n>a&&([i,a]=[o,n])}return i}function q(e,t,n=/* @__PURE__ */ new Set){return{kind:e,cells:t.cells.map((e,t)=>({text:e,isDifferent:n.has(t)})),...t.copies!==void 0&&{copies:t.copies}}}function Ve(e,t){return Array.from({length:t},(t,n)=>e[n]??{text:null,isDifferent:!1})}const He={missing:`−`,extra:`+`,common:``},J={missing:`missing`,extra:`extra`,common:`in both`},[Ue,We]=[8,10];function Ge({tables:e,isAlone:t}){let n=Fe(e),r=n.rows.filter(({kind:e})=>e!==`common`),i=n.rows.filter(({kind:e})=>e===`common`);return/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`p`,{class:`counts`,children:Ke(n,t)}),n.rows.some(({copies:e})=>e!==void 0)&&/* @__PURE__ */ s(`p`,{class:`counts`,children:qe(n)}),r.length>0&&/* @__PURE__ */ s(Je,{diff:n,rows:r}),i.length>0&&/* @__PURE__ */ s(Ye,{diff:n,rows:i,isOpen:r.length===0})]})}function Ke({counts:e,rows:t,leftOut:n,isReordered:r},o){let{expected:s,actual:c}=e,l=`Expected ${a(s.total,`row`)}${Y(s)}`;if(c===null)return o?l:`${l}; the output is no table`;let u=e=>t.filter(t=>t.kind===e).length+n[e],d=[`missing`,`extra`,`common`].filter(e=>u(e)>0).map(e=>`${i(u(e))} ${J[e]}`);return`${l}, ${`got ${i(c.total)}${Y(c)}`}${d.length>0?`: ${d.join(`, `)}`:``}${r?`, in another order`:``}`}function Y({total:e,distinct:t}){return t<e?` (${i(t)} without repeats)`:``}function qe({columns:e}){let t=e.flatMap(({reference:e})=>e??[]),n=t.length>3?``:` (${t.join(`, `)})`;return`Rows with the same values in the compared ${t.length===1?`column`:`columns`}${n} count once.`}function Je({diff:e,rows:t}){let n=t.length>We?Ue:t.length,r=[`missing`,`extra`].filter(t=>e.leftOut[t]>0),o=r.length>0&&/* @__PURE__ */ s(`p`,{class:`rest`,children:[`… `,r.map(t=>`${i(e.leftOut[t])} more ${J[t]}`).join(`, `)]});return/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(X,{diff:e,rows:t.slice(0,n)}),n<t.length?/* @__PURE__ */ s(`details`,{class:`fold`,children:[/* @__PURE__ */ s(`summary`,{children:a(t.length-n,`further row`)}),/* @__PURE__ */ s(X,{diff:e,rows:t.slice(n)}),o]}):o]})}function Ye({diff:e,rows:t,isOpen:n}){let r=e.leftOut.common;return/* @__PURE__ */ s(`details`,{class:`fold`,open:n,children:[/* @__PURE__ */ s(`summary`,{children:[a(t.length+r,`row`),` in both`,e.isReordered&&`, in the order of this run (#: row of the reference)`,r>0&&`, ${i(t.length)} shown`]}),/* @__PURE__ */ s(X,{diff:e,rows:t})]})}function X({diff:{columns:e,counts:t},rows:n}){let r=(t.actual?.total??0)>0;return/* @__PURE__ */ s(`section`,{class:`scroll`,tabIndex:0,"aria-label":`Rows`,children:/* @__PURE__ */ s(`table`,{class:`rows`,children:[/* @__PURE__ */ s(`thead`,{children:/* @__PURE__ */ s(`tr`,{children:[/* @__PURE__ */ s(`th`,{scope:`col`,children:n.some(({place:e})=>e!==void 0)?/* @__PURE__ */ s(Xe,{}):/* @__PURE__ */ s(`span`,{class:`sr`,children:`Row`})}),e.map(e=>/* @__PURE__ */ s(`th`,{scope:`col`,children:/* @__PURE__ */ s(Ze,{column:e,hasBoth:r})}))]})}),/* @__PURE__ */ s(`tbody`,{children:n.map(({kind:t,cells:n,copies:r,place:a})=>/* @__PURE__ */ s(`tr`,{class:t,children:[/* @__PURE__ */ s(`td`,{class:`mark`,children:[He[t],/* @__PURE__ */ s(`span`,{class:`sr`,children:J[t]}),r!==void 0&&` ${i(r)}×`,a!==void 0&&` ${i(a)}`]}),n.map((n,r)=>/* @__PURE__ */ s($e,{cell:n,kind:t,column:e[r]}))]}))})]})})}function Xe(){return/* @__PURE__ */ s(`span`,{title:`Row of the reference`,children:[`#`,/* @__PURE__ */ s(`span`,{class:`sr`,children:` Row of the reference`})]})}function Ze({column:{reference:e,actual:t},hasBoth:n}){return e===null?/* @__PURE__ */ s(`span`,{class:`other`,children:t}):t===e||!n?/* @__PURE__ */ s(f,{children:e}):/* @__PURE__ */ s(f,{children:[e,` `,/* @__PURE__ */ s(`span`,{class:`other`,children:t===null?`(no column)`:`← ${t}`})]})}function Qe(e){if(e.length>500||!/^(?:https?:\/\/|urn:)/.test(e)||/\s/.test(e))return null;let t=Math.max(e.lastIndexOf(`#`),e.lastIndexOf(`/`),e.lastIndexOf(`:`))+1;return t===e.length?null:e.slice(0,t)}function $e({cell:{text:e,isDifferent:t},kind:n,column:r}){let i=r?.reference===null?`other`:``,a=n===`extra`?r?.actual:r?.reference;if(e===null)return a==null?/* @__PURE__ */ s(`td`,{}):/* @__PURE__ */ s(`td`,{class:`${i} unbound`.trim(),children:`unbound`});let o=Qe(e),c=o===null?e:[/* @__PURE__ */ s(`span`,{class:`ns`,children:o}),e.slice(o.length)];return/* @__PURE__ */ s(`td`,{class:i||void 0,children:t?/* @__PURE__ */ s(`b`,{children:c}):c})}function et({reference:e,of:t,asked:n,base:r}){let{compared:i,name:a,why:o,group:c,step:l,call:u}=e,d=t>1?`Reference step ${c+1}.${l+1}: `:`Reference step: `;return/* @__PURE__ */ s(`section`,{class:`step`,children:[/* @__PURE__ */ s(`h4`,{children:[d,/* @__PURE__ */ s(`code`,{children:a}),` `,o?/* @__PURE__ */ s(`span`,{class:`bad`,children:`missed`}):/* @__PURE__ */ s(`span`,{class:`good`,children:[`matched by step `,u]})]}),o&&t>1&&/* @__PURE__ */ s(`p`,{class:`counts`,children:/* @__PURE__ */ s(p,{text:b({...o,status:`success`})})}),i&&/* @__PURE__ */ s(tt,{compared:i,isMissed:o!==null}),n&&r&&i?.call&&/* @__PURE__ */ s(at,{asked:n,label:r.label})]})}function tt({compared:e,isMissed:t}){let{args:n,argsOf:r,output:i,call:a,name:o}=e,c={left:`reference`,right:rt(a,o)},l=n.language===`sparql`?`Query`:`Arguments`,u=r===`both`?/* @__PURE__ */ s(H,{diff:n,sides:c}):/* @__PURE__ */ s(U,{diff:n}),d=i&&/* @__PURE__ */ s(it,{output:i,sides:c,isAlone:a===null});return t?/* @__PURE__ */ s(f,{children:[d,/* @__PURE__ */ s(`h5`,{children:`${l}${nt[r]}`}),u]}):/* @__PURE__ */ s(`details`,{class:`fold`,children:[/* @__PURE__ */ s(`summary`,{children:[l,` and result`]}),u,d]})}const nt={both:``,reference:` of the reference`,call:` (the reference has none)`};function rt(e,t){return e===null?`this run`:e.name===t?`this run, step ${e.number}`:`this run, step ${e.number}, ${e.name}`}function it({output:e,sides:t,isAlone:n}){return e.kind===`tables`?/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`h5`,{children:n?`Result of the reference`:`Result`}),/* @__PURE__ */ s(Ge,{tables:e.tables,isAlone:n})]}):/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`h5`,{children:n?`Output of the reference`:`Output`}),n?/* @__PURE__ */ s(U,{diff:e}):/* @__PURE__ */ s(H,{diff:e,sides:t})]})}function at({asked:e,label:t}){return/* @__PURE__ */ s(`details`,{class:`fold`,children:[/* @__PURE__ */ s(`summary`,{children:[e.language===`sparql`?`Query`:`Arguments`,` in `,/* @__PURE__ */ s(`code`,{children:t}),` and in this run`]}),/* @__PURE__ */ s(H,{diff:e,sides:{left:t,right:`this run`}})]})}function ot({row:e,shown:t,model:n}){let{references:r,base:i}=t;return/* @__PURE__ */ s(`div`,{class:`body`,id:e.anchor,children:[/* @__PURE__ */ s(st,{shown:t}),e.known&&/* @__PURE__ */ s(`p`,{class:`meta`,children:/* @__PURE__ */ s(`span`,{children:[`Known question: `,/* @__PURE__ */ s(p,{text:ae(e.known)})]})}),/* @__PURE__ */ s(lt,{shown:t}),/* @__PURE__ */ s(dt,{row:e,model:n}),/* @__PURE__ */ s(j,{answer:t.answer,base:i&&{...i.answer,label:i.label}}),r.map((e,t)=>/* @__PURE__ */ s(et,{reference:e,of:r.length,asked:i?.askedBySteps[t]??null,base:i})),/* @__PURE__ */ s(`section`,{class:`steps`,children:[/* @__PURE__ */ s(`h4`,{children:`All steps`}),/* @__PURE__ */ s(`div`,{class:`two`,children:[i&&/* @__PURE__ */ s(R,{answer:i,label:i.label}),/* @__PURE__ */ s(R,{answer:t,label:n.options.thisRun.label})]})]}),/* @__PURE__ */ s(ft,{row:e,model:n})]})}function st({shown:e}){let{why:t,status:n}=e;if(!t)return null;let{query_difference:r=[],argument_difference:i=[],base_difference:a}=t.detail,o=[...a?[[`Query: `,...oe(a)]]:[],...r.map(e=>[`Query: `,...y(e)]),...i.map(e=>[`Argument `,{code:e},` differs`]),...ct(e)];return/* @__PURE__ */ s(`div`,{class:`cause`,children:[/* @__PURE__ */ s(`p`,{class:`why`,children:/* @__PURE__ */ s(p,{text:b({...t,status:n})})}),o.length>0&&/* @__PURE__ */ s(`ul`,{children:o.map(e=>/* @__PURE__ */ s(`li`,{children:/* @__PURE__ */ s(p,{text:e})}))})]})}function ct({why:e,calls:t,compared:n}){return e?.cause.kind!==`entity_not_found`||e.detail.is_found?[]:t.filter(({number:e,rows:t})=>e<(n?.call?.number??0)&&(t??0)>0).slice(0,3).map(({number:e,name:t,rows:n})=>[`Step ${e}, `,{code:t},`, found ${a(n??0,`other row`)}`])}function lt({shown:{brokenRules:e=[],failedChecks:t=[]}}){let n=[...e.map(e=>[`Broke a rule: `,...se(e)]),...t.length>0?[[`The answer `,...ie(t,t.length)]]:[]];return n.length===0?null:/* @__PURE__ */ s(`div`,{class:`cause`,children:n.map(e=>/* @__PURE__ */ s(`p`,{class:`why`,children:/* @__PURE__ */ s(p,{text:e})}))})}function ut(n){return t(e(n),1e3)}function dt({row:e,model:t}){let n=t.templates.find(({id:t})=>t===e.templateId),r=[Z(`tokens`,e.baseMeasures?.total_tokens,e.measures.total_tokens,i),Z(`s`,e.baseMeasures?.elapsed_sec,e.measures.elapsed_sec,e=>o(e,1)),Z(``,e.baseMeasures?.cost_usd,e.measures.cost_usd,h)].filter(e=>e!==null);return/* @__PURE__ */ s(`p`,{class:`meta`,children:[/* @__PURE__ */ s(`span`,{children:[`Id `,/* @__PURE__ */ s(`code`,{class:`id`,children:ut(e.id)})]}),/* @__PURE__ */ s(`span`,{children:[`Template `,n?.title??e.templateId]}),e.tags.length>0&&/* @__PURE__ */ s(`span`,{children:[`Tags `,e.tags.join(`, `)]}),r.map(e=>/* @__PURE__ */ s(`span`,{children:e}))]})}function Z(e,t,n,r){if(n===void 0)return null;let i=`${r(n)} ${e}`.trim();return t===void 0||r(t)===r(n)?i:`${r(t)} → ${i}`}function ft({row:e,model:t}){let n=Ae(e.id,t.options);return n===null?null:/* @__PURE__ */ s(`p`,{class:`command`,children:/* @__PURE__ */ s(`code`,{children:n})})}const Q=String.raw`'use strict';
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
})();`.replace(/^ +|\/\*[^*]*\*\/\n?/gm,``);function $({model:{templates:e,baseLabel:t,options:n},numbers:r}){let a=t!==null;return/* @__PURE__ */ s(`section`,{id:`templates`,children:[/* @__PURE__ */ s(`h2`,{children:[`Templates `,/* @__PURE__ */ s(`span`,{class:`count`,children:i(e.length)})]}),/* @__PURE__ */ s(`div`,{class:`scroll`,children:/* @__PURE__ */ s(`table`,{class:`figures`,children:[/* @__PURE__ */ s(`thead`,{children:/* @__PURE__ */ s(`tr`,{children:[/* @__PURE__ */ s(`th`,{scope:`col`,children:`Template`}),/* @__PURE__ */ s(`th`,{scope:`col`,class:`num`,children:`Questions`}),a&&/* @__PURE__ */ s(`th`,{scope:`col`,class:`num`,children:t}),/* @__PURE__ */ s(`th`,{scope:`col`,class:`num`,children:n.thisRun.label}),a&&/* @__PURE__ */ s(`th`,{scope:`col`,class:`num`,children:`Change`})]})}),/* @__PURE__ */ s(`tbody`,{children:e.map(e=>/* @__PURE__ */ s(pt,{template:e,number:r.templates.get(e.id)??0,isCompared:a}))})]})})]})}function pt({template:{title:e,questions:t,base:n,score:r},number:a,isCompared:o}){let[l,u]=m(n,r),d=n===null||r===null?null:r-n;return/* @__PURE__ */ s(`tr`,{children:[/* @__PURE__ */ s(`th`,{scope:`row`,children:/* @__PURE__ */ s(`a`,{href:`#questions`,"data-filter":`t${a}`,children:e})}),/* @__PURE__ */ s(`td`,{class:`num`,children:i(t)}),o&&/* @__PURE__ */ s(`td`,{class:`num`,children:l}),/* @__PURE__ */ s(`td`,{class:`num`,children:u}),o&&/* @__PURE__ */ s(`td`,{class:`num ${c(d)}`,children:d===null?``:`${g(d)} pp`})]})}const[mt,ht]=[8e6,113e5],gt=/* @__PURE__ */ new Set([`regressed`,`improved`]);async function*_t(e,t,r){let i=D(e.rows,e.templates);yield`${u({title:n(v(e)),style:ne,script:Q},r)}${d(/* @__PURE__ */ s(te,{model:e}))}<main>${d(/* @__PURE__ */ s(ee,{model:e,numbers:i}))}`,yield`<section id="questions"><h2>Questions</h2>`,yield*xt(e,t,i),yield`${d(/* @__PURE__ */ s(ue,{model:e,numbers:i}))}</section>`,yield d(/* @__PURE__ */ s($,{model:e,numbers:i})),yield`</main>${d(/* @__PURE__ */ s(yt,{}))}${l(Q)}`}const vt=[[`j, k`,`next and previous question`],[`/`,`search`],[`?`,`this help`]];function yt(){return/* @__PURE__ */ s(`dialog`,{id:`keys`,"aria-label":`Keys`,children:[/* @__PURE__ */ s(`dl`,{children:vt.map(([e,t])=>/* @__PURE__ */ s(f,{children:[/* @__PURE__ */ s(`dt`,{children:/* @__PURE__ */ s(`kbd`,{children:e})}),/* @__PURE__ */ s(`dd`,{children:t})]}))}),/* @__PURE__ */ s(`form`,{method:`dialog`,children:/* @__PURE__ */ s(`button`,{type:`submit`,children:`Close`})})]})}function bt(e){let t=e.reduce((e,t)=>e+_e(t),0);return{details:Math.min(mt,ht-t),leftOut:0}}async function*xt(e,t,n){let r=bt(e.rows),a=e.rows.length>500;for(let o of _){let s=e.rows.filter(e=>e.group===o);if(s.length!==0){yield`<section class="group" data-group="${o}"><h3>${pe[o]} <span class="count">${i(s.length)}</span></h3>`;for(let[i,o]of s.entries())a&&i%30==0&&(yield`${i===0?``:`</div>`}<div class="chunk">`),yield await St(o,e,t,n,r);yield`${a?`</div>`:``}</section>`}}r.leftOut>0&&(yield d(/* @__PURE__ */ s(Tt,{count:r.leftOut,model:e})))}async function St(e,t,n,r,i){let a=i.details>0?await n(e.id,gt.has(e.group)):null,o=a&&Ct(a),c=o&&d(/* @__PURE__ */ s(ot,{row:e,shown:o,model:t})),l=new Set(o?.calls.map(({name:e})=>e)),u=d(/* @__PURE__ */ s(he,{row:e}));if(c!==null&&wt(c+u,i))return`<details class="q" data-k="${T(e,r,[...l])}"><summary>${u}</summary>${c}</details>`;i.leftOut++;let f=T(e,r,[]),p=`id="${e.anchor}" data-k="${f}"`;return t.rows.length>500?`<p class="q" ${p}>${d(/* @__PURE__ */ s(ge,{row:e}))}</p>`:`<div class="q" ${p}>${u}</div>`}function Ct(t){return r(t,e)}function wt(e,t){let n=new TextEncoder().encode(e).length;if(n>1e6)return!1;let r=n<=t.details;return t.details=r?t.details-n:0,r}function Tt({count:e,model:t}){let{results:n}=t.options;return/* @__PURE__ */ s(`p`,{class:`note`,children:[`The details of `,a(e,`question`),` are left out, to keep this page small.`,` `,/* @__PURE__ */ s(`code`,{children:[`stepgate show ID `,n??`RESULTS`]}),` shows any question.`]})}export{_t as renderPage};