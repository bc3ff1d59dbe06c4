import { expect, test } from 'vitest';
import type { TerminalStyle } from '../../../src/report/formats/terminal.js';
import { renderConditions } from '../../../src/report/show/tables.js';

const plain = (text: string) => text;
const STYLE = {
  width: 60,
  bold: plain,
  dim: plain,
  red: plain,
  green: plain,
  yellow: plain,
} as unknown as TerminalStyle;

test('a long condition goes on in further lines behind a step of its path, and nothing of it is cut', () => {
  const text =
    '?answer —cim:Terminal.ConductingEquipment/cim:Equipment.EquipmentContainer/cim:Bay.VoltageLevel→ 2dd90406';
  const lines = renderConditions([{ text, reference: true, actual: false, named: true }], null, STYLE).slice(2);
  expect(lines.length).toBeGreaterThan(2);
  expect(
    lines
      .map((line) => line.replace(/ {2,}●.*/, '').trim())
      .join('')
      .replaceAll(' ', ''),
  ).toBe(text.replaceAll(' ', ''));
  expect(lines.filter((line) => line.includes('●') || line.includes('←'))).toEqual([lines[0]]);
  expect(lines.filter((line) => line.length > STYLE.width)).toEqual([]);
});
