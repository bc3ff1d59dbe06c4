import { counted } from '../../core/text/numerals.js';
import type { Content } from '../html/jsx-runtime.js';
import type { Block, Column } from '../words/blocks.js';
import { codeLine, type Inline, type Text } from '../words/text.js';

/** Running text, all of it escaped. */
export function Words({ text }: { readonly text: Text }) {
  return <>{text.map(renderInline)}</>;
}

function renderInline(part: Inline): Content {
  if (typeof part === 'string') return part;
  if ('code' in part) return <code>{codeLine(part.code)}</code>;
  if ('strong' in part) return <strong>{part.strong.map(renderInline)}</strong>;
  return /^https:\/\//.test(part.link.url) ? <a href={part.link.url}>{part.link.text}</a> : part.link.text;
}

/** Renders the blocks of a report as HTML. */
export function Blocks({ blocks }: { readonly blocks: readonly Block[] }) {
  return <>{blocks.map(renderBlock)}</>;
}

function renderBlock(block: Block): Content {
  switch (block.kind) {
    case 'paragraph':
      return <p>{block.text.map(renderInline)}</p>;
    case 'small':
      return <p class="small">{block.text.map(renderInline)}</p>;
    case 'note':
      return (
        <div class={`note ${block.level}`}>
          {block.lines.map((line) => (
            <p>{line.map(renderInline)}</p>
          ))}
        </div>
      );
    case 'details':
      return (
        <details class="fold">
          <summary>{block.summary.map(renderInline)}</summary>
          {block.blocks.map(renderBlock)}
        </details>
      );
    case 'list':
      return (
        <ul>
          {block.items.map(({ lead, head, id, detail }) => (
            <li>
              {[...lead, ...head].map(renderInline)} {id !== null && <code>{id}</code>} {detail.map(renderInline)}
            </li>
          ))}
        </ul>
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
  const alignClass = (at: number) => (columns[at]?.align === 'right' ? 'num' : undefined);
  return (
    <div class="scroll">
      <table class="figures">
        <thead>
          <tr>
            {columns.map(({ head }, at) => (
              <th scope="col" class={alignClass(at)}>
                {head.map(renderInline)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first = [], ...rest]) => (
            <tr>
              <th scope="row">{first.map(renderInline)}</th>
              {rest.map((cell, at) => (
                <td class={alignClass(at + 1)}>{cell.map(renderInline)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Maximum lines of a list. */
const MAX_LINES = 50;

/** The first lines of a list, and how many more there are. */
export function Lines({ texts, noun }: { readonly texts: readonly string[]; readonly noun: string }) {
  const more = texts.length - MAX_LINES;
  return (
    <div class="diff alone">
      {texts.slice(0, MAX_LINES).map((text) => (
        <div class="line">{text}</div>
      ))}
      {more > 0 && <div class="rest">… {counted(more, `more ${noun}`)}</div>}
    </div>
  );
}
