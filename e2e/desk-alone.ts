import type { Page } from '@playwright/test';

/**
 * What one person tries alone. The pages do not offer it, so it is called directly with the page's
 * session.
 */

interface Answer<Data> {
  readonly code: number;
  readonly msg: string;
  readonly data: Data;
}

const headers = { 'x-desk': '1' };

async function firstOf<Row>(page: Page, path: string): Promise<Row> {
  const answer = await page.request.get(`/desk/api${path}`, { headers });
  const { msg, data } = (await answer.json()) as Answer<{ list: Row[] } | null>;
  const [row] = data?.list ?? [];
  if (!row) throw new Error(`${path}: ${msg}`);
  return row;
}

async function refusalOf(page: Page, path: string, data: object): Promise<string> {
  const answer = await page.request.post(`/desk/api${path}`, { headers, data });
  const { code, msg } = (await answer.json()) as Answer<unknown>;
  if (code === 200) throw new Error(`${path} was done by one person alone`);
  return msg;
}

/** The desk's answer to somebody who approves their own request. */
export async function confirmAlone(page: Page, kind: string): Promise<string> {
  const { id } = await firstOf<{ id: string }>(page, `/approvals?kind=${kind}`);
  return refusalOf(page, '/approvals/decide', { id, isApproved: true });
}

/** The desk's answer to somebody who sends a payout that they approved. */
export async function sendAlone(page: Page, partner: string): Promise<string> {
  const { id } = await firstOf<{ id: string }>(page, `/payouts?partner=${partner}&state=approved`);
  return refusalOf(page, '/payouts/send', { id, seen: 'approved', reference: 'BANK-2026-12' });
}
