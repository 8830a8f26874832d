import { fillUrl, nextTryAt } from '#domain/conversion/outbound.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import type { Services } from '../services/services.ts';
import type { Secrets } from '../settings/settings.ts';
import { type DuePostback, listUntold, saveAttempt } from './outbound-store.ts';
import { openSecret } from './seal-postback-secret.ts';
import type { Send, Told } from './send-request.ts';
import { sign, signedBody } from './signature.ts';

type Needed = Pick<Services, 'db' | 'settings'> & {
  readonly secrets: Pick<Secrets, 'cardKey'>;
  readonly send: Send;
};

const dayMs = 24 * 60 * 60 * 1000;
/** How many requests run at once, and how many a partner gets per run. */
const atOnce = 20;
const ofPartnerMax = 50;

/** Sends partners the postbacks of their conversions, and retries failed ones for a day. */
export async function sendPostbacks(services: Needed, now: Date): Promise<{ sent: number }> {
  const untold = await listUntold(services.db.sql, new Date(now.getTime() - dayMs));
  const due = untold.filter((one) => {
    const next = nextTryAt(one);
    return next !== null && next <= now;
  });
  const fair = [...Map.groupBy(due, ({ partnerId }) => partnerId).values()].flatMap((own) =>
    own.slice(0, ofPartnerMax),
  );
  for (let from = 0; from < fair.length; from += atOnce) {
    await Promise.all(fair.slice(from, from + atOnce).map((one) => tell(services, one, now)));
  }
  return { sent: fair.length };
}

async function tell(services: Needed, due: DuePostback, now: Date): Promise<void> {
  const answered = await services.send(toldOf(services, due, now));
  const no = due.tries + 1;
  await saveAttempt(services.db.sql, { outId: due.id, no, at: now, ...answered });
}

/** Signed like the merchants' reports, with the partner's own key. */
function toldOf({ secrets, settings }: Needed, due: DuePostback, now: Date): Told {
  const { partnerId, kid } = due;
  const facts = {
    plan: due.planNo,
    conversion: due.conversionId,
    state: due.state,
    net: formatMicro(subtract(due.commission, due.fee)),
    click_id: due.serveId,
  };
  const { currency, mode } = settings.installation;
  const body = JSON.stringify({
    ...{ id: due.id, ...facts, currency, at: due.at.toISOString() },
    ...(mode === 'demo' ? { simulated: true } : {}),
  });
  const secret = openSecret(secrets, { merchantId: partnerId, kid, secret: due.secret });
  const time = String(Math.floor(now.getTime() / 1000));
  const mac = sign(secret, signedBody(time, Buffer.from(body)));
  const headers = {
    'content-type': 'application/json',
    'x-sig': `t=${time},kid=${kid},v1=${mac}`,
  };
  return { url: fillUrl(due.url, facts), headers, body };
}
