import { deviceName } from '#domain/partner/device-name.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { type Admitted, startSession } from './create-sessions.ts';
import { rememberDevice } from './known-device.ts';
import type { PartnerCall } from './partner-services.ts';
import type { LoginPartner } from './partner-store.ts';
import { refuseUse } from './refuse-use.ts';

interface Owner extends LoginPartner {
  readonly usernameKey: string;
}

/** Starts a session for a proven owner, who is told when the browser is not a known one. */
export async function admitOwner(
  call: PartnerCall,
  owner: Owner,
  knownDevice: string | null,
  now: Date,
): Promise<Admitted> {
  const { device, address } = call;
  const { id: partnerId, passwordChangedAt } = owner;
  const { sql } = call.db;
  rememberDevice(call, owner.usernameKey, passwordChangedAt, knownDevice);

  const session = { partnerId, device, address, now, passwordChangedAt };
  const admitted = await startSession(sql, session);
  if (!knownDevice) {
    const name = deviceName(device);
    const details = name === null ? {} : { device: name };
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'login-new-device', details });
  }
  refuseUse(owner, admitted);
  return admitted;
}
