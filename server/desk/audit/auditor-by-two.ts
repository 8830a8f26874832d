import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { endAuditor, insertAuditor } from '../../proof/outside-audit/outside-audit.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';

export const auditorByTwo: ByTwoAct<ByTwoBodies['auditor']> = {
  async about(_sql, { name, publicKey }) {
    return { auditor: name, key: publicKey };
  },
  async carryOut(sql, _call, { name, publicKey }, { by, askedBy, reason, now }) {
    const auditor = { name, key: publicKey, addedBy: askedBy ?? by, addedAt: now };
    if (!(await insertAuditor(sql, auditor))) {
      const problem = 'There is an auditor of that name, or there was one with that key.';
      throw new Refusal('desk_audit_invalid', { problem });
    }
    const about = { name, key: publicKey, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'auditor-added', about }, now);
    return null;
  },
};

export const auditorEndByTwo: ByTwoAct<ByTwoBodies['auditor-end']> = {
  async about(_sql, { auditor }) {
    return { auditor };
  },
  async carryOut(sql, _call, { auditor: name }, { by, askedBy, reason, now }) {
    if (!(await endAuditor(sql, name, by, now))) throw new Refusal('desk_not_found');
    const about = { name, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'auditor-ended', about }, now);
    return null;
  },
};
