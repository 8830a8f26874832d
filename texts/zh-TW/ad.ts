import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: '廣告',
  simulated: '廣告 · 模擬',
};
