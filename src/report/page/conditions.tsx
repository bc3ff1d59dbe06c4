import type { QueryCondition } from '../../core/words/causes.js';
import { codeLine } from '../words/text.js';

interface ConditionsProps {
  readonly all: readonly QueryCondition[];
  /** The name of the base run; null without one. */
  readonly base: string | null;
}

/** A table of what each query asks for; nothing where all ask the same. */
export function Conditions({ all, base }: ConditionsProps) {
  if (all.every(({ reference, actual }) => reference === actual)) return null;
  const hasBase = all.some((one) => one.base !== undefined);
  return (
    <>
      <h5>What the queries ask for</h5>
      <div class="scroll">
        <table class="rows asks">
          <thead>
            <tr>
              <th>Condition</th>
              <th>reference</th>
              {hasBase && <th>{base}</th>}
              <th>this run</th>
            </tr>
          </thead>
          <tbody>
            {all.map((one) => (
              <tr class={classOf(one)}>
                <td>
                  <code>{codeLine(one.text)}</code>
                </td>
                <td>{sign(one.reference)}</td>
                {hasBase && <td>{sign(one.base === true)}</td>}
                <td>{sign(one.actual)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function classOf({ reference, actual, named }: QueryCondition): string | undefined {
  if (reference === actual) return undefined;
  return `${actual ? 'added' : 'lost'}${named ? ' named' : ''}`;
}

function sign(has: boolean): string {
  return has ? '●' : '–';
}
