import type { ComponentProps } from 'react';
import type { CardField } from '#domain/wallet/card.ts';

type InputProps = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
>;

const code: InputProps = { autoCapitalize: 'none', autoComplete: 'off', spellCheck: false };

/** How each field is typed: which keyboard, and what the browser may autofill. */
export const inputOf: Record<CardField, InputProps> = {
  cardName: { autoComplete: 'off' },
  userName: { autoComplete: 'name', spellCheck: false },
  mobile: { autoComplete: 'tel', inputMode: 'tel' },
  bankAccount: code,
  bankAddress: { autoComplete: 'off' },
  branchName: { autoComplete: 'off' },
  walletAddress: code,
  network: code,
};
