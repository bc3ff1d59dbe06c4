import type { PageModel } from './model.js';

/** The plots of the page. */
export function Plots(_: { readonly model: PageModel }) {
  return null;
}
