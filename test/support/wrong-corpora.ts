import { load } from 'js-yaml';
import { cellsOf, mappingIn } from './cells.js';

const JSON_TYPE = { output_media_type: 'application/json', output: '{}' };
const PATH = 'expected a path such as a.b, a[0].b, a[*].b or "odd.key", got';
const TOLERANCE = 'expected a number of at least 0, or {relative: 0.001} for a share of the reference';

/** Values that are not a corpus: what they are, the value, and a part of the message; a mapping without braces is of a question. */
export const WRONG_CORPORA: readonly (readonly [string, unknown, string])[] = cellsOf(`
a mapping | {template_id: t} | expected a list of templates
nothing | null | expected a list of templates
a template without id | [{questions: []}] | [0].template_id: is missing
a question without text | [{template_id: t, questions: [{id: q}]}] | [0].questions[0].question_text: is missing
a question in place of a template | [{id: q, question_text: '?', reference_steps: [[{name: lookup, output: A}]]}] | [0]: expected a template, as in {template_id: …, questions: [{id: …, question_text: …}]}
a question under older keys in place of a template | [{id: q, nl_question: '?'}] | [0]: expected a template
a question without id | [{template_id: t, questions: [{question_text: '?'}]}] | [0].questions[0].id: is missing
an empty id | [{template_id: t, questions: [{id: '', question_text: '?'}]}] | [0].questions[0].id
a flat list of steps | reference_steps: [{name: lookup, output: A}] | [[{name: …}], [{name: …}]]
steps that are a mapping | reference_steps: {name: lookup, output: A} | [[{name: …}], [{name: …}]]
a step without name | reference_steps: [[{output: A}]] | reference_steps[0][0].name: is missing
any_of within any_of | reference_steps: [[{any_of: [{name: lookup, output: A}, {any_of: [{name: lookup, output: A}]}]}]] | reference_steps[0][0].any_of[1]: expected a step, as in {name: …}: any_of cannot be nested; put all its steps in one list
a step without name in any_of | reference_steps: [[{any_of: [{output: A}]}]] | reference_steps[0][0].any_of[0].name: is missing
arguments that are a list | reference_steps: [[{name: lookup, output: A, args: []}]] | expected a mapping of arguments
ordered that is a text | reference_steps: [[{name: lookup, output: A, ordered: sorted}]] | .ordered: expected true, false or a list of columns
a mistyped rule | rules: {forbiden: [delete]} | [0].questions[0].rules.forbiden: unknown key; did you mean forbidden?
a mistyped rule of a template | [{template_id: t, rules: {max_step: 3}, questions: []}] | [0].rules.max_step: unknown key; did you mean max_steps?
a rule that there is not | rules: {x-forbid: [delete]} | rules.x-forbid: unknown key; known keys: forbidden, allowed, max_steps,
a mistyped answer check | answer: {include: a} | [0].questions[0].answer.include: unknown key; did you mean includes?
another word for an answer check | answer: {contains: a} | answer.contains: unknown key; did you mean includes?
a mistyped key of a number | answer: {number: [{value: 1, tolerence: 2}]} | answer.number[0].tolerence: unknown key; did you mean tolerance?
a key that no number has | answer: {number: {value: 1, precision: 2}} | answer.number.precision: unknown key; known keys: value, tolerance
a mistyped rule of expect | reference_steps: [[{name: lookup, output: A, expect: {args.a: {regx: x}}}]] | expect.args.a.regx: unknown key; did you mean regex?
the older key, by its name | [{template_id: t, qaSet: [{id: q}]}] | [0].qaSet[0]
`).map(([title = '', cell = '', message = '']) => {
  if (/^[[{]|^null$/.test(cell)) return [title, load(cell), message];
  const question = { id: 'q', question_text: '?', ...mappingIn(cell) };
  return [title, [{ template_id: 't', questions: [question] }], message];
});

/** Keys of a step with a wrong value, and the message: `json` are keys next to an output of JSON. */
export const WRONG_STEPS: readonly (readonly [object, string])[] = cellsOf(`
| match_args: subset | .match_args: expected includes (the agent's value may hold more) or within (it may hold less), got "subset"
| match_output: superset | .match_output: expected includes (the agent's value may hold more) or within (it may hold less), got "superset"
| match_args: equal | .match_args: expected ignore, exact, includes, within or shallow, got "equal"
| match_args: true | .match_args: expected ignore, exact, includes, within or shallow, got true
json | match_output: contains | .match_output: expected exact, includes, within, regex, table or ignore, got "contains"
json | match_output: regex | .match_output: expected exact, includes, within, table or ignore for JSON, got "regex"
| output: x, match_output: within | .match_output: expected exact, includes, regex, table or ignore for a text; JSON needs output_media_type: application/json, CSV needs text/csv, got "within"
| output: '{}', output_media_type: application/sparql-results+json, match_output: includes | .match_output: expected exact, table or ignore for a SPARQL result, got "includes"
| output: (a, match_output: regex | .output: not a regular expression (in the syntax of RE2): missing closing ): \`(a\`
| output: (?=a), match_output: regex | .output: not a regular expression (in the syntax of RE2): invalid or unsupported Perl syntax: \`(?=\`; RE2 has no look-around
| match_output: regex | .output: expected a regular expression, got nothing
json | tolerance: -1 | .tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got -1
json | tolerance: 1 % | .tolerance: ${TOLERANCE}, or {paths: {"orders[*].total": 0.01}}, got "1 %"
json | tolerance: {percent: 1} | .tolerance.percent: unknown key; known keys: absolute, relative, paths
json | tolerance: {relative: '1e-3'} | .tolerance.relative: expected a number of at least 0, got "1e-3": in YAML, 1e-3 is a text; write 1.0e-3
json | tolerance: {paths: {a: '2.5E3'}} | .tolerance.paths.a: ${TOLERANCE}, got "2.5E3": in YAML, 2.5E3 is a text; write 2.5e+3
json | tolerance: {paths: {a: x}} | .tolerance.paths.a: ${TOLERANCE}, got "x"
json | tolerance: {paths: {a..b: 1}} | .tolerance.paths.a..b: ${PATH} "a..b"
json | unordered: orders | .unordered: expected true, false or a list of paths, got "orders"
json | unordered: ['orders['] | .unordered[0]: ${PATH} "orders["
json | ignore: next | .ignore: expected a list of paths, got "next"
json | ignore: [a, 'a[x]'] | .ignore[1]: ${PATH} "a[x]"
json | ignore: [''] | .ignore[0]: ${PATH} ""
json | ignore: [a.*] | .ignore[0]: ${PATH} "a.*"
json | match_args: exact, ignore: [args] | .ignore[0]: ${PATH} "args"
json | match_args: exact, ignore: [args.t, output.t, t] | .ignore[2]: arguments and output are both compared; write args.t or output.t
| output: x, match_args: exact, ignore: ['$[0].t'] | .ignore[0]: arguments and output are both compared; write args[0].t or output[0].t
json | match_args: exact, ignore: [output] | .ignore[0]: ${PATH} "output"
json | normalize: trim | .normalize: expected a list of trim, whitespace, case, time, nulls, boolean, got "trim"
json | normalize: [lower] | .normalize[0]: expected trim, whitespace, case, time, nulls, boolean, got "lower"
`).map(([kind, keys, message = '']) => [{ ...(kind === 'json' && JSON_TYPE), ...mappingIn(keys) }, message]);
