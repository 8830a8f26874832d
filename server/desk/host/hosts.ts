import type {
  addHost as addHostRoute,
  endHost as endHostRoute,
  listHosts as listHostsRoute,
  rotateHostKey as rotateHostKeyRoute,
} from '#contract/desk/hosts.ts';
import { Refusal } from '#domain/refusal.ts';
import { endHostIn, findHost, listHostPage } from '../../people/partner/partner.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import { askByTwo } from '../by-two/ask-by-two.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { hostByTwo, hostKeyByTwo } from './host-by-two.ts';

export const listHosts: DeskUseCase<typeof listHostsRoute> = async ({ db }, input) => {
  const { list, next } = await listHostPage(db.sql, input);
  const shown = list.map(({ ended, ...host }) => ({
    ...host,
    addedAt: host.addedAt.toISOString(),
    oldUntil: host.oldUntil?.toISOString() ?? null,
    ended: ended && { ...ended, at: new Date(ended.at).toISOString() },
  }));
  return { list: shown, next };
};

export const addHost: DeskUseCase<typeof addHostRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'host',
      act: hostByTwo,
      subject: body.name,
      body,
      reason,
    }),
  }));

export const rotateHostKey: DeskUseCase<typeof rotateHostKeyRoute> = (call, { reason, ...body }) =>
  call.db.transaction(async (sql) => ({
    id: await askByTwo(sql, call, {
      kind: 'host-key',
      act: hostKeyByTwo,
      subject: body.name,
      body,
      reason,
    }),
  }));

/** This only protects, so one person can do it at once. */
export const endHost: DeskUseCase<typeof endHostRoute> = (call, { name, reason }) =>
  call.db.transaction(async (sql) => {
    if (!(await findHost(sql, name))) throw new Refusal('desk_not_found');
    const by = call.staff.name;
    const sessions = await endHostIn(sql, { name, by, reason }, call.now());
    if (sessions === null) throw new Refusal('desk_host_ended');
    const about = { name, reason, sessions: String(sessions) };
    await noteInDeskLog(sql, { by, act: 'host-ended', about }, call.now());
    return { sessions };
  });
