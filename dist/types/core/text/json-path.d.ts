/** Any item of a list, as in `[*]`. */
export declare const ANY_ITEM: unique symbol;
/** Keys, indexes and `[*]` that lead to values. */
export type JsonPath = readonly (string | number | typeof ANY_ITEM)[];
/** The forms of a path, for messages. */
export declare const PATH_FORMS = "a path such as a.b, a[0].b, a[*].b or \"odd.key\"";
/** Reads `a.b`, `a[0].b`, `a[*].b`, `"odd.key"`, also after `$`; null for anything else. */
export declare function decodePath(text: string): JsonPath | null;
