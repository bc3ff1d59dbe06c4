import { expect, test } from 'vitest';
import { errorLines, typeScriptHint } from '../../../src/core/words/errors.js';

const STACK = Array.from({ length: 12 }, (_, at) => `    at step${at} (file:///app/node_modules/x/index.js:${at}:7)`);
const LOGS = Array.from({ length: 30 }, (_, at) => `log ${at}`);

// What Node 24 and Python 3.11 print.
test.each<[string, readonly string[], readonly string[]]>([
  [
    'a file that is not there',
    [
      ...['node:internal/modules/cjs/loader:1568', '  throw err;', '  ^', ''],
      ...["Error: Cannot find module '/app/agnt.ts'", ...STACK.slice(0, -1)],
      '    at node:internal/main/run_main_module:33:47 {',
      ...["  code: 'MODULE_NOT_FOUND',", '  requireStack: []', '}', '', 'Node.js v24.21.0', ''],
    ],
    ["Error: Cannot find module '/app/agnt.ts'", "  code: 'MODULE_NOT_FOUND',", '  requireStack: []'],
  ],
  [
    'a package that is not installed',
    [
      ...[
        'node:internal/modules/package_json_reader:331',
        '  throw new ERR_MODULE_NOT_FOUND(name, base);',
        '    ^',
        '',
      ],
      ...["Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'openai' imported from /app/agent.ts", ...STACK],
      ...["  code: 'ERR_MODULE_NOT_FOUND'", '}', '', 'Node.js v24.21.0'],
    ],
    [
      "Error [ERR_MODULE_NOT_FOUND]: Cannot find package 'openai' imported from /app/agent.ts",
      "  code: 'ERR_MODULE_NOT_FOUND'",
    ],
  ],
  [
    'a connection that fails, with its cause',
    [
      ...['APIConnectionError: Connection error.', ...STACK, '  status: undefined,', '  headers: undefined,'],
      ...['  requestID: undefined,', '  error: undefined,', '  code: undefined,', '  param: undefined,'],
      ...['  type: undefined,', '  cause: [TypeError: fetch failed] {'],
      ...['    [cause]: Error: connect ECONNREFUSED 127.0.0.1:10', '        at TCPConnectWrap (node:net:2021:16) {'],
      ...["      code: 'ECONNREFUSED',", '      port: 10', '    }', '  }', '}', '', 'Node.js v24.21.0'],
    ],
    [
      ...['APIConnectionError: Connection error.', '  cause: [TypeError: fetch failed] {'],
      ...['    [cause]: Error: connect ECONNREFUSED 127.0.0.1:10', "      code: 'ECONNREFUSED',", '      port: 10'],
    ],
  ],
  [
    'Python, with the error that led to it',
    [
      ...['Traceback (most recent call last):', '  File "/app/d.py", line 4, in main', '    json.loads("")'],
      ...['    ^^^^^^^^^^^^^^', 'json.decoder.JSONDecodeError: Expecting value: line 1', ''],
      ...['During handling of the above exception, another exception occurred:', ''],
      ...['Traceback (most recent call last):', '  File "/app/d.py", line 7, in <module>', '    main()'],
      'ValueError: no key',
    ],
    [
      ...['ValueError: no key', 'json.decoder.JSONDecodeError: Expecting value: line 1'],
      'During handling of the above exception, another exception occurred:',
    ],
  ],
  ['lines without an error: the first and the last', LOGS, ['log 0', ...LOGS.slice(-9)]],
  ['an error after logs', ['connecting', 'error: no route'], ['error: no route', 'connecting']],
  ['nothing', ['', ' '], []],
])('%s', (_, printed, told) => {
  expect(errorLines(printed.join('\n'))).toEqual(told);
  expect(errorLines(printed.join('\r\n'))).toEqual(told);
});

const unread = (version: string) =>
  `SyntaxError: Missing initializer in const declaration\n${STACK.join('\n')}\n\nNode.js ${version}\n`;

test.each([
  ['TypeScript that this Node cannot read', unread('v20.19.0'), ' (this is Node 20; Node 24 runs TypeScript)'],
  [
    'its extension',
    'TypeError [ERR_UNKNOWN_FILE_EXTENSION]: Unknown file extension ".ts" for /app/agent.ts\n\nNode.js v20.20.2\n',
    ' (this is Node 20; Node 24 runs TypeScript)',
  ],
  ['a Node that reads TypeScript', unread('v22.18.0'), ''],
  ['another error', 'Error: no key\n\nNode.js v20.19.0\n', ''],
  ['another program', 'SyntaxError: invalid syntax\n', ''],
])('what is said of %s', (_, output, hint) => expect(typeScriptHint(output)).toBe(hint));
