import { type QueryFacts } from './query-facts.js';
import { type Chain, type Roles } from './query-roles.js';
/** One thing that a query asks for, over roles instead of variables, so that it is equal in queries that ask the same. */
export interface Condition {
    readonly kind: 'link' | 'class' | 'list' | 'filter' | 'returns' | 'source' | 'limit' | 'order' | 'distinct';
    /** Unique in its query; IRIs in full. Example: `?answer —<p>→ <entity>`. */
    readonly text: string;
    /** The roles that it is about, an answer first. */
    readonly ends: readonly string[];
    /** Of a link: from the first end to the other; empty for other kinds. */
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
/** The conditions of a query, each once. */
export declare function conditionsOf(facts: QueryFacts, roles: Roles): Condition[];
/** A link in one direction, whichever of its ends it was written from. */
export declare function linkOf(from: string, to: string, way: Chain, more?: Partial<Condition>): Condition;
