export const id = 445;
export const ids = [445];
export const modules = {

/***/ 9445:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  show: () => (/* binding */ show)
});

// EXTERNAL MODULE: ./src/core/decode/settings.ts
var settings = __webpack_require__(6745);
// EXTERNAL MODULE: ./src/core/errors.ts
var errors = __webpack_require__(4296);
// EXTERNAL MODULE: ./src/core/input-words.ts
var input_words = __webpack_require__(8043);
// EXTERNAL MODULE: ./src/core/runs/trials.ts
var trials = __webpack_require__(1637);
// EXTERNAL MODULE: ./src/core/secrets/redact.ts + 2 modules
var redact = __webpack_require__(7);
// EXTERNAL MODULE: ./src/core/steps/aliases.ts
var aliases = __webpack_require__(3883);
// EXTERNAL MODULE: ./src/report/blocks.ts
var blocks = __webpack_require__(3578);
// EXTERNAL MODULE: ./src/report/cause-sentences.ts + 1 modules
var cause_sentences = __webpack_require__(4701);
// EXTERNAL MODULE: ./src/report/text.ts
var report_text = __webpack_require__(5655);
;// CONCATENATED MODULE: ./src/report/show/json.ts


/** One question as data for scripts, under the names that the files of a run have. */
function questionJson(question) {
    const { id, templateId, text, base } = question;
    return {
        question_id: id,
        template_id: templateId,
        question_text: text,
        ...answerJson(question),
        ...(base && { base: { label: base.label, ...answerJson(base), asked: base.asked } }),
    };
}
function answerJson(answer) {
    const { status, score, why, trial, compared, calls } = answer;
    return {
        status,
        ...(trial && { trial: trial.number, trials: trial.of }),
        steps_score: score,
        ...(why && { cause: why.cause, why: (0,report_text/* plain */.pj)((0,cause_sentences/* whyText */.s)({ ...why, status })), detail: why.detail }),
        reference_steps: answer.references.map((reference) => referenceJson(reference, answer)),
        compared: compared && { name: compared.name, call: compared.call, args: compared.args, output: compared.output },
        actual_steps: calls,
    };
}
function referenceJson({ why, ...facts }, { status }) {
    return { ...facts, ...(why && { cause: why.cause, why: (0,report_text/* plain */.pj)((0,cause_sentences/* whyText */.s)({ ...why, status })) }) };
}

// EXTERNAL MODULE: ./src/report/differences.ts
var report_differences = __webpack_require__(6890);
// EXTERNAL MODULE: ./src/report/numbers.ts
var numbers = __webpack_require__(5616);
// EXTERNAL MODULE: ./src/report/terminal.ts
var terminal = __webpack_require__(7496);
// EXTERNAL MODULE: ./src/core/text/numerals.ts
var numerals = __webpack_require__(8404);
// EXTERNAL MODULE: ./node_modules/string-width/index.js + 6 modules
var string_width = __webpack_require__(4668);
;// CONCATENATED MODULE: ./src/report/show/lines.ts


/** A stranger's line as a terminal shows it: blanks stay, what steers a terminal goes. */
function safeLine(text) {
    return (0,report_text/* visible */.RK)(text).trimEnd();
}
/** A text in lines of a width, which end between words where they can; what needs more lines is cut, with an ellipsis. */
function folded(text, width, most) {
    const indent = ' '.repeat(Math.min(/^ */.exec(text)?.[0].length ?? 0, Math.floor(width / 4)));
    const lines = [];
    let rest = [...text.slice(0, 2 * width * most + 2)];
    while (lines.length < most) {
        const end = endOfLine(rest, width);
        if (end === rest.length)
            return [...lines, rest.join('')];
        lines.push(rest.slice(0, end).join('').trimEnd());
        rest = [...indent, ...rest.slice(end).join('').trimStart()];
    }
    return [...lines.slice(0, -1), `${[...(lines.at(-1) ?? '')].slice(0, width - 1).join('')}…`];
}
/** How many characters go into a line: as many as there is room for, or up to a blank near its end. */
function endOfLine(points, width) {
    let [size, blank] = [0, 0];
    for (const [at, point] of points.entries()) {
        size += (0,string_width/* default */.A)(point);
        if (size > width)
            return blank > width / 2 ? blank : Math.max(1, at);
        if (point === ' ')
            blank = at + 1;
    }
    return points.length;
}
/** A text in a width: of a longer one the beginning and, as ids differ there, more of the end. */
function middleCut(text, width) {
    if (text.length <= width && (0,string_width/* default */.A)(text) <= width)
        return text;
    const points = [...text];
    const head = [];
    const tail = [];
    let room = width - 1;
    const third = Math.floor(room / 3);
    for (let at = 0; at < points.length && (0,string_width/* default */.A)(head.join('') + points[at]) <= third; at++) {
        head.push(points[at]);
    }
    room -= (0,string_width/* default */.A)(head.join(''));
    for (let at = points.length - 1; at > head.length; at--) {
        room -= (0,string_width/* default */.A)(points[at]);
        if (room < 0)
            break;
        tail.unshift(points[at]);
    }
    return `${head.join('')}…${tail.join('')}`;
}
/** A text with blanks up to a width. */
function padded(text, width) {
    return text + ' '.repeat(Math.max(0, width - (0,string_width/* default */.A)(text)));
}

;// CONCATENATED MODULE: ./src/report/show/calls.ts



/** So many calls are all shown; of more the first, the last, and those that matter with their neighbours. */
const ALL = 30;
const [FIRST, LAST] = [5, 12];
/** Characters of a tool's name. */
const LONGEST_NAME = 40;
const LONGEST_ERROR = 300;
const MARKS = { explained: '▸', matched: '=' };
/** The agent's calls, one per line: the one that explains the miss is marked. */
function renderCalls(calls, style) {
    if (calls.length === 0)
        return [style.bold('No step of the agent is recorded')];
    const widths = columnsOf(calls);
    const lines = [];
    let hidden = [];
    const flush = () => {
        if (hidden.length > 0)
            lines.push(style.dim(`  … ${hiddenText(hidden)}`));
        hidden = [];
    };
    for (const call of calls) {
        if (!isShown(call, calls)) {
            hidden.push(call);
            continue;
        }
        flush();
        lines.push(callLine(call, widths, style));
    }
    flush();
    return [`${style.bold((0,numerals/* counted */.hS)(calls.length, 'step'))}${style.dim(legend(calls))}`, ...lines];
}
function legend(calls) {
    const has = (role) => calls.some((call) => call.role === role);
    const parts = [has('matched') ? '= matched' : '', has('explained') ? '▸ explained above' : ''];
    const shown = parts.filter((part) => part !== '').join(', ');
    return shown === '' ? '' : ` (${shown})`;
}
function isShown({ number }, calls) {
    if (calls.length <= ALL || number <= FIRST || number > calls.length - LAST)
        return true;
    return [number - 2, number - 1, number].some((at) => calls[at]?.role != null);
}
function hiddenText(hidden) {
    const failed = hidden.filter(({ status }) => status !== 'success').length;
    return `${(0,numerals/* counted */.hS)(hidden.length, 'more step')}${failed > 0 ? `, ${(0,numerals/* whole */.WQ)(failed)} failed` : ''}`;
}
function cellsOf({ number, name, status, rows, size, seconds }) {
    const amount = rows !== null ? (0,numerals/* counted */.hS)(rows, 'row') : size === null ? 'no output' : sizeText(size);
    return [
        String(number),
        (0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(name), LONGEST_NAME),
        (0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(status), 12),
        amount,
        seconds === null ? '' : `${(0,numerals/* fixed */.Zu)(seconds, 0)} s`,
    ];
}
function sizeText(size) {
    if (size < 1000)
        return `${size} chars`;
    return size < 1e6 ? `${(0,numerals/* fixed */.Zu)(size / 1000, 0)} k chars` : `${(0,numerals/* fixed */.Zu)(size / 1e6, 1)} M chars`;
}
function columnsOf(calls) {
    const widths = [0, 0, 0, 0, 0];
    for (const call of calls) {
        cellsOf(call).forEach((cell, at) => {
            widths[at] = Math.max(widths[at] ?? 0, cell.length);
        });
    }
    return widths;
}
const RIGHT = new Set([0, 3, 4]);
function callLine(call, widths, style) {
    const mark = call.role ? MARKS[call.role] : ' ';
    const cells = cellsOf(call).map((cell, at) => {
        const width = widths[at] ?? 0;
        return RIGHT.has(at) ? cell.padStart(width) : padded(cell, width);
    });
    const line = `${mark} ${cells.join('  ')}`.trimEnd();
    const room = style.width - line.length - 2;
    const error = call.error && room > 12 ? `  ${(0,report_text/* cut */.Jj)((0,report_text/* oneLine */.TN)(call.error.slice(0, LONGEST_ERROR)), room)}` : '';
    if (call.role === 'explained')
        return style.bold(`${line}${error}`);
    return call.status === 'success' ? line : `${line}${style.dim(error)}`;
}

;// CONCATENATED MODULE: ./src/report/show/diff.ts


/** From this width on the two texts stand beside each other. */
const SIDE_BY_SIDE = 100;
/** Lines of a terminal that one line of a text may take. */
const MOST_FOLDS = 6;
const BETWEEN = ' │ ';
/** Two texts as lines of a terminal: beside each other where there is room, else one below the other. */
function renderDiff({ lines, leftOut }, sides, style) {
    const isWide = style.width >= SIDE_BY_SIDE;
    const isAlike = lines.some(({ kind }) => kind === 'alike');
    return [
        ...(isWide ? beside(lines, sides, style) : below(lines, sides, style)),
        ...(isAlike ? [style.dim('~ the same but for the names of variables')] : []),
        ...(leftOut > 0 ? [style.dim(`… ${(0,numerals/* whole */.WQ)(leftOut)} further characters were not compared`)] : []),
    ];
}
/** One text, without any marks. */
function renderText({ lines, leftOut }, style) {
    const shown = lines.flatMap((line) => 'left' in line ? foldedLine(line.left, style.width - 2).map((text) => `  ${text}`) : [restLine(line, style)]);
    return [...shown, ...(leftOut > 0 ? [style.dim(`… ${(0,numerals/* whole */.WQ)(leftOut)} further characters`)] : [])];
}
function foldedLine(text, width) {
    return folded(safeLine(text), width, MOST_FOLDS);
}
function restLine(line, style) {
    const lines = line.kind === 'gap' || line.kind === 'cut' ? line.lines : 0;
    return style.dim(line.kind === 'gap' ? `  … ${(0,numerals/* counted */.hS)(lines, 'equal line')}` : `  … ${(0,numerals/* counted */.hS)(lines, 'more line')}`);
}
function below(lines, { left, right }, style) {
    const marked = (mark, text, paint) => foldedLine(text, style.width - 2).map((part, at) => paint(`${at === 0 ? mark : ' '} ${part}`));
    const body = lines.flatMap((line) => {
        switch (line.kind) {
            case 'removed':
                return marked('-', line.left, style.red);
            case 'added':
                return marked('+', line.right, style.green);
            case 'same':
                return marked(' ', line.left, String);
            case 'alike':
                return marked('~', line.right, String);
            default:
                return [restLine(line, style)];
        }
    });
    return [style.dim(`- ${left}`), style.dim(`+ ${right}`), ...body];
}
function beside(lines, { left, right }, style) {
    const width = Math.floor((style.width - BETWEEN.length) / 2);
    const head = style.dim(`${padded(`- ${left}`, width)}${BETWEEN}+ ${right}`);
    return [
        head,
        ...rowsOf(lines).flatMap((row) => ('kind' in row ? [restLine(row, style)] : besideRow(row, width, style))),
    ];
}
/** Lines of the left with those of the right that stand in their place. */
function rowsOf(lines) {
    const rows = [];
    let removed = [];
    let added = [];
    const flush = () => {
        for (let at = 0; at < Math.max(removed.length, added.length); at++) {
            rows.push({ left: removed[at] ?? null, right: added[at] ?? null, marks: ['-', '+'] });
        }
        [removed, added] = [[], []];
    };
    for (const line of lines) {
        if (line.kind === 'removed')
            removed.push(line.left);
        else if (line.kind === 'added')
            added.push(line.right);
        else {
            flush();
            const mark = line.kind === 'alike' ? '~' : ' ';
            rows.push('left' in line ? { left: line.left, right: line.right, marks: [mark, mark] } : line);
        }
    }
    flush();
    return rows;
}
function besideRow({ left, right, marks }, width, style) {
    const isDifferent = marks[0] === '-';
    const cellsOf = (text, mark) => text === null ? [] : foldedLine(text, width - 2).map((part, at) => `${at === 0 ? mark : ' '} ${part}`);
    const [lefts, rights] = [cellsOf(left, marks[0]), cellsOf(right, marks[1])];
    const [red, green] = isDifferent ? [style.red, style.green] : [String, String];
    return Array.from({ length: Math.max(lefts.length, rights.length) }, (_, at) => {
        const cell = padded(lefts[at] ?? '', width);
        return `${red(cell)}${style.dim(BETWEEN)}${green(rights[at] ?? '')}`.trimEnd();
    });
}

;// CONCATENATED MODULE: ./src/report/show/tables.ts




const GAP = 2;
/** Narrower columns say too little of what they hold. */
const NARROWEST = 14;
/** Characters of a cell that are looked at. */
const MOST_CELL = 300;
/** Both tables, one below the other: `-` marks what is missing, `+` what is too much. */
function renderTables({ reference, actual }, call, style) {
    const sides = [
        { name: 'the reference', table: reference, mark: '-', what: 'missing', paint: style.red },
        { name: call, table: actual, mark: '+', what: 'extra', paint: style.green },
    ];
    return sides.flatMap(({ name, table, mark, what, paint }, at) => {
        if (!table)
            return [];
        const different = table.different > 0 ? `, ${(0,numerals/* whole */.WQ)(table.different)} ${what}` : '';
        const head = style.bold(`Rows of ${name}: ${(0,numerals/* whole */.WQ)(table.total)}${different}`);
        return [...(at > 0 ? [''] : []), head, ...renderRows(table, mark, paint, style)];
    });
}
function renderRows(table, mark, paint, style) {
    if (table.columns.length === 0 || table.rows.length === 0)
        return [];
    const most = Math.max(1, Math.floor((style.width - 2 + GAP) / (NARROWEST + GAP)));
    const columns = table.columns.slice(0, most).map((name) => (0,report_text/* oneLine */.TN)(name));
    const rows = table.rows.map(({ cells }) => cells.slice(0, most).map((cell) => (cell === null ? '–' : (0,report_text/* oneLine */.TN)(cell.slice(0, MOST_CELL)))));
    const widths = (0,terminal/* columnWidths */.Q4)([columns, ...rows], style.width - 2);
    const lineOf = (cells) => cells
        .map((cell, at) => padded(middleCut(cell, widths[at] ?? NARROWEST), widths[at] ?? NARROWEST))
        .join(' '.repeat(GAP))
        .trimEnd();
    const lines = rows.map((cells, at) => {
        const isDifferent = table.rows[at]?.isDifferent === true;
        const line = `${isDifferent ? mark : ' '} ${lineOf(cells)}`;
        return isDifferent ? paint(line) : line;
    });
    return [style.dim(`  ${lineOf(columns)}`), ...lines, ...restOf(table, most, style)];
}
function restOf({ columns, total, rows }, most, style) {
    const parts = [
        total > rows.length ? (0,numerals/* counted */.hS)(total - rows.length, 'more row') : '',
        columns.length > most ? (0,numerals/* counted */.hS)(columns.length - most, 'more column') : '',
    ].filter((part) => part !== '');
    return parts.length > 0 ? [style.dim(`  … ${parts.join(', ')}`)] : [];
}

;// CONCATENATED MODULE: ./src/report/show/terminal.ts








/** One question on one screen: its score and cause, both queries, both tables, all steps. */
function renderQuestion(question, style) {
    const { id, templateId, text, base, score: value } = question;
    const title = style.bold((0,terminal/* wrapped */.ky)(`${isRight(value) ? '✓' : '✗'} ${(0,terminal/* inlineText */.ln)([text], style)}`, style.width, 2));
    const blocks = [
        [
            isRight(value) ? style.green(title) : style.red(title),
            style.dim((0,terminal/* wrapped */.ky)((0,terminal/* inlineText */.ln)([`id ${id} · template ${templateId}`], style), style.width)),
        ],
        answerLines(question, style),
        ...comparedBlocks(question, style),
        renderCalls(question.calls, style),
        ...(base ? baseBlocks(base, style) : []),
    ];
    return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}
function isRight(value) {
    return value === null || value >= 1;
}
function answerLines({ score: value, why, status, trial, references }, style) {
    const answer = trial ? `, answer ${trial.number} of ${trial.of}` : '';
    const cause = why ? [': ', ...(0,cause_sentences/* whyText */.s)({ ...why, status })] : [];
    const queries = (why?.detail.query_difference ?? []).map((difference) => ['query: ', ...(0,report_differences/* sentenceOf */.$)(difference)]);
    const differences = [...queries, ...argumentLines(why)];
    const others = references.filter((reference) => reference.why !== null && reference.why.cause !== why?.cause);
    const lines = [
        [value === null ? 'no reference steps' : `score ${(0,numbers/* score */.fN)(value)}`, answer, ...cause],
        ...differences.map((text) => ['  ', ...text]),
        ...others.map((one) => ['  also ', (0,report_text/* code */.aY)(one.name), ': ', ...(one.why ? (0,cause_sentences/* whyText */.s)({ ...one.why, status }) : [])]),
    ];
    return lines.map((line) => {
        const indent = typeof line[0] === 'string' && line[0].startsWith('  ') ? '  ' : '';
        return `${indent}${(0,terminal/* wrapped */.ky)((0,terminal/* inlineText */.ln)(line, style).trim(), style.width - indent.length, indent.length + 2)}`;
    });
}
function argumentLines(why) {
    return (why?.detail.argument_difference ?? []).map((path) => ['argument ', (0,report_text/* code */.aY)(path), ' differs']);
}
function comparedBlocks({ compared }, style) {
    if (!compared)
        return [];
    const { args, output } = compared;
    const call = callName(compared);
    const sides = { left: 'reference', right: call };
    const isAlone = compared.call === null;
    const what = args.language === 'sparql' ? 'Query' : 'Arguments';
    const argsBlock = [
        style.bold(`${what} of ${(0,terminal/* inlineText */.ln)([(0,report_text/* code */.aY)(compared.name)], style)}${isAlone ? ' in the reference' : ''}`),
        ...(isAlone ? renderText(args, style) : renderDiff(args, sides, style)),
    ];
    if (output === null)
        return [argsBlock];
    if (output.kind === 'tables')
        return [argsBlock, renderTables(output.tables, call, style)];
    const outputLines = isAlone ? renderText(output, style) : renderDiff(output, sides, style);
    return [argsBlock, [style.bold(isAlone ? 'Output of the reference' : 'Output'), ...outputLines]];
}
function callName({ call, name }) {
    if (!call)
        return 'agent';
    return call.name === name ? `step ${call.number}` : `step ${call.number}, ${call.name}`;
}
function baseBlocks(base, style) {
    const label = (0,terminal/* inlineText */.ln)([(0,report_text/* code */.aY)(base.label)], style);
    const name = (0,terminal/* inlineText */.ln)([base.label], style);
    const head = [style.bold(`In ${label}`), ...answerLines(base, style)];
    const { asked, compared } = base;
    const sides = { left: name, right: 'this run' };
    const what = asked?.language === 'sparql' ? 'Query' : 'Arguments';
    const askedBlock = asked
        ? [[style.bold(`${what} in ${label} and in this run`), ...renderDiff(asked, sides, style)]]
        : [];
    const isMissed = base.why !== null && compared?.output?.kind === 'tables';
    const tables = isMissed && compared?.output?.kind === 'tables'
        ? [renderTables(compared.output.tables, callName(compared), style)]
        : [];
    return [head, ...askedBlock, ...tables, renderCalls(base.calls, style)];
}

// EXTERNAL MODULE: ./src/run/judge-setup.ts + 1 modules
var judge_setup = __webpack_require__(344);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/core/values.ts
var values = __webpack_require__(4101);
// EXTERNAL MODULE: ./src/adapters/files/corpus.ts + 1 modules
var corpus = __webpack_require__(7295);
// EXTERNAL MODULE: ./src/adapters/files/evaluation-file.ts
var evaluation_file = __webpack_require__(3271);
// EXTERNAL MODULE: ./src/adapters/files/find-files.ts
var find_files = __webpack_require__(2403);
// EXTERNAL MODULE: ./src/adapters/files/input-file.ts
var input_file = __webpack_require__(5063);
// EXTERNAL MODULE: ./src/adapters/files/missing-path.ts
var missing_path = __webpack_require__(8310);
// EXTERNAL MODULE: ./src/adapters/files/runs.ts
var runs = __webpack_require__(3552);
// EXTERNAL MODULE: ./src/adapters/files/yaml.ts + 2 modules
var yaml = __webpack_require__(1146);
;// CONCATENATED MODULE: ./src/adapters/files/evaluation-entries.ts











/** The answers of a run that wrote an evaluation file: of its folder, or of the file itself. Each is read when it is asked for. */
async function readRunEntries(path) {
    await (0,input_file/* checkInput */.DR)(path, input_file/* ANYWHERE */.eY);
    const file = await fileOf(path);
    const text = await (0,find_files/* readText */.yR)(file);
    return { label: (0,runs/* labelOf */.Wy)(path), heads: scannedHeads(text, file) ?? parsedHeads((0,corpus/* parseDocument */.Tp)(text, file), file) };
}
async function fileOf(path) {
    const stats = await (0,promises_.stat)(path).catch(() => null);
    if (!stats)
        throw (0,input_file/* fileError */.zS)(path, (0,missing_path/* missingReason */.D)(path, 'there is no such file or folder'));
    if (!stats.isDirectory())
        return path;
    const file = (0,external_node_path_.join)(path, evaluation_file/* EVALUATION_FILE */.k);
    if (await (0,promises_.stat)(file).catch(() => null))
        return file;
    throw (0,input_file/* fileError */.zS)(path, `the folder has no ${evaluation_file/* EVALUATION_FILE */.k}, which has the steps of the answers`);
}
/** The first keys of each item, from its text alone: parsing a large file takes seconds. Null where the text is no plain list. */
function scannedHeads(text, file) {
    if (!text.startsWith('- ') || /\n?^---|^\.\.\./m.test(text.slice(0, 10)))
        return null;
    const heads = [];
    for (let at = 0, end = 0; at < text.length; at = end + 1) {
        end = text.indexOf('\n- ', at);
        if (end < 0)
            end = text.length;
        const head = scannedHead(text.slice(at, end), file);
        if (!head)
            return null;
        heads.push(head);
    }
    return heads;
}
const ID = /(?:^- |\n {2})question_id: (\S[^\n]*)/;
const SCORE = /(?:^- |\n {2})steps_score: ([\d.e+-]+)\s*(?:\n|$)/;
const SUCCESS = /(?:^- |\n {2})status: success\s*(?:\n|$)/;
const REFERENCE = /(?:^- |\n {2})reference_steps:(?! \[\])/;
/** Aliases lead to other items, and a text that goes on in the next line is read with them. */
const ALIASED = /(?:: |- )[&*][\w-]+\s*\n/;
const ONE_LINE = /^(?:[\w.-]+|'[^']*'|"[^"\\]*"|[^\s'"|>&*!%@`{[#][^#:]*)$/;
/** The head of one item; null where its text alone does not say where its keys end. */
function scannedHead(item, file) {
    const id = ID.exec(item)?.[1]?.trim();
    if (id === undefined || !ONE_LINE.test(id) || /\n {3}/.test(item.slice(...afterId(item))) || ALIASED.test(item)) {
        return null;
    }
    const value = (0,yaml/* parseYaml */.hN)(id, file);
    if (typeof value !== 'string')
        return null;
    const score = SCORE.exec(item)?.[1];
    const recorded = score === undefined ? null : Number(score);
    const scored = recorded !== null || REFERENCE.test(item);
    const read = () => entryOf((0,yaml/* parseYaml */.hN)(`${item}\n`, file)[0], file);
    return { id: value, score: scored ? (SUCCESS.test(item) ? (recorded ?? 0) : 0) : null, read };
}
/** Where the line behind the id begins, and a few characters of it. */
function afterId(item) {
    const found = ID.exec(item);
    const end = (found?.index ?? 0) + (found?.[0].length ?? 0);
    return [end, end + 4];
}
function parsedHeads(value, file) {
    if (!Array.isArray(value))
        throw notEntries(file);
    return value.map((item) => {
        const entry = entryOf(item, file);
        return headOf(entry);
    });
}
/** The head of an entry that is at hand. */
function headOf(entry) {
    const { reference_steps: references, steps_score: recorded } = entry;
    const isScored = typeof recorded === 'number' || (Array.isArray(references) && references.length > 0);
    const score = entry.status === 'success' && typeof recorded === 'number' ? recorded : 0;
    return { id: entry.question_id, score: isScored ? score : null, read: () => entry };
}
function entryOf(item, file) {
    if (!(0,values/* isMapping */.pi)(item))
        throw notEntries(file);
    const { question_id, template_id, question_text } = item;
    if ([question_id, template_id, question_text].some((value) => typeof value !== 'string'))
        throw notEntries(file);
    return item;
}
function notEntries(file) {
    const message = 'expected an evaluation file (a list of questions with question_id, template_id and question_text)';
    return (0,errors/* inputError */.Xu)([{ file, message }]);
}

// EXTERNAL MODULE: ./src/core/baseline/decode.ts
var decode = __webpack_require__(8405);
// EXTERNAL MODULE: ./src/core/decode/evaluation.ts + 2 modules
var evaluation = __webpack_require__(2695);
// EXTERNAL MODULE: ./src/core/decode/response.ts
var decode_response = __webpack_require__(5735);
// EXTERNAL MODULE: ./src/core/runs/evaluate-question.ts + 1 modules
var evaluate_question = __webpack_require__(7592);
// EXTERNAL MODULE: ./src/core/runs/question-figures.ts
var question_figures = __webpack_require__(1324);
// EXTERNAL MODULE: ./src/core/scoring.ts
var scoring = __webpack_require__(7286);
// EXTERNAL MODULE: ./src/core/sparql/result.ts
var sparql_result = __webpack_require__(552);
// EXTERNAL MODULE: ./src/core/text/json-text.ts
var json_text = __webpack_require__(817);
;// CONCATENATED MODULE: ./src/core/show/calls.ts


/** Characters of outputs that are read to count their rows, of one and of all. */
const [MOST_READ, MOST_READ_OF_ALL] = [2_000_000, 8_000_000];
/** Characters of an error that are kept. */
const MOST_ERROR = 500;
/** All steps of an agent, with what each of them gave. */
function callsOf(steps, roles) {
    const times = steps.map(({ executionTimestamp }) => timeOf(executionTimestamp));
    const start = times.find((time) => time !== null) ?? null;
    let read = 0;
    return steps.map((step, at) => {
        const time = times[at] ?? null;
        const size = sizeOf(step.output);
        const isRead = size !== null && size <= MOST_READ && read + size <= MOST_READ_OF_ALL;
        if (isRead)
            read += size;
        return {
            number: at + 1,
            name: step.name,
            status: typeof step.status === 'string' ? step.status : 'unknown',
            rows: isRead && step.status === 'success' ? calls_rowsOf(step.output) : null,
            size,
            seconds: time === null || start === null ? null : (time - start) / 1000,
            error: step.status === 'success' ? null : errorOf(step),
            role: roles.get(at) ?? null,
        };
    });
}
function timeOf(value) {
    if (typeof value === 'number')
        return value < 1e11 ? value * 1000 : value;
    const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
    return Number.isNaN(time) ? null : time;
}
function sizeOf(output) {
    if (output === undefined || output === null)
        return null;
    return typeof output === 'string' ? output.length : (0,json_text/* jsonText */.s)(output).length;
}
function calls_rowsOf(output) {
    if (Array.isArray(output))
        return output.length;
    const result = (0,sparql_result/* decodeSparqlResult */.X)(output);
    return result.kind === 'select' ? result.rows.length : null;
}
/** Many agents record an error as the output. */
function errorOf({ error, output }) {
    const value = error ?? output;
    if (value === undefined || value === null)
        return null;
    return (typeof value === 'string' ? value : (0,json_text/* jsonText */.s)(value)).trim().slice(0, MOST_ERROR);
}

// EXTERNAL MODULE: ./src/core/sparql/cells.ts
var cells = __webpack_require__(2156);
// EXTERNAL MODULE: ./src/core/sparql/explain.ts + 3 modules
var explain = __webpack_require__(2702);
// EXTERNAL MODULE: ./src/core/sparql/table.ts + 1 modules
var table = __webpack_require__(2415);
// EXTERNAL MODULE: ./src/core/steps/comparators.ts + 5 modules
var comparators = __webpack_require__(5658);
;// CONCATENATED MODULE: ./src/core/show/tables.ts





/** Rows of a table that are shown, and those of them that both tables have. */
const [MOST_ROWS, MOST_COMMON] = [10, 3];
/** Characters of a cell that are kept. */
const tables_MOST_CELL = 500;
/** Columns that are shown. */
const MOST_COLUMNS = 12;
/** The tables of two steps, the rows first that only one has; null where the reference is no table. */
function tablesOf(step, actualStep, isMissed, rules) {
    if (step.mediaType !== comparators/* SPARQL_MEDIA_TYPE */.eC)
        return null;
    const reference = (0,sparql_result/* decodeSparqlResult */.X)(step.output);
    if (reference.kind !== 'select')
        return null;
    const required = step.requiredColumns ?? reference.columns;
    const actual = actualStep && (0,sparql_result/* decodeSparqlResult */.X)(actualStep.output);
    if (actual?.kind !== 'select')
        return { reference: tableOf(reference, required, []), actual: null };
    const { pairs, rows } = pairedRows(step, { reference, actual, required }, rules);
    const paired = pairs.map((at) => actual.columns[at ?? -1]).filter((name) => name !== undefined);
    const columns = [...new Set([...paired, ...actual.columns])];
    return {
        reference: tableOf(reference, required, isMissed ? rows.missing : []),
        actual: tableOf(actual, columns, isMissed ? rows.extra : []),
    };
}
function pairedRows(step, { reference, actual, required }, rules) {
    const options = {
        requiredColumns: step.requiredColumns,
        ordered: step.ordered,
        ignoreDuplicates: step.ignoreDuplicates ?? rules.duplicates === 'ignore',
        cells: rules.cells,
    };
    const tables = (0,table/* makeTables */.cy)(reference, actual, required, options.cells);
    const found = (0,explain/* bestPairing */.bl)({ reference, actual, required, options, outcome: 'none', tables }, tables);
    // Where no column could be paired, no row of the agent is right.
    const isUnpaired = found.rows.common === 0 && found.rows.extra.length === 0;
    const extra = isUnpaired ? [...actual.rows.keys()] : found.rows.extra;
    return { pairs: found.pairs, rows: { ...found.rows, extra } };
}
function tableOf({ rows }, names, different) {
    const columns = names.slice(0, MOST_COLUMNS);
    const isDifferent = new Set(different);
    const first = different.slice(0, MOST_ROWS);
    const room = Math.min(MOST_ROWS - first.length, different.length === 0 ? MOST_ROWS : MOST_COMMON);
    const common = [];
    for (let row = 0; row < rows.length && common.length < room; row++)
        if (!isDifferent.has(row))
            common.push(row);
    return {
        columns,
        total: rows.length,
        different: different.length,
        rows: [...first, ...common].map((row) => ({
            isDifferent: isDifferent.has(row),
            cells: columns.map((name) => (0,cells/* cellText */.Ie)((0,cells/* termOf */.iP)(rows[row] ?? {}, name))?.slice(0, tables_MOST_CELL) ?? null),
        })),
    };
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/base.js
class Diff {
    diff(oldStr, newStr, 
    // Type below is not accurate/complete - see above for full possibilities - but it compiles
    options = {}) {
        let callback;
        if (typeof options === 'function') {
            callback = options;
            options = {};
        }
        else if ('callback' in options) {
            callback = options.callback;
        }
        // Allow subclasses to massage the input prior to running
        const oldString = this.castInput(oldStr, options);
        const newString = this.castInput(newStr, options);
        const oldTokens = this.removeEmpty(this.tokenize(oldString, options));
        const newTokens = this.removeEmpty(this.tokenize(newString, options));
        return this.diffWithOptionsObj(oldTokens, newTokens, options, callback);
    }
    diffWithOptionsObj(oldTokens, newTokens, options, callback) {
        var _a;
        const done = (value) => {
            value = this.postProcess(value, options);
            if (callback) {
                setTimeout(function () { callback(value); }, 0);
                return undefined;
            }
            else {
                return value;
            }
        };
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let editLength = 1;
        let maxEditLength = newLen + oldLen;
        if (options.maxEditLength != null) {
            maxEditLength = Math.min(maxEditLength, options.maxEditLength);
        }
        const maxExecutionTime = (_a = options.timeout) !== null && _a !== void 0 ? _a : Infinity;
        const abortAfterTimestamp = Date.now() + maxExecutionTime;
        const bestPath = [{ oldPos: -1, lastComponent: undefined }];
        // Seed editLength = 0, i.e. the content starts with the same values
        let newPos = this.extractCommon(bestPath[0], newTokens, oldTokens, 0, options);
        if (bestPath[0].oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
            // Identity per the equality and tokenizer
            return done(this.buildValues(bestPath[0].lastComponent, newTokens, oldTokens));
        }
        // Once we hit the right edge of the edit graph on some diagonal k, we can
        // definitely reach the end of the edit graph in no more than k edits, so
        // there's no point in considering any moves to diagonal k+1 any more (from
        // which we're guaranteed to need at least k+1 more edits).
        // Similarly, once we've reached the bottom of the edit graph, there's no
        // point considering moves to lower diagonals.
        // We record this fact by setting minDiagonalToConsider and
        // maxDiagonalToConsider to some finite value once we've hit the edge of
        // the edit graph.
        // This optimization is not faithful to the original algorithm presented in
        // Myers's paper, which instead pointlessly extends D-paths off the end of
        // the edit graph - see page 7 of Myers's paper which notes this point
        // explicitly and illustrates it with a diagram. This has major performance
        // implications for some common scenarios. For instance, to compute a diff
        // where the new text simply appends d characters on the end of the
        // original text of length n, the true Myers algorithm will take O(n+d^2)
        // time while this optimization needs only O(n+d) time.
        let minDiagonalToConsider = -Infinity, maxDiagonalToConsider = Infinity;
        // Main worker method. checks all permutations of a given edit length for acceptance.
        const execEditLength = () => {
            for (let diagonalPath = Math.max(minDiagonalToConsider, -editLength); diagonalPath <= Math.min(maxDiagonalToConsider, editLength); diagonalPath += 2) {
                let basePath;
                const removePath = bestPath[diagonalPath - 1], addPath = bestPath[diagonalPath + 1];
                if (removePath) {
                    // No one else is going to attempt to use this value, clear it
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath - 1] = undefined;
                }
                let canAdd = false;
                if (addPath) {
                    // what newPos will be after we do an insertion:
                    const addPathNewPos = addPath.oldPos - diagonalPath;
                    canAdd = addPath && 0 <= addPathNewPos && addPathNewPos < newLen;
                }
                const canRemove = removePath && removePath.oldPos + 1 < oldLen;
                if (!canAdd && !canRemove) {
                    // If this path is a terminal then prune
                    // @ts-expect-error - perf optimisation. This type-violating value will never be read.
                    bestPath[diagonalPath] = undefined;
                    continue;
                }
                // Select the diagonal that we want to branch from. We select the prior
                // path whose position in the old string is the farthest from the origin
                // and does not pass the bounds of the diff graph
                if (!canRemove || (canAdd && removePath.oldPos < addPath.oldPos)) {
                    basePath = this.addToPath(addPath, true, false, 0, options);
                }
                else {
                    basePath = this.addToPath(removePath, false, true, 1, options);
                }
                newPos = this.extractCommon(basePath, newTokens, oldTokens, diagonalPath, options);
                if (basePath.oldPos + 1 >= oldLen && newPos + 1 >= newLen) {
                    // If we have hit the end of both strings, then we are done
                    return done(this.buildValues(basePath.lastComponent, newTokens, oldTokens)) || true;
                }
                else {
                    bestPath[diagonalPath] = basePath;
                    if (basePath.oldPos + 1 >= oldLen) {
                        maxDiagonalToConsider = Math.min(maxDiagonalToConsider, diagonalPath - 1);
                    }
                    if (newPos + 1 >= newLen) {
                        minDiagonalToConsider = Math.max(minDiagonalToConsider, diagonalPath + 1);
                    }
                }
            }
            editLength++;
        };
        // Performs the length of edit iteration. Is a bit fugly as this has to support the
        // sync and async mode which is never fun. Loops over execEditLength until a value
        // is produced, or until the edit length exceeds options.maxEditLength (if given),
        // in which case it will return undefined.
        if (callback) {
            (function exec() {
                setTimeout(function () {
                    if (editLength > maxEditLength || Date.now() > abortAfterTimestamp) {
                        return callback(undefined);
                    }
                    if (!execEditLength()) {
                        exec();
                    }
                }, 0);
            }());
        }
        else {
            while (editLength <= maxEditLength && Date.now() <= abortAfterTimestamp) {
                const ret = execEditLength();
                if (ret) {
                    return ret;
                }
            }
        }
    }
    addToPath(path, added, removed, oldPosInc, options) {
        const last = path.lastComponent;
        if (last && !options.oneChangePerToken && last.added === added && last.removed === removed) {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: last.count + 1, added: added, removed: removed, previousComponent: last.previousComponent }
            };
        }
        else {
            return {
                oldPos: path.oldPos + oldPosInc,
                lastComponent: { count: 1, added: added, removed: removed, previousComponent: last }
            };
        }
    }
    extractCommon(basePath, newTokens, oldTokens, diagonalPath, options) {
        const newLen = newTokens.length, oldLen = oldTokens.length;
        let oldPos = basePath.oldPos, newPos = oldPos - diagonalPath, commonCount = 0;
        while (newPos + 1 < newLen && oldPos + 1 < oldLen && this.equals(oldTokens[oldPos + 1], newTokens[newPos + 1], options)) {
            newPos++;
            oldPos++;
            commonCount++;
            if (options.oneChangePerToken) {
                basePath.lastComponent = { count: 1, previousComponent: basePath.lastComponent, added: false, removed: false };
            }
        }
        if (commonCount && !options.oneChangePerToken) {
            basePath.lastComponent = { count: commonCount, previousComponent: basePath.lastComponent, added: false, removed: false };
        }
        basePath.oldPos = oldPos;
        return newPos;
    }
    equals(left, right, options) {
        if (options.comparator) {
            return options.comparator(left, right);
        }
        else {
            return left === right
                || (!!options.ignoreCase && left.toLowerCase() === right.toLowerCase());
        }
    }
    removeEmpty(array) {
        const ret = [];
        for (let i = 0; i < array.length; i++) {
            if (array[i]) {
                ret.push(array[i]);
            }
        }
        return ret;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    castInput(value, options) {
        return value;
    }
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    tokenize(value, options) {
        return Array.from(value);
    }
    join(chars) {
        // Assumes ValueT is string, which is the case for most subclasses.
        // When it's false, e.g. in diffArrays, this method needs to be overridden (e.g. with a no-op)
        // Yes, the casts are verbose and ugly, because this pattern - of having the base class SORT OF
        // assume tokens and values are strings, but not completely - is weird and janky.
        return chars.join('');
    }
    postProcess(changeObjects, 
    // eslint-disable-next-line @typescript-eslint/no-unused-vars
    options) {
        return changeObjects;
    }
    get useLongestToken() {
        return false;
    }
    buildValues(lastComponent, newTokens, oldTokens) {
        // First we convert our linked list of components in reverse order to an
        // array in the right order:
        const components = [];
        let nextComponent;
        while (lastComponent) {
            components.push(lastComponent);
            nextComponent = lastComponent.previousComponent;
            delete lastComponent.previousComponent;
            lastComponent = nextComponent;
        }
        components.reverse();
        const componentLen = components.length;
        let componentPos = 0, newPos = 0, oldPos = 0;
        for (; componentPos < componentLen; componentPos++) {
            const component = components[componentPos];
            if (!component.removed) {
                if (!component.added && this.useLongestToken) {
                    let value = newTokens.slice(newPos, newPos + component.count);
                    value = value.map(function (value, i) {
                        const oldValue = oldTokens[oldPos + i];
                        return oldValue.length > value.length ? oldValue : value;
                    });
                    component.value = this.join(value);
                }
                else {
                    component.value = this.join(newTokens.slice(newPos, newPos + component.count));
                }
                newPos += component.count;
                // Common case
                if (!component.added) {
                    oldPos += component.count;
                }
            }
            else {
                component.value = this.join(oldTokens.slice(oldPos, oldPos + component.count));
                oldPos += component.count;
            }
        }
        return components;
    }
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/array.js

class ArrayDiff extends Diff {
    tokenize(value) {
        return value.slice();
    }
    join(value) {
        return value;
    }
    removeEmpty(value) {
        return value;
    }
}
const arrayDiff = new ArrayDiff();
function diffArrays(oldArr, newArr, options) {
    return arrayDiff.diff(oldArr, newArr, options);
}

;// CONCATENATED MODULE: ./src/core/text/line-diff.ts

/** Texts with more differences are shown as wholly different: finding the best alignment would take too long. */
const MOST_EDITS = 2_000;
/** Two texts, line by line. Lines with the same key stand beside each other. */
function diffLines(left, right, keyOf = String) {
    const [before, after] = [left.map(keyOf), right.map(keyOf)];
    const changes = diffArrays(before, after, { maxEditLength: MOST_EDITS }) ?? [
        { removed: true, added: false, count: left.length },
        { removed: false, added: true, count: right.length },
    ];
    let [from, to] = [0, 0];
    return changes.flatMap(({ removed, added, count = 0 }) => {
        const olds = added ? [] : left.slice(from, from + count);
        const news = removed ? [] : right.slice(to, to + count);
        from += olds.length;
        to += news.length;
        if (removed)
            return olds.map((line) => ({ kind: 'removed', left: line }));
        if (added)
            return news.map((line) => ({ kind: 'added', right: line }));
        return olds.map((line, at) => ({ kind: 'same', left: line, right: news[at] }));
    });
}
/** Equal lines around a difference that stay. */
const CONTEXT = 3;
/** The lines near a difference, and no more than `most`; what is left out is counted. Short texts stay whole. */
function withGaps(lines, whole, most) {
    const shown = lines.length <= whole ? lines : nearDifferences(lines);
    if (shown.length <= most)
        return [...shown];
    return [...shown.slice(0, most), { kind: 'cut', lines: shown.length - most }];
}
function nearDifferences(lines) {
    const isNear = new Array(lines.length).fill(false);
    lines.forEach(({ kind }, at) => {
        if (kind === 'removed' || kind === 'added')
            isNear.fill(true, Math.max(0, at - CONTEXT), at + CONTEXT + 1);
    });
    const shown = [];
    let hidden = 0;
    for (const [at, line] of lines.entries()) {
        if (!isNear[at]) {
            hidden++;
            continue;
        }
        if (hidden > 0)
            shown.push({ kind: 'gap', lines: hidden });
        hidden = 0;
        shown.push(line);
    }
    if (hidden > 0)
        shown.push({ kind: 'gap', lines: hidden });
    return shown;
}

// EXTERNAL MODULE: ./src/core/sparql/query-tokens.ts
var query_tokens = __webpack_require__(6608);
;// CONCATENATED MODULE: ./src/core/sparql/query-lines.ts

/** Words that begin a line. */
const STARTS = new Set([
    ...['BASE', 'PREFIX', 'SELECT', 'ASK', 'CONSTRUCT', 'DESCRIBE', 'FROM', 'FILTER', 'OPTIONAL', 'UNION', 'MINUS'],
    ...['GRAPH', 'SERVICE', 'BIND', 'VALUES', 'GROUP', 'ORDER', 'HAVING', 'LIMIT', 'OFFSET'],
]);
/** Words behind which a parenthesis is no call. */
const OPERATORS = new Set(['SELECT', 'VALUES', 'AS', 'IN', 'BY', 'NOT', 'EXISTS', 'DISTINCT', 'WHERE']);
/** Words whose parenthesis ends the line. */
const CALLS = new Set(['FILTER', 'BIND']);
const KEYWORDS = new Set([
    ...[...STARTS, ...OPERATORS],
    ...['REDUCED', 'NAMED', 'SILENT', 'UNDEF', 'ASC', 'DESC', 'COUNT', 'SUM', 'MIN', 'MAX', 'AVG', 'SAMPLE'],
]);
const LONGEST_KEYWORD = 9;
/** Signs that belong together, and those that stand between blanks. */
const PAIRS = new Set(['&&', '||', '!=', '<=', '>=', '^^']);
const SPACED = new Set(['&&', '||', '!=', '<=', '>=', '=']);
/** Deeper groups are not indented further, so that the lines of a hostile query do not grow without end. */
const MOST_INDENT = 20;
/** A query in lines as people write it, by its tokens: a query with mistakes gets lines, too. Keywords are in capitals. */
function queryLines(query) {
    const layout = {
        lines: [],
        line: '',
        last: '',
        depth: 0,
        brackets: 0,
        around: [],
        isCall: false,
        continued: false,
    };
    for (const token of signsTogether((0,query_tokens/* writtenTokens */.U0)(query)))
        place(token, layout);
    endLine(layout);
    return layout.lines;
}
function* signsTogether(tokens) {
    let before = null;
    for (const token of tokens) {
        if (before && !token.spaced && PAIRS.has(before.text + token.text)) {
            yield { ...before, text: before.text + token.text };
            before = null;
            continue;
        }
        if (before)
            yield before;
        before = token;
    }
    if (before)
        yield before;
}
function place(token, layout) {
    const { text } = token;
    const isFree = layout.brackets === 0;
    if (text.startsWith('#'))
        placeComment(text, layout);
    else if (text === '{')
        openGroup(layout);
    else if (text === '}')
        closeGroup(layout);
    else if (isFree && (text === '.' || text === ';'))
        endStatement(text, layout);
    else
        placeWord(token, layout);
}
function placeComment(text, layout) {
    endLine(layout);
    append(text.trimEnd(), false, layout);
    endLine(layout);
}
function openGroup(layout) {
    const { brackets, isCall, line } = layout;
    append('{', true, layout);
    endLine(layout);
    layout.around.push({ brackets, isCall, isValues: /^\s*VALUES\b/.test(line) });
    layout.brackets = 0;
    layout.isCall = false;
    layout.depth++;
    layout.continued = false;
}
function closeGroup(layout) {
    endLine(layout);
    layout.continued = false;
    layout.depth = Math.max(0, layout.depth - 1);
    const { brackets = 0, isCall = false } = layout.around.pop() ?? {};
    layout.brackets = brackets;
    layout.isCall = isCall && brackets > 0;
    append('}', false, layout);
}
function endStatement(sign, layout) {
    append(sign, true, layout);
    endLine(layout);
    layout.continued = sign === ';';
    layout.isCall = false;
}
function placeWord({ text, spaced }, layout) {
    const word = keywordOf(text);
    if (layout.brackets === 0 && beginsLine(word, spaced, layout))
        endLine(layout);
    if (layout.brackets === 0 && STARTS.has(word))
        layout.continued = false;
    if (layout.brackets === 0 && text !== '(')
        layout.isCall = CALLS.has(word) || (layout.isCall && layout.last !== ')');
    append(word, isSpaced(word, spaced, layout.last), layout);
    if (text === '(' || text === '[')
        layout.brackets++;
    if (text === ')' || text === ']')
        layout.brackets = Math.max(0, layout.brackets - 1);
}
function keywordOf(text) {
    const word = text.length <= LONGEST_KEYWORD ? text.toUpperCase() : text;
    return KEYWORDS.has(word) ? word : text;
}
function beginsLine(word, spaced, { last, around, isCall }) {
    if (STARTS.has(word) || last === '}' || (isCall && last === ')'))
        return true;
    return spaced && around.at(-1)?.isValues === true;
}
function isSpaced(word, spaced, last) {
    if (last === '(' || last === '[' || word === ')' || word === ',' || word === ']')
        return false;
    if (last === ',' || SPACED.has(word) || SPACED.has(last))
        return true;
    const isCall = word === '(' && /^[\p{L}:]/u.test(last) && !OPERATORS.has(last);
    return isCall ? false : spaced;
}
function append(text, spaced, layout) {
    const { line, depth, continued } = layout;
    const indent = '  '.repeat(Math.min(depth + (continued ? 1 : 0), MOST_INDENT));
    layout.line = line === '' ? indent + text : `${line}${spaced ? ' ' : ''}${text}`;
    layout.last = text;
}
function endLine(layout) {
    if (layout.line !== '')
        layout.lines.push(layout.line);
    layout.line = '';
    layout.last = '';
}

;// CONCATENATED MODULE: ./src/core/sparql/query-diff.ts



const VARIABLE = /[?$][\p{L}\p{N}_]+/gu;
/**
 * Two queries line by line. Lines that are the same but for the names of their variables are alike, if each variable of one
 * query stands for one of the other throughout.
 */
function diffQueries(reference, actual) {
    const lines = diffLines(queryLines(reference), queryLines(actual), (line) => withoutEnd(line).replace(VARIABLE, '?'));
    const names = namePairs(lines.filter(isAligned));
    return lines.flatMap((line) => {
        if (!isAligned(line) || withoutEnd(line.left) === withoutEnd(line.right))
            return [line];
        const isAlike = pairsOf(line).every(([left, right]) => names.get(left) === right);
        if (isAlike)
            return [{ ...line, kind: 'alike' }];
        return [
            { kind: 'removed', left: line.left },
            { kind: 'added', right: line.right },
        ];
    });
}
/** Whether a statement ends with a dot, a semicolon or a brace says nothing. */
function withoutEnd(line) {
    return line.endsWith(' .') || line.endsWith(' ;') ? line.slice(0, -2) : line;
}
function isAligned(line) {
    return line.kind === 'same';
}
function pairsOf({ left, right }) {
    const others = right.match(VARIABLE) ?? [];
    return (left.match(VARIABLE) ?? []).map((name, at) => [name, others[at] ?? '']);
}
/** Which variable stands for which: the most frequent pairs first, each name once. */
function namePairs(lines) {
    const counts = new Map();
    for (const line of lines)
        for (const pair of pairsOf(line))
            (0,values/* increment */.GV)(counts, pair.join(' '));
    const names = new Map();
    const taken = new Set();
    for (const [pair] of [...counts].sort((a, b) => b[1] - a[1])) {
        const [left, right] = pair.split(' ');
        if (names.has(left) || taken.has(right))
            continue;
        names.set(left, right);
        taken.add(right);
    }
    return names;
}

// EXTERNAL MODULE: ./src/core/text/json.ts
var text_json = __webpack_require__(4289);
;// CONCATENATED MODULE: ./src/core/show/texts.ts





/** Characters of a text that are compared; the rest is counted. */
const LONGEST = 60_000;
/** Characters of JSON that are read. */
const LONGEST_JSON = 8_000_000;
/** Lines that are shown: queries whole up to the first number, then near their differences. */
const QUERY_LINES = { whole: 60, most: 120 };
const JSON_LINES = { whole: 16, most: 40 };
/** Equal lines before the first difference that stay. */
const NEAR = 3;
/** The arguments of two steps: their queries, where both have one, else all as JSON. */
function diffArguments(reference, actual) {
    const [left, right] = [reference, actual].map((step) => (step ? queryOf(step.args) : null));
    if (left && (right || actual === null))
        return diffOfQueries(left, right ?? null);
    return diffValues(reference.args, actual ? actual.args : undefined);
}
/** Two outputs as JSON, or as text where they are none. */
function diffOutputs(reference, actual) {
    return diffValues(parsed(reference.output), actual ? parsed(actual.output) : undefined);
}
function queryOf(args) {
    const query = (0,values/* own */.ZV)(args, 'query');
    return typeof query === 'string' && /[{<]/.test(query) ? query : null;
}
function diffOfQueries(left, right) {
    const [before, after] = [left, right ?? ''].map((text) => text.slice(0, LONGEST));
    const lines = right === null ? diffQueries(before, before) : diffQueries(before, after);
    return { language: 'sparql', ...shown(lines, QUERY_LINES), leftOut: leftOutOf([left, right ?? '']) };
}
/** Undefined on the right: there is nothing to compare with. */
function diffValues(left, right) {
    const [before, after] = [left, right].map(written);
    const language = typeof left === 'string' ? 'text' : 'json';
    const [from, to] = [before, right === undefined ? before : after].map((text) => text.split('\n'));
    const equal = equalLines(from, to);
    const parts = [from, to].map((lines) => partOf(lines, equal));
    const leftOut = leftOutOf([from, to].map((lines) => lines.slice(equal).join('\n')));
    const start = equal > 0 ? [{ kind: 'gap', lines: equal }] : [];
    const lines = [...start, ...shown(diffLines(...parts), JSON_LINES).lines];
    return { language, lines, leftOut: right === undefined ? leftOut / 2 : leftOut };
}
/** Lines at the beginning of both that are left out, as a long text may differ far behind its beginning. */
function equalLines(left, right) {
    if (left.length <= JSON_LINES.whole && right.length <= JSON_LINES.whole)
        return 0;
    let equal = 0;
    while (equal < left.length && left[equal] === right[equal])
        equal++;
    return equal === left.length && equal === right.length ? 0 : Math.max(0, equal - NEAR);
}
function partOf(lines, from) {
    return lines.slice(from).join('\n').slice(0, LONGEST).split('\n');
}
function shown(lines, { whole, most }) {
    return { lines: withGaps(lines, whole, most) };
}
function leftOutOf(texts) {
    return texts.reduce((sum, text) => sum + Math.max(0, text.length - LONGEST), 0);
}
/** A text that holds JSON is a value; longer ones would take too long to read for the few lines that are shown. */
function parsed(output) {
    if (typeof output !== 'string' || output.length > LONGEST_JSON || !/^\s*[[{]/.test(output))
        return output;
    const json = (0,text_json/* readJson */.Vh)(output);
    return json.kind === 'invalid' ? output : json.value;
}
function written(value) {
    if (value === undefined)
        return '';
    if (typeof value === 'string')
        return value;
    try {
        return JSON.stringify(value, inOrder, 2) ?? '';
    }
    catch {
        return (0,json_text/* jsonText */.s)(value);
    }
}
/** Keys in order, so that the same keys stand beside each other; integers beyond a double as they are. */
function inOrder(_, value) {
    if (typeof value === 'bigint')
        return String(value);
    if (!(0,values/* isMapping */.pi)(value))
        return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

;// CONCATENATED MODULE: ./src/core/show/entry.ts










/** One question as a reader sees it, beside the same question of another run. */
function shownQuestion(found, base) {
    const { template_id, question_id, question_text } = found.entry;
    const own = readEntry(found);
    return {
        id: question_id,
        templateId: template_id,
        text: question_text,
        ...shownAnswer(own),
        base: base && shownBase(readEntry(base), base.label, own),
    };
}
function readEntry(found) {
    const { entry } = found;
    const question = (0,evaluation/* questionOf */.YH)(entry);
    const decoded = (0,decode_response/* decodeResponse */.oX)(entry);
    const response = decoded.kind === 'ok' ? decoded.value : null;
    const details = detailsOf(entry) ?? scoredAgain(question, response);
    const why = whyOf(entry, details);
    const decided = details.find(({ cause }) => cause !== undefined && cause === why?.cause) ?? details.at(-1) ?? null;
    return { ...found, question, steps: response?.steps ?? [], details, why, decided };
}
/** What a file says of the scored steps; null where it does not. */
function detailsOf({ steps_details }) {
    if (!Array.isArray(steps_details) || steps_details.length === 0)
        return null;
    return steps_details.filter(values/* isMapping */.pi).map((step) => {
        const detail = (0,values/* own */.ZV)(step, 'detail');
        const closest = (0,values/* isMapping */.pi)(detail) ? (0,values/* own */.ZV)(detail, 'closest') : undefined;
        return {
            group: typeof step.group === 'number' ? step.group : 0,
            step: typeof step.step === 'number' ? step.step : 0,
            name: typeof step.name === 'string' ? step.name : '',
            comparator: null,
            score: typeof step.score === 'number' ? step.score : 0,
            matches: (0,values/* own */.ZV)(step, 'matches'),
            cause: (0,decode/* decodeCause */.AK)(step.cause) ?? undefined,
            detail: { ...(0,evaluation/* decodeDetail */.Qy)(detail), closest },
        };
    });
}
/** The library's files have no details: the steps are scored once more, as the standard preset does. */
function scoredAgain(question, response) {
    if (!question || !response || response.steps === null)
        return [];
    const options = { knobs: scoring/* PRESETS */.fG.standard, aliases: [], details: 'full' };
    return (0,evaluate_question/* evaluateQuestion */.ed)(question, response, options).steps?.details ?? [];
}
function whyOf(entry, details) {
    const error = typeof entry.error === 'string' ? entry.error : undefined;
    if (entry.status !== 'success')
        return { cause: { kind: 'no_response', step: 0 }, stepName: '', detail: { error } };
    return (0,question_figures/* decidingStep */.GW)(details);
}
function scoreOf({ entry, question }) {
    const score = typeof entry.steps_score === 'number' ? entry.steps_score : null;
    if (score === null && (question?.groups.length ?? 0) === 0)
        return null;
    return entry.status === 'success' ? (score ?? 0) : 0;
}
function shownAnswer(read) {
    const { entry, answers, details, why, decided, steps } = read;
    const compared = decided && comparedSteps(read, decided);
    const trial = typeof entry.trial === 'number' ? { number: entry.trial, of: answers } : null;
    return {
        status: (0,evaluation/* statusOf */.c2)(entry),
        score: scoreOf(read),
        why,
        trial,
        references: details.map((detail) => shownReference(detail, details, steps)),
        compared,
        calls: callsOf(steps, rolesOf(read)).map((call) => withRows(call, compared)),
    };
}
/** Of the compared step the rows are known, however large its output is. */
function withRows(call, compared) {
    const { output } = compared ?? {};
    const table = output?.kind === 'tables' && compared?.call?.number === call.number ? output.tables.actual : null;
    return table ? { ...call, rows: table.total } : call;
}
function shownReference(detail, details, steps) {
    const { group, step, name, score, cause } = detail;
    const at = callOf(detail, steps);
    const isEarlier = details.some((other) => other.group > group);
    const why = cause ? { cause, stepName: name, detail: detail.detail ?? {}, ...(isEarlier && { isEarlier }) } : null;
    return { group, step, name, score, call: at === null ? null : at + 1, why };
}
/** Index of the call that matched, or that explains a miss. */
function callOf({ matches, detail }, steps) {
    const id = matches ?? detail?.closest;
    const at = (0,values/* isAbsent */.W0)(id) ? -1 : steps.findLastIndex((step) => step.id === id);
    return at < 0 ? null : at;
}
function rolesOf({ details, decided, steps }) {
    const roles = new Map();
    for (const detail of [...details.filter((one) => one !== decided), ...(decided ? [decided] : [])]) {
        const at = callOf(detail, steps);
        if (at !== null && !(detail.cause && detail !== decided))
            roles.set(at, detail.cause ? 'explained' : 'matched');
    }
    return roles;
}
/** Causes that name a step of another tool, which has nothing to compare. */
const OTHER_TOOL = new Set(['search_empty', 'stopped_after', 'no_step']);
function comparedSteps({ question, steps }, detail) {
    const reference = question?.groups[detail.group]?.[detail.step];
    if (!reference)
        return null;
    const at = OTHER_TOOL.has(detail.cause?.kind) ? null : callOf(detail, steps);
    const actual = at === null ? null : (steps[at] ?? null);
    return {
        name: reference.name,
        call: actual && { number: (at ?? 0) + 1, name: actual.name },
        detail: detail.detail ?? {},
        args: diffArguments(reference, actual),
        output: comparedOutputs(reference, actual, detail.cause !== undefined),
    };
}
function comparedOutputs(reference, actual, isMissed) {
    if ((0,values/* isAbsent */.W0)(reference.output))
        return null;
    const tables = tablesOf(reference, actual, isMissed, scoring/* PRESETS */.fG.standard);
    return tables ? { kind: 'tables', tables } : { kind: 'text', ...diffOutputs(reference, actual) };
}
/** The same step of another run, and what it asked that this run's did not. */
function shownBase(base, label, head) {
    const decided = base.details.find(({ group, step }) => group === head.decided?.group && step === head.decided?.step) ??
        base.decided;
    const answer = shownAnswer({ ...base, decided });
    const [before, after] = [callAt(base, decided), callAt(head, head.decided)];
    return { ...answer, label, asked: before && after && diffArguments(before, after) };
}
function callAt({ steps }, detail) {
    const at = detail === null ? null : callOf(detail, steps);
    return at === null ? null : (steps[at] ?? null);
}

// EXTERNAL MODULE: ./src/core/show/ids.ts
var ids = __webpack_require__(5111);
// EXTERNAL MODULE: ./src/core/statistics.ts
var statistics = __webpack_require__(2304);
;// CONCATENATED MODULE: ./src/core/show/run-entries.ts


/** The questions of a run by their ids, in its order; the score of several answers is their mean. */
function questionsById({ heads }) {
    const byId = new Map();
    for (const head of heads)
        (0,values/* listAt */.gT)(byId, head.id).push(head);
    return new Map([...byId].map(([id, answers]) => [id, { id, score: run_entries_scoreOf(answers), heads: answers }]));
}
function run_entries_scoreOf(heads) {
    return (0,statistics/* mean */.i2)(heads.flatMap(({ score }) => score ?? []));
}
/** Scores this near are the same but for the rounding of their sums. */
const ROUNDING = 1e-9;
/** Ids of the questions whose answers are not all right. */
function failingIds(questions) {
    return [...questions.values()].filter(({ score }) => score !== null && score < 1 - ROUNDING).map(({ id }) => id);
}
/** Ids of the questions that score less than in another run. */
function regressedIds(questions, base) {
    const isWorse = ({ id, score }) => {
        const before = base.get(id)?.score ?? null;
        return score !== null && before !== null && score < before - ROUNDING;
    };
    return [...questions.values()].filter(isWorse).map(({ id }) => id);
}
/** The worst answer to a question, which has most to explain. */
function worstEntry({ heads }) {
    const [first, ...others] = heads;
    if (!first)
        return null;
    const worst = others.reduce((one, next) => ((next.score ?? 0) < (one.score ?? 0) ? next : one), first);
    return { entry: worst.read(), answers: heads.length };
}

// EXTERNAL MODULE: ./src/run/evaluate-files.ts + 7 modules
var evaluate_files = __webpack_require__(123);
;// CONCATENATED MODULE: ./src/run/show.ts






/** The questions that were asked for, one by one, in the order of the run. */
async function* showQuestions({ run, baseline, asked, redact }) {
    const base = baseline === null ? null : await (0,errors/* forInput */.cp)('--baseline', readRunEntries(baseline));
    const entries = await entriesOf(run, redact);
    const [questions, before] = [questionsById(entries), base && questionsById(base)];
    for (const id of askedIds(asked, questions, before ?? new Map())) {
        const [found, other] = [questions.get(id), before?.get(id)].map((question) => question && worstEntry(question));
        if (!found)
            continue;
        yield redact(shownQuestion(found, base && other ? { ...other, label: base.label } : null));
    }
}
function askedIds(asked, questions, base) {
    if (asked.kind === 'failing')
        return failingIds(questions);
    if (asked.kind === 'regressed')
        return regressedIds(questions, base);
    const found = (0,ids/* findId */.d)(questions.keys(), asked.id);
    if (found.kind === 'found')
        return [found.id];
    const id = JSON.stringify(asked.id);
    const near = found.near.map((name) => JSON.stringify(name)).join(', ');
    if (found.kind === 'several')
        throw (0,errors/* usageError */.Wp)(`${id} is the start of several ids: ${near}; give more of it`);
    if (near !== '')
        throw (0,errors/* usageError */.Wp)(`no question has the id ${id}; similar ids: ${near}`);
    throw (0,errors/* usageError */.Wp)(`no question has the id ${id}; --all shows all failing questions with their ids`);
}
async function entriesOf(run, redact) {
    if (run.kind === 'results')
        return (0,errors/* forInput */.cp)('RESULTS', readRunEntries(run.path));
    const kept = new Map();
    await (0,evaluate_files/* evaluateFiles */.T)(run.settings, {
        ...run.hooks,
        redact,
        observe: (place, keys) => {
            const name = `${place.question} ${place.trial}`;
            kept.set(name, { place, keys: { ...kept.get(name)?.keys, ...keys } });
        },
    });
    const inOrder = [...kept.values()].sort((a, b) => a.place.question - b.place.question || a.place.trial - b.place.trial);
    return { label: 'this run', heads: inOrder.map(({ keys }) => headOf(keys)) };
}

// EXTERNAL MODULE: ./src/cli/options.ts
var cli_options = __webpack_require__(776);
// EXTERNAL MODULE: ./src/cli/print.ts + 1 modules
var print = __webpack_require__(7360);
// EXTERNAL MODULE: ./src/cli/warnings.ts
var cli_warnings = __webpack_require__(8425);
;// CONCATENATED MODULE: ./src/cli/show.ts















const EXAMPLE = 'stepgate show q17 results';
/** `stepgate show`: one question, or all failing ones, with all that explains their scores. */
async function show(options, process) {
    (0,cli_options/* refuseEmpty */.Ot)({ ...options, operands: undefined });
    const format = (0,settings/* decodeChoice */._y)('--format', options.format, ['text', 'json']);
    const redactor = (0,redact/* makeLocalRedactor */.Ik)(process.env);
    const { asked, results } = operandsOf(options);
    const run = runOf(options, results, redactor, process);
    const baseline = options.baseline ?? null;
    const style = (0,print/* styleOf */.Vj)(process);
    let count = 0;
    for await (const question of showQuestions({ run, baseline, asked, redact: redactor.redact })) {
        const isFirst = count++ === 0;
        if (format === 'json') {
            const text = JSON.stringify(questionJson(question), bigintsAsText, 2);
            process.stdout.write(`${isFirst ? '[' : ','}\n${(0,report_text/* printableJson */.et)(text)}`);
        }
        else
            process.stdout.write(`${isFirst ? '' : `\n${style.dim('─'.repeat(style.width))}\n\n`}${renderQuestion(question, style)}`);
    }
    if (format === 'json')
        process.stdout.write(count === 0 ? '[]\n' : '\n]\n');
    else if (count === 0)
        process.stdout.write(`no question ${asked.kind === 'failing' ? 'failed' : 'regressed'}\n`);
    return 0;
}
function bigintsAsText(_, value) {
    return typeof value === 'bigint' ? String(value) : value;
}
/** `ID RESULTS`, or RESULTS alone where many questions are asked for; without RESULTS the run is scored from its files. */
function operandsOf({ operands, all, regressed, baseline }) {
    const [first, second] = operands.filter((operand) => operand !== undefined);
    if (first === '' || second === '')
        throw (0,errors/* usageError */.Wp)('the id or the folder is empty; is a variable not set?');
    if (all && regressed)
        throw (0,errors/* usageError */.Wp)('--all, --regressed: use one of them');
    if (!all && !regressed) {
        if (first === undefined)
            throw (0,errors/* usageError */.Wp)(`name a question by its id, as in ${EXAMPLE}, or use --all`);
        return { asked: { kind: 'id', id: first }, results: second ?? null };
    }
    if (second !== undefined)
        throw (0,errors/* usageError */.Wp)(`--${all ? 'all' : 'regressed'} takes no id, only a folder of results`);
    if (regressed && baseline === undefined)
        throw (0,errors/* usageError */.Wp)('--regressed needs --baseline, a folder of an earlier run');
    return { asked: { kind: all ? 'failing' : 'regressed' }, results: first ?? null };
}
function runOf(options, results, redactor, process) {
    const files = ['corpus', 'responses', 'config', 'scoring', 'stepAlias'];
    const given = files.filter((name) => options[name] !== undefined);
    if (results === null && given.length === 0) {
        throw (0,errors/* usageError */.Wp)(`name a folder of results, as in ${EXAMPLE}, or --corpus and --responses`);
    }
    if (results === null)
        return { kind: 'files', settings: settingsOf(options), hooks: hooksOf(redactor, process) };
    if (given.length === 0)
        return { kind: 'results', path: results };
    throw (0,errors/* usageError */.Wp)('name a folder of results, or the files of a run (--corpus, --responses …), not both');
}
function settingsOf(options) {
    return {
        name: 'show',
        corpus: (0,cli_options/* required */.mw)('--corpus', options.corpus),
        responses: (0,cli_options/* required */.mw)('--responses', options.responses),
        responsesFormat: 'auto',
        select: [],
        config: options.config ?? null,
        scoring: options.scoring === undefined ? null : (0,settings/* decodePreset */.AD)(options.scoring, '--scoring'),
        aliases: (0,aliases/* decodeAliases */.x)(options.stepAlias ?? [], '--step-alias'),
        details: 'full',
        trials: (0,settings/* decodeChoice */._y)('--trials', options.trials, trials/* TRIAL_MODES */.CS),
        agentModel: null,
        judge: { on: false, model: null, baseUrl: null },
        out: null,
        roots: null,
        gates: [],
        minCoverage: 0,
        baselineRequired: false,
    };
}
function hooksOf({ redact, add }, process) {
    return {
        thisRun: blocks/* THIS_RUN */.bO,
        words: input_words/* FLAG_WORDS */.HR,
        provenance: {},
        baseline: async () => ({ kind: 'none', label: '', reason: { kind: 'not-given', flag: '--baseline' } }),
        baseQueries: async () => new Map(),
        warn: (warnings) => (0,cli_warnings/* printWarnings */.V)(redact(warnings.map(errors/* renderProblem */.yM)), process),
        progress: () => undefined,
        redact,
        addSecrets: add,
        judge: { ...judge_setup/* LOCAL_JUDGE */.G, env: process.env, cache: null, announce: () => undefined, progress: () => undefined },
    };
}


/***/ }),

/***/ 8425:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ printWarnings)
/* harmony export */ });
/* harmony import */ var _report_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5655);

const SHOWN_WARNINGS = 10;
/** The first warnings about the inputs, on stderr. */
function printWarnings(warnings, { stderr }) {
    for (const warning of warnings.slice(0, SHOWN_WARNINGS))
        stderr.write(`warning: ${(0,_report_text_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(warning)}\n`);
    const more = warnings.length - SHOWN_WARNINGS;
    if (more > 0)
        stderr.write(`… and ${more} more warnings: stepgate validate lists them\n`);
}


/***/ })

};
