import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { isPageCategory, pageCategories } from '#domain/plan/audience-words.ts';
import { type Format, impressionLifeMs } from '#domain/plan/lifetime.ts';
import { planLimits } from '#domain/plan/limits.ts';
import { addCreative, addZone, type Why } from '../catalogue/catalogue-acts.ts';
import { checkCreative } from '../catalogue/check-creative.ts';
import { keepCreativeFile } from '../catalogue/creative-files.ts';
import { isDomain, isPublisher } from '../catalogue/zone-store.ts';
import type { Db } from '../db/db.ts';
import { createImages } from '../file/images.ts';
import { StartError } from '../start-error.ts';
import { type Options, readCount } from './command.ts';

const isFormat = (text: string): text is Format => Object.hasOwn(impressionLifeMs, text);

function formatOf({ format = '' }: Options): Format {
  if (!isFormat(format)) throw new StartError('--format must be image, video or card.');
  return format;
}

/** Keeps a file and enters it as a creative. Its type is what is in it, not what it is called. */
export async function addCreativeFile(
  db: Db,
  dataDir: string,
  options: Options,
  why: Why,
): Promise<number> {
  const format = formatOf(options);
  const { title = '', product = '', file = '' } = options;
  if (title === '') throw new StartError('--title is missing.');
  if (!existsSync(file)) throw new StartError(`The file ${file} cannot be read.`);
  const video =
    format === 'video'
      ? { ...sizeOf(options), durationMs: readCount(options, 'duration-ms', 120_000) }
      : null;
  const images = createImages();
  const shown = await checkCreative(file, format, video, images.measure).finally(images.close);
  if (typeof shown === 'string') throw new StartError(`--file ${shown}.`);
  const sha256 = await keepCreativeFile(dataDir, await readFile(file));
  return addCreative(db, { productId: product, format, sha256, title, ...shown }, why);
}

const sizeOf = (options: Options) => ({
  width: readCount(options, 'width', 8_192),
  height: readCount(options, 'height', 8_192),
});

/** The price of a placement, and what of it is the publisher's. */
export function rateOf(options: Options) {
  const { model = '' } = options;
  if (model !== 'cpm' && model !== 'cpc') throw new StartError('--model must be cpm or cpc.');
  const price: Micro = parseTyped(options.price ?? '') ?? zero;
  if (price === 0n) throw new StartError('--price must be an amount such as 2.50.');
  const usual = String(10_000 - planLimits.mediaFeeBps);
  const payBps = readCount({ bps: options['pay-bps'] || usual }, 'bps', 10_000);
  return { priceModel: model, price, payBps } as const;
}

export async function addPlacement(
  db: Db,
  key: string,
  options: Options,
  why: Why,
): Promise<number> {
  const { name = '', publisher = '', category = '' } = options;
  if (name === '') throw new StartError('--name is missing.');
  if (!isPageCategory(category)) {
    throw new StartError(`--category must be one of ${pageCategories.join(', ')}.`);
  }
  const isId = /^[0-9a-f-]{36}$/.test(publisher);
  if (!isId || !(await isPublisher(db.sql, publisher))) {
    throw new StartError('There is no such publisher.');
  }
  const domains = (options.domains ?? '').split(',').filter((domain) => domain !== '');
  if (domains.length === 0 || !domains.every((domain) => isDomain(domain))) {
    throw new StartError('--domains must be names such as harbour.example,news.example.');
  }
  const zone = {
    ...{ key, publisherId: publisher, name, category, domains },
    ...{ format: formatOf(options), ...sizeOf(options) },
  };
  return addZone(db, zone, rateOf(options), why);
}
