import { validate } from '@actions/languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';

const ERROR = 1;
let documents = 0;

/** What GitHub's own validator says of a workflow or an `action.yml`, with lines. An error of the schema has no severity. */
export async function errorsOf(text: string, file = '.github/workflows/example.yml'): Promise<string[]> {
  // The validator remembers a document by its name.
  const document = TextDocument.create(`file:///${documents++}/${file}`, 'yaml', 1, text);
  const errors = (await validate(document)).filter(({ severity = ERROR }) => severity === ERROR);
  return errors.map(({ message, range }) => `${range.start.line + 1}: ${message}`);
}
