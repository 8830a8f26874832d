import type { KnownDevice } from '../gateway/gateway.ts';
import { createSignedMarks } from '../settings/settings.ts';
import { makeToken } from './make-token.ts';
import type { PartnerServices } from './partner-services.ts';

const marks = createSignedMarks('known devices of partners');

type Asked = Pick<PartnerServices, 'secrets'> & KnownDevice;

/** A device mark is tied to a password, so that a new password invalidates it. */
const markedFor = (key: string, passwordChangedAt: Date | null): string =>
  `${key}:${passwordChangedAt?.getTime() ?? 0}`;

/**
 * The device behind this request, if someone logged in with it under this username since the last
 * password change. Unknown usernames are checked the same way.
 */
export const knownDeviceOf = (
  { secrets, deviceMark }: Asked,
  key: string,
  passwordChangedAt: Date | null,
): string | null =>
  deviceMark === '' ? null : marks.read(secrets, markedFor(key, passwordChangedAt), deviceMark);

/** Marks the browser of a proven owner as known, unless it already is. */
export function keepDeviceOf(
  call: Asked,
  key: string,
  passwordChangedAt: Date | null,
  known = knownDeviceOf(call, key, passwordChangedAt),
): void {
  if (known) return;
  call.keepDevice(marks.make(call.secrets, markedFor(key, passwordChangedAt), makeToken()));
}
