import { snakeCase } from '../platform/database/sql.ts';

/** A statement in the one form that all ways to write it have in common. */
export interface NormalStatement {
  readonly text: string;
  /** For each of its parameters, the places of the values that it stands for. */
  readonly parameters: readonly (readonly number[])[];
}

const tokenForm = /--[^\n]*|'(?:[^']|'')*'|"[^"]*"|\$\d+|\w+|[-+*/<>=~!@#%^&|?]+|::|[^\s]/g;

/** Where the database makes JSON of rows, the names inside are what somebody outside reads. */
const jsonForm = /\b(row_to_json|to_jsonb?|jsonb?_agg|copy)\b/;

interface Token {
  readonly text: string;
  readonly isQuotedName: boolean;
}

/** Names as the schema writes them, and everything that is not quoted in small letters. */
function tokensOf(statement: string): Token[] {
  const makesJson = jsonForm.test(statement);
  let depth = 0;
  return [...statement.matchAll(tokenForm)].flatMap(([text]): Token[] => {
    if (text.startsWith('--')) return [];
    if (text === '(') depth += 1;
    if (text === ')') depth -= 1;
    const isQuotedName = /^"[a-z]\w*"$/.test(text) && !(makesJson && depth > 0);
    if (isQuotedName) return [{ text: snakeCase(text.slice(1, -1)), isQuotedName }];
    return [{ text: /^['"]/.test(text) ? text : text.toLowerCase(), isQuotedName }];
  });
}

/** Without `made_by as "madeBy"`, which only says that JavaScript writes names in camel case. */
function dropAliases(tokens: readonly Token[]): string[] {
  const kept: string[] = [];
  for (const { text, isQuotedName } of tokens) {
    const hasAs = kept.at(-1) === 'as';
    if (isQuotedName && kept.at(hasAs ? -2 : -1) === text) {
      if (hasAs) kept.pop();
      continue;
    }
    kept.push(text);
  }
  return kept;
}

function joinTokens(tokens: readonly string[]): string {
  let text = '';
  for (const token of tokens) {
    const isClose = /^([,)\].]|::)$/.test(token) || /(^|[([.]|::)$/.test(text);
    text += isClose ? token : ` ${token}`;
  }
  return text;
}

/**
 * The same statement gives the same text, whether its values are in a list or where they are used:
 * spaces, comments and aliases in camel case say nothing, and parameters are numbered by their
 * first use, two with the same value being one. `values` are expressions of the code.
 */
export function normalise(statement: string, values: readonly string[]): NormalStatement {
  const numbers = new Map<string, number[]>();
  const tokens = dropAliases(tokensOf(statement)).map((token) => {
    if (!/^\$\d/.test(token)) return token;
    const index = Number(token.slice(1)) - 1;
    const value = values[index] ?? token;
    const indexes = numbers.get(value) ?? [];
    numbers.set(value, indexes.includes(index) ? indexes : [...indexes, index]);
    return `$${[...numbers.keys()].indexOf(value) + 1}`;
  });
  return { text: joinTokens(tokens), parameters: [...numbers.values()] };
}
