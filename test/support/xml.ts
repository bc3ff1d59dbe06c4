import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

/** The Debian package `libxml2-utils` has it. */
const COMMAND = 'xmllint';
const SCHEMA = join(import.meta.dirname, '../fixtures/junit.xsd');

export const HAS_XMLLINT = spawnSync(COMMAND, ['--version']).status === 0;
if (!HAS_XMLLINT) console.warn(`no ${COMMAND} on this machine: JUnit files are not checked by the schema`);

/** What is wrong with a JUnit file by the schema; empty when it is valid. */
export function junitProblems(path: string): string {
  const { status, stderr } = spawnSync(COMMAND, ['--noout', '--nonet', '--schema', SCHEMA, path], { encoding: 'utf8' });
  return status === 0 ? '' : stderr;
}
