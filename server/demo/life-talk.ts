import { randomUUID } from 'node:crypto';
import type { FeedbackState, FeedbackTopic } from '#domain/help/feedback.ts';
import { findStaffByName } from '../desk/desk.ts';
import type { Actors } from './actors.ts';
import { type Player, regular } from './cast.ts';
import type { LifeAct } from './life.ts';
import { changeActs } from './life-changes.ts';

/** A chat: messages in turn, the partner first, and what staff do with the chat afterwards. */
interface Talk {
  readonly who: number;
  readonly lines: readonly string[];
  readonly end?: 'handed over' | 'released';
}

const talks: readonly Talk[] = [
  {
    who: 0,
    lines: [
      'สวัสดีค่ะ แผนของฉันยังรอลงงบอยู่ ต้องทำอะไรต่อคะ',
      'Hello, the plan is waiting for your amount. Open it under Plans and choose how much to put.',
      'ได้แล้วค่ะ ขอบคุณค่ะ',
    ],
  },
  {
    who: 2,
    lines: [
      'Morning. My plan has used 18 so far and there is one order. Is that normal?',
      'Good morning. One order after about three hundred views is within the usual range. You ' +
        'can follow every single view under Proof.',
    ],
  },
  { who: 3, lines: ['Ich habe meine Bankverbindung geändert. Wann ist sie aktiv?'] },
  {
    who: 5,
    lines: [
      'Olá, o pagamento aparece como enviado. Quanto tempo leva até chegar?',
      'Hello, the bank has had it since today. It usually arrives within two working days.',
    ],
  },
  {
    who: 6,
    lines: ['¿Por qué una visita no se cobró? Veo varias marcadas como no válidas.'],
    end: 'handed over',
  },
  {
    who: 7,
    lines: [
      '정산은 언제 끝나나요?',
      'Hello, when none of its orders can be cancelled any more. Each order shows its date.',
      '네, 감사합니다.',
      'You are welcome.',
    ],
    end: 'released',
  },
  { who: 10, lines: ['Can I follow two operators at the same time?'] },
  {
    who: 13,
    lines: [
      'I sent 200 yesterday under my reference, but it is not in the wallet.',
      'Thank you. I found the transfer. Once a colleague confirms it, it is in your wallet.',
      'It is there. That was quick.',
    ],
  },
  { who: 16, lines: ['プランを途中で止めた場合、残りはいつ戻りますか。'], end: 'handed over' },
  { who: 24, lines: ['The level page says 40 points are missing. What counts towards it?'] },
];

const chats = talks.flatMap(({ who, lines, end }): LifeAct[] => {
  const player = regular(who);
  const said = lines.map(
    (text, nth): LifeAct => ({
      name: `${player.username} in the chat: ${nth}`,
      async run({ actors }) {
        const actor = await actors.partner(player);
        const requestId = randomUUID();
        if (nth % 2 === 0) return actor.ask('sendChat', { requestId, text });
        await assign(actors, player, 'Demo Clerk');
        return actors.clerk.ask('answerChat', { requestId, partnerId: actor.id, text });
      },
    }),
  );
  if (!end) return said;
  const to = end === 'released' ? null : 'Demo Controller';
  const run: LifeAct['run'] = ({ actors }) => assign(actors, player, to);
  return [...said, { name: `${player.username} in the chat: ${end}`, run }];
});

/** The clerk takes a chat, as one must before answering it, hands it over or gives it back. */
export async function assign(actors: Actors, player: Player, name: string | null): Promise<void> {
  const { id: partnerId } = await actors.partner(player);
  const to = name === null ? null : await findStaffByName(actors.services.db.sql, name);
  const { version, assigned } = await actors.clerk.ask('openChat', { partnerId });
  if (assigned?.staffId === to?.id) return;
  await actors.clerk.ask('assignChat', { partnerId, version, to: to?.id ?? null });
}

/** Feedback tickets in every state. */
const tickets = (
  [
    [1, 'app', 'The dark mode is easy on the eyes. Could it follow the time of day?', 'received'],
    [4, 'plans', 'Please let me copy an amount from an earlier plan.', 'in-progress'],
    [8, 'payout', 'The fee was shown before I confirmed. Thank you for that.', 'answered'],
    [11, 'delivery', 'I would like to see the hour of the day for clicks.', 'closed'],
    [14, 'wallet', 'Die Summe im Auszug stimmt, aber die Spalte ist sehr schmal.', 'received'],
    [19, 'account', 'How do I change the name on my account?', 'answered'],
    [25, 'other', 'Do you have an office in Hamburg?', 'closed'],
    [27, 'delivery', 'One placement shows my ad next to news that doesn’t suit it.', 'in-progress'],
  ] as const satisfies readonly (readonly [number, FeedbackTopic, string, FeedbackState])[]
).map(([who, topic, content, state]): LifeAct => {
  const player = regular(who);
  return {
    name: `${player.username} gives feedback`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const given = { requestId: randomUUID(), topic, content };
      const { ticket } = await actor.ask('sendFeedback', given);
      if (state === 'received') return;
      const seen = { ticket, seen: 'received', steps: await stepsOf(actors, ticket) } as const;
      const answer =
        state === 'in-progress' ? '' : 'Thank you. We have passed it on to those who build it.';
      await actors.clerk.ask('moveTicket', { ...seen, to: state, answer });
    },
  };
});

export const stepsOf = async ({ clerk }: Actors, ticket: string): Promise<number> =>
  (await clerk.ask('showTicket', { ticket })).steps.length;

/** What became of an answer that a partner reported. */
const verdicts = {
  open: '',
  dismissed: 'The answer says what the wallet shows. Nothing was promised.',
  upheld: 'How long a bank takes is not ours to say. The answer named a time.',
} as const;

const reports = (
  [
    [2, 'open'],
    [13, 'dismissed'],
    [5, 'upheld'],
  ] as const
).map(([who, outcome]): LifeAct => {
  const player = regular(who);
  return {
    name: `${player.username} reports an answer`,
    async run({ actors }) {
      const actor = await actors.partner(player);
      const { list } = await actor.ask('chatMessages', {});
      const answer = list.find(({ from }) => from === 'staff');
      if (!answer) return;
      await actor.ask('reportMessage', { source: 'chat', ref: String(answer.seq) });
      if (outcome === 'open') return;
      const { controller } = actors;
      const open = (await controller.ask('listMessageReports', { state: 'open' })).list;
      const id = open.find(({ partnerId }) => partnerId === actor.id)?.id ?? '';
      const reason = verdicts[outcome];
      await controller.ask('answerMessageReport', { id, outcome, reason });
    },
  };
});

const canned = (
  [
    ['Where a deposit is', 'Thank you for writing. I am looking for your transfer now.'],
    ['When a plan settles', 'A plan settles when its orders can no longer be cancelled.'],
  ] as const
).map(
  ([title, text]): LifeAct => ({
    name: `a canned answer: ${title}`,
    run: ({ actors }) =>
      actors.clerk.ask('saveCannedAnswer', { id: null, version: 0, title, text }),
  }),
);

export const talkActs: readonly LifeAct[] = [
  ...chats,
  ...tickets,
  ...reports,
  ...canned,
  ...changeActs,
];
