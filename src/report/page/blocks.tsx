import type { Content } from '../html/jsx-runtime.js';
import type { Block, Column } from '../words/blocks.js';
import { codeLine, type Inline, type Text } from '../words/text.js';

/** Running text. All of it is escaped. */
export function Words({ text }: { readonly text: Text }) {
  return <>{text.map(inline)}</>;
}

function inline(part: Inline): Content {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code>{codeLine(part.code)}</code>;
  if ('strong' in part) return <strong>{part.strong.map(inline)}</strong>;
  return /^https:\/\//.test(part.link.url) ? <a href={part.link.url}>{part.link.text}</a> : part.link.text;
}

/** The blocks of a report. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <>{blocks.map(blockOf)}</>;
}

function blockOf(block: Block): Content {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text.map(inline)}</p>;
    case 'small':
      return <p class="small">{block.text.map(inline)}</p>;
    case 'note':
      return (
        <div class={`note ${block.level}`}>
          {block.lines.map((line) => (
            <p>{line.map(inline)}</p>
          ))}
        </div>
      );
    case 'details':
      return (
        <details class="fold">
          <summary>{block.summary.map(inline)}</summary>
          {block.blocks.map(blockOf)}
        </details>
      );
    case 'table':
      return <Figures columns={block.columns} rows={block.rows} />;
  }
}

interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly (readonly Text[])[];
}

function Figures({ columns, rows }: Table) {
  const alignOf = (at: number) => (columns[at]?.align === 'right' ? 'num' : undefined);
  return (
    <div class="scroll">
      <table class="figures">
        <thead>
          <tr>
            {columns.map(({ head }, at) => (
              <th scope="col" class={alignOf(at)}>
                {head.map(inline)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...rest]) => (
            <tr>
              <th scope="row">{first.map(inline)}</th>
              {rest.map((cell, at) => (
                <td class={alignOf(at + 1)}>{cell.map(inline)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
