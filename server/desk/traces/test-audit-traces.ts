import { addAuditor, endAuditor, exportBooks, takeAudit } from '#contract/desk/audits.ts';
import {
  admitAuditor,
  makeAuditor,
  signedRoot,
  signResult,
} from '../../proof/outside-audit/test-audit-result.ts';
import type { TraceScenario } from './test-traces.ts';

const reason = 'as agreed';

/** How to perform each act about outside audits. */
export const auditTraces = {
  async exportBooks({ first }) {
    return () => first.get(exportBooks, {});
  },
  async addAuditor({ first }) {
    const { name, key: publicKey } = makeAuditor('Trace & Partner');
    return () => first.get(addAuditor, { name, publicKey, reason });
  },
  async endAuditor({ server, first }) {
    const { name: auditor } = await admitAuditor(server, 'Gone & Partner');
    return () => first.get(endAuditor, { auditor, reason });
  },
  async takeAudit({ server, first }) {
    const auditor = await admitAuditor(server, 'Taken & Partner');
    const root = await signedRoot(server);
    const result = signResult(auditor, { at: server.clock.now, root });
    return () => first.get(takeAudit, { result });
  },
} as const satisfies Record<string, TraceScenario>;
