/** A service whose address and key variable need not be said. */
export interface Provider {
    /** null: everybody has an address of their own. */
    readonly baseUrl: string | null;
    /** Variable that holds the key; null: it takes none. */
    readonly keyEnv: string | null;
    readonly needsKey: boolean;
    /** What the price table calls it; null: by the model's name alone. */
    readonly prices: string | null;
}
/** The service that a config means, or a usage error that lists the known ones. */
export declare function providerOf(name: string | null, baseUrl: string | null, where: string): Provider;
/** The address to send to, without a slash at its end; a usage error for what is none. */
export declare function addressOf(provider: Provider, baseUrl: string | null, where: string): URL;
/** True for this machine itself, where nothing can be overheard. */
export declare function isLoopback({ hostname }: URL): boolean;
