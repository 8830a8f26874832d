import type {
  askErasure as askErasureRoute,
  askDataExport as askExportRoute,
  downloadPersonalData as downloadRoute,
} from '#contract/desk/personal-data.ts';
import { dataExportDays } from '#domain/partner/erasure.ts';
import { Refusal } from '#domain/refusal.ts';
import { dayMs } from '#domain/time.ts';
import { getPartner, lockPartner } from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import { composePersonalData, findExportDecidedAt } from '../../proof/personal/personal.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { getKnown } from './partners.ts';
import { dataExportByTwo, erasureByTwo } from './personal-by-two.ts';

export const askDataExport: DeskUseCase<typeof askExportRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const subject = await getKnown(sql, input.id);
    const { reason, reference } = input;
    const body = { partnerId: subject, reference };
    const asked = { kind: 'data-export', act: dataExportByTwo, subject, body, reason } as const;
    return { proposalId: await askByTwo(sql, call, asked) };
  });

/** The partner is told of each download, as of each view of a card number. */
export const downloadPersonalData: DeskUseCase<typeof downloadRoute> = async (call, { id }) => {
  const now = call.now();
  const partnerId = await getKnown(call.db.sql, id);
  const decidedAt = await findExportDecidedAt(call.db.sql, partnerId);
  if (!decidedAt || now.getTime() > decidedAt.getTime() + dataExportDays * dayMs) {
    throw new Refusal('desk_not_found');
  }
  const by = call.staff.name;
  const reference = decidedAt.toISOString();
  // Two people gave the reason, and the partner has read it: the act's name says enough here.
  const act = 'data-export-file';
  await noteAct(call.db.sql, { partnerId, by, act, reason: act, reference }, now);
  const { language } = await getPartner(call.db.sql, partnerId);
  return composePersonalData(call, { partnerId, isCardOpen: true, language });
};

export const askErasure: DeskUseCase<typeof askErasureRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const subject = await getKnown(sql, input.id);
    await lockPartner(sql, subject);
    const { reason, reference } = input;
    const body = { partnerId: subject, reference };
    const asked = { kind: 'erasure', act: erasureByTwo, subject, body, reason } as const;
    return { proposalId: await askByTwo(sql, call, asked) };
  });
