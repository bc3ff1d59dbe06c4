import { type Command, Option } from 'commander';
import { FOREIGN_NAMES } from '../core/corpus/foreign.js';
import { RUN_ORDERS } from '../core/runs/compare-many.js';
import { GATE_NAMES } from '../core/runs/gate.js';
import { OPTIONS, type OptionName } from '../run/options.js';
import { addOptions, addRefusedOperands, collect, flag } from './options.js';

/** The flags of `stepgate accept`. */
export function addAccept(program: Command): Command {
  return program
    .command('accept')
    .description('write entries of known failures for the questions that regressed')
    .argument('<results>', 'a folder that a run wrote')
    .option('--reason <text>', 'required: why the falls are accepted')
    .option('--until <date>', 'the last day on which the entries count, as in 2026-12-31')
    .option('--baseline <path>', 'the run to compare with; without it, the comparison of the run itself counts')
    .option('--known <file>', 'the file to write the entries to', 'known.yaml')
    .addHelpText('after', '\nExample:\n  stepgate accept results --reason "the vendor removed it" --until 2026-12-31');
}

/** The flags of `stepgate compare`. */
export function addCompare(program: Command): Command {
  const command = program
    .command('compare')
    .description('compare runs: output folders, baseline files or evaluation files (also those of graphrag-eval)')
    .argument('<base>', 'the run to compare with')
    .argument('<head>', 'the run to check')
    .argument('[others...]', 'more runs to compare with the first: a table with one row per run')
    .option('--sort <order>', `three runs or more: order of the table: ${RUN_ORDERS.join(', ')} (default: steps)`);
  return addOptions(
    command,
    ...(['max-steps-drop', 'max-regressions', 'drop-test', 'rerun-changes', 'gates', 'known', 'select'] as const),
    ...(['corpus', 'config', 'step-aliases', 'output-dir', 'page', 'format', 'ids', 'all', 'quiet'] as const),
  )
    .addHelpText('after', '\nGates are those of the second run. With --corpus, --config and --step-alias')
    .addHelpText('after', 'of the second run, the answers of the first run are scored again where')
    .addHelpText('after', 'questions or rules differ.')
    .addHelpText('after', '\nExamples:\n  stepgate compare results-of-main results --max-steps-drop 0.02')
    .addHelpText('after', '  stepgate compare results-gpt results-claude results-qwen --sort cost');
}

/** The flags of `stepgate generate`. */
export function addGenerate(program: Command): Command {
  return program
    .command('generate')
    .description('write a corpus of questions from templates over a graph')
    .argument('<files...>', 'files of templates; after --: a command that is started once per query')
    .option('-o, --output <file>', 'the corpus file; replaces one that this command wrote and nobody edited')
    .option('--endpoint <url>', 'a SPARQL 1.1 endpoint, as for refresh')
    .option('--data <files...>', 'RDF files, evaluated by the package oxigraph of your project')
    .option('--config <file>', 'evaluation config: prefixes of queries')
    .option('--per-template <number>', 'maximum questions per template', '10')
    .option('--split <tag=share>', 'tag for a share of the templates, as in test=0.1', collect)
    .option('--seed <text>', 'another seed, another sample', '1')
    .option('--timeout <seconds>', 'per query', '60')
    .option('--concurrency <number>', 'queries that are asked at the same time', '2')
    .option('--overwrite', 'also replace questions that were edited by hand')
    .addHelpText(
      'after',
      '\nExit code: 1 if a template has no question; 2 wrong input.\n\nExample:' +
        '\n  stepgate generate templates.yaml --data export.nq -o eval/generated.yaml',
    );
}

/** The flags of `stepgate history`. */
export function addHistory(program: Command): Command {
  return program
    .command('history')
    .description('show the earlier runs that a baseline knows: scores, and which questions are flaky')
    .argument('<run>', 'a folder that a run wrote, or a baseline file')
    .option(...flag('format'))
    .option(...flag('ids'))
    .option(...flag('all'))
    .addHelpText('after', '\nExample:\n  stepgate history results');
}

/** The flags of `stepgate import`. */
export function addImport(program: Command): Command {
  return program
    .command('import')
    .description('write responses from what an agent recorded: messages, OpenTelemetry spans, Langfuse observations')
    .argument('<files...>', 'recorded files or globs; - is standard input')
    .option('--from <format>', OPTIONS['responses-format'].help, 'auto')
    .option('--corpus <files...>', 'corpus files or globs, to find the question of a trace by its text or session id')
    .option(...flag('records'))
    .option(...flag('question-id'))
    .option('--latest', 'if a question has several traces, keep the one that started last')
    .option('--trials <one|all>', 'all: questions may have several traces', 'one')
    .option(
      '-o, --output <file>',
      'write the responses to this file, also over an existing one; default standard output',
    )
    .addHelpText('after', '\nExample:\n  stepgate import traces.jsonl --corpus eval/corpus.yaml -o responses.jsonl');
}

/** Options of the comparison and the gates of a run. */
const POLICY: readonly OptionName[] = [
  ...(['baseline', 'baseline-required', 'known', 'min-coverage'] as const),
  ...GATE_NAMES,
  ...(['drop-test', 'rerun-changes', 'gates'] as const),
];

/** The flags of `stepgate init`. */
export function addInit(program: Command): Command {
  return program
    .command('init')
    .description('start a corpus, an agent and a workflow; with files: draft questions from recorded answers')
    .argument('[files...]', 'responses or recordings, files or globs; several of one question are trials')
    .option('-o, --output <file>', 'the new corpus file; never overwrites one')
    .option(
      '--append <file>',
      'fill the questions of this corpus that have no steps, and add those that are new, by id and text',
    )
    .option('--corpus <files...>', 'corpus files or globs that have the texts of the questions')
    .option('--step <name>', 'prefer the results of this tool')
    .option('--config <file>', 'evaluation config: failed_outputs, step aliases')
    .addHelpText(
      'after',
      '\nExamples:\n  stepgate init\n  stepgate init run-1.jsonl run-2.jsonl --append eval/corpus.yaml',
    );
}

/** The flags of `stepgate merge`. */
export function addMerge(program: Command): Command {
  const command = program
    .command('merge')
    .description('merge the shards of a run, as evaluate --shard wrote them, into one run; compare it, check gates')
    .argument('<dir...>', 'the folders of all shards')
    .option('--out <dir>', 'write the files of the merged run here');
  return addOptions(command, 'page', 'junit', 'name', ...POLICY, 'format', 'ids', 'all').addHelpText(
    'after',
    '\nExample:\n  stepgate merge shard-1 shard-2 --out results --min-steps-score 0.85',
  );
}

/** The flags of `stepgate open`. */
export function addOpen(program: Command): Command {
  return program
    .command('open')
    .description('print the path of the report page of a run, and open it in the browser where there is one')
    .argument('<results>', 'a folder that a run or a comparison wrote, or its report.html')
    .addHelpText('after', '\nExample:\n  stepgate open results');
}

/** The flags of `stepgate questions`. */
export function addQuestions(program: Command): Command {
  return addRefusedOperands(program.command('questions'))
    .description("print the questions as JSONL, for the agent's runner")
    .option('--corpus <files...>', 'corpus files or globs')
    .option(...flag('select'))
    .option(...flag('drafts'))
    .option(...flag('shard'))
    .addHelpText('after', '\nExample:\n  stepgate questions --corpus corpus.yaml --select tag:smoke > questions.jsonl');
}

/** The flags of `stepgate import-corpus`. */
export function addImportCorpus(program: Command): Command {
  return program
    .command('import-corpus')
    .description('write a corpus from the questions of another project')
    .argument('<files...>', 'files or globs; for bfcl the questions, then the possible answers')
    .option('--from <format>', FOREIGN_NAMES.join(', '))
    .option('-o, --output <file>', 'write the corpus to this file; default standard output')
    .addHelpText('after', '\nExample:\n  stepgate import-corpus tasks.json --from tau2 -o corpus.yaml');
}

/** The flags of `stepgate record`. */
export function addRecord(program: Command): Command {
  return program
    .command('record')
    .description('ask your agent each question with a command, and write what it prints as responses')
    .argument('[command...]', 'after --: the command, which is started once per question')
    .option('--corpus <files...>', 'corpus files or globs')
    .option(...flag('select'))
    .option(...flag('drafts'))
    .option(...flag('shard'))
    .option('-o, --output <file>', 'the file of responses, .jsonl; each is added when its command ends')
    .option('--resume', 'continue a file: questions that it has are not asked again')
    .option('--retry-errors', 'continue a file, and ask the questions again whose responses are errors')
    .option('--concurrency <number>', 'commands that run at the same time', '4')
    .option('--timeout <seconds>', 'a command that takes longer is ended, and is an error', '120')
    .option('--trials <number>', 'responses per question', '1')
    .option('--quiet', 'no progress bar, no warnings')
    .addHelpText(
      'after',
      '\nThe command gets {"question_id", "question_text"} on stdin,' +
        '\nand both in STEPGATE_QUESTION_ID and STEPGATE_QUESTION.' +
        '\nIt prints a response, or the messages or spans of the run, as JSON.\n\nExample:' +
        '\n  stepgate record --corpus corpus.yaml -o responses.jsonl -- python agent.py',
    );
}

/** The flags of `stepgate refresh`. */
export function addRefresh(program: Command): Command {
  return program
    .command('refresh')
    .description('ask for new outputs of reference steps, show what changed, and write it into the corpus')
    .argument('[command...]', 'after --: a command that is started once per step and prints its output')
    .option('--corpus <files...>', 'corpus files or globs; each file is changed in its own place')
    .option('--select <patterns...>', 'these questions only: tag:smoke, id:q17*; required with --responses')
    .option(...flag('drafts'))
    .option(
      '--endpoint <url>',
      'a SPARQL 1.1 endpoint; credentials from STEPGATE_SPARQL_USER and …_PASSWORD, or …_TOKEN',
    )
    .option('--data <files...>', 'RDF files, evaluated by the package oxigraph of your project')
    .option('--responses <files...>', 'responses or traces of an agent whose outputs are right')
    .option('--config <file>', 'evaluation config: scoring rules, step aliases, prefixes of queries')
    .option('--write', 'write the changed outputs into the corpus')
    .option('--all', 'also write when more than a fifth of the outputs changed; with --responses, of the whole corpus')
    .option('--with-args', "with --responses: write the agent's arguments, too")
    .option('--timeout <seconds>', 'per step', '60')
    .option('--concurrency <number>', 'steps that are asked at the same time', '2')
    .option('--format <format>', 'text, markdown or json', 'text')
    .addHelpText(
      'after',
      '\nThe command gets question_id, question_text and step as JSON on stdin.' +
        '\nExit code: 0 same, or written; 1 something changed or is left; 2 wrong input.\n\nExample:' +
        '\n  stepgate refresh --corpus eval/corpus.yaml --data export.nq --write',
    );
}

/** The flags of `stepgate show`. */
export function addShow(program: Command): Command {
  return program
    .command('show')
    .description('show one question: its score and why, both queries and tables, all steps of the agent')
    .argument('[id]', 'id of the question, or the start of it; absent with --all and --regressed')
    .argument('[results]', 'a folder that a run wrote, or its evaluation.yaml')
    .option('--corpus <files...>', 'without results: corpus files or globs')
    .option('--responses <files...>', 'without results: response files or globs')
    .option('--config <file>', 'without results: evaluation config')
    .option('--scoring <preset>', 'without results: preset, as for evaluate')
    .option('--step-alias <alias>', 'without results: tool-name aliases, as for evaluate', collect)
    .option('--drafts', 'without results: show the drafts of the corpus, and nothing else')
    .option('--trials <one|all>', 'without results: all: questions may have several responses', 'one')
    .option('--baseline <path>', 'a folder or evaluation.yaml of an earlier run, to show the same question there')
    .option('--all', 'show all questions that fail')
    .option('--regressed', 'show all questions that are worse than in the baseline')
    .option('--step <number>', 'show one step of the agent with its whole arguments and output')
    .option('--format <format>', 'text or json', 'text')
    .addHelpText(
      'after',
      '\nExamples:\n  stepgate show q17 results --baseline results-of-main\n  stepgate show --all results --format json',
    );
}

/** The flags of `stepgate judge sample`. */
export function addJudgeSample(judge: Command): Command {
  return (
    judge
      .command('sample')
      .description('write answers to a file, for people to label without seeing verdicts')
      .option('--corpus <files...>', 'corpus files or globs')
      .option('--responses <files...>', 'response files or globs; answers of several agents are mixed')
      .option(...flag('select'))
      .option('-n, --number <number>', 'number of answers', '80')
      // It asks nothing, but the commands of judge accept the same address.
      .addOption(new Option('--judge-base-url <url>').hideHelp())
      .option('-o, --out <file>', 'the file of labels, .csv')
      .addHelpText(
        'after',
        '\nExample:\n  stepgate judge sample --corpus c.yaml --responses a.jsonl b.jsonl -o labels.csv',
      )
  );
}

/** The flags of `stepgate judge check`. */
export function addJudgeCheck(judge: Command): Command {
  const command = judge
    .command('check')
    .description('ask the judge again, and compare its verdicts with those of the calibration')
    .argument('[calibration]', 'the calibration file')
    .option('--labels <file>', 'the file of labels of the calibration')
    .option('--anchors <number>', 'without labels: number of answers with a verdict in --judge-cache to judge again')
    .option('--corpus <files...>', 'corpus files or globs, for --anchors')
    .option('--responses <files...>', 'response files or globs, for --anchors')
    .option(...flag('select'))
    .option('--pass <rule>', "which answers pass, for --anchors, as in 'answer_f1 >= 0.8'")
    .option('--repeat <number>', 'how often each answer is judged', '1');
  return addOptions(command, 'config', 'judge-model', 'judge-base-url', 'judge-cache')
    .option('--format <format>', 'text or json', 'text')
    .option(...flag('quiet'))
    .addHelpText('after', '\nExample:\n  stepgate judge check judge.yaml --labels labels.csv --config config.yaml');
}

/** The flags of `stepgate judge calibrate`. */
export function addJudgeCalibrate(judge: Command): Command {
  const command = judge
    .command('calibrate')
    .description('compare the verdicts of the judge with those of people')
    .argument('<labels>', 'the file of labels: .csv, .tsv, .jsonl, .yaml')
    .option('--corpus <files...>', 'corpus files or globs')
    .option('--pass <rule>', "which answers pass, as in 'answer_f1 >= 0.8'")
    .option('--bar <share>', 'what both rates must reach with the lower ends of their intervals', '0.7')
    .option('--repeat <number>', 'how often each answer is judged', '2')
    .option('-o, --out <file>', 'the calibration file, for judge.calibration of the config');
  return addOptions(command, 'config', 'judge-model', 'judge-base-url', 'judge-cache')
    .option('--format <format>', 'text or json', 'text')
    .option(...flag('quiet'))
    .addHelpText(
      'after',
      "\nExample:\n  stepgate judge calibrate labels.csv --corpus c.yaml --pass 'answer_f1 >= 0.8'",
    );
}
