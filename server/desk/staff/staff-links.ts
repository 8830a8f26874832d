import type {
  enterByLink as enterByLinkRoute,
  joinByLink as joinByLinkRoute,
  lookAtLink as lookAtLinkRoute,
} from '#contract/desk/access.ts';
import { whyNotStaffPassword } from '#domain/desk/staff-password.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import type { Services } from '../../ads/services/services.ts';
import { codeWordHashOf } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskAsker, DeskUseCase } from '../call/desk-call.ts';
import {
  addressOfSecret,
  makeSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from './one-time-code.ts';
import { letIn } from './sign-in.ts';
import {
  findStaffLink,
  redeemStaffLink,
  type StaffLink,
  saveLinkSecret,
} from './staff-link-store.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaff, type Staff, saveStaffSecrets } from './staff-store.ts';

/** Only wrong links and wrong words count towards the address's rate limit. */
async function getLink(
  call: Services & DeskAsker,
  token: string,
  word = '',
): Promise<{ readonly link: StaffLink; readonly staff: Staff; readonly isOpen: boolean }> {
  const now = call.now();
  const link = await findStaffLink(call.db.sql, token, now);
  const staff = link ? await findStaff(call.db.sql, link.staffId) : null;
  const isLive = link && staff?.isActive;
  const isOpen =
    link?.codeWordHash === null || Boolean(link?.codeWordHash.equals(codeWordHashOf(word)));
  const tries = fromAddress('deskFromAddress', call.address);
  const found = await call.attempts.open(tries, now, async () =>
    isLive && (isOpen || word === '') ? { link, staff, isOpen } : null,
  );
  if (!found) throw new Refusal(isLive ? 'desk_link_word_wrong' : 'desk_link_invalid');
  return found;
}

export const lookAtLink: DeskUseCase<typeof lookAtLinkRoute> = async (call, { token, word }) => {
  const { link, staff, isOpen } = await getLink(call, token, word);
  const { name } = staff;
  const about = { name, purpose: link.purpose, needsWord: link.codeWordHash !== null };
  if (link.purpose === 'enter' || !isOpen) return { ...about, secret: null, address: null };
  const { sql } = call.db;
  const made = sealSecret(call.secrets, staff.id, makeSecret());
  await saveLinkSecret(sql, token, made);
  const kept = (await findStaffLink(sql, token, call.now()))?.secretSealed ?? made;
  const secret = openSecret(call.secrets, staff.id, kept);
  const issuer = `${call.settings.installation.name} desk`;
  return { ...about, secret, address: addressOfSecret(issuer, name, secret) };
};

/** The link with its word, a password and a valid code together activate the account. */
export const joinByLink: DeskUseCase<typeof joinByLinkRoute> = async (call, input) => {
  const { token, password, code } = input;
  const { link, staff, isOpen } = await getLink(call, token, input.word);
  if (link.purpose !== 'join' || !link.secretSealed) throw new Refusal('desk_link_invalid');
  if (!isOpen) throw new Refusal('desk_link_word_wrong');
  const { secretSealed } = link;
  refuse(whyNotStaffPassword(password, staff.name));
  const secret = openSecret(call.secrets, staff.id, secretSealed);
  const step = stepOfCode(secret, code, 0, call.now());
  if (step === null) throw new Refusal('desk_code_wrong');
  const passwordHash = await call.passwords.hash(password, 'staff');
  await call.db.transaction(async (sql) => {
    await useUp(sql, token, call.now());
    await saveStaffSecrets(sql, staff.id, { passwordHash, secretSealed, step });
    await endStaffSessions(sql, staff.id, null, call.now());
  });
  return letIn(call, { ...staff, passwordHash });
};

export const enterByLink: DeskUseCase<typeof enterByLinkRoute> = async (call, { token }) => {
  const { link, staff } = await getLink(call, token);
  // Only in a demo does the link alone open the desk.
  const isDemo = call.settings.installation.mode === 'demo';
  if (link.purpose !== 'enter' || !isDemo) throw new Refusal('desk_link_invalid');
  await useUp(call.db.sql, token, call.now());
  return letIn(call, staff);
};

async function useUp(sql: Sql, token: string, now: Date): Promise<void> {
  if (!(await redeemStaffLink(sql, token, now))) throw new Refusal('desk_link_invalid');
}
