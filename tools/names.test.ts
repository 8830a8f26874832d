import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

/** Words that say nothing of a value. What a signed text or a wire calls so counts too. */
const emptyNames = new Set(
  [
    'of own least most place one other others way from to more at no left right rest all before',
    'after what why who how here there beside next',
    'seen looked known kept made given shown said found remembered asked told took taken came went',
    'gone done held put wanted needed meant used sent written read paid earned counted stored',
  ]
    .join(' ')
    .split(' '),
);

/** A code of an event or a rollup, written as a number where SQL compares it. */
const bareCode = /\b(kind|reason|outcome|device|format) *(=|<>|>=|<=|>|<|in \() *-?\d/g;

type Count = readonly [emptyNames: number, casts: number, bareCodes: number];

/**
 * What may be left in each room, product and tests apart. A number only ever falls: whoever names a
 * few values lowers it. It is no contest, since a worse name that passes is a worse name.
 */
const ceilings: Readonly<Record<string, Count>> = {
  bench: [60, 28, 0],
  browser: [1, 0, 0],
  contract: [1, 17, 0],
  'contract, tests': [13, 13, 0],
  desk: [460, 77, 0],
  'desk, tests': [40, 26, 0],
  domain: [357, 35, 0],
  'domain, tests': [256, 34, 0],
  e2e: [14, 37, 0],
  'e2e, tests': [158, 37, 0],
  faults: [30, 13, 0],
  'faults, tests': [6, 0, 0],
  packages: [41, 5, 0],
  'packages, tests': [30, 14, 0],
  'server, tests': [1884, 269, 0],
  'server/ads': [60, 20, 0],
  'server/app': [23, 25, 0],
  'server/books': [15, 4, 0],
  'server/desk': [30, 41, 0],
  'server/people': [12, 6, 0],
  'server/platform': [27, 32, 10],
  'server/programme': [74, 13, 0],
  'server/proof': [71, 3, 0],
  'server/support': [10, 2, 0],
  simulator: [0, 3, 0],
  tools: [49, 20, 0],
  'tools, tests': [54, 3, 0],
  'vitest.config.ts': [1, 0, 0],
  web: [37, 74, 0],
  'web, tests': [192, 159, 0],
};

const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.sql'], {
  cwd: projectFolder,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /^(?!texts\/)./.test(file) && existsSync(join(projectFolder, file)));

function roomOf(file: string): string {
  const [root = '', room = ''] = file.split('/');
  if (/^test-|\.(test|spec)\./.test(basename(file))) return `${root}, tests`;
  return root === 'server' ? `${root}/${room}` : root;
}

const isNode = (value: unknown): value is ESTree.Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** All nodes of a file, in no order. A list is filled, because a million small ones take long. */
function listNodes(program: ESTree.Node): readonly ESTree.Node[] {
  const nodes = [program];
  for (const node of nodes) {
    for (const part of Object.values(node)) {
      if (Array.isArray(part)) nodes.push(...part.filter(isNode));
      else if (isNode(part)) nodes.push(part);
    }
  }

  return nodes;
}

/** The names that a declaration introduces: a pattern introduces several. */
function namesIn(pattern: ESTree.Node | null): readonly string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap(namesIn);
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    default:
      return [];
  }
}

function declaredNames(node: ESTree.Node): readonly string[] {
  switch (node.type) {
    case 'VariableDeclarator':
      return namesIn(node.id);
    case 'FunctionDeclaration':
      return [node.id, ...node.params].flatMap(namesIn);
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return node.params.flatMap(namesIn);
    case 'TSPropertySignature':
      return namesIn(node.key);
    default:
      return [];
  }
}

/** `as const` promises nothing that the compiler does not see. */
const isCast = (node: ESTree.Node): boolean =>
  node.type === 'TSAsExpression' &&
  !(
    node.typeAnnotation.type === 'TSTypeReference' &&
    node.typeAnnotation.typeName.type === 'Identifier' &&
    node.typeAnnotation.typeName.name === 'const'
  );

function countIn(file: string): Count {
  const text = readFileSync(join(projectFolder, file), 'utf8');
  const bareCodes = /^server\/.*(-store\.ts|\.sql)$/.test(file) ? text.match(bareCode) : null;
  if (file.endsWith('.sql')) return [0, 0, bareCodes?.length ?? 0];

  const nodes = listNodes(parseSync(file, text).program);
  const names = nodes.flatMap(declaredNames).filter((name) => emptyNames.has(name));
  return [names.length, nodes.filter(isCast).length, bareCodes?.length ?? 0];
}

const addCounts = (a: Count, b: Count): Count => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];

test('values named by a function word, casts and bare codes become fewer in every room', () => {
  const counts = new Map<string, Count>();
  for (const file of sources) {
    const room = roomOf(file);
    counts.set(room, addCounts(counts.get(room) ?? [0, 0, 0], countIn(file)));
  }

  const grown = [...counts].filter(([room, count]) => {
    const ceiling = ceilings[room] ?? [0, 0, 0];
    return count.some((number, index) => number > (ceiling[index] ?? 0));
  });
  expect(Object.fromEntries(grown)).toEqual({});
});
