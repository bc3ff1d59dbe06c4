import type { DatabaseSync } from 'node:sqlite';

/** A fresh database in memory. */
export function openShop(): DatabaseSync;
