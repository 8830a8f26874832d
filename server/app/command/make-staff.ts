import { userInfo } from 'node:os';
import { refuse } from '#domain/refusal.ts';
import { decidesFrom, whyNotAdminByMachine } from '#domain/staff/machine-admission.ts';
import { staffNameKey } from '#domain/staff/staff-name.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import {
  insertMachineAdmission,
  insertStaff,
  listJoined,
  lockAllStaff,
  lockOut,
  makeJoinLink,
  type Staff,
  saveStaffRoles,
} from '../../desk/desk.ts';
import { noteInDeskLog, notifyStaff } from '../../people/audit-event/audit-event.ts';
import { createCodeWord } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { runCommand } from './command.ts';

const usage = 'npm run staff -- --name "Your Name" [--origin http://localhost:8080]';

const refusals = {
  'two-admins': `Two admins are at the desk: they let others in together, at /desk.
If one of them has lost everything, the other locks that account out at the desk first.`,
  'other-role': 'There is a member of staff of this name who is not an admin. Choose another name.',
} as const;

const laterText = (start: Date): string =>
  `Opened by the machine, the account decides nothing until ${start.toISOString()}, and nothing that
it requests is approved before. The public page of the network says so.`;

/** Creates the admin, or readmits one who has lost everything; in either case as admin only. */
async function admitAdmin(sql: Sql, name: string, madeBy: string, now: Date) {
  const everybody = await lockAllStaff(sql);
  const joinedIds = await listJoined(sql);

  const existing: Staff | null =
    everybody.find((member) => staffNameKey(member.name) === staffNameKey(name)) ?? null;
  const members = everybody.map((member) => ({ ...member, hasJoined: joinedIds.has(member.id) }));

  const refusal = whyNotAdminByMachine(members, existing);
  if (refusal) throw new StartError(refusals[refusal]);

  const from = decidesFrom({ accounts: everybody.length, isNew: !existing }, now);
  const roles = ['admin'] as const;
  if (!existing) {
    const staffId = await insertStaff(sql, { name, roles, madeBy }, now);
    if (!staffId) throw new StartError('Somebody made a member of staff of this name just now.');
    return { staffId, act: 'staff-invited' as const, from };
  }

  const { id, version } = existing;
  await saveStaffRoles(sql, { id, version, roles, isActive: true });
  await lockOut(sql, id, now);
  return { staffId: id, act: 'staff-link' as const, from };
}

/**
 * Creates the first and the second admin, who from then on admit others together; or readmits an
 * admin who lost everything, when no two are left to do so. Everything else is done at the desk.
 */
await runCommand(
  { usage, required: ['name'], defaults: { origin: '' } },
  async ({ name: typedName = '', origin }, { db }, config) => {
    const name = typedName.trim();
    if (name.length < 2 || name.length > 60)
      throw new StartError('--name must have 2 to 60 characters.');
    refuse(whyNotStaffText(name));
    if (origin && !(URL.canParse(origin) && new URL(origin).origin === origin)) {
      throw new StartError('--origin must be where the desk is, such as https://desk.example.');
    }

    const now = new Date();
    const osUser = userInfo().username;
    const madeBy = `npm run staff, by ${osUser} of the machine`.slice(0, 80);
    const { word, codeWordHash } = createCodeWord();

    const { joinLink, from } = await db.transaction(async (sql) => {
      const { staffId, act: action, from } = await admitAdmin(sql, name, madeBy, now);
      if (from) await insertMachineAdmission(sql, { staffId, decidesFrom: from }, now);
      const decides = from ? { 'decides from': from.toISOString() } : {};
      const details = { name, roles: 'admin', osUser, ...decides };
      await noteInDeskLog(sql, { author: madeBy, action, details }, now);
      await notifyStaff(
        sql,
        { action, author: madeBy, details },
        { staffId, roles: 'everyone' },
        now,
      );
      const deskOrigin = origin || `http://${config.host}:${config.port}`;
      const joinLink = await makeJoinLink(sql, { staffId, origin: deskOrigin, codeWordHash }, now);

      return { joinLink, from };
    });

    console.log(`Within a day, ${name} joins the desk as admin at\n${joinLink.address}`);
    console.log(`with the code word, which is best told another way: ${word}`);
    if (from) console.log(laterText(from));
  },
);
