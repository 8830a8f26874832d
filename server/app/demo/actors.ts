import { randomUUID } from 'node:crypto';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import { type DeskRouteName, deskRoutes } from '#contract/desk/desk-routes.ts';
import type { Input, Output } from '#contract/route.ts';
import { type RouteName, routes } from '#contract/routes.ts';
import { RefusalError } from '#domain/refusal.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { noBlocks } from '../../ads/event-block/event-block.ts';
import { createMoney, type Services } from '../../ads/services/services.ts';
import { deskHandlers, findStaffByName, getPartnerId, mayAsk } from '../../desk/desk.ts';
import {
  createConfirmations,
  insertPayPassword,
  issueConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { createImageFolder, createImages } from '../../people/file/file.ts';
import { inventedHosts } from '../../people/mail/mail.ts';
import {
  createAttemptCounter,
  createSessions,
  endAllSessions,
  startSession,
} from '../../people/partner/partner.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import { handlers } from '../handlers/handlers.ts';
import type { DemoPartner } from './demo-partners.ts';
import { demoClerk, demoController } from './demo-staff.ts';
import type { SharedPassword } from './shared-password.ts';

/** A partner of the demo who makes the calls of the app. */
export interface PartnerActor {
  readonly id: string;
  call<Name extends RouteName>(
    name: Name,
    input: Input<(typeof routes)[Name]>,
  ): Promise<Output<(typeof routes)[Name]>>;
  /** The result of entering the six digits: a confirmation of one act. */
  confirm(subject: ConfirmationSubject): Promise<string>;
}

/** A member of staff of the demo who makes the calls of the desk. */
export interface StaffActor {
  call<Name extends DeskRouteName>(
    name: Name,
    input: Input<(typeof deskRoutes)[Name]>,
  ): Promise<Output<(typeof deskRoutes)[Name]>>;
}

export interface Actors {
  readonly services: Services;
  readonly clerk: StaffActor;
  readonly controller: StaffActor;
  partner(demoPartner: DemoPartner): Promise<PartnerActor>;
  /** Opens an account, with a code that the clerk issues for it. */
  register(demoPartner: DemoPartner): Promise<void>;
  /** Ends every session that was started here. */
  endSessions(): Promise<void>;
}

export type ActorServices = Pick<Services, 'db' | 'now' | 'secrets' | 'settings'> & {
  readonly dataDir: string;
};

/** Networks that belong to nobody, one per demoPartner, as for the simulated viewers. */
const createAddress = (name: string): string => {
  const number = [...name].reduce(
    (sum, character) => (sum * 31 + character.charCodeAt(0)) % 65_536,
    7,
  );
  return `100.64.${number >> 8}.${number & 255}`;
};

/** A number in a Bangkok block, the same in every demo. */
const createPhone = (name: string): string =>
  `+662${1_000_000 + Number(createAddress(name).split('.')[3]) * 4_001}`;

/** A use case whose types the name of its call decides. */
type UntypedUseCase = (call: object, input: unknown) => Promise<never>;

/**
 * The people of a demo. They make the same calls as the app and the desk, without the network in
 * between: every rule, confirmation, second person and log line is the ordinary one.
 */
export function createActors(
  actorServices: ActorServices,
  { password, passwords }: SharedPassword,
): Actors {
  const { db, now } = actorServices;
  const services: Services = {
    ...actorServices,
    passwords,
    money: createMoney(db, now),
    sessions: createSessions(db),
    attempts: createAttemptCounter(db.sql),
    isMailOffered: false,
    confirmations: createConfirmations(db.sql),
    blocks: noBlocks,
    images: createImages(),
    imageFolder: createImageFolder(actorServices.dataDir),
    appOrigin: null,
    pushHosts: [],
  };
  const device = { device: 'Demo', deviceToken: '', origin: '', keepDevice() {} };
  const members = new Map<string, LoggedInPartner>();
  /** The hash of a transaction password that nobody can enter: it matches no six digits. */
  let unusableDigitsHash: string | undefined;

  const logIn = async ({ username }: DemoPartner): Promise<LoggedInPartner> => {
    const loggedIn = members.get(username);
    if (loggedIn) return loggedIn;

    const { token } = await startSession(db.sql, {
      partnerId: await getPartnerId(db.sql, username),
      device: 'Demo',
      address: createAddress(username),
      now: now(),
    });
    const partner = await services.sessions.findLoggedInPartner(token, now());
    if (!partner) throw new Error(`${username} could not log in`);
    members.set(username, partner);
    return partner;
  };

  const toCaller = ({ username, language, timeZone }: DemoPartner) => ({
    ...device,
    language,
    timeZone: { name: timeZone, offsetMinutes: 0 },
    address: createAddress(username),
  });

  const createStaffActor = (name: string): StaffActor => ({
    async call(route, input) {
      const staff = await findStaffByName(db.sql, name);
      if (!staff) throw new Error(`There is no ${name} at the desk`);

      const deskRoute: DeskRoute = deskRoutes[route];
      if (!mayAsk(staff, deskRoute)) {
        throw new RefusalError('desk_role_missing', { roles: String(deskRoute.roles) });
      }

      const proofs = { factorAt: now(), wholeAt: null };
      const cookie = { keep() {}, clear() {}, keepDevice() {} };
      const call = {
        ...services,
        staff: { ...staff, decidesFrom: null, sessionId: randomUUID(), proofs },
        cookie,
        address: '127.0.0.1',
        device: 'Demo',
        deviceToken: '',
        origin: '',
        appOrigin: '',
      };
      return toWireReply(
        deskRoutes[route],
        await (deskHandlers[route] as UntypedUseCase)(call, input),
      );
    },
  });

  const clerk = createStaffActor(demoClerk);
  return {
    services,
    clerk,
    controller: createStaffActor(demoController),
    async register(demoPartner) {
      const { codes } = await clerk.call('issueCodes', {
        requestId: randomUUID(),
        count: 1,
        days: 30,
      });

      const { username, nickname } = demoPartner;
      const call = { ...services, ...toCaller(demoPartner), partner: null };
      await handlers.register(call, {
        username,
        nickname,
        password,
        confirmPassword: password,
        email: `${username}@${inventedHosts.partners}`,
        phone: createPhone(username),
        licenseKey: codes[0]?.code ?? '',
      });

      const { id } = await logIn(demoPartner);
      unusableDigitsHash ??= await services.passwords.hashDigits('');
      await insertPayPassword(db.sql, id, unusableDigitsHash, now());
    },
    async endSessions() {
      for (const { id } of members.values()) await endAllSessions(db.sql, id, now());
      members.clear();
    },
    async partner(demoPartner) {
      const partner = await logIn(demoPartner);
      return {
        id: partner.id,
        async call(name, input) {
          const call = { ...services, ...toCaller(demoPartner), partner };
          return toWireReply(routes[name], await (handlers[name] as UntypedUseCase)(call, input));
        },
        async confirm(subject) {
          const confirmedAct = { action: subject.action, about: aboutOf(subject) };
          return (await issueConfirmation(db.sql, partner, confirmedAct, now())).confirmation;
        },
      };
    },
  };
}
