import { spawnSync } from 'node:child_process';

export const LOADERS = ['SafeLoader', 'CSafeLoader'] as const;

/** What PyYAML reads in place of a value; numbers as Python writes them, as JSON has no NaN and no large integers. */
export type PythonValue =
  | { readonly kind: 'int' | 'float' | 'text' | 'date' | 'error'; readonly text: string }
  | { readonly kind: 'bool'; readonly value: boolean }
  | { readonly kind: 'null' }
  | { readonly kind: 'list'; readonly items: readonly PythonValue[] }
  | { readonly kind: 'mapping'; readonly items: readonly (readonly [PythonValue, PythonValue])[] };

const SCRIPT = `
import datetime, json, sys, yaml
def shown(value):
    if value is None: return {'kind': 'null'}
    if isinstance(value, bool): return {'kind': 'bool', 'value': value}
    if isinstance(value, int): return {'kind': 'int', 'text': str(value)}
    if isinstance(value, float): return {'kind': 'float', 'text': repr(value)}
    if isinstance(value, str): return {'kind': 'text', 'text': value}
    if isinstance(value, (datetime.date, datetime.datetime)): return {'kind': 'date', 'text': str(value)}
    if isinstance(value, list): return {'kind': 'list', 'items': [shown(item) for item in value]}
    return {'kind': 'mapping', 'items': [[shown(key), shown(item)] for key, item in value.items()]}
def read(text, loader):
    try: return shown(yaml.load(text, loader))
    except Exception as error: return {'kind': 'error', 'text': str(error)}
loader = getattr(yaml, sys.argv[1])
json.dump([read(text, loader) for text in json.load(sys.stdin)], sys.stdout)
`;

/** Loads texts with PyYAML. */
export function readByPyYaml(texts: readonly string[], loader: (typeof LOADERS)[number]): PythonValue[] {
  const { stdout, stderr, status } = spawnSync('python3', ['-c', SCRIPT, loader], {
    input: JSON.stringify(texts),
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as PythonValue[];
}

/** Whether this machine has Python with PyYAML and its C loader; says so where it has not. */
export function hasPyYaml(): boolean {
  const found = spawnSync('python3', ['-c', 'import yaml; yaml.CSafeLoader']).status === 0;
  if (!found) console.warn('no python3 with PyYAML and its C loader: what needs them is left out');
  return found;
}
