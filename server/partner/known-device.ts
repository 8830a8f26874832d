import type { KnownDevice } from '../gateway/gateway.ts';
import { createDeviceMarks } from '../settings/settings.ts';
import { makeToken } from './make-token.ts';
import type { PartnerServices } from './partner-services.ts';

const marks = createDeviceMarks('known devices of partners');

type Asked = Pick<PartnerServices, 'secrets'> & KnownDevice;

/** A mark is given for a password, and a new password ends it. */
const markedFor = (key: string, passwordChangedAt: Date | null): string =>
  `${key}:${passwordChangedAt?.getTime() ?? 0}`;

/**
 * The device that this asks with, when somebody has logged in as this name with it since the
 * password was last changed. A name without an account is looked at in the same way.
 */
export const knownDeviceOf = (
  { secrets, deviceMark }: Asked,
  key: string,
  passwordChangedAt: Date | null,
): string | null =>
  deviceMark === '' ? null : marks.deviceOf(secrets, markedFor(key, passwordChangedAt), deviceMark);

/**
 * Has the browser of somebody who has proved to be the owner of this name known from now on, unless
 * it is already.
 */
export function keepDeviceOf(
  call: Asked,
  key: string,
  passwordChangedAt: Date | null,
  known = knownDeviceOf(call, key, passwordChangedAt),
): void {
  if (known) return;
  call.keepDevice(marks.make(call.secrets, markedFor(key, passwordChangedAt), makeToken()));
}
