export const SPARQL_MEDIA_TYPE = 'application/sparql-results+json';
export const JSON_MEDIA_TYPE = 'application/json';
