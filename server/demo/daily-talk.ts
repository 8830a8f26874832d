import type { Language } from '#domain/language.ts';

/** What partners of a running demo ask, and what they are answered. */
const talks: readonly (readonly [Language, question: string, answer: string])[] = [
  [
    'en',
    'Where do I see which page my ad was shown on?',
    'Hello, open the plan and then Performance. Every placement is listed there.',
  ],
  [
    'en',
    'Can I stop a plan before its last day?',
    'Hello, yes. Open the plan and choose Stop. What was not used goes back to your wallet.',
  ],
  [
    'de',
    'Wie lange kann ich eine zurückgewiesene Bestellung noch anfechten?',
    'Hello, for thirty days. The order itself shows the date.',
  ],
  [
    'th',
    'ขอใบแจ้งยอดของเดือนที่แล้วได้ที่ไหนคะ',
    'Hello, open the wallet and choose Statement. You can pick the month there.',
  ],
  [
    'vi',
    'Tôi muốn đổi tài khoản ngân hàng nhận tiền thì làm thế nào?',
    'Hello, open the wallet and choose Card or wallet address. Payouts wait a day after a change.',
  ],
  [
    'ja',
    '広告が表示された国を確認できますか。',
    'Hello, yes. Open the plan and then Performance, where countries are listed.',
  ],
  [
    'pt',
    'Por que alguns cliques não foram cobrados?',
    'Hello, those were found invalid. What counted, on the plan, names the reason for each.',
  ],
  [
    'es',
    '¿Puedo dejar de seguir a un operador cuando quiera?',
    'Hello, yes, with one tap. Plans that are already running go on to their end.',
  ],
  [
    'ko',
    '쿠폰은 어디에서 사용할 수 있나요?',
    'Hello, you can choose it when you put an amount on a plan.',
  ],
  [
    'fr',
    'Où puis-je voir qui a consulté mon compte ?',
    'Hello, open the wallet and then Staff activity. Every act is there with a name.',
  ],
];

const answers = new Map(talks.map(([, question, answer]) => [question, answer]));

export const questionsOf = (spoken: Language): string[] =>
  talks.flatMap(([language, question]) => (language === spoken ? [question] : []));

export const answerTo = (question: string): string =>
  answers.get(question) ?? 'Hello, thank you for writing. A colleague is looking into it.';
