import type * as transparency from '#contract/transparency.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findLoggedRoot } from './prove-root.ts';
import { readWitnessing } from './read-witnessing.ts';

export const transparencyUseCases = {
  async showWitnesses({ db, now }) {
    return readWitnessing(db.sql, now());
  },

  async proveRoot({ db }, { no }) {
    return { proof: (await findLoggedRoot(db.sql, Number(no)))?.proof ?? null };
  },
} satisfies UseCases<typeof transparency>;
