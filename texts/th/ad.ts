import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: 'โฆษณา',
  simulated: 'โฆษณา · จำลอง',
};
