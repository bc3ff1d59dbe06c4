// Follows the settings of a run from function to function: which files take them, whole or in part, as an object?
import { join, relative } from 'node:path';
import ts from 'typescript';

/** Where the walk starts: the use case that every door with files calls. */
const START = { file: 'src/run/evaluate-files.ts', name: 'evaluateFiles' };
/** An object with so many of the settings is a part of them. */
const MIN_SETTINGS = 3;

/** The files with a function that takes the settings, in the order of the walk; none without the start. */
export function filesOfSettings(root) {
  const start = join(root, START.file);
  if (!ts.sys.fileExists(start)) return [];
  const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config?.compilerOptions ?? { module: 'nodenext' }, root);
  const program = ts.createProgram([start], options);
  const checker = program.getTypeChecker();
  const first = program.getSourceFile(start).statements.find((one) => one.name?.text === START.name);
  const names = first.parameters.flatMap((one) =>
    checker
      .getTypeAtLocation(one)
      .getProperties()
      .map(({ name }) => name),
  );
  const walk = { checker, names: new Set(names), source: join(root, 'src'), entered: new Set(), files: new Set() };
  const waiting = first.parameters.map((parameter) => ({ target: first, parameter }));
  while (waiting.length > 0) waiting.push(...callsFrom(waiting.shift(), walk));
  return [...walk.files].map((file) => relative(root, file));
}

/** The functions that a function passes its parameter on to, if the walk was not there before. */
function callsFrom({ target, parameter }, walk) {
  if (walk.entered.has(parameter)) return [];
  walk.entered.add(parameter);
  walk.files.add(target.getSourceFile().fileName);
  const carried = new Set(boundNames(parameter.name, walk));
  const found = [];
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && carries(node.initializer, carried, walk)) {
      for (const symbol of boundNames(node.name, walk)) carried.add(symbol);
    }
    if (ts.isCallExpression(node)) found.push(...targetsOf(node, carried, walk));
    ts.forEachChild(node, visit);
  };
  visit(target.body);
  return found;
}

function targetsOf(call, carried, walk) {
  const target = walk.checker.getResolvedSignature(call)?.declaration;
  if (!target?.body || !target.getSourceFile().fileName.startsWith(walk.source)) return [];
  return call.arguments.flatMap((argument, at) => {
    const parameter = target.parameters[at];
    return parameter && carries(argument, carried, walk) ? [{ target, parameter }] : [];
  });
}

/** Whether an expression is the settings, a part of them, or an object that is made of them or has them inside. */
function carries(node, carried, walk) {
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node)) return carries(node.expression, carried, walk);
  if (ts.isObjectLiteralExpression(node)) return node.properties.some((one) => carriesIn(one, carried, walk));
  if (ts.isCallExpression(node)) return isPart(node, walk) && node.arguments.some((one) => carries(one, carried, walk));
  if (ts.isPropertyAccessExpression(node)) return isPart(node, walk) && carries(node.expression, carried, walk);
  return ts.isIdentifier(node) && carried.has(walk.checker.getSymbolAtLocation(node)) && isPart(node, walk);
}

function carriesIn(property, carried, walk) {
  if (ts.isSpreadAssignment(property)) return carries(property.expression, carried, walk);
  if (ts.isPropertyAssignment(property)) return carries(property.initializer, carried, walk);
  if (!ts.isShorthandPropertyAssignment(property)) return false;
  return carried.has(walk.checker.getShorthandAssignmentValueSymbol(property)) && isPart(property.name, walk);
}

function boundNames(name, walk) {
  if (ts.isIdentifier(name)) return [walk.checker.getSymbolAtLocation(name)];
  return name.elements.flatMap((element) => (ts.isBindingElement(element) ? boundNames(element.name, walk) : []));
}

/** An object with several of the settings. */
function isPart(node, { checker, names }) {
  const type = checker.getAwaitedType(checker.getNonNullableType(checker.getTypeAtLocation(node)));
  return type.getProperties().filter(({ name }) => names.has(name)).length >= MIN_SETTINGS;
}
