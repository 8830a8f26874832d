import { noteAct } from '../../people/staff-activity/note-act.ts';
import { type Acceptance, acceptExchange } from './accept-exchange.ts';

/** Accepts an exchange as a member of staff does at the desk, who is only a name here. */
export const acceptExchangeByName = (
  services: Parameters<typeof acceptExchange>[0],
  { reason, ...acceptance }: Acceptance & { readonly reason: string },
) =>
  acceptExchange(services, acceptance, (sql, { partnerId }, now) => {
    const { acceptedBy: by, reference } = acceptance;
    return noteAct(sql, { partnerId, by, act: 'exchange-accepted', reason, reference }, now);
  });
