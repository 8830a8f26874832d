import type { Texts } from '../kinds.ts';

export const texts: Texts['ad'] = {
  label: '广告',
  simulated: '广告 · 模拟',
};
