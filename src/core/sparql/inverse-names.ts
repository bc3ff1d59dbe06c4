/**
 * Whether two properties are, by their names, one relation seen from its two ends: `VoltageLevel.Bays` and
 * `Bay.VoltageLevel`, `hasPart` and `isPartOf`.
 */
export function areInverse(one: string, other: string): boolean {
  const [left, right] = [localName(one), localName(other)];
  return areRoles(left, right) || isOwning(left, right) || isOwning(right, left);
}

/** What follows the namespace, without the brackets of an IRI. */
function localName(property: string): string {
  const name = property.replace(/[<>]/g, '');
  return name.slice(Math.max(name.lastIndexOf('#'), name.lastIndexOf('/'), name.lastIndexOf(':')) + 1);
}

/** `Class.role` and `OtherClass.otherRole`, where each role is named after the other class. */
function areRoles(one: string, other: string): boolean {
  const [left, right] = [one.split('.'), other.split('.')];
  if (left.length !== 2 || right.length !== 2) return false;
  const [leftOwner = '', leftRole = ''] = left.map(singular);
  const [rightOwner = '', rightRole = ''] = right.map(singular);
  const [more, less] = [affixOf(leftRole, rightOwner), affixOf(rightRole, leftOwner)];
  return more !== null && more === less;
}

/** What a role says besides the name of the class it leads to, as `AngleRef|`; empty for a part of that name. */
function affixOf(role: string, owner: string): string | null {
  if (owner.endsWith(role) && role.length >= MIN_ROLE) return '';
  const at = owner === '' ? -1 : role.indexOf(owner);
  if (at < 0) return null;
  const [before, after] = [role.slice(0, at), role.slice(at + owner.length)];
  return before === '' && after === '' ? '' : `${before}|${after}`;
}

/** Shorter names end too many others. */
const MIN_ROLE = 4;

function singular(name: string): string {
  return name.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');
}

const HAS = /^has[_-]?(?=.)/i;
const IS = /^is[_-]?(?=.)/i;

/** `hasPart` of `isPartOf`, `isPart` and `partOf`. */
function isOwning(one: string, other: string): boolean {
  if (!HAS.test(one)) return false;
  const part = one.replace(HAS, '').toLowerCase();
  const whole = other
    .replace(IS, '')
    .replace(/[_-]?of$/i, '')
    .toLowerCase();
  return whole === part && whole !== other.toLowerCase();
}
