/** One small data set, as tables and as a graph, and the queries that are asked of it. */

export const TABLES = [
  `CREATE TABLE station (id INTEGER PRIMARY KEY, name TEXT, code TEXT, depth DOUBLE PRECISION, note TEXT)`,
  `CREATE TABLE visit (id INTEGER PRIMARY KEY, station INTEGER, ship TEXT, tonnes BIGINT, fee DECIMAL(10, 2))`,
  `INSERT INTO station VALUES
    (1, 'North Quay', '007', 12.5, NULL),
    (2, 'Baker''s Yard', 'B-17', 8.1, ''),
    (3, 'Île d''Or', 'C"2', 0.3, 'two
lines'),
    (4, 'Dry Dock', '1.10', -2.75, 'a, b; c | d'),
    (5, 'East Mole', '1e3', 100, 'true')`,
  `INSERT INTO visit VALUES
    (10, 1, 'Heron', 1200, 10.10), (11, 1, 'Tern', 800, 0.20), (12, 2, 'Heron', 1200, 83.42),
    (13, 3, 'Gull', 5000000000, 1234.50), (14, 3, 'Tern', 7, 0.01), (15, NULL, 'Coot', NULL, NULL)`,
];

/** Columns of times and truth values have other types in each database. */
export const TYPED_TABLES = {
  sqlite: `CREATE TABLE shift (id INTEGER, day TEXT, start TEXT, open INTEGER)`,
  typed: `CREATE TABLE shift (id INTEGER, day DATE, start TIMESTAMP, open BOOLEAN)`,
};
export const shiftRows = (yes: string | number, no: string | number): string =>
  `INSERT INTO shift VALUES
    (1, '2026-03-01', '2026-03-01 06:00:00', ${yes}), (2, '2026-03-02', '2026-03-02 14:30:15', ${no}), (3, NULL, NULL, NULL)`;

/** A query of the data set. */
export interface EngineQuery {
  readonly query: string;
  /** How its results are compared. */
  readonly keys?: object;
  /** Outputs that write some numbers as texts, which are no numbers in JSON: equal within a group, and to no output outside of it. */
  readonly groups?: readonly (readonly string[])[];
  /** Outputs that have lost digits. */
  readonly lossy?: readonly string[];
}

// JavaScript has no decimals, and JSON no integers beyond doubles: drivers write these types as texts.
const NUMERIC_OF_POSTGRES = ['PGlite, objects', 'PGlite, lists'];
const DECIMAL_OF_DUCKDB = ['DuckDB, json', 'DuckDB, columns'];
const BIGINT_OF_DUCKDB = [...DECIMAL_OF_DUCKDB, 'DuckDB, objects'];
// The drivers of SQLite return doubles, unless they are told otherwise.
const SQLITE = [
  ...['better-sqlite3, objects', 'better-sqlite3, lists', 'libsql, objects', 'libsql, lists', 'sql.js, results'],
];

/** Queries in the SQL that all databases understand. */
export const SQL: Readonly<Record<string, EngineQuery>> = {
  ids: { query: 'SELECT id FROM station' },
  texts: { query: 'SELECT name, code FROM station', keys: { text: ['name', 'code'] } },
  nulls: { query: 'SELECT id, note FROM station WHERE note IS NULL' },
  'empty texts': { query: "SELECT id, note FROM station WHERE note = ''" },
  lines: { query: 'SELECT name, note FROM station WHERE id IN (3, 4)' },
  doubles: { query: 'SELECT id, depth FROM station' },
  decimals: { query: 'SELECT id, fee FROM visit', groups: [[...NUMERIC_OF_POSTGRES, ...DECIMAL_OF_DUCKDB]] },
  'large integers': { query: 'SELECT ship, tonnes FROM visit WHERE tonnes > 1000', groups: [BIGINT_OF_DUCKDB] },
  'beyond doubles': {
    query: 'SELECT tonnes * 2000001 + 1 AS n FROM visit WHERE id = 13',
    groups: [[...NUMERIC_OF_POSTGRES, ...BIGINT_OF_DUCKDB]],
    lossy: SQLITE,
  },
  'a count': { query: 'SELECT count(*) AS n FROM visit', groups: [BIGINT_OF_DUCKDB] },
  'a sum of integers': {
    query: 'SELECT sum(tonnes) AS s FROM visit',
    groups: [[...NUMERIC_OF_POSTGRES, ...BIGINT_OF_DUCKDB]],
  },
  'a sum of decimals': {
    query: 'SELECT sum(fee) AS s FROM visit',
    groups: [[...NUMERIC_OF_POSTGRES, ...DECIMAL_OF_DUCKDB]],
  },
  'a mean of integers': {
    query: 'SELECT avg(tonnes) AS a FROM visit WHERE station = 3',
    groups: [NUMERIC_OF_POSTGRES],
  },
  'a mean of doubles': { query: 'SELECT avg(depth) AS a FROM station' },
  'sums of groups': {
    query: 'SELECT ship, sum(tonnes) AS s, count(*) AS n FROM visit GROUP BY ship',
    groups: [NUMERIC_OF_POSTGRES, BIGINT_OF_DUCKDB],
  },
  'groups with a condition': { query: 'SELECT ship FROM visit GROUP BY ship HAVING count(*) > 1' },
  'a left join': { query: 'SELECT s.name, v.ship FROM station s LEFT JOIN visit v ON v.station = s.id' },
  'an order': { query: 'SELECT name, depth FROM station ORDER BY depth DESC', keys: { ordered: true } },
  'running sums': {
    query: 'SELECT id, sum(tonnes) OVER (ORDER BY id) AS s FROM visit ORDER BY id',
    keys: { ordered: true },
    groups: [[...NUMERIC_OF_POSTGRES, ...BIGINT_OF_DUCKDB]],
  },
  'a choice': { query: "SELECT id, CASE WHEN depth > 10 THEN 'deep' ELSE 'shallow' END AS kind FROM station" },
  'no rows': { query: 'SELECT id, name FROM station WHERE id > 99' },
  days: { query: 'SELECT id, day FROM shift', keys: { normalize: ['time'] } },
  times: { query: 'SELECT id, start FROM shift', keys: { normalize: ['time'] } },
  'truth values': { query: 'SELECT id, open FROM shift', keys: { normalize: ['boolean'] } },
};

export const GRAPH = `
@prefix : <http://example.org/> .
@prefix xsd: <http://www.w3.org/2001/XMLSchema#> .
:quay a :Station ; :name "North Quay"@en, "Nordkai"@de ; :code "007" ; :depth 12.5 ; :opened "1999-05-01"^^xsd:date ;
  :at [ :street "Pier 1" ; :zone _:z ] .
:yard a :Station ; :name "Baker's Yard"@en ; :code "B\\"17"^^xsd:string ; :depth 8.10 ; :opened "2001-12-31"^^xsd:date ;
  :at [ :street "Pier 2" ; :zone _:z ] .
:dock a :Station ; :name "Dry Dock" ; :depth -2.750 ; :note "two\\nlines, \\ttab" .
_:z :label "Zone A" .
:v1 :to :quay ; :ship "Heron" ; :tonnes 1200 ; :load 1.2e3 ; :start "2026-03-01T06:00:00Z"^^xsd:dateTime ; :done true .
:v2 :to :quay ; :ship "Tern" ; :tonnes 800 ; :load 3.0E-7 ; :start "2026-03-01T08:00:00+01:00"^^xsd:dateTime ; :done false .
:v3 :to :yard ; :ship "Heron" ; :tonnes 5000000000 ; :load 1.0e21 ; :start "2026-03-02T14:30:15.500Z"^^xsd:dateTime ; :wait "PT90M"^^xsd:dayTimeDuration .
`;

const prefixed = (query: string): string =>
  `PREFIX : <http://example.org/> PREFIX xsd: <http://www.w3.org/2001/XMLSchema#> ${query}`;

const QUERIES: Readonly<Record<string, EngineQuery>> = {
  iris: { query: 'SELECT ?s { ?s a :Station }' },
  'texts with languages': { query: 'SELECT ?s ?name { ?s :name ?name }' },
  'texts with signs': { query: 'SELECT ?x { { ?s :code ?x } UNION { ?s :note ?x } }' },
  decimals: { query: 'SELECT ?s ?d { ?s :depth ?d }' },
  doubles: { query: 'SELECT ?v ?l { ?v :load ?l }' },
  integers: { query: 'SELECT ?v ?t { ?v :tonnes ?t }' },
  dates: { query: 'SELECT ?s ?o { ?s :opened ?o }' },
  'dates with times': { query: 'SELECT ?v ?x { ?v :start ?x }' },
  durations: { query: 'SELECT ?v ?w { ?v :wait ?w }' },
  'truth values': { query: 'SELECT ?v ?d { ?v :done ?d }' },
  'unbound cells': { query: 'SELECT ?s ?n { ?s a :Station OPTIONAL { ?s :note ?n } }' },
  'blank nodes': { query: 'SELECT ?s ?a ?street { ?s :at ?a . ?a :street ?street }' },
  'shared blank nodes': { query: 'SELECT ?a ?z { ?a :zone ?z }' },
  'a count': { query: 'SELECT (COUNT(*) AS ?n) { ?v :to ?s }' },
  'sums of groups': { query: 'SELECT ?s (SUM(?t) AS ?sum) { ?v :to ?s ; :tonnes ?t } GROUP BY ?s' },
  'a mean': { query: 'SELECT (AVG(?d) AS ?mean) { ?s :depth ?d }' },
  'a mean of integers': { query: 'SELECT (AVG(?t) AS ?mean) { ?v :tonnes ?t }' },
  'a division': { query: 'SELECT ?v ((?t / 7) AS ?part) { ?v :tonnes ?t }' },
  'an order': { query: 'SELECT ?s ?d { ?s :depth ?d } ORDER BY DESC(?d)', keys: { ordered: true } },
  'made texts': { query: 'SELECT ?v (CONCAT(?ship, "/", STR(?t)) AS ?x) { ?v :ship ?ship ; :tonnes ?t }' },
  'no rows': { query: 'SELECT ?s ?x { ?s :nothing ?x }' },
  'yes or no': { query: 'ASK { ?s :ship "Heron" }' },
};

export const SPARQL: Readonly<Record<string, EngineQuery>> = Object.fromEntries(
  Object.entries(QUERIES).map(([name, { query, ...more }]) => [name, { query: prefixed(query), ...more }]),
);
