import type { KnownDevice } from '../../platform/gateway/gateway.ts';
import { createToken } from '../../platform/process/process.ts';
import { createSignedTokens } from '../../platform/settings/settings.ts';
import type { PartnerServices } from './partner-services.ts';

const tokens = createSignedTokens('known devices of partners');

type DeviceCall = Pick<PartnerServices, 'secrets'> & KnownDevice;

/** A device token is tied to a password, so that a new password invalidates it. */
const createHolder = (usernameKey: string, passwordChangedAt: Date | null): string =>
  `${usernameKey}:${passwordChangedAt?.getTime() ?? 0}`;

/**
 * The device behind this request, if someone logged in with it under this username since the last
 * password change. Unknown usernames are checked the same way.
 */
export const findKnownDevice = (
  { secrets, deviceToken }: DeviceCall,
  usernameKey: string,
  passwordChangedAt: Date | null,
): string | null =>
  deviceToken === ''
    ? null
    : tokens.read(secrets, createHolder(usernameKey, passwordChangedAt), deviceToken);

/** Marks the browser of a proven owner as known, unless it already is. */
export function rememberDevice(
  call: DeviceCall,
  usernameKey: string,
  passwordChangedAt: Date | null,
  knownDevice = findKnownDevice(call, usernameKey, passwordChangedAt),
): void {
  if (knownDevice) return;

  call.keepDevice(
    tokens.create(call.secrets, createHolder(usernameKey, passwordChangedAt), createToken()),
  );
}
