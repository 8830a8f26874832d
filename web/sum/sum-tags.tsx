import type { ReactNode } from 'react';
import type { Sum } from './use-sum.ts';

/** The tags around the parts of a sum in a sentence, such as `<plus>{settled}</plus> settled`. */
export function sumTags({ total }: Pick<Sum, 'total'>) {
  const sum = total.mark['data-sum'];
  return {
    plus: (value: ReactNode) => <span data-plus={sum}>{value}</span>,
    minus: (value: ReactNode) => <span data-minus={sum}>{value}</span>,
  };
}
