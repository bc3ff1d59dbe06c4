import { expect, test } from 'vitest';
import { compareSparqlResults } from '../../../src/library/evaluate.js';
const b = (v: string) => ({ type: 'bnode', value: v });
const u = (v: string) => ({ type: 'uri', value: `http://x.example/${v}` });
const t = (v: string) => ({ type: 'literal', value: v });
const sel = (vars: string[], rows: unknown[][]) => JSON.stringify({ head: { vars }, results: { bindings: rows.map((r) => Object.fromEntries(vars.map((n, i) => [n, r[i]]))) } });
function time(name: string, a: string, c: string, opts = {}) {
  for (let i = 0; i < 3; i++) compareSparqlResults(a + ' '.repeat(i), c + ' '.repeat(i), opts);
  const start = performance.now();
  let s = 0;
  for (let i = 0; i < 5; i++) s = compareSparqlResults(a + ' '.repeat(i + 3), c + ' '.repeat(i + 3), opts);
  console.log(name, s, ((performance.now() - start) / 5).toFixed(1), 'ms');
}
test('time', () => {
  const n = 10000;
  const idx = Array.from({ length: n }, (_, i) => i);
  const shuffled = [...idx].sort((x, y) => ((x * 7919) % n) - ((y * 7919) % n));
  const mk = (f: (i: number) => any, order: number[]) => sel(['b', 'n', 'w'], order.map((i) => [f(i >> 1), t(`name ${i}`), t(`w${i % 7}`)]));
  time('iris', mk((i) => u(`n${i}`), idx), mk((i) => u(`n${i}`), shuffled));
  time('bnodes', mk((i) => b(`a${i}`), idx), mk((i) => b(`z${(i * 31) % n}`), shuffled));
  time('bnodes ordered', mk((i) => b(`a${i}`), idx), mk((i) => b(`z${(i * 31) % n}`), idx), { ordered: true });
  const wrong = (order: number[]) => sel(['b', 'n', 'w'], order.map((i) => [b(`z${(i * 31) % n >> 1}`), t(`name ${i === 7 ? 'x' : i}`), t(`w${i % 7}`)]));
  time('bnodes wrong', mk((i) => b(`a${i}`), idx), wrong(shuffled));
  // same text in all
  const same = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => [b(`${p}${i >> 1}`), b(`${p}c${i}`)]));
  time('symmetric pairs', same('a', idx), same('q', shuffled));
  const chain = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => [b(`${p}${i}`), b(`${p}${i + 1}`)]));
  time('chain', chain('a', idx), chain('q', shuffled));
  const cycle = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => [b(`${p}${i}`), b(`${p}${(i + 1) % n}`)]));
  time('cycle', cycle('a', idx), cycle('q', shuffled));
  const twoCycles = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => [b(`${p}${i}`), b(`${p}${i < n / 2 ? (i + 1) % (n / 2) : i + 1 === n ? n / 2 : i + 1}`)]));
  time('two cycles', cycle('a', idx), twoCycles('q', shuffled));
  const hubs = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => [b(`${p}h${i % 2}`), b(`${p}${i}`)]));
  time('two hubs', hubs('a', idx), hubs('q', shuffled));
  const twins = (p: string, order: number[]) => sel(['b', 'c'], order.map((i) => { const k = i >> 2; return [b(`${p}${k}.${i & 1}`), b(`${p}${k + 1}.${(i >> 1) & 1}`)]; }));
  time('twin ladder', twins('a', idx), twins('q', shuffled));
  expect(1).toBe(1);
}, 100000);
test('kn', () => {
  const kn = (p: string, n: number) => { const rows = []; for (let i = 0; i < n; i++) for (let j = 0; j < n; j++) if (i !== j) rows.push([b(p + i), b(p + j)]); return sel(['x', 'y'], rows); };
  time('K40', kn('a', 40), kn('b', 40));
  time('K100', kn('a', 100), kn('b', 100));
  // strongly regular: Shrikhande vs rook 4x4
  const graph = (p: string, adj: (a: [number, number], c: [number, number]) => boolean) => { const rows = []; for (let i = 0; i < 16; i++) for (let j = 0; j < 16; j++) { if (i !== j && adj([i >> 2, i & 3], [j >> 2, j & 3])) rows.push([b(p + i), b(p + j)]); } return sel(['x', 'y'], rows); };
  const rook = graph('a', (a, c) => a[0] === c[0] || a[1] === c[1]);
  const shri = graph('s', (a, c) => { const d = [(a[0] - c[0] + 4) % 4, (a[1] - c[1] + 4) % 4].join(); return ['0,1', '0,3', '1,0', '3,0', '1,1', '3,3'].includes(d); });
  time('rook/rook', rook, graph('z', (a, c) => a[0] === c[0] || a[1] === c[1]));
  time('rook/shrikhande', rook, shri);
});
