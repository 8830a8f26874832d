import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectFolder } from './project.ts';

/** Every place where the product addresses people. */
const texts = [
  'texts/*/**/*.ts',
  'web/screens/**/*.tsx',
  'server/support/help/**/*.ts',
  'server/app/demo/**/*.ts',
  'server/platform/settings/**/*.ts',
  'server/programme/push/**/*.ts',
  'server/proof/statement/**/*.ts',
  'server/ads/delivery/demo-pages.ts',
];

/** How returns are promised in our languages: as certain, without risk, or daily. */
const promises: Readonly<Record<string, readonly RegExp[]>> = {
  any: [/\d ?% (a|per|pro|par|al|por|в) (day|tag|jour|día|dia|день)/i, /\d ?%\/(day|d)\b/i],
  en: [
    /guaranteed? (return|profit|income|earning)/i,
    /(return|profit|income|earning)s? (is|are) guaranteed/i,
    /risk[- ]free|without (any )?risk\b|passive income|sure profit|double your/i,
    /daily (return|profit|income|earning|interest)/i,
  ],
  de: [
    /(garantierte|tägliche)[rsn]? (gewinn|rendite|ertr|einkommen|verdienst)/i,
    /risikofrei|risikolos|ohne risiko|tagesrendite|passives einkommen/i,
  ],
  fr: [
    /(rendement|gain|profit|revenu|bénéfice)s? (garanti|quotidien|journalier|par jour)/i,
    /sans (aucun )?risque|revenus? passif/i,
  ],
  es: [
    /(rendimiento|ganancia|beneficio|ingreso|rentabilidad)(e?s)? (garantizad|diari)/i,
    /sin (ningún )?riesgo|ingresos? pasivo/i,
  ],
  pt: [
    /(rendimento|ganho|lucro|retorno|renda)s? (garantid|di[aá]ri)/i,
    /sem (nenhum )?risco|renda passiva/i,
  ],
  ru: [
    /(гарантированн|ежедневн|дневн)\S* (доход|прибыл|заработ)/i,
    /без риска|безрисков|пассивн\S* доход/i,
  ],
  ja: [
    /(収益|利益|利回り|元本)(を|が|は|の)?保証(します|済|付)/,
    /ノーリスク|リスク(なし|ゼロ)|必ず(儲|もう)か|毎日の?(収益|利益)|日利/,
  ],
  ko: [/(수익|이익|원금)(을|이|은)? ?보장(합|된|됩)/, /무위험|위험 ?없는|(매일|일일) ?(수익|이익)/],
  th: [
    /(?<!ไม่|ไม่มีการ|ไม่ได้|ไม่มีใคร)(รับประกัน|การันตี)(กำไร|รายได้|ผลตอบแทน)/,
    /(ไม่มี|ไร้|ปลอด)ความเสี่ยง|(กำไร|รายได้|ผลตอบแทน)(รายวัน|ทุกวัน)/,
  ],
  vi: [
    /(?<!không )(đảm bảo|cam kết) (lợi nhuận|thu nhập|lãi)/i,
    /(không có|không|phi) rủi ro|(lợi nhuận|thu nhập|lãi) (hằng|hàng|mỗi) ngày/i,
  ],
  zh: [
    /(?<![不没沒无無][^。，]{0,8})保[证證](收益|盈利|回[报報]|利[润潤]|本金)/,
    /[零无無]风险|[零無]風險|(每日|日)(收益|盈利|回[报報]|利[润潤])|稳赚|穩賺|日息/,
  ],
};

const promisesIn = (text: string): string[] =>
  Object.entries(promises).flatMap(([language, patterns]) =>
    patterns.flatMap((pattern) => {
      const [found] = pattern.exec(text) ?? [];
      return found === undefined ? [] : [`${language}: ${found}`];
    }),
  );

test('no text of the product promises a return, in any language', () => {
  const files = globSync(texts, { cwd: projectFolder }).filter(
    (file) => !/\.test\.|\/test-/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    promisesIn(readFileSync(join(projectFolder, file), 'utf8')).map((one) => `${file}: ${one}`),
  );
  expect(found).toEqual([]);
});

test.each([
  'A guaranteed return of 3 %',
  'Risk-free, with daily profits',
  '2 % per day',
  'Garantierte Gewinne, ohne Risiko',
  'Des gains garantis, sans risque',
  'Ganancias garantizadas y sin riesgo',
  'Lucros diários, sem risco',
  'Гарантированный доход без риска',
  '収益を保証します',
  '수익을 보장합니다',
  'การันตีรายได้ทุกวัน',
  'Cam kết lợi nhuận mỗi ngày',
  '保证收益，零风险',
  '保證回報，穩賺',
])('the search finds what must never be said: %s', (promise) => {
  expect(promisesIn(promise)).not.toEqual([]);
});

test.each([
  'No return is promised. Ads cost money whether or not anyone orders.',
  'Ce taux vous est garanti jusqu’à midi.',
  '過去の結果は、将来の結果を約束するものではありません。',
  '不保证任何回报。',
])('the search accepts honest wording: %s', (text) => {
  expect(promisesIn(text)).toEqual([]);
});
