/** How a door writes the name of an input, and an input with a value; inputs are named as in `action.yml`. */
export interface InputWords {
    readonly name: (input: string) => string;
    readonly setting: (input: string, value: string) => string;
}
/** `gates`, `trials: all` */
export declare const WORKFLOW_WORDS: InputWords;
/** `--gate`, `--trials all` */
export declare const FLAG_WORDS: InputWords;
/** `options.gates`, `options.trials: 'all'` */
export declare const OPTION_WORDS: InputWords;
