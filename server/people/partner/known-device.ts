import type { KnownDevice } from '../../platform/gateway/gateway.ts';
import { createSignedTokens } from '../../platform/settings/settings.ts';
import { makeToken } from './make-token.ts';
import type { PartnerServices } from './partner-services.ts';

const tokens = createSignedTokens('known devices of partners');

type Asked = Pick<PartnerServices, 'secrets'> & KnownDevice;

/** A device token is tied to a password, so that a new password invalidates it. */
const holderOf = (key: string, passwordChangedAt: Date | null): string =>
  `${key}:${passwordChangedAt?.getTime() ?? 0}`;

/**
 * The device behind this request, if someone logged in with it under this username since the last
 * password change. Unknown usernames are checked the same way.
 */
export const knownDeviceOf = (
  { secrets, deviceToken }: Asked,
  key: string,
  passwordChangedAt: Date | null,
): string | null =>
  deviceToken === '' ? null : tokens.read(secrets, holderOf(key, passwordChangedAt), deviceToken);

/** Marks the browser of a proven owner as known, unless it already is. */
export function keepDeviceOf(
  call: Asked,
  key: string,
  passwordChangedAt: Date | null,
  known = knownDeviceOf(call, key, passwordChangedAt),
): void {
  if (known) return;
  call.keepDevice(tokens.make(call.secrets, holderOf(key, passwordChangedAt), makeToken()));
}
