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
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section class="scroll" tabIndex={0} aria-label="Conditions">
      <table class="rows asks">
        <thead>
          <tr>
            <th scope="col">What the query asks</th>
            <th scope="col">reference</th>
            {hasBase && <th scope="col">{base}</th>}
            <th scope="col">this run</th>
          </tr>
        </thead>
        <tbody>
          {all.map((one) => (
            <tr class={classOf(one)}>
              <td>
                <code>{codeLine(one.text)}</code> <small>{noteOf(one)}</small>
              </td>
              <td>
                <Has is={one.reference} />
              </td>
              {hasBase && (
                <td>
                  <Has is={one.base === true} />
                </td>
              )}
              <td>
                <Has is={one.actual} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function classOf({ reference, actual, named }: QueryCondition): string | undefined {
  if (reference === actual) return undefined;
  return `${actual ? 'added' : 'lost'}${named ? ' named' : ''}`;
}

/** In words what the colour of a row says. */
export function noteOf({ reference, base, actual }: QueryCondition): string {
  if (reference === actual) return '';
  if (actual) return base === true ? 'not in the reference' : 'only here';
  return base === true ? 'missing here, in both right queries' : 'missing here';
}

function Has({ is }: { readonly is: boolean }) {
  return (
    <>
      <span aria-hidden="true">{is ? '●' : '–'}</span>
      <span class="sr">{is ? 'yes' : 'no'}</span>
    </>
  );
}
