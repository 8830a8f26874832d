import type { KnownDevice } from '../http/call.ts';
import { createDeviceMarks } from '../installation/device-mark.ts';
import type { Parts } from '../parts.ts';
import { makeToken } from './make-token.ts';

const marks = createDeviceMarks('known devices of partners');

type Asked = Pick<Parts, 'secrets'> & KnownDevice;

/**
 * The device that this asks with, when somebody has logged in as this name with it before. A mark
 * is held against the key of the name and not against the account, so that a name without one costs
 * the same.
 */
export const knownDeviceOf = ({ secrets, deviceMark }: Asked, key: string): string | null =>
  deviceMark === '' ? null : marks.deviceOf(secrets, key, deviceMark);

/**
 * Has the browser of somebody who has proved to be the owner of this name known from now on, unless
 * it is already.
 */
export function keepDeviceOf(call: Asked, key: string, known = knownDeviceOf(call, key)): void {
  if (known) return;
  call.keepDevice(marks.make(call.secrets, key, makeToken()));
}
