import type * as ledger from '#contract/ledger.ts';
import { writeProof } from '#domain/ledger/liability.ts';
import { readIntegrity } from './audit-state-store.ts';
import type { LedgerUseCases } from './ledger-services.ts';
import { findOwedProof } from './liability.ts';
import { findNewestRoot, findRoot, listRoots } from './root-store.ts';

export const ledgerUseCases = {
  /** The auditor's latest result, which is public. */
  async integrity({ db }) {
    return readIntegrity(db.sql);
  },

  async listRoots({ db, settings }, { cursor }) {
    const { list, next } = await listRoots(db.sql, cursor);
    return { network: settings.installation.name, list, next };
  },

  async checkRoot({ db }, { no, hash }) {
    const latest = await findNewestRoot(db.sql);
    return {
      isPartOfChain: (await findRoot(db.sql, Number(no)))?.hash === hash,
      latest: latest && { seq: latest.no, hash: latest.hash },
    };
  },

  /** What the network owes the caller according to the newest root. */
  async ownLiability({ db, settings, partner }) {
    const root = await findNewestRoot(db.sql);
    const proof = root && (await findOwedProof(db, partner.id, root.no));
    return {
      network: settings.installation.name,
      root,
      proof: proof && writeProof(proof),
    };
  },
} satisfies LedgerUseCases<typeof ledger>;
