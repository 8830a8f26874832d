import type { ConversionState } from '#domain/conversion/state.ts';
import { planWords as planTexts } from '#texts/en/app/plan.ts';
import { texts as recordTexts } from '#texts/en/records.ts';

// What a partner reads has the same name here, so that staff and partner can talk about it.
const kindWords: Readonly<Record<string, string>> = recordTexts.kind;
const typeWords: Readonly<Record<string, string>> = recordTexts.type;
const planWords: Readonly<Record<string, string>> = planTexts.plan.status;

export const kindWord = (kind: string): string => kindWords[kind] ?? kind.replaceAll('_', ' ');

export const typeWord = (type: string): string => typeWords[type] ?? type.replaceAll('-', ' ');

export const planWord = (status: string): string => planWords[status] ?? status;

export const planOptions = Object.entries(planWords).map(([value, label]) => ({ value, label }));

export const orderWords = {
  held: 'Counts later unless cancelled',
  pending: 'Pending',
  approved: 'Settled',
  reversed: 'Cancelled',
  unfunded: 'Not funded by the merchant',
  refused: 'Refused',
} as const satisfies Record<ConversionState, string>;

export const orderWord = (state: string): string =>
  (orderWords as Record<string, string>)[state] ?? state;
