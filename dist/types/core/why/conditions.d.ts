import { type QueryFacts } from './query-facts.js';
import { type Chain, type Roles } from './query-roles.js';
/** One thing that a query asks for, over roles instead of variables, so that it is equal in queries that ask the same. */
export interface Condition {
    readonly kind: 'link' | 'class' | 'list' | 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
    /** Unique in its query; IRIs in full. Example: `?answer —<p>→ <entity>`. */
    readonly text: string;
    /** The role that it is about, of a link an answer; empty for none. */
    readonly from: string;
    /** Of a link: its other end; empty for other kinds, as the chain is. */
    readonly to: string;
    readonly chain: Chain;
    /** The value of the condition: the class, the filter, the limit. */
    readonly value: string;
    readonly isOptional?: boolean;
    /** In a branch of a UNION. */
    readonly isAlternative?: boolean;
    /** The other end is used nowhere else: the condition only shows a value. */
    readonly isShown?: boolean;
    /** Of what is returned: the variable that has the answers. */
    readonly instead?: string;
}
/** The returned variable, without the conditions about it. */
export declare function isAnswer(role: string | undefined): boolean;
/** An entity itself, and not what hangs on one. */
export declare function isEntity(role: string): boolean;
export declare function isConstant(role: string): boolean;
export declare function rolesIn(conditions: readonly Condition[]): string[];
/** The conditions of a query, each once. */
export declare function conditionsOf(facts: QueryFacts, roles: Roles): Condition[];
export declare function eachOnce(conditions: readonly Condition[]): Condition[];
/** A condition without a link: about a role, or the whole query. */
export declare function conditionOf(kind: Condition['kind'], from: string, value: string, text: string): Condition;
