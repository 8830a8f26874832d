import type * as orderDisputes from '#contract/desk/order-disputes.ts';
import { devices } from '#domain/delivery/event-line.ts';
import { listDisputePage } from '../../ads/conversion/conversion.ts';
import { tellMeanwhile } from '../call/told-meanwhile.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { propose } from '../transfer/prepare-transfer.ts';

export const orderDisputeUseCases = {
  async listOrderDisputes({ db }, filter) {
    const { list, next } = await listDisputePage(db.sql, filter);
    return {
      list: list.map((dispute) => ({
        ...dispute,
        device: dispute.device === null ? null : (devices[dispute.device] ?? null),
      })),
      next,
    };
  },

  async proposeVerdict({ sql, staff, now }, { conversionId, outcome, reason, reference }) {
    const act = verdicts[outcome];
    const proposal = { act, conversionId, reason, reference, by: staff.name };
    const { proposalId: id, concerns } = await tellMeanwhile(propose(sql, proposal, now));
    return {
      reply: { id },
      concerns: concerns.map((concerned) => ({ ...concerned, act: `propose-${act}` as const })),
    };
  },
} satisfies DeskUseCases<typeof orderDisputes>;

const verdicts = { approved: 'conversion-approve', upheld: 'conversion-uphold' } as const;
