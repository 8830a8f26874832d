import type { ProductState } from '#domain/desk/programme-state.ts';

export const stateColours = {
  offered: 'teal',
  unreviewed: 'orange',
  replaced: 'gray',
  withdrawn: 'red',
} as const satisfies Record<ProductState, string>;
