/** Names and abbreviations that are the same in every language. */
export const sameEverywhere: readonly string[] = [
  ...['Reachbook', 'VIP', 'PDF', 'CSV', 'UTC', 'JSON'],
];

/** Words that a language happens to share with English. A person looked at each. */
export const sameIn: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Plan', 'Bank', 'Status', 'Chat', 'Tablet', 'Computer', 'Video'],
    ...['Wallet', 'Max {amount}', 'Plan {plan}', 'Ticket {ticket}'],
  ],
  fr: [
    ...['Notifications', 'Coupons', 'Coupon', 'Question', 'Questions', 'Plan', 'Plans'],
    ...['Impressions', 'Impression', 'Impr.', 'Type', 'Messages', 'Image', 'Programme', 'Score'],
    '{merchant}, plan {plan}',
  ],
  es: ['Plan', 'No', 'Video', 'Hash', 'Impr.', '{merchant}, plan {plan}'],
  pt: ['Hash', 'Tablet', 'Impr.'],
};

/** Languages whose own words are never written in Latin letters. */
export const otherScripts: readonly string[] = ['ja', 'ko', 'ru', 'th', 'zh-CN', 'zh-TW'];

/** Names and abbreviations that they write so all the same. */
export const latinEverywhere: readonly string[] = [
  ...['Reachbook', 'VIP', 'SIM', 'ID', 'UTC', 'MB', 'PDF', 'CSV', 'JSON', 'JPEG', 'PNG', 'WebP'],
  // The holder and the bank of the demo's play account.
  ...['Demo', 'Play', 'Bank'],
  ...['iPhone', 'Node', 'Python', 'https', 'name@example.com', 'K7QF-2M9T-X4HB-0W6R'],
  // A statement says in English too that it is of a demo: whoever is shown one may read no other.
  'SIMULATED',
  // Invented shops and their goods.
  ...['Harbour', 'Roast', 'Fieldnote', 'Tidal', 'Lumen'],
];

/** What one of them writes so besides. */
export const latinIn: Readonly<Record<string, readonly string[]>> = {
  ja: ['OS'],
  ru: ['push', 'Push'],
  'zh-CN': ['App'],
  'zh-TW': ['App'],
};

/** Words that stand in many English sentences and in none of the other languages'. */
export const onlyEnglish: readonly string[] = ['the', 'your', 'you', 'and', 'with', 'this', 'from'];
