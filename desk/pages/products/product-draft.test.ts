import { expect, test } from 'vitest';
import { draftOf, emptyDraft, writtenOf } from './product-draft.ts';

const draft = {
  ...emptyDraft,
  words: { en: { name: 'Boats', description: 'Around.' }, de: { name: '', description: ' ' } },
  ...{ paid: 'share' as const, commissionPercent: '12.5', commissionMax: '9.00' },
  ...{ dailyCap: '5', priceCeiling: '2.5', countries: ['TH', 'DE'], hours: '8,9' },
};

test('the form’s input becomes a product, with its amounts and lists', () => {
  expect(writtenOf(draft)).toMatchObject({
    name: 'Boats',
    texts: {},
    commissionBps: 1250,
    commissionMax: '9.00',
    putRule: { dailyCap: '5.00', priceCeiling: '2.50' },
    targeting: { countries: ['TH', 'DE'], hours: [8, 9] },
  });
  expect(writtenOf(draft)).not.toHaveProperty('commission');
});

test('a product opened for a change and left alone is sent unchanged', () => {
  const written = writtenOf({
    ...draft,
    words: { ...draft.words, de: { name: 'Boote', description: 'Rundum.' } },
  });
  expect(writtenOf(draftOf(written))).toEqual(written);
});
