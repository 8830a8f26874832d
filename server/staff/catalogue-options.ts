import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { type Format, impressionLifeMs } from '#domain/plan/lifetime.ts';
import { planLimits } from '#domain/plan/limits.ts';
import { addCreative, addZone, type Why } from '../catalogue/catalogue-acts.ts';
import { creativeBytesMax, keepCreativeFile, typeOfFile } from '../catalogue/creative-files.ts';
import { isPublisher } from '../catalogue/zone-store.ts';
import type { Db } from '../db/db.ts';
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
  const bytes = readBytes(file);
  const type = typeOfFile(bytes);
  if (type === null || type.startsWith('video/') !== (format === 'video')) {
    throw new StartError('--file must be a JPEG, PNG or WebP picture, or an MP4 or WebM video.');
  }
  const size = format === 'video' ? sizeOf(options) : await sizeOfPicture(bytes);
  const durationMs = format === 'video' ? readCount(options, 'duration-ms', 120_000) : null;
  const sha256 = await keepCreativeFile(dataDir, bytes);
  const creative = { productId: product, format, sha256, type, ...size, durationMs, title };
  return addCreative(db, creative, why);
}

function readBytes(file: string): Buffer {
  let bytes: Buffer;
  try {
    bytes = readFileSync(file);
  } catch {
    throw new StartError(`The file ${file} cannot be read.`);
  }
  if (bytes.length <= creativeBytesMax) return bytes;
  throw new StartError('--file must have at most 20 MB.');
}

const sizeOf = (options: Options) => ({
  width: readCount(options, 'width', 8_192),
  height: readCount(options, 'height', 8_192),
});

/** Only a picture that can be read to its end is one. */
async function sizeOfPicture(bytes: Buffer) {
  try {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height };
  } catch {
    throw new StartError('--file must be a picture that can be read.');
  }
}

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

const domainPattern = /^([a-z0-9-]+\.)*[a-z0-9-]+(:\d{1,5})?$/;

export async function addPlacement(
  db: Db,
  key: string,
  options: Options,
  why: Why,
): Promise<number> {
  const { name = '', publisher = '', category = '' } = options;
  if (name === '' || category === '') throw new StartError('--name or --category is missing.');
  const isId = /^[0-9a-f-]{36}$/.test(publisher);
  if (!isId || !(await isPublisher(db.sql, publisher))) {
    throw new StartError('There is no such publisher.');
  }
  const domains = (options.domains ?? '').split(',').filter((domain) => domain !== '');
  if (domains.length === 0 || !domains.every((domain) => domainPattern.test(domain))) {
    throw new StartError('--domains must be names such as harbour.example,news.example.');
  }
  const zone = {
    ...{ key, publisherId: publisher, name, category, domains },
    ...{ format: formatOf(options), ...sizeOf(options) },
  };
  return addZone(db, zone, rateOf(options), why);
}
