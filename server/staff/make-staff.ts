import { whyNotStaffText } from '#domain/chat/staff-words.ts';
import { isStaffRole, staffRoles } from '#domain/desk/role.ts';
import { refuse } from '#domain/refusal.ts';
import { lockOut, makeJoinLink } from '../desk/join-link.ts';
import { noteInLog } from '../desk/log-store.ts';
import { findStaffByName, insertStaff } from '../desk/staff-store.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './command.ts';

const usage = `npm run staff -- --name "Your Name" [--roles ${staffRoles.join(',')}]
  [--origin http://127.0.0.1:8080]   prints a link to join the desk by`;

/**
 * Makes the first admin and the second, who from then on let others in together; or lets an admin
 * who lost everything in again, where no two others are left to do so. All else is the desk's.
 */
await runCommand(
  { usage, isForMachine: true, required: ['name'], defaults: { roles: 'admin', origin: '' } },
  async (options, { db }, config) => {
    const { name = '', roles: named = '' } = options;
    const roles = named.split(',').map((role) => role.trim());
    if (name.length < 2 || name.length > 60) throw new StartError('--name must be a name.');
    refuse(whyNotStaffText(name));
    if (!roles.every(isStaffRole)) throw new StartError(`--roles are ${staffRoles.join(', ')}.`);
    const origin = options.origin || `http://${config.host}:${config.port}`;
    const now = new Date();
    const madeBy = 'npm run staff';
    const link = await db.transaction(async (sql) => {
      const known = await findStaffByName(sql, name);
      const staffId = known?.id ?? (await insertStaff(sql, { name, roles, madeBy }, now));
      if (!staffId) throw new StartError('Somebody made a member of staff of this name just now.');
      if (known) await lockOut(sql, known.id, now);
      const act = known ? 'staff-link' : 'staff-invited';
      await noteInLog(sql, { by: madeBy, act, about: { name } }, now);
      return makeJoinLink(sql, { staffId, madeBy, origin }, now);
    });
    console.log(`Within a day, ${name} joins the desk at\n${link.address}`);
  },
);
