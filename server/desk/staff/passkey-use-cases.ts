import type * as access from '#contract/desk/access.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError } from '#domain/refusal.ts';
import {
  acceptChallenge,
  createChallenge,
  createRegistrationOptions,
  readNewPasskey,
} from '../../platform/webauthn/webauthn.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { askForPasskey, findPasskeyOwner } from './check-passkey.ts';
import { insertPasskey, listPasskeys, removePasskeyOf } from './passkey-store.ts';
import { noteOwnChange } from './sign-in-change.ts';
import { completeSignIn } from './sign-in-use-cases.ts';

type Passkeys = Pick<
  DeskUseCases<typeof access>,
  'askPasskey' | 'signInByPasskey' | 'askNewPasskey' | 'addPasskey' | 'removePasskey'
>;

export const passkeyUseCases = {
  /** Writes and counts nothing. */
  async askPasskey(call) {
    return askForPasskey(call, { staffId: null });
  },

  async signInByPasskey(call, { response }) {
    // Counted separately: wrong passwords, whoever types them, do not lock out a passkey.
    const attempts = fromAddress('deskPasskeyFromAddress', call.address);
    const staff = await call.attempts.open(attempts, call.now(), () =>
      findPasskeyOwner(call, response, null),
    );
    if (!staff) throw new RefusalError('desk_passkey_wrong');
    return completeSignIn(call, staff);
  },

  async askNewPasskey({ db, staff, secrets, settings, origin, now }) {
    return createRegistrationOptions({
      origin,
      site: `${settings.installation.name} desk`,
      ownerId: staff.id,
      name: staff.name,
      knownPasskeys: await listPasskeys(db.sql, staff.id),
      challenge: createChallenge(secrets, purposeOfNew(staff.id), now()),
    });
  },

  async addPasskey(call, { label, response }) {
    const { db, secrets, origin } = call;
    const staffId = call.staff.id;
    const now = call.now();
    const purpose = purposeOfNew(staffId);
    const passkey = await readNewPasskey(origin, response, (signed) =>
      acceptChallenge(db.sql, secrets, { purpose, signed, now }),
    );
    if (!passkey) throw new RefusalError('desk_passkey_wrong');

    const { id, publicKey, counter } = passkey;
    await db.transaction(async (sql) => {
      const isNew = await insertPasskey(sql, {
        id,
        staffId,
        publicKey,
        counter,
        label: label || 'Passkey',
        madeAt: now,
      });
      // Two accounts with one passkey would be one person who decides twice.
      if (!isNew) throw new RefusalError('desk_passkey_wrong');
      await noteOwnChange(sql, call, { act: 'passkey-added', about: { label } });
    });
    return {};
  },

  removePasskey: (call, { id }) =>
    call.db.transaction(async (sql) => {
      const isRemoved = await removePasskeyOf(sql, call.staff.id, id, call.now());
      if (!isRemoved) throw new RefusalError('desk_not_found');
      await noteOwnChange(sql, call, { act: 'passkey-removed' });
      return {};
    }),
} satisfies Passkeys;

const purposeOfNew = (staffId: string) => `staff new:${staffId}`;
