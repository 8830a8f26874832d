import { randomUUID } from 'node:crypto';
import {
  announceToAll,
  announceToPartner,
  withdrawAnnouncement,
  withdrawFromPartner,
} from '#contract/desk/announcements.ts';
import { decideApproval, listApprovals, withdrawApproval } from '#contract/desk/approvals.ts';
import { endCampaign, giveCoupon, makeCampaign } from '#contract/desk/campaigns.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import { reviewCreative, uploadCreative } from '#contract/desk/creatives.ts';
import {
  changeContact,
  endPostbackKeys,
  makeMerchant,
  makePostbackKey,
} from '#contract/desk/merchants.ts';
import {
  changeRate,
  endPlacement,
  makePlacement,
  makePublisher,
} from '#contract/desk/placements.ts';
import {
  changeProduct,
  findPartners,
  makeProduct,
  pushProduct,
  withdrawProduct,
} from '#contract/desk/products.ts';
import { arrangeQuestions, dropQuestion, saveQuestion } from '#contract/desk/questions.ts';
import { confirmWaiting, withSecond } from '../test-desk.ts';
import {
  approveAll,
  bringPicture,
  deskProduct,
  news,
  ownQuestion,
  picture,
  putUpPlacement,
  putUpProduct,
  teamCampaign,
} from '../test-programme.ts';
import { onPartner, type TraceScenario, type TraceWorld } from './test-traces.ts';

const reason = 'as agreed';
const later = '2027-01-01T00:00:00.000Z';
const said = { category: 'activity', language: null, levels: null, texts: news } as const;
const versionNow = async ({ first }: TraceWorld) =>
  (await first.get(readConfiguration, {})).version;

async function admitted({ server, first }: TraceWorld, username: string): Promise<string> {
  await server.admit(username);
  const { list } = await first.get(findPartners, { name: username });
  return list[0]?.id ?? '';
}

/** How to perform each act on the catalogue, the programme and the configuration. */
export const programmeTraces = {
  async makeMerchant({ first }) {
    return () => first.get(makeMerchant, { name: 'Quay Shop', contact: '', reason });
  },
  async changeContact({ first, second }) {
    const { merchantId: id } = await putUpProduct(first, second);
    return () => first.get(changeContact, { id, version: 1, contact: 'Bo', reason });
  },
  async makePostbackKey({ first, second }) {
    const { merchantId: id } = await putUpProduct(first, second);
    return () => first.get(makePostbackKey, { id, seen: 0, overlapDays: 7, reason });
  },
  async endPostbackKeys({ first, second }) {
    const { merchantId: id } = await putUpProduct(first, second);
    return () => first.get(endPostbackKeys, { id, reason });
  },
  async decideApproval({ first, second }) {
    await confirmWaiting(second);
    const { merchantId: id } = await putUpProduct(first, second);
    await first.get(changeContact, { id, version: 1, contact: 'Bo', reason });
    const [waiting] = (await second.get(listApprovals, {})).list;
    const decision = { id: waiting?.id ?? '', isApproved: true, reason: '' };
    return () => second.get(decideApproval, decision);
  },
  async withdrawApproval({ first, second }) {
    await confirmWaiting(second);
    const { merchantId: id } = await putUpProduct(first, second);
    await first.get(changeContact, { id, version: 1, contact: 'Bo', reason });
    const [waiting] = (await second.get(listApprovals, {})).list;
    return () => first.get(withdrawApproval, { id: waiting?.id ?? '', reason });
  },
  async makeProduct({ first, second }) {
    const { merchantId } = await putUpProduct(first, second);
    const product = { merchantId, written: deskProduct, reason };
    return () => first.get(makeProduct, { requestId: randomUUID(), ...product });
  },
  async changeProduct({ first, second }) {
    const { id } = await putUpProduct(first, second);
    const written = { ...deskProduct, commission: '9.00' };
    return () => first.get(changeProduct, { id, written, reason });
  },
  async withdrawProduct({ first, second }) {
    const { id } = await putUpProduct(first, second);
    return () => first.get(withdrawProduct, { id, seen: 'unreviewed', reason });
  },
  async pushProduct(world) {
    const { first, second } = world;
    const { id } = await putUpProduct(first, second);
    await bringPicture(first, id);
    await approveAll(second, id);
    const partnerId = await admitted(world, 'pushed');
    const pushed = { id, partnerIds: [partnerId] };
    return onPartner(partnerId, () => first.get(pushProduct, pushed));
  },
  async uploadCreative({ first, second }) {
    const { id: productId } = await putUpProduct(first, second);
    const shown = { productId, format: 'image', title: 'Boats', titles: {}, video: null } as const;
    const file = await picture();
    return () => first.get(uploadCreative, { ...shown, file });
  },
  async reviewCreative({ first, second }) {
    const id = await bringPicture(first, (await putUpProduct(first, second)).id);
    const verdict = { id, version: 0, state: 'rejected', reason } as const;
    return () => second.get(reviewCreative, verdict);
  },
  async makePublisher({ first }) {
    return () => first.get(makePublisher, { name: 'Quay Times', reason });
  },
  async makePlacement({ first }) {
    const { id: publisherId } = await first.get(makePublisher, { name: 'Pier Times', reason });
    const size = { format: 'image', width: 300, height: 250 } as const;
    const rate = { model: 'cpc', price: '0.30', payBps: 8500 } as const;
    const where = { publisherId, name: 'Side', domains: ['pier.example'], category: 'news' };
    return () => first.get(makePlacement, { ...where, ...size, ...rate, reason });
  },
  async changeRate({ server, first, second }) {
    const key = await putUpPlacement(withSecond(first, second));
    server.clock.now = new Date(server.clock.now.getTime() + 1000);
    const rate = { model: 'cpm', price: '2.50', payBps: 9000 } as const;
    return () => first.get(changeRate, { key, version: 1, ...rate, reason });
  },
  async endPlacement({ first, second }) {
    const key = await putUpPlacement(withSecond(first, second));
    return () => first.get(endPlacement, { key, reason });
  },
  async makeCampaign({ first }) {
    return () => first.get(makeCampaign, teamCampaign);
  },
  async endCampaign({ first, second }) {
    const { id } = await withSecond(first, second).get(makeCampaign, teamCampaign);
    return () => first.get(endCampaign, { id, reason });
  },
  async giveCoupon(world) {
    const { id } = await withSecond(world.first, world.second).get(makeCampaign, teamCampaign);
    const partnerId = await admitted(world, 'gifted');
    const given = { id, partnerId, seen: 0, reference: 'T-1', reason };
    return onPartner(partnerId, () => world.first.get(giveCoupon, given));
  },
  async announceToAll({ first }) {
    return () => first.get(announceToAll, { requestId: randomUUID(), ...said, at: null });
  },
  async announceToPartner(world) {
    const partnerId = await admitted(world, 'told');
    const told = { category: 'activity', partnerId, at: null, texts: news } as const;
    return onPartner(partnerId, () =>
      world.first.get(announceToPartner, { requestId: randomUUID(), ...told }),
    );
  },
  async withdrawAnnouncement({ first, second }) {
    const told = { requestId: randomUUID(), ...said, at: later };
    const { id } = await withSecond(first, second).get(announceToAll, told);
    return () => first.get(withdrawAnnouncement, { id, reason });
  },
  async withdrawFromPartner(world) {
    const partnerId = await admitted(world, 'awaiting');
    const told = { category: 'activity', partnerId, at: later, texts: news } as const;
    const both = withSecond(world.first, world.second);
    const { id } = await both.get(announceToPartner, { requestId: randomUUID(), ...told });
    return onPartner(partnerId, () => world.first.get(withdrawFromPartner, { id, reason }));
  },
  async saveQuestion(world) {
    const version = await versionNow(world);
    return () => world.first.get(saveQuestion, { version, question: ownQuestion, reason });
  },
  async dropQuestion(world) {
    const question = { ...ownQuestion, id: 'to-drop' };
    const saved = { version: await versionNow(world), question, reason };
    await withSecond(world.first, world.second).get(saveQuestion, saved);
    const version = await versionNow(world);
    return () => world.first.get(dropQuestion, { version, id: 'to-drop', reason });
  },
  async arrangeQuestions(world) {
    const version = await versionNow(world);
    const arranged = { order: ['fees'], hidden: ['follow'] };
    return () => world.first.get(arrangeQuestions, { version, ...arranged, reason });
  },
  async changeConfiguration(world) {
    const version = await versionNow(world);
    const change = { part: 'depositInstructions', value: { en: ['Ask us.'] }, reason } as const;
    return () => world.first.get(changeConfiguration, { version, ...change });
  },
} as const satisfies Record<string, TraceScenario>;
