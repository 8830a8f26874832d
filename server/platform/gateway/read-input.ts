import { errorCodes, type FastifyBodyParser, type FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { RefusalError } from '#domain/refusal.ts';

/** Deeper than the input of any call. */
export const jsonDepthMax = 24;

const [quote, backslash] = [0x22, 0x5c];
const [openList, closeList, openObject, closeObject] = [0x5b, 0x5d, 0x7b, 0x7d];

/** Scans the text before anything is parsed, because nesting is what makes parsing expensive. */
function isDeep(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === quote) index = findStringEnd(text, index);
    else if (sign === openList || sign === openObject) {
      depth += 1;
      if (depth > jsonDepthMax) return true;
    } else if (sign === closeList || sign === closeObject) depth -= 1;
  }

  return false;
}

function findStringEnd(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    const sign = text.charCodeAt(index);
    if (sign === quote) return index;

    if (sign === backslash) index += 1;
  }
  return text.length;
}

/** Parses a caller's JSON; throws if it is invalid or nested too deep. */
export function parseBoundedJson(text: string): unknown {
  if (isDeep(text)) throw new SyntaxError('JSON that is nested too deep');
  return JSON.parse(text);
}

/**
 * Fastify's parser scans every text for `__proto__`, which takes a twentieth of a login. Here the
 * contract guards against it, because it refuses every field that it does not name.
 */
export const parseJsonBody: FastifyBodyParser<string> = (_request, text, done) => {
  let body: unknown;
  try {
    body = parseBoundedJson(text);
  } catch {
    return done(new errorCodes.FST_ERR_CTP_INVALID_JSON_BODY());
  }

  done(null, body);
};

interface InputRoute {
  readonly method: 'GET' | 'POST';
  readonly input: v.GenericSchema;
}

/** Reporting one problem is enough. */
const firstProblemOnly = { abortEarly: true } as const;

/** The request's input, trimmed to the contract. */
export function readInput(route: InputRoute, request: FastifyRequest): unknown {
  const { query, body } = request;
  const isGet = route.method === 'GET';
  // A POST takes no query string.
  const [strayName] = isGet ? [] : Object.keys(query as object);
  if (strayName !== undefined)
    throw new RefusalError('input_invalid', { at: strayName.slice(0, 80) });

  return checkInput(route, isGet ? query : body);
}

/** A missing body means no input, but `null` is an input. */
export function checkInput(route: InputRoute, input: unknown): unknown {
  const question = input === undefined ? {} : input;
  // Valibot takes an empty array for an object without fields.
  if (Array.isArray(question)) throw new RefusalError('input_invalid', { at: '' });

  const result = v.safeParse(route.input, question, firstProblemOnly);
  if (!result.success) {
    const path = v.getDotPath(result.issues[0]) ?? '';
    throw new RefusalError('input_invalid', { at: path.slice(0, 80) });
  }
  if (hasUnstorableText(result.output)) throw new RefusalError('input_invalid', { at: '' });

  return result.output;
}

/** Finds NUL characters and lone surrogates, which PostgreSQL cannot store unchanged. */
function hasUnstorableText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;

  for (const key in value) {
    if (hasUnstorableText(key) || hasUnstorableText(value[key as keyof typeof value])) return true;
  }

  return false;
}
