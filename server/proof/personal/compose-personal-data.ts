import type { FileReply } from '#contract/shape.ts';
import type { Language } from '#domain/language.ts';
import { formatUtcDate } from '#domain/time.ts';
import type { CardValue } from '#domain/wallet/card.ts';
import { textsByLanguage } from '#texts/by-language.ts';
import type { Services } from '../../ads/services/services.ts';
import { readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { composeZip, type SendPage, type ZipPart } from '../../platform/process/process.ts';
import { openCard } from '../../programme/wallet/wallet.ts';
import { listImageIds, listSealedCards, readPersonal } from './personal-store.ts';
import { personalTables } from './personal-tables.ts';

type ExportServices = Pick<
  Services,
  'db' | 'dataDir' | 'imageFolder' | 'secrets' | 'settings' | 'now'
>;

const cardFile = 'bank_card-fields.json';

/** Small enough that reading a page does not hold up anyone else. */
const rowsMax = 2_000;

export interface PersonalOrder {
  readonly partnerId: string;
  /** With whole card numbers and wallet addresses, instead of their last characters only. */
  readonly isCardOpen: boolean;
  /** The language of the note in the archive. */
  readonly language: Language;
}

/** Everything known about a partner, as of one moment, in one archive. */
export async function composePersonalData(
  services: ExportServices,
  order: PersonalOrder,
): Promise<Extract<FileReply, { bytes: number }>> {
  const now = services.now();
  const { mode, name } = services.settings.installation;

  const file = await composeZip(services.dataDir, async (addFile) => {
    await addFile({ name: 'README.txt', content: readme(name, now, order) });
    await readInSnapshot(services.db, (sql) => addRows(sql, order, addFile));
    if (order.isCardOpen) await addFile(await openCards(services, order.partnerId));
    await addImages(services, order.partnerId, addFile);
  });

  const day = formatUtcDate(now);
  return {
    name: `${mode === 'demo' ? 'DEMO-' : ''}personal-data-${day}.zip`,
    type: 'application/zip',
    ...file,
  };
}

async function addRows(sql: Sql, order: PersonalOrder, addFile: SendPage<ZipPart>): Promise<void> {
  for (const table of Object.keys(personalTables)) {
    let page = 0;
    for await (const rows of readPersonal(sql, table, order.partnerId, rowsMax)) {
      page += 1;
      const name = `data/${table}${page === 1 ? '' : `-${page}`}.json`;
      await addFile({ name, content: `[\n${rows.join(',\n')}\n]\n` });
    }
  }
}

async function openCards({ db, secrets }: ExportServices, partnerId: string): Promise<ZipPart> {
  const cards = await listSealedCards(db.sql, partnerId);

  const openedCards = cards
    .filter(({ sealed }) => sealed.length > 0)
    .map((card): { id: string; fields: CardValue[] } => ({
      id: card.id,
      fields: openCard(secrets.cardKey, card),
    }));

  return { name: `data/${cardFile}`, content: `${JSON.stringify(openedCards, null, 1)}\n` };
}

async function addImages(
  { db, imageFolder }: ExportServices,
  partnerId: string,
  addFile: SendPage<ZipPart>,
): Promise<void> {
  const images = await listImageIds(db.sql, partnerId);
  for (const id of images) {
    const content = await imageFolder.find(id);
    if (content) await addFile({ name: `images/${id}.webp`, content });
  }
}

const texts = await textsByLanguage('pages');

function readme(network: string, now: Date, order: PersonalOrder): string {
  const personalTexts = texts[order.language].personalData;

  const aboutText = personalTexts.about
    .replace('{network}', () => network)
    .replace('{partner}', order.partnerId)
    .replace('{time}', now.toISOString());
  const cardsText = order.isCardOpen
    ? personalTexts.openCards.replace('{file}', cardFile)
    : personalTexts.closedCards;
  const dataText = personalTexts.data.replace('{folder}', 'data/');
  const imagesText = personalTexts.images.replace('{folder}', 'images/');

  const parts = [aboutText, `${dataText} ${cardsText}`, imagesText, personalTexts.check];
  return `${parts.join('\n\n')}\n`;
}
