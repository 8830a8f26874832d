import { canonicalJson } from '#domain/canonical-json.ts';
import type { FileWriter } from '../process/process.ts';

/** A settlement as the database keeps it: JSON in any order of its names, and its hash. */
export interface KeptSettlement {
  readonly body: string;
  readonly sha256: string;
}

/**
 * `sha256` is that of the canonical JSON of `statement`: the same text that stands in this file, so
 * that anyone can compare it.
 */
export const settlementWriter = (): FileWriter<never, KeptSettlement> => ({
  page: () => '',
  end: ({ body, sha256 }) => `${canonicalJson({ sha256, statement: JSON.parse(body) })}\n`,
});
