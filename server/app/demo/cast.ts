import type { Language } from '#domain/language.ts';

/** A partner of the demo whom nobody logs in as. All of them are made up. */
export interface Player {
  readonly username: string;
  readonly nickname: string;
  readonly language: Language;
  readonly timeZone: string;
}

const players = (
  language: Language,
  timeZone: string,
  ...nicknames: readonly string[]
): readonly Player[] =>
  nicknames.map((nickname) => ({
    username: nickname.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    ...{ nickname, language, timeZone },
  }));

/** Takes one of each list in turn, so that neighbours differ. */
const mixed = (...lists: readonly (readonly Player[])[]): Player[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, at) =>
    lists.flatMap((list) => list[at] ?? []),
  ).flat();

/** Partners who have been with the network for days or weeks. */
export const regulars: readonly Player[] = mixed(
  players('th', 'Asia/Bangkok', 'Mali Wong', 'Somchai Dee', 'Nok Saetang', 'Ploy Chaiyo'),
  players('vi', 'Asia/Ho_Chi_Minh', 'Lan Pham', 'Minh Tran', 'Thao Vo', 'Quang Do'),
  players('en', 'Europe/London', 'Oliver Reed', 'Priya Nair', 'Tom Ashby', 'Grace Okoro'),
  players('de', 'Europe/Berlin', 'Jana Vogt', 'Emre Kaya', 'Lukas Brandt', 'Miriam Roth'),
  players('ja', 'Asia/Tokyo', 'Haruka Mori', 'Kenji Ota', 'Yui Sato', 'Daichi Abe'),
  players('pt', 'America/Sao_Paulo', 'Bruna Lima', 'Caio Rocha', 'Rafa Teles'),
  players('es', 'America/Mexico_City', 'Lucia Vega', 'Mateo Ruiz', 'Elena Soto'),
  players('ko', 'Asia/Seoul', 'Jisoo Han', 'Minjun Seo'),
  players('fr', 'Europe/Paris', 'Chloe Marin', 'Yanis Diallo'),
);

export const regular = (nth: number): Player => regulars[nth] as Player;

/** Partners who joined on the last day before the demo began. */
export const newcomers: readonly Player[] = mixed(
  players('th', 'Asia/Bangkok', 'Kanya Prem'),
  players('en', 'America/New_York', 'Nora Quinn'),
  players('zh-CN', 'Asia/Shanghai', 'Wei Lin'),
  players('zh-TW', 'Asia/Taipei', 'Yating Hsu'),
  players('ru', 'Europe/Moscow', 'Olga Zimina'),
  players('vi', 'Asia/Ho_Chi_Minh', 'Tuan Bui'),
  players('de', 'Europe/Vienna', 'Felix Huber'),
  players('pt', 'Europe/Lisbon', 'Rui Matos'),
);
