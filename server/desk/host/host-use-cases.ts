import type * as hosts from '#contract/desk/hosts.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import {
  endHost,
  findHost,
  insertHost,
  listHosts,
  saveHostKey,
} from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { describeChanges } from '../approval/describe-changes.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { type HostFields, readHost } from './host-fields.ts';

export const hostUseCases = {
  listHosts({ db }, input) {
    return listHosts(db.sql, input);
  },

  async addHost({ sql, requestedBy, now }, { name, origin, publicKey }) {
    const host = readFields(name, publicKey, origin);
    if (!(await insertHost(sql, { ...host, addedBy: requestedBy, addedAt: now }))) {
      throw hostInvalid(`There is or was a host called ${name} already.`);
    }

    const description = { host: name, origin: origin || 'none', key: publicKey };
    return { subject: name, description, details: { name } };
  },

  async rotateHostKey({ sql, now }, { name, version, publicKey: typedKey, overlapDays }) {
    const currentHost = await getHost(sql, name);
    if (currentHost.ended) throw new RefusalError('desk_host_ended');

    const { publicKey } = readFields(name, typedKey, currentHost.origin ?? '');
    const oldUntil = daysAfter(now, overlapDays);
    if (!(await saveHostKey(sql, { name, version, publicKey, oldUntil }))) {
      throw new RefusalError('desk_changed_meanwhile');
    }

    const description = {
      host: name,
      ...describeChanges({ key: currentHost.publicKey }, { key: publicKey }),
      'old key stays good for': `${overlapDays} days`,
    };
    return { subject: name, description, details: { name } };
  },

  /** This only protects, so one person can do it at once. */
  async endHost({ sql, staff, now }, { name, reason }) {
    if (!(await findHost(sql, name))) throw new RefusalError('desk_not_found');
    const sessions = await endHost(sql, { name, endedBy: staff.name, reason }, now);
    if (sessions === null) throw new RefusalError('desk_host_ended');
    for (const partnerId of new Set(sessions)) {
      await leaveNotice(sql, { partnerId, createdAt: now, kind: 'session-ended' });
    }
    return {
      reply: { sessions: sessions.length },
      details: { name, sessions: String(sessions.length) },
    };
  },
} satisfies DeskUseCases<typeof hosts>;

const hostInvalid = (problem: string) => new RefusalError('desk_host_invalid', { problem });

function readFields(name: string, key: string, origin: string): HostFields {
  const host = readHost({ name, key, origin });
  if ('problem' in host) throw hostInvalid(host.problem);
  return host;
}

async function getHost(sql: Sql, name: string) {
  const host = await findHost(sql, name);
  if (!host) throw new RefusalError('desk_not_found');
  return host;
}
