import { randomUUID } from 'node:crypto';
import { dayMs } from '#domain/plan/limits.ts';
import { regular } from './cast.ts';
import type { LifeAct } from './life.ts';

/** Accounts to pause: one waits for the second person, one was confirmed, one was refused. */
const statuses = (
  [
    [29, 'waiting', 'CALL-2290'],
    [31, 'confirmed', 'CALL-2268'],
    [27, 'refused', 'CALL-2271'],
  ] as const
).map(
  ([nth, end, reference]): LifeAct => ({
    name: `an account is to be paused: ${end}`,
    async run({ actors }) {
      const { id: partnerId } = await actors.partner(regular(nth));
      const reason = 'The owner asked us to pause the account for a while';
      const asked = { id: partnerId, seen: 'active', to: 'disabled', reason, reference } as const;
      const { proposalId: id } = await actors.clerk.ask('proposeStatus', asked);
      if (end === 'waiting') return;
      const isConfirmed = end === 'confirmed';
      await actors.controller.ask('decideForPartner', {
        ...{ id, isConfirmed },
        ...(isConfirmed ? {} : { reason: 'Nobody answered when we called back' }),
      });
    },
  }),
);

/** An announcement that waits for the second person. */
const announcement: LifeAct = {
  name: 'an announcement is written',
  async run({ actors }) {
    const words = {
      en: [
        'Maintenance on Sunday',
        'On Sunday between two and three in the morning figures arrive a little later.',
      ],
      de: [
        'Wartung am Sonntag',
        'Am Sonntag zwischen zwei und drei Uhr kommen die Zahlen etwas später an.',
      ],
      th: ['ปิดปรับปรุงวันอาทิตย์', 'วันอาทิตย์ระหว่างตีสองถึงตีสาม ตัวเลขจะมาช้ากว่าปกติเล็กน้อย'],
    } as const;
    const textOf = ([title, text]: readonly [string, string]) => ({
      ...{ title, blocks: [{ type: 'paragraph' as const, text }] },
    });
    await actors.clerk.ask('announceToAll', {
      ...{ requestId: randomUUID(), category: 'system-announcement', language: null },
      ...{ levels: null, at: null },
      texts: { en: textOf(words.en), de: textOf(words.de), th: textOf(words.th) },
    });
  },
};

/** A campaign that gives more than one person may: it waits, and starts in a few days. */
const campaign: LifeAct = {
  name: 'a campaign is written',
  async run({ actors }) {
    const startsAt = new Date(actors.services.now().getTime() + 5 * dayMs).toISOString();
    const names = { de: 'Winteraktion', th: 'แคมเปญฤดูหนาว', ja: '冬のキャンペーン' };
    await actors.clerk.ask('makeCampaign', {
      ...{ requestId: randomUUID(), name: 'Winter campaign', names, audience: 'everyone' },
      ...{ newUserDays: null, kind: 'discount', type: 'discount', sharePercent: 20 },
      ...{ amount: null, most: '40.00', amountRequired: '50.00', budget: '4000.00', startsAt },
      ...{ days: 30, everyDays: null, couponDays: 14, reason: 'As every winter' },
    });
  },
};

export const changeActs: readonly LifeAct[] = [...statuses, announcement, campaign];
