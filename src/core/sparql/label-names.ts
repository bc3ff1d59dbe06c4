const LABEL = /name|label|title|description|comment|mrid|uuid|identifier|identcode/i;
const ID = /(?:^id|[a-z]I[dD])$/;

/** Whether a property gives a name or an id of a thing, by the last part of its own name. */
export function isLabelName(property: string): boolean {
  const last = property.split(/[#/:.]/).at(-1) ?? '';
  return LABEL.test(last) || ID.test(last);
}
