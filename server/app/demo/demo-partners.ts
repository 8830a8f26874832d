import type { Language } from '#domain/language.ts';

/** A partner of the demo whom nobody logs in as. All of them are made up. */
export interface DemoPartner {
  readonly username: string;
  readonly nickname: string;
  readonly language: Language;
  readonly timeZone: string;
}

const createDemoPartners = (
  language: Language,
  timeZone: string,
  ...nicknames: readonly string[]
): readonly DemoPartner[] =>
  nicknames.map((nickname) => ({
    username: nickname.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    nickname,
    language,
    timeZone,
  }));

/** Takes one of each list in turn, so that neighbours differ. */
const mix = (...lists: readonly (readonly DemoPartner[])[]): DemoPartner[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();

/** Partners who have been with the network for days or weeks. */
export const regulars: readonly DemoPartner[] = mix(
  createDemoPartners(
    'th',
    'Asia/Bangkok',
    'Mali Wong',
    'Somchai Dee',
    'Nok Saetang',
    'Ploy Chaiyo',
  ),
  createDemoPartners('vi', 'Asia/Ho_Chi_Minh', 'Lan Pham', 'Minh Tran', 'Thao Vo', 'Quang Do'),
  createDemoPartners(
    'en',
    'Europe/London',
    'Oliver Reed',
    'Priya Nair',
    'Tom Ashby',
    'Grace Okoro',
  ),
  createDemoPartners(
    'de',
    'Europe/Berlin',
    'Jana Vogt',
    'Emre Kaya',
    'Lukas Brandt',
    'Miriam Roth',
  ),
  createDemoPartners('ja', 'Asia/Tokyo', 'Haruka Mori', 'Kenji Ota', 'Yui Sato', 'Daichi Abe'),
  createDemoPartners('pt', 'America/Sao_Paulo', 'Bruna Lima', 'Caio Rocha', 'Rafa Teles'),
  createDemoPartners('es', 'America/Mexico_City', 'Lucia Vega', 'Mateo Ruiz', 'Elena Soto'),
  createDemoPartners('ko', 'Asia/Seoul', 'Jisoo Han', 'Minjun Seo'),
  createDemoPartners('fr', 'Europe/Paris', 'Chloe Marin', 'Yanis Diallo'),
);

export const regular = (index: number): DemoPartner => regulars[index] as DemoPartner;

/** Partners who joined on the last day before the demo began. */
export const newcomers: readonly DemoPartner[] = mix(
  createDemoPartners('th', 'Asia/Bangkok', 'Kanya Prem'),
  createDemoPartners('en', 'America/New_York', 'Nora Quinn'),
  createDemoPartners('zh-CN', 'Asia/Shanghai', 'Wei Lin'),
  createDemoPartners('zh-TW', 'Asia/Taipei', 'Yating Hsu'),
  createDemoPartners('ru', 'Europe/Moscow', 'Olga Zimina'),
  createDemoPartners('vi', 'Asia/Ho_Chi_Minh', 'Tuan Bui'),
  createDemoPartners('de', 'Europe/Vienna', 'Felix Huber'),
  createDemoPartners('pt', 'Europe/Lisbon', 'Rui Matos'),
);
