import { createHmac, randomUUID } from 'node:crypto';
import type { Configuration } from '#contract/configuration.ts';
import { codeFromBytes, formatCode, whyNotCode } from '#domain/partner/authorization-code.ts';
import { daysAfter } from '#domain/time.ts';
import { createMoney } from '../../ads/services/services.ts';
import { inventedHost } from '../../people/mail/mail.ts';
import { findCode, insertPartner, type Passwords, saveCode } from '../../people/partner/partner.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { configurationAtBirth, giveBirth, type Secrets } from '../../platform/settings/settings.ts';
import { insertAnnouncement } from '../../programme/notification/notification.ts';
import { bearAcceptors, demoAcceptanceCodes } from './demo-acceptors.ts';
import { bearCoupons } from './demo-coupons.ts';
import { findDemoProxyId } from './demo-operator.ts';
import { bearDemoStaff, type DemoDeskLink } from './demo-staff.ts';
import { demoEnglish, demoOthers, demoWelcome, demoWord } from './demo-texts.ts';
import { fundDemo } from './fund-demo.ts';

// Public on purpose: a demo holds play money and no secrets.
const demoUsername = 'demo';
const demoPassword = 'look-around-first';
const codesAtStart = 3;
const codeDays = 30;
const issuer = 'Reachbook Demo Network';

const asked = { required: true } as const;

/** A demo offers both kinds of payout. A live network has none until it configures its own. */
export const demoConfiguration: Configuration = {
  ...configurationAtBirth,
  depositInstructions: {
    en: [...demoEnglish.depositInstructions],
    ...demoOthers(({ depositInstructions }) => [...depositInstructions]),
  },
  payoutCost: '1.00',
  exchange: { isOffered: true },
  vip: { isOffered: true, price: '20.00', revenueFeeBps: 250 },
  withdrawMethods: [
    {
      id: 'bank',
      label: demoEnglish.methods.bank,
      labels: demoOthers(({ methods }) => methods.bank),
      kind: 'bank-card',
      fields: [
        { name: 'cardName', ...asked },
        { name: 'userName', ...asked },
        { name: 'bankAccount', ...asked },
        { name: 'mobile', ...asked },
        { name: 'bankAddress', ...asked },
        { name: 'branchName', ...asked },
      ],
    },
    {
      id: 'wallet',
      label: demoEnglish.methods.wallet,
      labels: demoOthers(({ methods }) => methods.wallet),
      kind: 'wallet-address',
      fields: [
        { name: 'network', ...asked },
        { name: 'walletAddress', ...asked, pattern: 'hex-address' },
        { name: 'userName', ...asked },
      ],
    },
  ],
};

interface DemoServices {
  readonly db: Db;
  readonly now: () => Date;
}

/**
 * Makes an empty database a demo, permanently, with one partner to log in as and play money. The
 * clock may be in the past, so that the partner can have a history. Null if it was already one.
 * Whatever else belongs to the birth is done in its transaction.
 */
export async function bearDemo(
  services: DemoServices & { passwords: Passwords },
  bornAt: Date = services.now(),
  doAlso: (sql: Sql) => Promise<void> = async () => {},
): Promise<string | null> {
  const { db, now, passwords } = services;
  const partnerId = randomUUID();
  const passwordHash = await passwords.hash(demoPassword, 'known');
  // The welcome comes first, even before the deposit of the same moment.
  const openedAt = new Date(now().getTime() - 1_000);
  const isBorn = await db.transaction(async (sql) => {
    const installation = { mode: 'demo', currency: 'SIM', name: issuer } as const;
    const isFirst = await giveBirth(sql, installation, demoConfiguration, 'npm start', bornAt);
    // Another process was faster, and its demo is ours too.
    if (!isFirst) return false;
    await doAlso(sql);
    await insertPartner(sql, {
      id: partnerId,
      username: demoUsername,
      nickname: 'Demo',
      email: `demo@${inventedHost.own}`,
      phone: '+6621234567',
      passwordHash,
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: 'en',
      timeZone: 'UTC',
      createdAt: openedAt,
    });
    await bearAcceptors(sql, now());
    await insertAnnouncement(sql, {
      ...{ at: openedAt, category: 'system-announcement', partnerId: null },
      ...{ texts: demoWelcome, by: 'npm start' },
    });
    return true;
  });
  if (!isBorn) return null;
  const money = createMoney(db, now);
  await fundDemo({ db, now, money }, demoUsername, '1000.00');
  await bearCoupons({ db, now, money });
  return partnerId;
}

export interface DemoLogin {
  readonly username: string;
  readonly password: string;
  readonly codes: readonly string[];
  /** The acceptance codes of the demo's acceptors, each with its kind. */
  readonly acceptanceCodes: readonly string[];
  /** The partner whose plans can be followed. */
  readonly proxyId: string | null;
  /** Two members of staff, each with a one-time login link. */
  readonly desk: readonly DemoDeskLink[];
}

/**
 * The first few codes that are still good. They follow from the secrets, because only hashes are
 * stored: every start shows the same ones until they are used, expired or revoked.
 */
async function goodCodes({ db, now }: DemoServices, { pepper }: Secrets): Promise<string[]> {
  const issuedAt = now();
  const expiresAt = daysAfter(issuedAt, codeDays);
  const { name: terms, names: otherTerms } = demoWord(({ codeTerms }) => codeTerms);
  const issued = { issuer, terms, otherTerms, issuedBy: 'npm start', issuedAt, expiresAt };
  const codes: string[] = [];
  for (let nth = 0; codes.length < codesAtStart; nth += 1) {
    const bytes = createHmac('sha256', pepper).update(`code ${nth} of a demo`).digest();
    const code = codeFromBytes(bytes);
    const known = await findCode(db.sql, code);
    if (!known) await saveCode(db.sql, { ...issued, code });
    if (!known || whyNotCode(known, issuedAt) === null) codes.push(code);
  }
  return codes;
}

/** The demo login, codes to register with, and links to the desk. */
export async function welcomeToDemo(
  services: DemoServices & { readonly secrets: Secrets },
  url = '',
): Promise<DemoLogin> {
  const { db, now, secrets } = services;
  return {
    username: demoUsername,
    password: demoPassword,
    codes: (await goodCodes(services, secrets)).map(formatCode),
    acceptanceCodes: await demoAcceptanceCodes(db, now()),
    proxyId: await findDemoProxyId(db.sql),
    desk: await bearDemoStaff(db, url, now()),
  };
}
