import { fileURLToPath } from 'node:url';
import * as ast from 'typescript/unstable/ast';
import { API, type Checker, type Project, SymbolFlags } from 'typescript/unstable/sync';
import { type RowColumn, rowOf } from './test-row-type.ts';

/** A statement as a server module sends it, with the columns it expects back. */
export interface Statement {
  readonly where: string;
  readonly text: string;
  /** What is bound to $1 and so on, as the code says it; none if it is not all in one array. */
  readonly values: readonly string[];
  readonly columns: readonly RowColumn[];
}

interface Function {
  readonly node: ast.ArrowFunction | ast.FunctionDeclaration;
  readonly scope: Scope;
}

type Scope = ReadonlyMap<string, unknown>;
type Read = (node: ast.Node, scope: Scope) => unknown;

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Every call of `sql` in the server, with its text assembled from constants. */
export function readStatements(): { statements: Statement[]; unread: string[] } {
  const api = new API({ cwd: root });
  try {
    const config = `${root}tsconfig.json`;
    const project = api.updateSnapshot({ openProjects: [config] }).getProject(config);
    if (!project) throw new Error(`There is no project ${config}`);
    return readProject(project);
  } finally {
    api.close();
  }
}

function readProject(project: Project): { statements: Statement[]; unread: string[] } {
  const read = readerOf(project);
  const statements: Statement[] = [];
  const unread: string[] = [];
  const own = project.program
    .getSourceFileNames()
    .filter((name) => name.startsWith(root) && !/\.test\.ts$|\/test-[^/]*$/.test(name));
  for (const name of own) {
    const file = project.program.getSourceFile(name);
    const where = name.slice(root.length);
    const visit = (node: ast.Node): void => {
      node.forEachChild(visit);
      if (!file || !ast.isCallExpression(node)) return;
      const [sent, bound] = node.arguments;
      if (!sent || !/(^|\.)sql$/.test(node.expression.getText(file))) return;
      try {
        const text = String(read(sent, new Map()));
        const columns = rowOf(project.checker, node.typeArguments?.[0]);
        statements.push({ where, text, values: valuesOf(bound) ?? [], columns });
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error;
        unread.push(`${where}: ${error.message}`);
      }
    };
    if (file) visit(file);
  }
  return { statements, unread };
}

/** The expressions of an array, also of arrays spread in it; null if not all can be seen. */
function valuesOf(bound: ast.Node | undefined): string[] | null {
  if (!bound || !ast.isArrayLiteralExpression(bound)) return null;
  const parts = bound.elements.map((element) =>
    ast.isSpreadElement(element)
      ? valuesOf(element.expression)
      : [element.getText().replaceAll(/\s+/g, ' ')],
  );
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

class Unreadable extends Error {}

const giveUp = (node: ast.Node): never => {
  throw new Unreadable(node.getText().replaceAll(/\s+/g, ' ').slice(0, 60));
};

/** Evaluates an expression statically: constants, and functions of constants. */
function readerOf(project: Project): Read {
  const read: Read = (node, scope) => {
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ast.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
    if (ast.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        (span) => `${read(span.expression, scope)}${span.literal.text}`,
      );
      return node.head.text + spans.join('');
    }
    if (
      ast.isAsExpression(node) ||
      ast.isParenthesizedExpression(node) ||
      ast.isSatisfiesExpression(node)
    ) {
      return read(node.expression, scope);
    }
    // Both branches give a statement; checking one is enough.
    if (ast.isConditionalExpression(node)) return read(node.whenTrue, scope);
    if (ast.isBinaryExpression(node)) return calculate(node, scope, read);
    if (ast.isArrayLiteralExpression(node)) return node.elements.map((one) => read(one, scope));
    if (ast.isObjectLiteralExpression(node)) return propertiesOf(node, scope, read);
    if (ast.isPropertyAccessExpression(node)) {
      return memberOf(read(node.expression, scope), node.name.text) ?? giveUp(node);
    }
    if (ast.isElementAccessExpression(node)) {
      const whole = read(node.expression, scope);
      return memberOf(whole, Object.keys(whole as object)[0] ?? '') ?? giveUp(node);
    }
    if (ast.isArrowFunction(node) || ast.isFunctionDeclaration(node)) return { node, scope };
    if (ast.isCallExpression(node)) return answerOf(node, scope, read);
    if (ast.isIdentifier(node)) {
      return scope.has(node.text) ? scope.get(node.text) : declared(project, node, scope, read);
    }
    return giveUp(node);
  };
  return read;
}

function calculate(node: ast.BinaryExpression, scope: Scope, read: Read): unknown {
  const [left, right] = [read(node.left, scope), read(node.right, scope)];
  const sign = node.operatorToken.getText();
  if (sign === '+' && typeof left === 'string') return `${left}${right}`;
  if (sign === '+') return Number(left) + Number(right);
  if (sign === '*') return Number(left) * Number(right);
  if (sign === '-') return Number(left) - Number(right);
  return giveUp(node);
}

/** Properties are evaluated lazily, because few are used. */
function propertiesOf(node: ast.ObjectLiteralExpression, scope: Scope, read: Read) {
  const made: Record<string, () => unknown> = {};
  for (const one of node.properties) {
    if (ast.isPropertyAssignment(one)) {
      made[one.name.getText().replaceAll("'", '')] = () => read(one.initializer, scope);
    }
  }
  return made;
}

function memberOf(whole: unknown, name: string): unknown {
  const found = (whole as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'function' && !Array.isArray(whole) ? found() : found;
}

function answerOf(node: ast.CallExpression, scope: Scope, read: Read): unknown {
  const asked = node.expression;
  if (ast.isPropertyAccessExpression(asked)) {
    const whole = read(asked.expression, scope);
    const given = node.arguments.map((one) => read(one, scope));
    const name = asked.name.text;
    if (Array.isArray(whole) && name === 'map') {
      return whole.map((one) => call(given[0] as Function, [one], node, read));
    }
    if (Array.isArray(whole) && name === 'join') return whole.join(String(given[0]));
    if (Array.isArray(whole) && name === 'indexOf') return whole.indexOf(given[0]);
    if (typeof whole === 'string' && /^replace(All)?$/.test(name)) {
      return whole.replaceAll(String(given[0]), String(given[1]));
    }
    return giveUp(node);
  }
  const given = node.arguments.map((one) => {
    try {
      return read(one, scope);
    } catch {
      return undefined;
    }
  });
  return call(read(asked, scope) as Function, given, node, read);
}

function call(asked: Function, given: readonly unknown[], from: ast.Node, read: Read): unknown {
  if (!asked?.node?.body) return giveUp(from);
  const scope = new Map(asked.scope);
  asked.node.parameters.forEach(({ name, initializer }, at) => {
    const value = given[at] ?? (initializer && read(initializer, scope));
    if (ast.isIdentifier(name) && value !== undefined) scope.set(name.text, value);
  });
  const { body } = asked.node;
  if (!ast.isBlock(body)) return read(body, scope);
  const last = body.statements.find((one) => ast.isReturnStatement(one));
  return last && ast.isReturnStatement(last) && last.expression
    ? read(last.expression, scope)
    : giveUp(from);
}

function declared(project: Project, name: ast.Identifier, scope: Scope, read: Read): unknown {
  const node = declarationOf(project.checker, project, name);
  if (node && ast.isVariableDeclaration(node) && node.initializer) {
    return read(node.initializer, new Map());
  }
  if (node && ast.isFunctionDeclaration(node)) return { node, scope };
  if (node && ast.isBindingElement(node) && ast.isVariableDeclaration(node.parent.parent)) {
    const { initializer } = node.parent.parent;
    const whole = initializer && read(initializer, scope);
    const key = ast.isArrayBindingPattern(node.parent)
      ? node.parent.elements.indexOf(node)
      : (node.propertyName ?? node.name)?.getText();
    return memberOf(whole, String(key)) ?? giveUp(name);
  }
  return giveUp(name);
}

function declarationOf(checker: Checker, project: Project, name: ast.Identifier) {
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return symbol?.valueDeclaration?.resolve(project);
}
