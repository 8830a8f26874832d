import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

const projectFolder = join(import.meta.dirname, '..');

/** Where the desk's own sentences and labels are written; it speaks English only. */
const sources = ['desk/**/*.{ts,tsx}', 'contract/desk/refusals.ts'];

/** Attributes whose words nobody reads: styles and the lines of a drawing. */
const unread = ['className', 'd'];

interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part;

const cookedOf = (quasi: unknown) => (quasi as { value: { cooked: string } }).value.cooked;

/** The text that a node holds itself; a gap in it is “…”. */
function textOf({ type, value, quasis }: Node): string {
  if (type === 'TemplateLiteral') return (quasis as unknown[]).map(cookedOf).join('…');
  return ['Literal', 'JSXText'].includes(type) && typeof value === 'string' ? value : '';
}

function isUnread({ type, name }: Node): boolean {
  if (type === 'JSXAttribute') return unread.includes((name as { name: string }).name);
  return /^(ImportDeclaration|TSLiteralType|TSTemplateLiteralType)$/.test(type);
}

const textsBelow = (node: Node): string[] =>
  isUnread(node)
    ? []
    : [textOf(node), ...Object.values(node).flat().filter(isNode).flatMap(textsBelow)];

/** Several words, or one that begins with a capital letter: not a code or a key. */
const isSaid = (text: string) => /^\P{L}*\p{Lu}|\p{L}{2}[,.:]? \p{L}/u.test(text);

function textsIn(file: string): [string, string][] {
  const { program, errors } = parseSync(file, readFileSync(join(projectFolder, file), 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  return textsBelow(program as unknown as Node)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter(isSaid)
    .map((text) => [file, text]);
}

/** Everything that staff read at the desk, each with its file. */
export const deskTexts = (): [file: string, text: string][] =>
  globSync(sources, { cwd: projectFolder })
    .filter((file) => !/\.test\.|\/test-|\/dist\//.test(file))
    .flatMap(textsIn);
