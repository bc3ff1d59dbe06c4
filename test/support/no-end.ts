/**
 * Settings of a server that never closes a connection between two requests: a client that a slow machine keeps waiting for 5 s could
 * send its next one while the server closes.
 */
export const NO_END = { keepAliveTimeout: 0 } as const;
