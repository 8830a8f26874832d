import { createHmac } from 'node:crypto';
import { codeFromBytes, formatCode, whyNotCode } from '#domain/partner/authorization-code.ts';
import { daysAfter } from '#domain/time.ts';
import { findCode, saveCode } from '../../people/partner/partner.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { ensureAcceptanceCodes } from './demo-acceptors.ts';
import { findDemoProxyId } from './demo-operator.ts';
import { createDemoDeskLinks, type DemoDeskLink } from './demo-staff.ts';
import { getDemoWord } from './demo-texts.ts';

// Public on purpose: a demo holds play money and no secrets.
export const demoUsername = 'demo';
export const demoPassword = 'look-around-first';
export const demoIssuer = 'Reachbook Demo Network';

const codeCount = 3;
const codeDays = 30;

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

interface LoginServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
}

/** Makes sure that a demo has codes to register with and links to the desk; a start prints them. */
export async function prepareDemoLogin(services: LoginServices, url = ''): Promise<DemoLogin> {
  const { db, now } = services;
  return {
    username: demoUsername,
    password: demoPassword,
    codes: (await ensureCodes(services)).map(formatCode),
    acceptanceCodes: await ensureAcceptanceCodes(db, now()),
    proxyId: await findDemoProxyId(db.sql),
    desk: await createDemoDeskLinks(db, url, now()),
  };
}

/**
 * The first few codes that are still good. They follow from the secrets, because only hashes are
 * stored: every start shows the same ones until they are used, expired or revoked.
 */
async function ensureCodes({ db, now, secrets }: LoginServices): Promise<string[]> {
  const issuedAt = now();
  const expiresAt = daysAfter(issuedAt, codeDays);
  const { name: terms, names: otherTerms } = getDemoWord(({ codeTerms }) => codeTerms);
  const issue = {
    issuer: demoIssuer,
    terms,
    otherTerms,
    issuedBy: 'npm start',
    issuedAt,
    expiresAt,
  };

  const goodCodes: string[] = [];
  for (let index = 0; goodCodes.length < codeCount; index += 1) {
    const bytes = createHmac('sha256', secrets.pepper).update(`code ${index} of a demo`).digest();
    const code = codeFromBytes(bytes);

    const existingCode = await findCode(db.sql, code);
    if (!existingCode) await saveCode(db.sql, { ...issue, code });
    if (!existingCode || whyNotCode(existingCode, issuedAt) === null) goodCodes.push(code);
  }
  return goodCodes;
}
