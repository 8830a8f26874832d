import { generateKeyPairSync } from 'node:crypto';
import { noteKey, signatureTypes, verifierKey } from '#domain/transparency/note.ts';
import { hashBytes } from '../../proof/transparency/transparency.ts';
import type { StaffActor } from './actors.ts';
import {
  type ApprovedRow,
  createApprovedSteps,
  createRequestSteps,
  type RecentStep,
  type RequestRow,
} from './recent-step.ts';

const editor = 'Demo Editor';
const assistant = 'Demo Assistant';
const trainee = 'Demo Trainee';

/* Apps, auditors and witnesses are made up, so nobody keeps the private halves of their keys. */

const createPublicKey = () => generateKeyPairSync('ed25519').publicKey;

const createHostKey = (): string =>
  createPublicKey().export({ type: 'spki', format: 'pem' }).toString();

const createRawKey = (): string => createPublicKey().export({ format: 'jwk' }).x ?? '';

async function createWitnessKey(name: string): Promise<string> {
  const key = new Uint8Array(Buffer.from(createRawKey(), 'base64url'));
  return verifierKey(await noteKey(name, signatureTypes.witness, key, hashBytes));
}

async function findColleague(clerk: StaffActor, name: string) {
  const colleague = (await clerk.call('listStaff', {})).list.find((member) => member.name === name);
  if (!colleague) throw new Error(`There is no ${name} at the desk`);
  return colleague;
}

/** What the requests below build on. */
const approvedRequests: readonly ApprovedRow[] = [
  [24, ({ clerk }) => clerk.call('inviteStaff', { name: editor, roles: ['catalogue'] })],
  [24, ({ clerk }) => clerk.call('inviteStaff', { name: assistant, roles: ['support'] })],
  [24, ({ clerk }) => clerk.call('inviteStaff', { name: trainee, roles: ['support'] })],
  [
    24,
    ({ clerk }) =>
      clerk.call('addHost', {
        name: 'loyalty-app',
        publicKey: createHostKey(),
        origin: 'https://loyalty.example',
        reason: 'Its users may open the programme from their own app',
      }),
  ],
  [
    24,
    ({ clerk }) =>
      clerk.call('addAuditor', {
        name: 'Aldwin Audit',
        publicKey: createRawKey(),
        reason: 'Appointed for this year',
      }),
  ],
];

const accessRequests: readonly RequestRow[] = [
  [
    8,
    async ({ clerk }) => {
      const { id, version } = await findColleague(clerk, assistant);
      const roles = ['support', 'finance'] as const;
      return clerk.call('changeStaffRoles', { id, version, roles: [...roles] });
    },
  ],
  [
    5,
    async ({ clerk }) => {
      const { id, version } = await findColleague(clerk, trainee);
      await clerk.call('lockOutStaff', { id, version, reason: 'Reported a stolen bag' });
      return clerk.call('reinstateStaff', { id, version: version + 1 });
    },
  ],
  [
    3,
    async ({ clerk }) => {
      const { id, version } = await findColleague(clerk, editor);
      return clerk.call('renewStaffLink', { id, version });
    },
  ],
  [
    12,
    ({ clerk }) =>
      clerk.call('addHost', {
        name: 'courier-app',
        publicKey: createHostKey(),
        origin: 'https://courier.example',
        reason: 'Its couriers want to take part',
      }),
  ],
  [
    5,
    ({ clerk }) =>
      clerk.call('rotateHostKey', {
        name: 'loyalty-app',
        version: 1,
        publicKey: createHostKey(),
        overlapDays: 7,
        reason: 'The app moves to another server',
      }),
  ],
  [
    8,
    async ({ clerk }) =>
      clerk.call('addWitness', {
        verifierKey: await createWitnessKey('witness.example'),
        address: 'https://witness.example',
        quorum: 1,
        reason: 'The university agreed to witness the log',
      }),
  ],
  [
    5,
    ({ clerk }) =>
      clerk.call('addAuditor', {
        name: 'Hollis and Partner',
        publicKey: createRawKey(),
        reason: 'Appointed for the coming year',
      }),
  ],
  [
    5,
    ({ clerk }) =>
      clerk.call('endAuditor', {
        auditor: 'Aldwin Audit',
        reason: 'The firm has given up auditing networks',
      }),
  ],
];

export const createAccessRequestSteps = (): RecentStep[] => [
  ...createApprovedSteps(approvedRequests),
  ...createRequestSteps(accessRequests),
];
