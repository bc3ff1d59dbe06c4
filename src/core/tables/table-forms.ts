import { readDataFrame } from './forms/data-frame.js';
import { readCleanCsv, readDelimitedRows, readHintedRows, readOneColumn } from './forms/delimited-rows.js';
import { readDrawn } from './forms/drawn.js';
import { readGraphRecords } from './forms/graph-records.js';
import { readJsonInText, readRowsInText } from './forms/json-in-text.js';
import { readJsonLines } from './forms/json-lines.js';
import { readLinePerValue } from './forms/line-per-value.js';
import { readColumnLists, readNamedRows } from './forms/named-rows.js';
import { readPython } from './forms/python.js';
import {
  type FormResult,
  type InnerValue,
  type Lines,
  readRowList,
  readValueList,
  type TableKeys,
} from './forms/rows.js';
import { readRuled } from './forms/ruled.js';
import { readSparqlTsv } from './forms/sparql-tsv.js';
import { readSparqlXml } from './forms/sparql-xml.js';
import { readSparqlValue } from './sparql-values.js';

type ReadValue = (value: unknown, keys: TableKeys) => FormResult;

/** The forms of values of JSON or Python, as people name them, in the order in which they are tried. A mapping of no form is one row. */
export const VALUE_FORMS: readonly { readonly name: string; readonly read: ReadValue }[] = [
  { name: 'a SPARQL result', read: readSparqlValue },
  { name: 'records of Neo4j', read: readGraphRecords },
  { name: 'names and rows', read: readNamedRows },
  { name: 'a list of rows', read: (value, { columns }) => readRowList(value, columns) },
  { name: 'a list of values', read: (value, { columns }) => readValueList(value, columns) },
  { name: 'lists of columns', read: readColumnLists },
];

/** A form of a text that is not JSON as a whole. */
interface TextForm {
  readonly name: string;
  /** It can begin as JSON does. */
  readonly hasJson?: true;
  /** The rows, or a value that has them. */
  readonly read: (text: string, lines: Lines, keys: TableKeys) => FormResult | InnerValue;
}

/** A form that is read as a value of another one. */
function inner(read: (text: string) => unknown): TextForm['read'] {
  return (text) => {
    const value = read(text);
    return value === null ? null : { value };
  };
}

/** The forms of texts, in the order in which they are tried. */
export const TEXT_FORMS: readonly TextForm[] = [
  { name: 'a SPARQL result', read: inner(readSparqlXml) },
  { name: 'a SPARQL result', read: inner(readSparqlTsv) },
  { name: 'a line for each value', read: readLinePerValue },
  { name: 'a table of pandas', read: readDataFrame },
  { name: 'CSV', read: readCleanCsv },
  { name: 'JSON lines', hasJson: true, read: readJsonLines },
  { name: 'Python text', hasJson: true, read: readPython },
  { name: 'a drawn table', read: readDrawn },
  { name: 'columns below a line', read: readRuled },
  { name: 'JSON in a text', hasJson: true, read: readRowsInText },
  { name: 'CSV', read: readDelimitedRows },
  { name: 'JSON in a text', hasJson: true, read: readJsonInText },
  { name: 'CSV', read: readHintedRows },
  { name: 'lines', read: readOneColumn },
];
