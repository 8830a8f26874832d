import { randomUUID } from 'node:crypto';
import { acceptConversion } from '../server/ads/conversion/accept-conversion.ts';
import { findClick } from '../server/ads/conversion/click-store.ts';
import { reverseConversion } from '../server/ads/conversion/reverse-conversion.ts';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import { decideMoney, requestMoney } from '../server/desk/approval/test-move-money.ts';
import type { Db } from '../server/platform/database/db.ts';

/** Long enough after the click that a person can have bought something. */
const now = () => new Date(Date.now() + 60_000);

/** The merchant reports an order of the last click on a plan, and reverses it. */
export async function reverseOrder(db: Db, planNo: string, reason: string): Promise<string> {
  const clicked = await db.sql.one<{ serveId: string }>`
    select e.serve_id from event e join plan p on p.id = e.plan_id
     where p.no = ${planNo} and e.kind = 7 and e.invalid is null order by e.no desc limit 1`;
  const serveId = clicked.serveId;
  const click = await findClick(db.sql, serveId);
  if (!click) throw new Error('Nobody has clicked');
  const services = { money: createMoneyQueue(db, now), now };
  const { conversion, state } = await acceptConversion(services, click, {
    ...{ serveId, txid: randomUUID(), name: 'sale', orderAmount: null, currency: null },
    ...{ isReversed: false, occurredAt: now(), reason: null, text: 'a report' },
  });
  if (state !== 'pending') throw new Error(`The order is ${state}`);
  await reverseConversion(services, click, { id: conversion }, reason);
  return conversion;
}

/** Two people award the partner the commission of a disputed order. */
export async function approveOrder(db: Db, conversionId: string, reason: string): Promise<void> {
  const getTime = () => new Date();
  const words = { reference: `D-${conversionId}`, reason, by: 'Ann Lee' };
  const transfer = { kind: 'conversion-approve', conversionId, ...words } as const;
  const id = await requestMoney(db, transfer, getTime());
  const services = { db, now: getTime, money: createMoneyQueue(db, getTime) };
  await decideMoney(services, { id, by: 'Bo Chen', isApproved: true });
}
