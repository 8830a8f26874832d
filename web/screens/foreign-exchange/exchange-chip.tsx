import { useTranslations } from 'use-intl';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
import { Chip, type ChipKind } from '../../parts/chip.tsx';
import type { Exchange } from './exchange-lines.tsx';

const kinds = {
  held: 'accent',
  accepted: 'accent',
  disputed: 'warning',
  confirmed: 'plain',
  completed: 'plain',
  released: 'plain',
  cancelled: 'plain',
} as const satisfies Record<ExchangeState, ChipKind>;

/** The state of an exchange in a word or two. */
export function ExchangeChip({ state, isOverdue }: Pick<Exchange, 'state' | 'isOverdue'>) {
  const t = useTranslations('exchange');
  if (isOverdue) return <Chip kind="warning">{t('overdue')}</Chip>;
  return <Chip kind={kinds[state]}>{t(`state.${state}`)}</Chip>;
}
