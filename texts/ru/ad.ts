import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'Реклама',
  simulated: 'Реклама · имитация',
};
