import type { FilterNumbers } from '../list.js';
import type { PageModel } from '../model.js';
import { Amounts } from './amounts.js';
import { Causes } from './causes.js';
import { Change } from './change.js';
import { Trend } from './trend.js';

/** The plots of the page. Each is a table, or has its figures as text, so that it says the same without its drawing. */
export function Plots({ model, numbers }: { readonly model: PageModel; readonly numbers: FilterNumbers }) {
  return (
    <div class="plots">
      <Change model={model} />
      <Trend model={model} />
      <Causes model={model} numbers={numbers} />
      <Amounts model={model} />
    </div>
  );
}
