import { takeAudit } from '#contract/desk/audits.ts';
import { micro } from '#domain/money.ts';
import { dayMs } from '#domain/time.ts';
import { createMoney } from '../ads/services/services.ts';
import { createActors } from '../app/demo/actors.ts';
import { bearDemo } from '../app/demo/bear-demo.ts';
import { bearNewest, bearRange } from '../app/demo/bear-range.ts';
import { demoAcceptanceCodes } from '../app/demo/demo-acceptors.ts';
import { type AddedPlacement, bearCatalogue } from '../app/demo/demo-catalogue.ts';
import { bearOperator } from '../app/demo/demo-operator.ts';
import { liveThroughPast } from '../app/demo/demo-past.ts';
import { demoPeople } from '../app/demo/demo-staff.ts';
import { makeOneSecret } from '../app/demo/one-secret.ts';
import { insertStaff } from '../desk/staff/staff-store.ts';
import { admitStaff, type TestStaff } from '../desk/test-desk.ts';
import { accessTraces } from '../desk/traces/test-access-traces.ts';
import { bankTraces } from '../desk/traces/test-bank-traces.ts';
import { decisionTraces } from '../desk/traces/test-decision-traces.ts';
import { moneyTraces } from '../desk/traces/test-money-traces.ts';
import { peopleTraces } from '../desk/traces/test-people-traces.ts';
import { programmeTraces } from '../desk/traces/test-programme-traces.ts';
import type { TraceScenario, TraceWorld } from '../desk/traces/test-traces.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import type { TestDb } from '../platform/database/test-db.ts';
import { getSettings } from '../platform/settings/settings-store.ts';
import { createLife } from '../programme/plan/test-life.ts';
import { createAuditor } from '../proof/audit/auditor.ts';
import { admitAuditor, signedRoot, signResult } from '../proof/outside-audit/test-audit-result.ts';
import { fillNetwork } from '../proof/outside-audit/test-filled-network.ts';
import { knownPartner } from '../proof/personal/test-personal-world.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { fixedSecrets } from '../vectors/test-vectors.ts';

const passwords = quickPasswords;
/** A demo with a shorter past has nobody but its first partner and operator. */
const daysOfPast = 14;

/** Most rows of a demo are events. Where each costs more, the same money pays for fewer. */
const dearer = (placements: readonly AddedPlacement[], times: bigint): AddedPlacement[] =>
  placements.map(({ id, placement }) => ({
    id,
    placement: { ...placement, price: micro(placement.price * times) },
  }));

/** A demo with all its people, as `npm start` makes it, but with little traffic. */
async function bearQuietDemo(db: TestDb, dataDir: string, bornAt: Date): Promise<void> {
  const clock = { now: new Date(bornAt.getTime() - daysOfPast * dayMs) };
  const now = () => clock.now;
  const partner = await bearDemo({ db, passwords, now }, bornAt);
  if (partner === null) throw new Error('There is a demo already');

  const services = { db, money: createMoney(db, now), now, dataDir };
  const catalogue = await bearCatalogue(services);
  const operator = await bearOperator({ ...services, passwords });

  for (const { name, roles } of demoPeople) {
    await insertStaff(db.sql, { name, roles, madeBy: 'npm start' }, now());
  }
  const settings = await getSettings(db.sql);
  const acting = { db, now, dataDir, settings, secrets: fixedSecrets };
  const actors = createActors(acting, await makeOneSecret(passwords));
  const range = await bearRange(services, catalogue.products);
  await demoAcceptanceCodes(db, now());

  await liveThroughPast({
    db,
    clock,
    until: bornAt,
    ids: { partner, operator },
    catalogue: { ...catalogue, placements: dearer(catalogue.placements, 30n) },
    crowd: { actors, range: { ...range, placements: dearer(range.placements, 3n) } },
  });
  await bearNewest(services, range);
}

const deskActs: Record<string, TraceScenario> = {
  ...accessTraces,
  ...programmeTraces,
  ...moneyTraces,
  ...bankTraces,
  ...peopleTraces,
  ...decisionTraces,
};
/** The network has a witness already, and those of these acts would outnumber its quorum. */
const actsLeftOut = ['addWitness', 'endWitness'];

/** Everything that can be done at the desk, once. */
async function actAtDesk(world: TraceWorld): Promise<void> {
  for (const [name, prepare] of Object.entries(deskActs)) {
    if (actsLeftOut.includes(name)) continue;
    const act = await prepare(world);
    await (typeof act === 'function' ? act() : act.run());
  }
}

/** Some paid impressions of the operator turn out to be invalid, and their cost is credited. */
async function creditInvalid(server: TestServer): Promise<void> {
  const plan = await server.db.sql.one<{ no: string }>`
    select no from plan join plan_meter on plan_id = plan.id
      join partner on partner.id = partner_id
     where username = 'demo-operator' order by offered_at desc limit 1`;
  const life = await createLife(server);
  await life.flag(plan.no, 5);
  await life.doJobs();
}

async function auditFromOutside(server: TestServer, staff: TestStaff): Promise<void> {
  const auditor = await admitAuditor(server, 'Outside & Partner');
  const root = await signedRoot(server);
  const { name: network } = (await getSettings(server.db.sql)).installation;
  const result = signResult(auditor, { at: server.clock.now, root, network });
  await staff.get(takeAudit, { result });
}

/** A network in which nearly every table has rows, in every state. */
export async function makeNetwork(): Promise<TestServer> {
  const server = await createTestServer(passwords, {}, fixedSecrets, {}, bearQuietDemo);
  const network = await fillNetwork(server);

  const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
  const first = await admitStaff(server, 'First Person', ...roles);
  const second = await admitStaff(server, 'Second Person', ...roles);
  await knownPartner({ server, first, second });
  await actAtDesk({ server, first, second });
  await creditInvalid(server);
  await auditFromOutside(server, first);
  await network.liveADay();

  const { findings } = await createAuditor(server.db, () => server.clock.now).checkRound();
  if (findings.length > 0) throw new Error(`The books are not sound: ${JSON.stringify(findings)}`);
  return server;
}
