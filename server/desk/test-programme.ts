import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { listCreatives, reviewCreative, uploadCreative } from '#contract/desk/creatives.ts';
import { makeMerchant } from '#contract/desk/merchants.ts';
import { makePlacement, makePublisher } from '#contract/desk/placements.ts';
import { makeProduct } from '#contract/desk/products.ts';
import { writtenProduct } from '../ads/catalogue/test-product.ts';
import { type TestStaff, withSecond } from './test-desk.ts';

/** A product as staff enter it at the desk, with some German text. */
export const deskProduct = {
  ...writtenProduct,
  kind: 'landing' as const,
  conversionsPerClick: 1,
  texts: { de: { name: 'Bootsfahrten', description: 'In einer Stunde um den Hafen.' } },
  putRule: { ...writtenProduct.putRule, pacing: 'even' as const, goal: 'conversions' as const },
};

export async function picture(): Promise<Blob> {
  const create = { width: 300, height: 250, channels: 3, background: '#336699' } as const;
  return new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]);
}

/** A merchant with a product: one person requests them, and another approves. */
export async function putUpProduct(
  first: TestStaff,
  second: TestStaff,
): Promise<{ merchantId: string; id: string }> {
  const pair = withSecond(first, second);
  const merchant = { name: 'Pier Shop', contact: 'Mia, +66 2 123', reason: '' };
  const { id: merchantId } = await pair.get(makeMerchant, merchant);
  const product = { requestId: randomUUID(), merchantId, written: deskProduct, reason: '' };
  const { id } = await pair.get(makeProduct, product);
  return { merchantId, id };
}

export async function bringPicture(staff: TestStaff, productId: string): Promise<number> {
  const shown = { productId, format: 'image', title: 'Boats', titles: {}, video: null } as const;
  return (await staff.get(uploadCreative, { ...shown, file: await picture() })).id;
}

/** Approves everything of a product that awaits review. */
export async function approveAll(staff: TestStaff, productId: string): Promise<void> {
  const { list } = await staff.get(listCreatives, { productId, state: 'waiting' });
  for (const { id, reviews } of list) {
    const seen = { id, version: reviews.length };
    await staff.get(reviewCreative, { ...seen, state: 'approved', reason: 'looked at' });
  }
}

export async function putUpPlacement(staff: TestStaff): Promise<string> {
  const { id: publisherId } = await staff.get(makePublisher, { name: 'Harbour News', reason: '' });
  const size = { format: 'image', width: 300, height: 250 } as const;
  const rate = { model: 'cpm', price: '2.00', payBps: 8500 } as const;
  const where = { publisherId, name: 'Top', domains: ['harbour.example'], category: 'news' };
  return (await staff.get(makePlacement, { ...where, ...size, ...rate, reason: '' })).key;
}

export const teamCampaign = {
  // Different each time that it is sent or copied.
  get requestId() {
    return randomUUID();
  },
  ...{ name: 'Harbour week', names: { de: 'Hafenwoche' }, audience: 'named' as const },
  ...{ newUserDays: null, kind: 'team' as const, type: 'addition' as const },
  ...{ sharePercent: null, amount: '5.00', most: null, amountRequired: '0.00' },
  budget: '500.00',
  ...{ startsAt: null, days: 30, everyDays: null, couponDays: 14, reason: 'harbour week' },
};

export const news = {
  en: { title: 'Quiet hours', blocks: [{ type: 'paragraph' as const, text: 'On Sunday.' }] },
  de: { title: 'Ruhezeit', blocks: [{ type: 'paragraph' as const, text: 'Am Sonntag.' }] },
};

export const ownQuestion = {
  id: 'parking',
  group: 'question' as const,
  related: ['fees'],
  texts: {
    en: { question: 'Where can I park?', answer: [{ type: 'paragraph' as const, text: 'Here.' }] },
  },
};
