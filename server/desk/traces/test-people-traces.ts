import { generateKeyPairSync, randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { userInfo } from '#contract/account.ts';
import { sendChat } from '#contract/chat.ts';
import {
  answerChat,
  assignChat,
  openChat,
  removeCannedAnswer,
  saveCannedAnswer,
  showPartnerImage,
} from '#contract/desk/chats.ts';
import { addHost, endHost, rotateHostKey } from '#contract/desk/hosts.ts';
import {
  askToClear,
  decideObjection,
  decidePayPassword,
  helpLoginPassword,
  helpPayPassword,
} from '#contract/desk/partner-help.ts';
import {
  changePartnerStatus,
  endPartnerSession,
  notePartner,
  showPartner,
} from '#contract/desk/partners.ts';
import { askDataExport, askErasure, downloadPersonalData } from '#contract/desk/personal-data.ts';
import { answerMessageReport, listMessageReports } from '#contract/desk/reports.ts';
import { acceptLoss } from '#contract/desk/stream.ts';
import { moveTicket } from '#contract/desk/tickets.ts';
import { addWitness, endWitness } from '#contract/desk/witnesses.ts';
import { sendFeedback } from '#contract/feedback.ts';
import { reportMessage } from '#contract/report.ts';
import { listSessions } from '#contract/session.ts';
import { noteKey, signatureTypes, verifierKey } from '#domain/transparency/note.ts';
import { sendFiles } from '../../people/file/test-upload.ts';
import { insertObjection } from '../../people/partner/objection-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { hashBytes } from '../../proof/transparency/note-crypto.ts';
import { insertWitness } from '../../proof/transparency/witness-store.ts';
import type { TestServer } from '../../test-server.ts';
import { stopPartition } from '../stream/test-stopped-partition.ts';
import { withSecond } from '../test-desk.ts';
import { onPartner, type TraceScenario, type TraceWorld } from './test-traces.ts';

const reason = 'as agreed';

let partners = 0;

/** A new partner, so that no scenario meets another's leftovers. */
export async function newPartner(server: TestServer, username = '') {
  partners += 1;
  const token = await server.admit(username || `people${partners}`);
  const info = await server.ask(userInfo, {}, { token });
  if (info.code !== 200) throw new Error(info.msg);
  return { id: info.data.id, token };
}

/** A partner who has written. */
export async function writer(server: TestServer, text = 'Good morning') {
  const partner = await newPartner(server);
  const message = { requestId: randomUUID(), text };
  const sent = await server.ask(sendChat, message, { token: partner.token });
  if (sent.code !== 200) throw new Error(sent.msg);
  return partner;
}

async function writtenTicket(server: TestServer) {
  const { id: partnerId, token } = await newPartner(server);
  const sent = await server.ask(sendFeedback, { topic: 'app', content: 'It is late.' }, { token });
  if (sent.code !== 200) throw new Error(sent.msg);
  return { partnerId, ticket: sent.data.ticket };
}

export const sendTicket = async (server: TestServer) => (await writtenTicket(server)).ticket;

export const told = { reason: 'Asked by phone, born 1 May 1980.', reference: 'call 17' };

/** The public key of a fictitious witness of that name. */
const witnessKey = async (name: string) => {
  const key = new Uint8Array(randomBytes(32));
  return verifierKey(await noteKey(name, signatureTypes.witness, key, hashBytes));
};

export const publicPem = () =>
  generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString();

async function taken({ server, first }: TraceWorld) {
  const { id: partnerId } = await writer(server);
  await first.get(assignChat, { partnerId, version: 0, to: first.id });
  return partnerId;
}

/** A partner who reported that somebody else got in. */
async function objector(server: TestServer) {
  const partner = await newPartner(server);
  const { now } = server.clock;
  await insertObjection(server.db.sql, { partnerId: partner.id, sessionId: randomUUID() }, now);
  return partner;
}

/** How to perform each act on partners, chats, feedback and hosts. */
export const peopleTraces = {
  async changePartnerStatus({ server, first }) {
    const { id } = await newPartner(server);
    const asked = { id, seen: 'active', to: 'disabled', ...told } as const;
    return onPartner(id, () => first.get(changePartnerStatus, asked));
  },
  async notePartner({ server, first }) {
    const { id } = await newPartner(server);
    return onPartner(id, () => first.get(notePartner, { id, ...told }));
  },
  async endPartnerSession({ server, first }) {
    const { id, token } = await newPartner(server);
    const sessions = await server.ask(listSessions, {}, { token });
    const sessionId = sessions.code === 200 ? (sessions.data.list[0]?.id ?? '') : '';
    return onPartner(id, () => first.get(endPartnerSession, { id, sessionId, ...told }));
  },
  async helpLoginPassword({ server, first }) {
    const { id } = await newPartner(server);
    return onPartner(id, () => first.get(helpLoginPassword, { id, seen: null, ...told }));
  },
  async helpPayPassword({ server, first }) {
    const { id } = await readyPartner(server, 'forgetful', '0.00');
    return onPartner(id, () => first.get(helpPayPassword, { id, ...told }));
  },
  async decidePayPassword({ server, first, second }) {
    const { id } = await readyPartner(server, 'forgetful2', '0.00');
    await first.get(helpPayPassword, { id, ...told });
    const seen = (await second.get(showPartner, { id })).payPassword.reset?.requestedAt ?? '';
    return onPartner(id, () =>
      second.get(decidePayPassword, { id, seen, isConfirmed: true, ...told }),
    );
  },
  async askToClear({ server, first }) {
    const { id } = await objector(server);
    return onPartner(id, () => first.get(askToClear, { id, ...told }));
  },
  async decideObjection({ server, first, second }) {
    const { id } = await objector(server);
    await first.get(askToClear, { id, ...told });
    return onPartner(id, () => second.get(decideObjection, { id, isConfirmed: true, ...told }));
  },
  async askDataExport({ server, first }) {
    const { id } = await newPartner(server);
    return onPartner(id, () => first.get(askDataExport, { id, ...told }));
  },
  async askErasure({ server, first }) {
    const { id } = await newPartner(server);
    return onPartner(id, () => first.get(askErasure, { id, ...told }));
  },
  async downloadPersonalData({ server, first, second }) {
    const { id } = await newPartner(server);
    await withSecond(first, second).get(askDataExport, { id, ...told });
    return onPartner(id, () => first.get(downloadPersonalData, { id }));
  },
  async openChat({ server, first }) {
    const { id: partnerId } = await writer(server);
    return onPartner(partnerId, () => first.get(openChat, { partnerId }));
  },
  async showPartnerImage({ server, first }) {
    const { id: partnerId, token } = await newPartner(server);
    const create = { width: 8, height: 8, channels: 3, background: '#fff' } as const;
    const bytes = await sharp({ create }).png().toBuffer();
    const sent = await sendFiles(server.app, token, { bytes });
    if (sent.code !== 200) throw new Error(sent.msg);
    const { id } = sent.data;
    return onPartner(partnerId, () => first.get(showPartnerImage, { partnerId, id }));
  },
  async assignChat({ server, first, second }) {
    const { id: partnerId } = await writer(server);
    const handed = { partnerId, version: 0, to: second.id };
    return onPartner(partnerId, () => first.get(assignChat, handed));
  },
  async answerChat(world) {
    const partnerId = await taken(world);
    const answer = { partnerId, text: 'We look into it.' };
    return onPartner(partnerId, () =>
      world.first.get(answerChat, { requestId: randomUUID(), ...answer }),
    );
  },
  async answerMessageReport(world) {
    const { server, first, second } = world;
    const { id: partnerId, token } = await writer(server);
    await first.get(assignChat, { partnerId, version: 0, to: first.id });
    const said = { requestId: randomUUID(), partnerId, text: 'We look into it.' };
    const { seq } = await first.get(answerChat, said);
    await server.ask(reportMessage, { source: 'chat', ref: String(seq) }, { token });
    const { list } = await second.get(listMessageReports, {});
    const id = list.find((one) => one.partnerId === partnerId)?.id ?? '';
    const answer = { id, outcome: 'dismissed', reason: 'It is a plain answer.' } as const;
    return onPartner(partnerId, () => second.get(answerMessageReport, answer));
  },
  async saveCannedAnswer({ first }) {
    const answer = { id: null, version: 0, title: 'Hello', text: 'Good morning.' };
    return () => first.get(saveCannedAnswer, answer);
  },
  async removeCannedAnswer({ first }) {
    const answer = { id: null, version: 0, title: 'Bye', text: 'Good night.' };
    const { id } = await first.get(saveCannedAnswer, answer);
    return () => first.get(removeCannedAnswer, { id, version: 1 });
  },
  async moveTicket({ server, first }) {
    const { partnerId, ticket } = await writtenTicket(server);
    const seen = { ticket, seen: 'received', steps: 1 } as const;
    const step = { ...seen, to: 'answered', answer: 'It is better now.' } as const;
    return onPartner(partnerId, () => first.get(moveTicket, step));
  },
  async addHost({ first }) {
    const host = { name: 'shop-app', publicKey: publicPem(), origin: '', reason };
    return () => first.get(addHost, host);
  },
  async rotateHostKey({ first, second }) {
    const host = { name: 'turning-app', publicKey: publicPem(), origin: '', reason };
    await withSecond(first, second).get(addHost, host);
    const key = { name: host.name, version: 1, publicKey: publicPem(), overlapDays: 7, reason };
    return () => first.get(rotateHostKey, key);
  },
  async endHost({ first, second }) {
    const host = { name: 'ended-app', publicKey: publicPem(), origin: '', reason };
    await withSecond(first, second).get(addHost, host);
    return () => first.get(endHost, { name: host.name, reason });
  },
  async acceptLoss({ server, first }) {
    await stopPartition(server, 9);
    return () => first.get(acceptLoss, { partition: 9, reason });
  },
  async addWitness({ first }) {
    const witness = { verifierKey: await witnessKey('a.example'), address: 'https://a.example' };
    return () => first.get(addWitness, { ...witness, quorum: 1, reason });
  },
  /** That of `addWitness` stays. */
  async endWitness({ server, first }) {
    const name = 'b.example';
    const witness = { name, key: await witnessKey(name), address: 'https://b.example' };
    const added = { addedBy: 'a test', addedAt: server.clock.now };
    await insertWitness(server.db.sql, { ...witness, ...added });
    return () => first.get(endWitness, { witness: name, quorum: 1, reason });
  },
} as const satisfies Record<string, TraceScenario>;
