import type * as access from '#contract/desk/access.ts';
import { whyNotStaffPassword } from '#domain/desk/staff-password.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { hashCodeWord } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import {
  addLinkDetails,
  findLink,
  type OneTimeLink,
  spendLink,
} from '../../platform/one-time-token/one-time-token.ts';
import type { ArrivalCall, DeskUseCases } from '../call/use-case.ts';
import {
  addressOfSecret,
  makeSecret,
  openSecret,
  sealSecret,
  stepOfCode,
} from './one-time-code.ts';
import { completeSignIn } from './sign-in-use-cases.ts';
import { endStaffSessions } from './staff-session-store.ts';
import { findStaff, type Staff, saveStaffSecrets } from './staff-store.ts';

type StaffLink = OneTimeLink<'join-desk' | 'enter-desk'>;

type Links = Pick<DeskUseCases<typeof access>, 'lookAtLink' | 'joinByLink' | 'enterByLink'>;

export const staffLinkUseCases = {
  async lookAtLink(call, { token, word }) {
    const { link, staff, isOpen } = await getLink(call, token, word);
    const { name } = staff;
    const purpose = link.purpose === 'enter-desk' ? 'enter' : 'join';
    const needsWord = link.codeWordHash !== null;
    if (purpose === 'enter' || !isOpen) {
      return { name, purpose, needsWord, secret: null, address: null };
    }

    const secret = openSecret(call.secrets, staff.id, await keepLinkSecret(call, link));
    const issuer = `${call.settings.installation.name} desk`;
    return { name, purpose, needsWord, secret, address: addressOfSecret(issuer, name, secret) };
  },

  /** The link with its word, a password and a valid code together activate the account. */
  async joinByLink(call, { token, word, password, code }) {
    const { link, staff, isOpen } = await getLink(call, token, word);
    const secretSealed = sealedIn(link.details);
    if (!secretSealed) throw new RefusalError('desk_link_invalid');
    if (!isOpen) throw new RefusalError('desk_link_word_wrong');
    refuse(whyNotStaffPassword(password, staff.name));
    const secret = openSecret(call.secrets, staff.id, secretSealed);
    const step = stepOfCode(secret, code, 0, call.now());
    if (step === null) throw new RefusalError('desk_code_wrong');

    const passwordHash = await call.passwords.hash(password, 'staff');
    await call.db.transaction(async (sql) => {
      await redeemLink(sql, link, call.now());
      await saveStaffSecrets(sql, staff.id, { passwordHash, secretSealed, step });
      await endStaffSessions(sql, staff.id, null, call.now());
    });
    return completeSignIn(call, { ...staff, passwordHash });
  },

  async enterByLink(call, { token }) {
    const { link, staff } = await getLink(call, token);
    // Only in a demo does the link alone open the desk.
    const isDemo = call.settings.installation.mode === 'demo';
    if (link.purpose !== 'enter-desk' || !isDemo) throw new RefusalError('desk_link_invalid');
    await redeemLink(call.db.sql, link, call.now());
    return completeSignIn(call, staff);
  },
} satisfies Links;

interface LinkedStaff {
  readonly link: StaffLink;
  readonly staff: Staff;
  /** Whether the link needs no word, or its word was given. */
  readonly isOpen: boolean;
}

/** Only wrong links and wrong words count towards the address's rate limit. */
async function getLink(call: ArrivalCall, token: string, word = ''): Promise<LinkedStaff> {
  const now = call.now();
  const link = await findLink(call.db.sql, ['join-desk', 'enter-desk'], token, now);
  const staff = link ? await findStaff(call.db.sql, link.ownerId) : null;
  const isLive = link && staff?.isActive;
  const isOpen =
    link?.codeWordHash === null || Boolean(link?.codeWordHash.equals(hashCodeWord(word)));

  const attempts = fromAddress('deskFromAddress', call.address);
  const linkedStaff = await call.attempts.open(attempts, now, async () =>
    isLive && (isOpen || word === '') ? { link, staff, isOpen } : null,
  );
  if (!linkedStaff) throw new RefusalError(isLive ? 'desk_link_word_wrong' : 'desk_link_invalid');
  return linkedStaff;
}

/**
 * The sealed secret of a link. It is generated at the first look, so that a reload shows the same
 * QR code.
 */
async function keepLinkSecret({ db, secrets }: ArrivalCall, link: StaffLink): Promise<Buffer> {
  const newSecret = sealSecret(secrets, link.ownerId, makeSecret());
  const newDetails = { secretSealed: newSecret.toString('base64') };
  const details = await addLinkDetails(db.sql, link, newDetails);
  return (details && sealedIn(details)) ?? newSecret;
}

/** Null before the first look, and for a link that opens the desk by itself. */
const sealedIn = (details: StaffLink['details']): Buffer | null =>
  'secretSealed' in details && details.secretSealed !== undefined
    ? Buffer.from(details.secretSealed, 'base64')
    : null;

async function redeemLink(sql: Sql, link: StaffLink, now: Date): Promise<void> {
  if (!(await spendLink(sql, link, now))) throw new RefusalError('desk_link_invalid');
}
