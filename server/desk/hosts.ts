import type { addHost, listHosts } from '#contract/desk/hosts.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { insertHost, listHostPage } from '../account/handover-store.ts';
import { readHost } from '../staff/host-fields.ts';
import type { DeskUseCase } from './desk-call.ts';
import { noteInLog } from './log-store.ts';

export const listKnownHosts: DeskUseCase<typeof listHosts> = async ({ db }, input) => {
  const { list, next } = await listHostPage(db.sql, input);
  return { list: list.map((host) => ({ ...host, addedAt: host.addedAt.toISOString() })), next };
};

export const addOneHost: DeskUseCase<typeof addHost> = (call, { name, publicKey, origin }) =>
  call.db.transaction(async (sql) => {
    const by = call.staff.name;
    const host = readHost({ name, key: publicKey, origin });
    if ('problem' in host) throw new DeskRefusal('desk_host_invalid', { problem: host.problem });
    if (!(await insertHost(sql, { ...host, addedBy: by, addedAt: call.now() }))) {
      const problem = `There is a host called ${name} already; its key is not replaced.`;
      throw new DeskRefusal('desk_host_invalid', { problem });
    }
    await noteInLog(sql, { by, act: 'host-added', about: { name } }, call.now());
    return {};
  });
