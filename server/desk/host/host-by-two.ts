import { Refusal } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { findHost, insertHost, saveHostKey } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { ByTwoAct } from '../by-two/by-two-act.ts';
import type { ByTwoBodies } from '../by-two/by-two-bodies.ts';
import { type HostFields, readHost } from './host-fields.ts';

const invalid = (problem: string) => new Refusal('desk_host_invalid', { problem });

function fieldsOf(name: string, key: string, origin: string): HostFields {
  const host = readHost({ name, key, origin });
  if ('problem' in host) throw invalid(host.problem);
  return host;
}

async function getHost(sql: Sql, name: string) {
  const host = await findHost(sql, name);
  if (!host) throw new Refusal('desk_not_found');
  return host;
}

export const hostByTwo: ByTwoAct<ByTwoBodies['host']> = {
  async about(_sql, { name, origin, publicKey }) {
    return { host: name, origin: origin || 'none', key: publicKey };
  },
  async carryOut(sql, _call, { name, publicKey, origin }, { by, askedBy, reason, now }) {
    const host = fieldsOf(name, publicKey, origin);
    if (!(await insertHost(sql, { ...host, addedBy: askedBy ?? by, addedAt: now }))) {
      throw invalid(`There is or was a host called ${name} already.`);
    }
    const about = { name, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'host-added', about }, now);
    return null;
  },
};

export const hostKeyByTwo: ByTwoAct<ByTwoBodies['host-key']> = {
  async about(sql, { name, publicKey, overlapDays }) {
    const { publicKey: before } = await getHost(sql, name);
    const overlap = `${overlapDays} days`;
    return {
      host: name,
      'key now': before,
      'new key': publicKey,
      'old key stays good for': overlap,
    };
  },
  async carryOut(sql, _call, input, { by, askedBy, reason, now }) {
    const { name, version, overlapDays } = input;
    const before = await getHost(sql, name);
    if (before.ended) throw new Refusal('desk_host_ended');
    const { publicKey } = fieldsOf(name, input.publicKey, before.origin ?? '');
    const oldUntil = daysAfter(now, overlapDays);
    if (!(await saveHostKey(sql, { name, version, publicKey, oldUntil }))) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const about = { name, reason, ...(askedBy && { askedBy }) };
    await noteInDeskLog(sql, { by, act: 'host-key', about }, now);
    return null;
  },
};
