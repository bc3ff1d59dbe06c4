/** The part of the page's script that answers keys and clicks. */
export const KEYS_SCRIPT = `
function step(by) {
  const shown = rows.filter((row) => row.shown);
  const active = document.activeElement?.closest?.('.q');
  const at = shown.findIndex(({ node }) => node === (active ?? opened));
  const next = shown[at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, at + by))];
  if (!next) return;
  const before = shown[at]?.node;
  if (before && before !== next.node && before.open) before.open = false;
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
    apply(true);
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
