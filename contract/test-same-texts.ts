/** Names, abbreviations and patterns that are the same in every language. */
export const sameEverywhere: readonly string[] = [
  ...['Reachbook', 'VIP', 'PDF', 'CSV', 'UTC', 'JSON'],
  ...['1 {from} = {rate} {to}', '{by}: {act}', '{by}, {date}'],
];

/** Words that a language happens to share with English. A person looked at each. */
export const sameIn: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...['Plan', 'Bank', 'Status', 'Chat', 'Tablet', 'Computer', 'Video'],
    ...['Wallet', 'Max {amount}', 'Plan {plan}'],
  ],
  fr: [
    ...['Notifications', 'Coupons', 'Coupon', 'Question', 'Questions', 'Plan', 'Plans'],
    ...['Impressions', 'Impression', 'Impr.', 'Type', 'Messages', 'Image', 'Programme', 'Score'],
    '{merchant}, plan {plan}',
  ],
  es: ['Plan', 'No', 'Video', 'Hash', 'Impr.', '{merchant}, plan {plan}'],
  pt: ['Hash', 'Tablet', 'Impr.'],
};
