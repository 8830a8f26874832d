import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Refusal } from '#domain/refusal.ts';

interface AskedRoute {
  readonly method: 'GET' | 'POST';
  readonly input: v.GenericSchema;
}

/** Reporting one problem is enough. */
const atFirst = { abortEarly: true } as const;

/** The request's input, trimmed to the contract. */
export function readInput(route: AskedRoute, request: FastifyRequest): unknown {
  const { query, body } = request;
  const isGet = route.method === 'GET';
  // A POST takes no query string.
  const [stray] = isGet ? [] : Object.keys(query as object);
  if (stray !== undefined) throw new Refusal('input_invalid', { at: stray.slice(0, 80) });
  return checkInput(route, isGet ? query : body);
}

/** A missing body means no input, but `null` is an input. */
export function checkInput(route: AskedRoute, given: unknown): unknown {
  const question = given === undefined ? {} : given;
  // Valibot takes an empty array for an object without fields.
  if (Array.isArray(question)) throw new Refusal('input_invalid', { at: '' });
  const result = v.safeParse(route.input, question, atFirst);
  if (!result.success) {
    const at = v.getDotPath(result.issues[0]) ?? '';
    throw new Refusal('input_invalid', { at: at.slice(0, 80) });
  }
  if (holdsNoText(result.output)) throw new Refusal('input_invalid', { at: '' });
  return result.output;
}

/** Finds NUL characters and lone surrogates, which PostgreSQL cannot store unchanged. */
function holdsNoText(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed();
  if (typeof value !== 'object' || value === null) return false;
  for (const key in value) {
    if (holdsNoText(key) || holdsNoText(value[key as keyof typeof value])) return true;
  }
  return false;
}
