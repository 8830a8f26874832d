import * as ast from 'typescript/unstable/ast';
import { type Checker, type Project, SymbolFlags } from 'typescript/unstable/sync';

interface Function {
  readonly node: ast.ArrowFunction | ast.FunctionDeclaration;
  readonly scope: Scope;
}

type Scope = ReadonlyMap<string, unknown>;
export type Read = (node: ast.Node, scope: Scope) => unknown;

/** The texts of a template, between which values are bound. */
export class Parts {
  readonly texts: readonly string[];

  constructor(texts: readonly string[]) {
    this.texts = texts;
  }
}

function joinParts(parts: readonly (Parts | string)[]): Parts {
  const texts = [''];
  for (const part of parts) {
    const [first = '', ...rest] = typeof part === 'string' ? [part] : part.texts;
    texts.push((texts.pop() ?? '') + first, ...rest);
  }

  return new Parts(texts);
}

const textOf = (node: ast.Node): string => node.getText().replaceAll(/\s+/g, ' ');

export class Unreadable extends Error {}

export const giveUp = (node: ast.Node): never => {
  throw new Unreadable(textOf(node).slice(0, 60));
};

function readOr(read: () => unknown, instead: () => unknown): unknown {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof Unreadable)) throw error;
    return instead();
  }
}

/** Evaluates an expression statically: constants, and functions of constants. */
export function readerOf(project: Project): Read {
  const read: Read = (node, scope) => {
    if (ast.isStringLiteral(node) || ast.isNoSubstitutionTemplateLiteral(node)) return node.text;
    if (ast.isNumericLiteral(node)) return Number(node.text.replaceAll('_', ''));
    if (ast.isBigIntLiteral(node)) return Number(node.text.replaceAll(/[_n]/g, ''));
    if (ast.isPrefixUnaryExpression(node) && node.operator === ast.SyntaxKind.MinusToken) {
      return -Number(read(node.operand, scope));
    }
    if (ast.isTemplateExpression(node)) {
      const spans = node.templateSpans.map(
        (span) => `${read(span.expression, scope)}${span.literal.text}`,
      );
      return node.head.text + spans.join('');
    }
    if (ast.isTaggedTemplateExpression(node)) return templateOf(project, node, scope, read);
    if (
      ast.isAsExpression(node) ||
      ast.isParenthesizedExpression(node) ||
      ast.isSatisfiesExpression(node)
    ) {
      return read(node.expression, scope);
    }
    // Where both branches may be taken, each gives a statement, and checking one is enough.
    if (ast.isConditionalExpression(node)) {
      if (isAbsent(node.condition, scope, read)) return read(node.whenFalse, scope);
      return readOr(
        () => read(node.whenTrue, scope),
        () => read(node.whenFalse, scope),
      );
    }
    if (ast.isPrefixUnaryExpression(node) && node.getText().startsWith('-')) {
      return -Number(read(node.operand, scope));
    }
    if (ast.isBinaryExpression(node)) return calculate(node, scope, read);
    if (ast.isArrayLiteralExpression(node)) return node.elements.map((one) => read(one, scope));
    if (ast.isObjectLiteralExpression(node)) return propertiesOf(project, node, scope, read);
    if (ast.isPropertyAccessExpression(node)) {
      return memberOf(read(node.expression, scope), node.name.text) ?? giveUp(node);
    }
    if (ast.isElementAccessExpression(node)) {
      const whole = read(node.expression, scope);
      const key = readOr(
        () => read(node.argumentExpression, scope),
        () => Object.keys(whole as object)[0] ?? '',
      );
      return memberOf(whole, String(key)) ?? giveUp(node);
    }
    if (ast.isArrowFunction(node) || ast.isFunctionDeclaration(node)) return { node, scope };
    if (ast.isCallExpression(node)) return answerOf(node, scope, read);
    if (ast.isIdentifier(node)) {
      if (scope.has(node.text)) return scope.get(node.text);
      return readOr(
        () => declared(project, node, scope, read),
        () => firstWord(project, node),
      );
    }

    return giveUp(node);
  };
  return read;
}

/** Fragments are spliced; everything else is bound. */
function templateOf(
  project: Project,
  { template }: ast.TaggedTemplateExpression,
  scope: Scope,
  read: Read,
): Parts {
  if (ast.isNoSubstitutionTemplateLiteral(template)) return new Parts([template.text]);
  if (!ast.isTemplateExpression(template)) return giveUp(template);

  const spans = template.templateSpans.flatMap(({ expression, literal }) => {
    const type = project.checker.getTypeAtLocation(expression);
    const isFragment = type && project.checker.typeToString(type) === 'Fragment';
    const part = isFragment ? (read(expression, scope) as Parts) : new Parts(['', '']);
    return [part, literal.text];
  });

  return joinParts([template.head.text, ...spans]);
}

/** What the functions that make fragments give. */
const fragmentMakers: Readonly<Record<string, (...given: readonly unknown[]) => Parts>> = {
  literal: (value) => new Parts([typeof value === 'number' ? String(value) : `'${String(value)}'`]),
  identifier: (name) => new Parts([String(name)]),
  joinFragments: (list, separator) =>
    joinParts(
      (list as Parts[]).flatMap((part, index) =>
        index === 0 ? [part] : [separator as Parts, part],
      ),
    ),
};

/** The first of the words that a value of this type may be: checking one is enough. */
function firstWord(project: Project, node: ast.Identifier): string {
  const type = project.checker.getTypeAtLocation(node);
  const [word] = type?.isUnionType() ? type.getTypes() : [type];
  return word?.isStringLiteralType() ? word.value : giveUp(node);
}

function calculate(node: ast.BinaryExpression, scope: Scope, read: Read): unknown {
  const sign = node.operatorToken.getText();
  if (sign === '??') return read(isAbsent(node.left, scope, read) ? node.right : node.left, scope);

  const [left, right] = [read(node.left, scope), read(node.right, scope)];
  if (sign === '+' && typeof left === 'string') return `${left}${right}`;
  if (sign === '+') return Number(left) + Number(right);
  if (sign === '*') return Number(left) * Number(right);
  if (sign === '-') return Number(left) - Number(right);

  return giveUp(node);
}

/** Properties are evaluated lazily, because few are used. */
function propertiesOf(
  project: Project,
  node: ast.ObjectLiteralExpression,
  scope: Scope,
  read: Read,
) {
  const made: Record<string, () => unknown> = {};
  for (const one of node.properties) {
    if (ast.isPropertyAssignment(one)) {
      made[one.name.getText().replaceAll("'", '')] = () => read(one.initializer, scope);
    }
    if (ast.isShorthandPropertyAssignment(one)) {
      made[one.name.getText()] = () => shorthandValue(project, one, scope, read);
    }
    if (ast.isSpreadAssignment(one)) Object.assign(made, read(one.expression, scope));
  }

  return made;
}

function shorthandValue(
  project: Project,
  property: ast.ShorthandPropertyAssignment,
  scope: Scope,
  read: Read,
): unknown {
  if (scope.has(property.name.getText())) return scope.get(property.name.getText());

  const symbol = project.checker.getShorthandAssignmentValueSymbol(property);
  const node = symbol?.valueDeclaration?.resolve(project);
  return node && ast.isVariableDeclaration(node) && node.initializer
    ? read(node.initializer, scope)
    : giveUp(property);
}

/** Whether an object that is known does not have the member. */
function isAbsent(node: ast.Node, scope: Scope, read: Read): boolean {
  if (!ast.isPropertyAccessExpression(node)) return false;

  const whole = readOr(
    () => read(node.expression, scope),
    () => null,
  );
  return typeof whole === 'object' && whole !== null && !(node.name.text in whole);
}

function memberOf(whole: unknown, name: string): unknown {
  const found = (whole as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'function' && !Array.isArray(whole) ? found() : found;
}

function answerOf(node: ast.CallExpression, scope: Scope, read: Read): unknown {
  const asked = node.expression;
  if (ast.isPropertyAccessExpression(asked)) {
    const whole = read(asked.expression, scope);
    const given = node.arguments.map((one) =>
      one.getText() in fragmentMakers ? null : read(one, scope),
    );
    const name = asked.name.text;
    if (Array.isArray(whole) && name === 'map') {
      const make = fragmentMakers[node.arguments[0]?.getText() ?? ''];
      return whole.map((one) => (make ? make(one) : call(given[0] as Function, [one], node, read)));
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

  const make = fragmentMakers[asked.getText()];
  if (make) return given.includes(undefined) ? giveUp(node) : make(...given);

  return call(read(asked, scope) as Function, given, node, read);
}

/** What a function gives for arguments that are known. */
export function apply(
  asked: unknown,
  given: readonly unknown[],
  from: ast.Node,
  read: Read,
): unknown {
  return call(asked as Function, given, from, read);
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

export function declarationOf(checker: Checker, project: Project, name: ast.Identifier) {
  const found = checker.getSymbolAtLocation(name);
  const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found;
  return symbol?.valueDeclaration?.resolve(project);
}
