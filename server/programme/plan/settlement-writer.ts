import { canonicalJson } from '#domain/canonical-json.ts';
import type { FileWriter } from '../../platform/process/process.ts';

/** A settlement as the database keeps it: JSON with its keys in any order, and its hash. */
export interface StoredSettlement {
  readonly body: string;
  readonly sha256: string;
}

/**
 * `sha256` is the hash of the canonical JSON of `statement`, the exact text in this file, so that
 * anyone can verify it.
 */
export const settlementWriter = (): FileWriter<never, StoredSettlement> => ({
  page: () => '',
  end: ({ body, sha256 }) => `${canonicalJson({ sha256, statement: JSON.parse(body) })}\n`,
});
