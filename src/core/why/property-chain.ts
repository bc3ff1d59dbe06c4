/** A property on the chain between two roles of a query. */
export interface Link {
  readonly predicate: string;
  /** Followed from its value to its subject. */
  readonly isInverse: boolean;
}

export type Chain = readonly Link[];

/** Both chains without what they have in common at their ends. */
export function withoutCommon(one: Chain, other: Chain, areEqual: typeof isSame): [Chain, Chain] {
  let start = 0;
  while (start < Math.min(one.length, other.length) && areEqual(one[start], other[start])) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && areEqual(one.at(-1 - end), other.at(-1 - end))) end++;
  return [one.slice(start, one.length - end), other.slice(start, other.length - end)];
}

export function isSame(one: Link | undefined, other: Link | undefined): boolean {
  return one !== undefined && one.predicate === other?.predicate && one.isInverse === other.isInverse;
}

export function isSameRelation(one: Link | undefined, other: Link | undefined): boolean {
  if (!one || !other || isSame(one, other)) return one !== undefined && other !== undefined;
  return one.isInverse !== other.isInverse && areInverse(one.predicate, other.predicate);
}

/** Whether two chains have the same relations in the same order, each seen from either of its ends. */
export function areSameRelations(one: Chain, other: Chain): boolean {
  return one.length === other.length && one.every((link, at) => isSameRelation(link, other[at]));
}

export function turned(chain: Chain): Chain {
  return chain.map(({ predicate, isInverse }) => ({ predicate, isInverse: !isInverse })).reverse();
}

/** Of a longer chain its beginning and its end are written. */
const MAX_LINKS = 4;

/** A chain as a property path of SPARQL. */
export function chainText(chain: Chain): string {
  const texts = textsOf(chain);
  if (texts.length <= MAX_LINKS) return texts.join('/');
  return [...texts.slice(0, MAX_LINKS / 2), '…', ...texts.slice(-1)].join('/');
}

function textsOf(chain: Chain): string[] {
  return chain.map(({ predicate, isInverse }) => `${isInverse ? '^' : ''}${predicate === '?' ? '?p' : predicate}`);
}

/**
 * Whether two properties are, by their names, one relation seen from its two ends: `VoltageLevel.Bays` and
 * `Bay.VoltageLevel`, `hasPart` and `isPartOf`.
 */
export function areInverse(one: string, other: string): boolean {
  const [left, right] = [localName(one), localName(other)];
  return areRoles(left, right) || isOwning(left, right) || isOwning(right, left);
}

/** The name after the namespace, without the brackets of an IRI. */
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

/** The part of a role name that is not in the name of its class. Example: `AngleRef|`; empty for a part of that name. */
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
