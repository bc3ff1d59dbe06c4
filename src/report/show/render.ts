import type {
  AnswerTexts,
  ComparedSteps,
  ShownAnswer,
  ShownBase,
  ShownQuestion,
  ShownReference,
} from '../../core/show/entry.js';
import type { CutText, ShownCall } from '../../core/show/texts.js';
import { MAX_LINE_TEXT, MAX_LISTED, MAX_TEXT } from '../../core/shown.js';
import { signedNames } from '../../core/steps/shown.js';
import { counted } from '../../core/text/numerals.js';
import type { Mapping } from '../../core/text/values.js';
import { inlineText, type TerminalStyle, wrapped } from '../formats/terminal.js';
import { whyText } from '../words/cause-sentences.js';
import { argumentsNoun, factLines } from '../words/differences.js';
import { answerFigures, answerNotes, CLAIM_KINDS } from '../words/judging.js';
import { score, turnText } from '../words/numbers.js';
import { brokenText, failedChecksText } from '../words/rule-sentences.js';
import { code, cut, joinedNames, plain, type Text } from '../words/text.js';
import { folded, MAX_FOLDS, renderDiff, renderText, safeLine } from './diff.js';
import { renderCalls, renderConditions, renderTables } from './tables.js';

/**
 * Renders one question for a terminal: its score and cause, both queries, both tables, all steps. A draft without reference
 * steps is not right, but still to be written.
 */
export function renderQuestion(question: ShownQuestion, style: TerminalStyle, isDraft = false): string {
  const { id, templateId, text, base, score: value, brokenRules = [], failedChecks = [] } = question;
  const isAllRight = (value === null || value >= 1) && brokenRules.length + failedChecks.length === 0;
  const isUnscored = isDraft && isAllRight && value === null;
  const sign = isUnscored ? '–' : isAllRight ? '✓' : '✗';
  const title = style.bold(wrapped(`${sign} ${inlineText([signedNames(text)], style)}`, style.width, 2));
  const conditions = renderConditions(question.why?.detail.conditions ?? [], base?.label ?? null, style);
  const blocks = [
    [
      isUnscored ? title : isAllRight ? style.green(title) : style.red(title),
      style.dim(wrapped(inlineText([`id ${id} · template ${templateId}`], style), style.width)),
    ],
    answerLines(question, style, isDraft ? 'draft without reference steps' : 'no reference steps'),
    ...(conditions.length > 0 ? [conditions] : []),
    ...comparedBlocks(question, style),
    renderCalls(question.calls, style),
    ...turnBlocks(question, style),
    ...renderAnswers(question, style),
    ...(base ? baseBlocks(base, style) : []),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/** One step with its whole arguments and output. */
export function renderStep(call: ShownCall, style: TerminalStyle): string {
  const { texts, error } = call;
  const part = (name: string, { text, leftOut }: CutText) => [
    '',
    style.bold(name),
    ...text.split('\n').map((line) => `  ${safeLine(line)}`),
    ...(leftOut > 0 ? [style.dim(`… ${counted(leftOut, 'further character')}`)] : []),
  ];
  const lines = [
    ...renderCalls([{ ...call, asked: null }], style).slice(1),
    ...(error ? ['', style.red(safeLine(error))] : []),
    ...(texts ? [...part('Arguments', texts.args), ...part('Output', texts.output)] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function answerLines(shownAnswer: ShownAnswer, style: TerminalStyle, noScore = 'no reference steps'): string[] {
  const { score: value, why, status, trial, references } = shownAnswer;
  const answer = trial ? `, answer ${trial.number} of ${trial.of}` : '';
  const cause: Text = why ? [': ', ...whyText({ ...why, status })] : [];
  const differences = factLines(why?.detail ?? {}, { query: 'query', argument: 'argument' });
  const others = references.filter((reference) => reference.why !== null && reference.why.cause !== why?.cause);
  const isUnscored = ({ why }: ShownReference) => why?.cause.kind === 'not_reached';
  const unscored = new Set(others.filter(isUnscored).map(({ name }) => name));
  const missed = others.filter((reference) => !isUnscored(reference));
  const lines: Text[] = [
    [value === null ? noScore : `score ${score(value)}`, answer, ...cause],
    ...brokenLines(shownAnswer),
    ...differences.map((text): Text => ['  ', ...text]),
    ...missed.map(({ name, why }): Text => ['  also ', code(name), ': ', ...(why ? whyText({ ...why, status }) : [])]),
    // Whether the agent made the calls for these steps is not known.
    ...(unscored.size > 0 ? [['  not scored: ', ...joinedNames([...unscored]), ' (a later step does not match)']] : []),
  ];
  return lines.map((line) => {
    const indent = typeof line[0] === 'string' && line[0].startsWith('  ') ? '  ' : '';
    return `${indent}${wrapped(inlineText(line, style).trim(), style.width - indent.length, indent.length + 2)}`;
  });
}

function brokenLines({ brokenRules = [], failedChecks = [] }: ShownAnswer): Text[] {
  return [
    ...brokenRules.map((rule): Text => ['  broke a rule: ', ...brokenText(rule)]),
    ...(failedChecks.length > 0 ? [['  the answer ', ...failedChecksText(failedChecks, failedChecks.length)]] : []),
  ];
}

function comparedBlocks({ compared }: ShownAnswer, style: TerminalStyle): string[][] {
  if (!compared) return [];
  const { args, argsOf, expect, output } = compared;
  const call = callName(compared);
  const sides = { left: 'reference', right: call };
  const isAlone = compared.call === null;
  const argsBlock = [
    style.bold(`${argumentsNoun(args)} of ${inlineText([code(compared.name)], style)}${ARGS_SUFFIXES[argsOf]}`),
    ...(argsOf === 'both' ? renderDiff(args, sides, style) : renderText(args, style)),
  ];
  const ruleTexts = expect.map((rule) => cut(rule, MAX_LINE_TEXT));
  const rules = listed(ruleTexts, 'rule', style);
  const blocks = rules.length === 0 ? [argsBlock] : [argsBlock, [style.bold('Rules of single paths'), ...rules]];
  if (output === null) return blocks;
  if (output.kind === 'tables') return [...blocks, renderTables(output.tables, call, style)];
  const outputLines = isAlone ? renderText(output, style) : renderDiff(output, sides, style);
  return [...blocks, [style.bold(isAlone ? 'Output of the reference' : 'Output'), ...outputLines]];
}

/** The first texts of a list, and how many more there are. */
function listed(texts: readonly string[], noun: string, style: TerminalStyle): string[] {
  const lines = texts.slice(0, MAX_LISTED).map((text) => wrapped(inlineText([text], style), style.width, 2));
  const more = texts.length - lines.length;
  return more > 0 ? [...lines, style.dim(`… ${counted(more, `more ${noun}`)}`)] : lines;
}

function turnBlocks({ turns }: ShownAnswer, style: TerminalStyle): string[][] {
  if (turns.length === 0) return [];
  const lines = turns.map((turn, at) => `${at + 1}: ${turnText(turn)}`);
  return [[style.bold(counted(turns.length, 'turn')), ...listed(lines, 'turn', style)]];
}

const ARGS_SUFFIXES = { both: '', reference: ' in the reference', call: ' (the reference has none)' } as const;

function callName({ call, name }: ComparedSteps): string {
  if (!call) return 'agent';
  return call.name === name ? `step ${call.number}` : `step ${call.number}, ${call.name}`;
}

function baseBlocks(base: ShownBase, style: TerminalStyle): string[][] {
  const label = inlineText([code(base.label)], style);
  const name = inlineText([base.label], style);
  const head = [style.bold(`In ${label}`), ...answerLines(base, style)];
  const { compared } = base;
  const [askedArgs] = base.asked;
  const sides = { left: name, right: 'this run' };
  const askedBlock = askedArgs
    ? [[style.bold(`${argumentsNoun(askedArgs)} in ${label} and in this run`), ...renderDiff(askedArgs, sides, style)]]
    : [];
  const tables =
    base.why !== null && compared?.output?.kind === 'tables'
      ? [renderTables(compared.output.tables, callName(compared), style)]
      : [];
  return [head, ...askedBlock, ...tables, renderCalls(base.calls, style)];
}

/** The final answers of this run, the reference and the other run; empty without any. */
function renderAnswers({ answer, base }: ShownQuestion, style: TerminalStyle): string[][] {
  const { actual, reference } = answer;
  const baseAnswer = base?.answer.actual ?? null;
  if (actual === null && reference === null && baseAnswer === null) return [];
  const label = base && inlineText([code(base.label)], style);
  const isSame = actual !== null && baseAnswer !== null && actual.trim() === baseAnswer.trim();
  return [
    answerBlock(`Final answer${isSame ? `, the same in ${label}` : ''}`, actual, style),
    ...(base && !isSame ? [answerBlock(`Final answer in ${label}`, baseAnswer, style)] : []),
    ...(reference === null ? [] : [answerBlock('Reference answer', reference, style)]),
    ...judgeBlocks(answer, style),
  ];
}

/**
 * The figures and texts of the judge, its reason, and the claims: found (✓), missed (−), not in the reference (+).
 * Empty without a verdict.
 */
function judgeBlocks({ figures, texts, reason, claims }: AnswerTexts, style: TerminalStyle): string[][] {
  const figureTexts = [...answerFigures(figures), ...answerNotes(texts)];
  const marked = claims ? CLAIM_KINDS.flatMap(({ kind, mark }) => claims[kind].map((claim) => `${mark} ${claim}`)) : [];
  if (figureTexts.length + marked.length === 0 && reason === null) return [];
  const hiddenCount = marked.length - MAX_LISTED;
  const lines = [...figureTexts, ...marked.slice(0, MAX_LISTED), ...(reason === null ? [] : [`Reason: ${reason}`])];
  return [
    [
      style.bold('Judge'),
      ...lines
        .flatMap((line) => folded(safeLine(line.slice(0, MAX_TEXT)), style.width - 2, MAX_FOLDS))
        .map((line) => `  ${line}`),
      ...(hiddenCount > 0 ? [style.dim(`  … ${counted(hiddenCount, 'more claim')}`)] : []),
    ],
  ];
}

function answerBlock(head: string, answer: string | null, style: TerminalStyle): string[] {
  if (answer === null || answer.trim() === '') {
    return [style.bold(wrapped(`${head}: ${answer === null ? 'none' : 'empty'}`, style.width, 2))];
  }
  const lines = answer
    .slice(0, MAX_TEXT)
    .split(/\r?\n/)
    .map(safeLine)
    .filter((line) => line !== '')
    .flatMap((line) => folded(line, style.width - 2, MAX_FOLDS));
  const hiddenCount = lines.length - MAX_LISTED;
  return [
    style.bold(wrapped(head, style.width, 2)),
    ...lines.slice(0, MAX_LISTED).map((line) => `  ${line}`),
    ...(hiddenCount > 0 ? [style.dim(`  … ${counted(hiddenCount, 'more line')}`)] : []),
  ];
}

/** One question as data for scripts, with the keys of the files of a run. */
export function questionJson(question: ShownQuestion): Mapping {
  const { id, templateId, text, base } = question;
  return {
    question_id: id,
    template_id: templateId,
    question_text: text,
    ...answerJson(question),
    reference_answer: question.answer.reference,
    ...judgeJson(question.answer),
    ...(base && { base: { label: base.label, ...answerJson(base), asked: base.asked[0] } }),
  };
}

function judgeJson({ figures, texts, reason, claims }: AnswerTexts): Mapping {
  if (Object.keys(figures).length === 0 && !texts && reason === null && claims === null) return {};
  return { judge: { figures, ...(texts && { texts }), ...(reason !== null && { reason }), ...(claims && { claims }) } };
}

function answerJson(answer: ShownAnswer): Mapping {
  const { status, score, why, trial, compared, calls, turns } = answer;
  return {
    status,
    ...(trial && { trial: trial.number, trials: trial.of }),
    steps_score: score,
    ...(why && { cause: why.cause, why: plain(whyText({ ...why, status })), detail: why.detail }),
    reference_steps: answer.references.map(({ why, compared: _, ...facts }) => ({
      ...facts,
      ...(why && { cause: why.cause, why: plain(whyText({ ...why, status })) }),
    })),
    compared: compared && comparedJson(compared),
    actual_answer: answer.answer.actual,
    actual_steps: calls.map(({ texts: _, ...call }) => call),
    ...(turns.length > 0 && { turn_figures: turns }),
  };
}

/** One step with its arguments and output as texts. */
export function stepJson({ texts, asked: _, ...call }: ShownCall): Mapping {
  return { ...call, arguments: texts?.args.text, output: texts?.output.text };
}

function comparedJson({ name, call, args, argsOf, expect, output }: ComparedSteps): Mapping {
  return { name, call, args, args_of: argsOf, ...(expect.length > 0 && { expect }), output };
}
