import { createStored } from '../session/stored.ts';

/** What this device knows about an account's passkeys: the names their authenticator gave them. */
interface OwnPasskeys {
  readonly ids: readonly string[];
  /** Whether adding one was declined here, so that it is not offered again. */
  readonly isDeclined?: boolean;
}

type ByPartner = Readonly<Record<string, OwnPasskeys>>;

const isRecord = (value: unknown) => typeof value === 'object' && value !== null;

const passkeysStored = createStored<ByPartner>('passkeys', isRecord);

const none: OwnPasskeys = { ids: [] };

const passkeysHere = (partnerId: string): OwnPasskeys => passkeysStored.get()?.[partnerId] ?? none;

export const usePasskeysHere = (partnerId: string): OwnPasskeys =>
  passkeysStored.use()?.[partnerId] ?? none;

const keep = (partnerId: string, change: Partial<OwnPasskeys>) =>
  passkeysStored.set({
    ...passkeysStored.get(),
    [partnerId]: { ...passkeysHere(partnerId), ...change },
  });

/** A passkey that was added or used on this device is on it, or within its reach. */
export function keepPasskeyHere(partnerId: string, id: string): void {
  const { ids } = passkeysHere(partnerId);
  if (!ids.includes(id)) keep(partnerId, { ids: [...ids, id] });
}

export const forgetPasskeyHere = (partnerId: string, id: string): void =>
  keep(partnerId, { ids: passkeysHere(partnerId).ids.filter((passkeyId) => passkeyId !== id) });

export const declinePasskey = (partnerId: string): void => keep(partnerId, { isDeclined: true });
