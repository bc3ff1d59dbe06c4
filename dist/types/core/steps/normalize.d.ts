/** What can be done to texts before they are compared. */
export declare const NORMALIZATIONS: readonly ["trim", "whitespace", "case", "time"];
export type Normalization = (typeof NORMALIZATIONS)[number];
/** A text in the form in which it is compared; the order in which the list names what is done does not matter. */
export declare function normalizer(list: readonly Normalization[]): (text: string) => string;
