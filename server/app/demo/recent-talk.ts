import { randomUUID } from 'node:crypto';
import { findStaffByName } from '../../desk/desk.ts';
import type { Actors } from './actors.ts';
import { type DemoPartner, regular } from './demo-partners.ts';
import { demoClerk, demoController } from './demo-staff.ts';
import { createSteps, type RecentStep } from './recent-step.ts';

/** A chat: messages in turn, the partner first, each with the hours since it was sent. */
interface Chat {
  readonly partnerIndex: number;
  readonly lines: readonly (readonly [hoursAgo: number, text: string])[];
  /** To whom staff assigned the chat afterwards; to nobody if they gave it back. */
  readonly handover?: {
    readonly hoursAgo: number;
    readonly staffName: typeof demoController | null;
  };
}

const chats: readonly Chat[] = [
  {
    partnerIndex: 0,
    lines: [
      [12, 'สวัสดีค่ะ แผนของฉันยังรอลงงบอยู่ ต้องทำอะไรต่อคะ'],
      [
        8,
        'Hello, the plan is waiting for your amount. Open it under Plans and choose how much to ' +
          'put.',
      ],
      [5, 'ได้แล้วค่ะ ขอบคุณค่ะ'],
    ],
  },
  {
    partnerIndex: 2,
    lines: [
      [8, 'Morning. My plan has used 18 so far and there is one order. Is that normal?'],
      [
        5,
        'Good morning. One order after about three hundred views is within the usual range. You ' +
          'can follow every single view under Proof.',
      ],
    ],
  },
  { partnerIndex: 3, lines: [[3, 'Ich habe meine Bankverbindung geändert. Wann ist sie aktiv?']] },
  {
    partnerIndex: 5,
    lines: [
      [24, 'Olá, o pagamento aparece como enviado. Quanto tempo leva até chegar?'],
      [12, 'Hello, the bank has had it since today. It usually arrives within two working days.'],
    ],
  },
  {
    partnerIndex: 6,
    lines: [[5, '¿Por qué una visita no se cobró? Veo varias marcadas como no válidas.']],
    handover: { hoursAgo: 3, staffName: demoController },
  },
  {
    partnerIndex: 7,
    lines: [
      [24, '정산은 언제 끝나나요?'],
      [12, 'Hello, when none of its orders can be cancelled any more. Each order shows its date.'],
      [12, '네, 감사합니다.'],
      [8, 'You are welcome.'],
    ],
    handover: { hoursAgo: 8, staffName: null },
  },
  { partnerIndex: 10, lines: [[0.25, 'Can I follow two operators at the same time?']] },
  {
    partnerIndex: 13,
    lines: [
      [12, 'I sent 200 yesterday under my reference, but it is not in the wallet.'],
      [8, 'Thank you. I found the transfer. Once a colleague confirms it, it is in your wallet.'],
      [5, 'It is there. That was quick.'],
    ],
  },
  {
    partnerIndex: 16,
    lines: [[8, 'プランを途中で止めた場合、残りはいつ戻りますか。']],
    handover: { hoursAgo: 5, staffName: demoController },
  },
  {
    partnerIndex: 24,
    lines: [[0.25, 'The level page says 40 points are missing. What counts towards it?']],
  },
];

function createChatSteps({ partnerIndex, lines, handover }: Chat): RecentStep[] {
  const demoPartner = regular(partnerIndex);
  const steps = lines.map(
    ([hoursAgo, text], index): RecentStep => ({
      hoursAgo,
      async run({ actors }) {
        const actor = await actors.partner(demoPartner);
        const requestId = randomUUID();
        if (index % 2 === 0) return actor.call('sendChat', { requestId, text });

        await assignChat(actors, demoPartner, demoClerk);
        return actors.clerk.call('answerChat', { requestId, partnerId: actor.id, text });
      },
    }),
  );
  if (!handover) return steps;

  const { hoursAgo, staffName } = handover;
  return [...steps, { hoursAgo, run: ({ actors }) => assignChat(actors, demoPartner, staffName) }];
}

/** The clerk takes a chat, as one must before answering it, hands it over or gives it back. */
async function assignChat(
  actors: Actors,
  demoPartner: DemoPartner,
  staffName: string | null,
): Promise<void> {
  const { id: partnerId } = await actors.partner(demoPartner);
  const { sql } = actors.services.db;
  const staff = staffName === null ? null : await findStaffByName(sql, staffName);
  const { version, assigned } = await actors.clerk.call('openChat', { partnerId });
  if (assigned?.staffId === staff?.id) return;

  await actors.clerk.call('assignChat', { partnerId, version, to: staff?.id ?? null });
}

/** Answers that partners reported: the first report waits, the others were decided. */
const reports = [
  { partnerIndex: 2, hours: [3], outcome: 'dismissed', reason: '' },
  {
    partnerIndex: 13,
    hours: [5, 3],
    outcome: 'dismissed',
    reason: 'The answer says what the wallet shows. Nothing was promised.',
  },
  {
    partnerIndex: 5,
    hours: [8, 5],
    outcome: 'upheld',
    reason: 'How long a bank takes is not ours to say. The answer named a time.',
  },
] as const;

const createReportSteps = (): RecentStep[] =>
  reports.flatMap(({ partnerIndex, hours, outcome, reason }) =>
    createSteps(
      hours,
      async ({ actors }) => {
        const actor = await actors.partner(regular(partnerIndex));
        const { list } = await actor.call('chatMessages', {});
        const answer = list.find(({ from }) => from === 'staff');
        await actor.call('reportMessage', { source: 'chat', ref: String(answer?.seq) });
        return actor.id;
      },
      async ({ actors: { controller } }, partnerId) => {
        const { list } = await controller.call('listMessageReports', { state: 'open' });
        const id = list.find((report) => report.partnerId === partnerId)?.id ?? '';
        await controller.call('answerMessageReport', { id, outcome, reason });
      },
    ),
  );

const cannedAnswers = [
  {
    title: 'Where a deposit is',
    text: 'Thank you for writing. I am looking for your transfer now.',
  },
  {
    title: 'When a plan settles',
    text: 'A plan settles when its orders can no longer be cancelled.',
  },
];

const createCannedAnswerSteps = (): RecentStep[] =>
  cannedAnswers.map((answer) => ({
    hoursAgo: 24,
    run: ({ actors }) => actors.clerk.call('saveCannedAnswer', { id: null, version: 0, ...answer }),
  }));

export const createTalkSteps = (): RecentStep[] => [
  ...chats.flatMap(createChatSteps),
  ...createReportSteps(),
  ...createCannedAnswerSteps(),
];
