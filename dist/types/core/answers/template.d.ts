/** A prompt with placeholders, taken apart: texts and the fields between them. */
export type Template = readonly (string | {
    readonly field: Field;
})[];
export declare const FIELDS: readonly ["question", "reference_answer", "actual_answer"];
export type Field = (typeof FIELDS)[number];
/** Reads a prompt: `{question}` is a placeholder, `{{` a brace. Throws a usage error for any other placeholder. */
export declare function decodeTemplate(text: string, where: string): Template;
/** The prompt with its fields filled in. */
export declare function renderTemplate(template: Template, values: Readonly<Record<Field, string>>): string;
