import { MAX_ADDED, MAX_COMBINATIONS, MAX_SCENARIO } from '../limits.js';
import { combinations, isMapping, type Mapping, own } from '../text/values.js';
import type { CompilePattern } from '../text/wildcards.js';
import { mappingAt } from '../traces/events/fields.js';
import { ASSERTIONS, firstTextIn, type Lose, listAt, mappingsAt, questionText, textOf } from './foreign-fields.js';

/** What a case says about its checks that answer checks cannot express. */
const LOST_KEYS = ['threshold', 'assertScoringFunction', 'assertTemplates'];

/**
 * The tests of a configuration: those of `tests` and of its scenarios, each with what `defaultTest` adds, and once for each
 * combination of the items of its lists of vars. Null: the value is another file.
 */
export function promptfooCases(value: unknown): readonly Mapping[] | null {
  const documents = Array.isArray(value) ? value : [value];
  const isConfiguration = (one: unknown) => listsTests(one, 'tests') || listsTests(one, 'scenarios');
  return documents.length > 0 && documents.every(isConfiguration) ? documents.flatMap(casesOf) : null;
}

function listsTests(value: unknown, key: string): boolean {
  return isMapping(value) && Array.isArray(own(value, key));
}

function casesOf(configuration: Mapping): Mapping[] {
  const scenarios = mappingsAt(configuration, 'scenarios').flatMap(testsOfScenario);
  const given = own(configuration, 'defaultTest');
  const isElsewhere = given !== undefined && given !== null && !isMapping(given);
  const tests = [...testsOf(configuration, []), ...scenarios].map((test) => {
    const isOwn = own(mappingAt(test, 'options'), 'disableDefaultAsserts') === true;
    const { assert, ...others } = mappingAt(configuration, 'defaultTest');
    return merged(isOwn || assert === undefined ? others : { ...others, assert }, test);
  });
  const lost = isElsewhere ? [{ lost: ['defaultTest in a file'] }] : [];
  return [...lost, ...tests.flatMap(expanded)];
}

/** Each test of a scenario with each of its configs; without tests, each config is one. */
function testsOfScenario(scenario: Mapping): Mapping[] {
  const [configs, tests] = [mappingsAt(scenario, 'config'), testsOf(scenario, [{}])];
  if (configs.length * tests.length > MAX_SCENARIO) return [{ lost: [`scenarios of more than ${MAX_SCENARIO} tests`] }];
  return configs.flatMap((config) => tests.map((test) => merged(config, test)));
}

/** The tests of a list; one that names a file is a case that is lost. */
function testsOf(holder: Mapping, otherwise: readonly Mapping[]): readonly Mapping[] {
  if (!listsTests(holder, 'tests')) return otherwise;
  return listAt(holder, 'tests').map((test) => (isMapping(test) ? test : { lost: ['tests in files'] }));
}

/** A test with what another one adds: its own vars and keys win, the assertions of both count. */
function merged(base: Mapping, test: Mapping): Mapping {
  const inner = (key: string) => ({ ...mappingAt(base, key), ...mappingAt(test, key) });
  const assert = [...listAt(base, 'assert'), ...listAt(test, 'assert')];
  return { ...base, ...test, vars: varsOf(base, test), metadata: inner('metadata'), options: inner('options'), assert };
}

/** Vars in a file stay the text that names it. */
function varsOf(base: Mapping, test: Mapping): unknown {
  const written = [own(base, 'vars'), own(test, 'vars')].find((vars) => typeof vars === 'string');
  return written ?? { ...mappingAt(base, 'vars'), ...mappingAt(test, 'vars') };
}

function expanded(test: Mapping): Mapping[] {
  const vars = mappingAt(test, 'vars');
  const isKept = own(mappingAt(test, 'options'), 'disableVarExpansion') === true;
  const lists = Object.entries(vars).map(([name, value]) =>
    (Array.isArray(value) && !isKept ? value : [value]).map((item) => [name, item] as const),
  );
  const all = combinations(lists, MAX_COMBINATIONS + 1);
  const tests = all.slice(0, MAX_COMBINATIONS).map((parts) => ({
    ...test,
    ...(isMapping(test.vars) && { vars: Object.fromEntries(parts) }),
  }));
  const lost =
    all.length > MAX_COMBINATIONS ? [{ lost: [`tests with more than ${MAX_COMBINATIONS} combinations of vars`] }] : [];
  return [...tests, ...lost];
}

/** The question of a test; null where only something is lost. */
export function decodePromptfoo(test: Mapping, lose: Lose, compile: CompilePattern): Mapping | null {
  for (const name of listAt(test, 'lost')) lose(String(name));
  if (Object.hasOwn(test, 'lost')) return null;
  for (const key of LOST_KEYS) if (Object.hasOwn(test, key)) lose(key);
  const vars = rendered(test, lose);
  const answer: Record<string, unknown[]> = {};
  for (const assertion of mappingsAt(test, 'assert')) {
    const decoded = decodeAssertion(assertion, vars, compile);
    if (typeof decoded === 'string') lose(decoded);
    else answer[decoded.check] = [...(answer[decoded.check] ?? []), ...decoded.values];
  }
  return {
    id: own(mappingAt(test, 'metadata'), 'id') ?? own(test, 'description'),
    ...questionText(firstTextIn(vars) ?? textOf(own(test, 'description')), lose),
    ...(Object.keys(answer).length > 0 && { answer }),
  };
}

const PLACEHOLDER = /\{\{-?\s{0,9}([\w.-]{1,100})\s{0,9}-?\}\}/g;

/** A text with the values of the vars that it names, which may themselves name vars. */
function withVars(text: string, vars: Mapping): string {
  let left = MAX_ADDED;
  const fill = (one: string) =>
    one.replace(PLACEHOLDER, (written, name: string) => {
      const value = own(vars, name);
      if (!['string', 'number', 'boolean'].includes(typeof value)) return written;
      left -= String(value).length;
      return left < 0 ? written : String(value);
    });
  return fill(fill(text));
}

/** The vars with each other's values; those in files and with other expressions are counted. */
function rendered(test: Mapping, lose: Lose): Mapping {
  if (typeof test.vars === 'string') lose('vars in files');
  const vars = mappingAt(test, 'vars');
  const texts = Object.entries(vars).map(([name, value]) => {
    const text = typeof value === 'string' ? withVars(value, vars) : value;
    if (typeof text === 'string' && text.startsWith('file://')) lose('vars in files');
    if (typeof text === 'string' && /\{[{%]/.test(text)) lose('expressions in vars');
    return [name, text] as const;
  });
  return Object.fromEntries(texts);
}

/** The answer check of an assertion; a text: the name of what is lost. */
function decodeAssertion(assertion: Mapping, vars: Mapping, compile: CompilePattern) {
  const type = String(own(assertion, 'type'));
  // It is shown, and counts nothing.
  if (own(assertion, 'weight') === 0) return 'assertions of weight 0';
  const decode = Object.hasOwn(ASSERTIONS, type) ? ASSERTIONS[type] : undefined;
  const given = [own(assertion, 'value')].flat().map((one) => (typeof one === 'string' ? withVars(one, vars) : one));
  const isReadable = given.every((one) => ['string', 'number', 'boolean'].includes(typeof one) && isPlain(one));
  if (!decode || !isReadable) return `${type} assertions`;
  const [check, values] = decode(Array.isArray(own(assertion, 'value')) ? given : given[0]);
  // promptfoo has the expressions of JavaScript, such as look-around.
  const isInvalid = check === 'regex' && values.some((one) => compile(String(one), false).kind === 'invalid');
  return isInvalid ? `${type} assertions` : { check, values };
}

/** Whether a value is written here, and not by an expression or in a file. */
function isPlain(value: unknown): boolean {
  return !/\{\{|^file:\/\//.test(String(value));
}
