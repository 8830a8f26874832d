import { createHmac } from 'node:crypto';
import type { Simulation } from './simulation.ts';

export interface Order {
  readonly clickId: string;
  readonly txid: string;
  readonly amount: string;
  readonly status: 'accepted' | 'reversed';
  readonly reason?: string;
}

/** A shop reports an order or its return, signed with the shop's key. */
export async function reportOrder(
  { url }: Simulation,
  { merchant, kid, secret }: Simulation['shops'][number],
  { clickId, ...order }: Order,
): Promise<number> {
  const body = JSON.stringify({ click_id: clickId, ...order });
  const time = Math.floor(Date.now() / 1000);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  const reply = await fetch(`${url}/v1/postback/${merchant}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-sig': `t=${time},kid=${kid},v1=${mac}`,
    },
    body,
  });

  await reply.arrayBuffer();
  return reply.status;
}
