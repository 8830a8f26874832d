import { randomBytes, randomUUID } from 'node:crypto';
import { proxyIdFrom, proxyIdLength } from '#domain/follow/follow.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { findPartnerId } from '../../desk/desk.ts';
import { inventedHosts } from '../../people/mail/mail.ts';
import { insertPartner, type Passwords } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import {
  findOwnOperator,
  insertOperator,
  insertOperatorStep,
} from '../../programme/follow/follow.ts';
import { fundDemo } from './fund-demo.ts';

interface OperatorServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
  readonly passwords: Passwords;
}

export const operatorUsername = 'demo-operator';
const shareBps = 1_000;

/** A second demo partner, whose plans others may follow. */
export async function createDemoOperator(services: OperatorServices): Promise<string> {
  const { db, now, passwords } = services;
  const id = randomUUID();
  // Nobody logs in as the operator: the random password is discarded.
  const passwordHash = await passwords.hash(randomBytes(24).toString('base64url'), 'known');

  await db.transaction(async (sql) => {
    await insertPartner(sql, {
      id,
      username: operatorUsername,
      nickname: 'Araya',
      email: `operator@${inventedHosts.network}`,
      phone: '+6621234568',
      passwordHash,
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: 'en',
      timeZone: 'UTC',
      createdAt: now(),
    });

    await insertOperator(sql, id, proxyIdFrom(randomBytes(proxyIdLength)), now());
    await insertOperatorStep(sql, id, { step: 1, isOffered: true, shareBps }, now());
  });

  await fundDemo(services, operatorUsername, '200.00');
  return id;
}

/** The proxy ID of the demo's operator, if there is one. */
export async function findDemoProxyId(sql: Sql): Promise<string | null> {
  const id = await findPartnerId(sql, operatorUsername);
  return id === null ? null : ((await findOwnOperator(sql, id))?.proxyId ?? null);
}
