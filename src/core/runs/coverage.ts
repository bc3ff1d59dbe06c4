/** How many of the selected questions have a response. */
export interface Coverage {
  readonly selected: number;
  readonly answered: number;
  /** Responses that no selected question asks for. */
  readonly unasked: number;
  /** Some of their ids. */
  readonly unaskedIds: readonly string[];
  /** How many of these ids are a question's but for upper and lower case, with the first such pair; absent: none. */
  readonly otherCase?: { readonly count: number; readonly response: string; readonly question: string };
}
