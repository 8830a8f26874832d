/** Names and abbreviations that are the same in every language. */
export const sameEverywhere: readonly string[] = ['Reachbook', 'VIP', 'CSV', 'UTC', 'JSON'];

/** Names and abbreviations that every language writes in Latin letters. */
export const latinEverywhere: readonly string[] = [
  ...[
    'Reachbook',
    'VIP',
    'SIM',
    'ID',
    'UTC',
    'MB',
    'IBAN',
    'PDF',
    'CSV',
    'JSON',
    'JPEG',
    'PNG',
    'WebP',
  ],
  // The holder and the bank of the demo's play account.
  ...['Demo', 'Play', 'Bank'],
  ...['iPhone', 'Safari', 'Node', 'JavaScript', 'https', 'name@example.com', 'K7QF-2M9T-X4HB-0W6R'],
  // A demo's statement also says so in English, for readers who know no other of our languages.
  'SIMULATED',
  // Invented shops and their goods.
  ...['Harbour', 'Roast', 'Fieldnote', 'Tidal', 'Studio', 'Lumen'],
];

/** Words that are common in English and do not exist in the other languages. */
export const onlyEnglish: readonly string[] = ['the', 'your', 'you', 'and', 'with', 'this', 'from'];
