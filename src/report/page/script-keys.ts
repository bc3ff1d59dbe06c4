/** The part of the page's script that answers keys and clicks. */
export const KEYS_SCRIPT = `
function step(by) {
  const fits = filter();
  const active = byNode.get(document.activeElement?.closest?.('.q') ?? opened);
  const from = active && fits(active) ? active : null;
  let at = from ? rows.indexOf(from) : by > 0 ? -1 : rows.length;
  do at += by; while (rows[at] && !fits(rows[at]));
  const next = rows[at] ?? from;
  if (!next) return;
  if (from && from !== next && from.node.open) from.node.open = false;
  open(next.node, true);
  remember();
}
const help = $('#keys');
const KEYS = {
  j: () => step(1),
  k: () => step(-1),
  '/': () => { field('text').focus(); field('text').select(); },
  '?': () => (help.open ? help.close() : help.showModal()),
};
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
  const isField = /^(INPUT|SELECT|TEXTAREA)$/.test(event.target.tagName);
  if (event.key === 'Escape' && isField) return event.target.blur();
  const act = isField ? null : KEYS[event.key];
  if (!act) return;
  event.preventDefault();
  act();
});
addEventListener('click', (event) => {
  const filter = event.target.closest('[data-filter]');
  if (filter) {
    form.reset();
    const control = field(filter.dataset.filter[0]);
    if (control) control.value = filter.dataset.filter;
    apply();
    current = '';
    remember();
    event.preventDefault();
    list.scrollIntoView();
    return;
  }
  const copy = event.target.closest('.copy');
  if (copy) navigator.clipboard?.writeText(copy.previousElementSibling.textContent).then(() => {
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy'; }, 1500);
  }, () => {});
});
for (const code of all('.meta .id, .command code')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy';
  button.textContent = 'Copy';
  code.after(button);
}
`;
