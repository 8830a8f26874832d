import type { Language } from '#domain/language.ts';

/** A partner of the demo whom nobody logs in as. All of them are made up. */
export interface Player {
  readonly username: string;
  readonly nickname: string;
  readonly language: Language;
  readonly timeZone: string;
}

const createPlayers = (
  language: Language,
  timeZone: string,
  ...nicknames: readonly string[]
): readonly Player[] =>
  nicknames.map((nickname) => ({
    username: nickname.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
    nickname,
    language,
    timeZone,
  }));

/** Takes one of each list in turn, so that neighbours differ. */
const mix = (...lists: readonly (readonly Player[])[]): Player[] =>
  Array.from({ length: Math.max(...lists.map(({ length }) => length)) }, (_, index) =>
    lists.flatMap((list) => list[index] ?? []),
  ).flat();

/** Partners who have been with the network for days or weeks. */
export const regulars: readonly Player[] = mix(
  createPlayers('th', 'Asia/Bangkok', 'Mali Wong', 'Somchai Dee', 'Nok Saetang', 'Ploy Chaiyo'),
  createPlayers('vi', 'Asia/Ho_Chi_Minh', 'Lan Pham', 'Minh Tran', 'Thao Vo', 'Quang Do'),
  createPlayers('en', 'Europe/London', 'Oliver Reed', 'Priya Nair', 'Tom Ashby', 'Grace Okoro'),
  createPlayers('de', 'Europe/Berlin', 'Jana Vogt', 'Emre Kaya', 'Lukas Brandt', 'Miriam Roth'),
  createPlayers('ja', 'Asia/Tokyo', 'Haruka Mori', 'Kenji Ota', 'Yui Sato', 'Daichi Abe'),
  createPlayers('pt', 'America/Sao_Paulo', 'Bruna Lima', 'Caio Rocha', 'Rafa Teles'),
  createPlayers('es', 'America/Mexico_City', 'Lucia Vega', 'Mateo Ruiz', 'Elena Soto'),
  createPlayers('ko', 'Asia/Seoul', 'Jisoo Han', 'Minjun Seo'),
  createPlayers('fr', 'Europe/Paris', 'Chloe Marin', 'Yanis Diallo'),
);

export const regular = (index: number): Player => regulars[index] as Player;

/** Partners who joined on the last day before the demo began. */
export const newcomers: readonly Player[] = mix(
  createPlayers('th', 'Asia/Bangkok', 'Kanya Prem'),
  createPlayers('en', 'America/New_York', 'Nora Quinn'),
  createPlayers('zh-CN', 'Asia/Shanghai', 'Wei Lin'),
  createPlayers('zh-TW', 'Asia/Taipei', 'Yating Hsu'),
  createPlayers('ru', 'Europe/Moscow', 'Olga Zimina'),
  createPlayers('vi', 'Asia/Ho_Chi_Minh', 'Tuan Bui'),
  createPlayers('de', 'Europe/Vienna', 'Felix Huber'),
  createPlayers('pt', 'Europe/Lisbon', 'Rui Matos'),
);
