import { randomBytes, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dayMs } from '#domain/plan/limits.ts';
import {
  addMerchant,
  addProduct,
  addPublisher,
  changeRate,
  endZone,
  reviewCreative,
  type Why,
  withdraw,
} from '../catalogue/catalogue-acts.ts';
import { findMerchant } from '../catalogue/merchant-store.ts';
import { readProduct } from '../catalogue/product-file.ts';
import { findProductState, type ProductState } from '../catalogue/product-store.ts';
import { findZoneId } from '../catalogue/zone-store.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { readSecrets } from '../settings/secrets.ts';
import { findInstallation, getSettings } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { addCreativeFile, addPlacement, rateOf } from './catalogue-options.ts';
import { type Options, runCommand } from './command.ts';
import { getPartnerId } from './partner-store.ts';
import { givePostbackKey } from './postback-key.ts';
import { pushProduct } from './push-product.ts';

/*
 * Products, what they show, and where, by command: for a demo, or before anybody sits at the desk.
 * Every act is written down with a name and a reason. None of them moves money: npm run money
 * funds an escrow, by two people.
 */

const usage = `npm run catalogue -- --act ACT --by NAME --reason "…" …, where ACT is one of
  merchant          --name "Pier Shop"
  postback-key      --merchant ID [--overlap-days 7]
  product           --merchant ID --file product.json
  withdraw-product  --product ID
  creative          --product ID --format image|video|card --file picture.png --title "…"
                    [--width 1280 --height 720 --duration-ms 15000, of a video]
  review-creative   --creative ID --state approved|rejected
  publisher         --name "Harbour News" [--simulated yes, in a demo]
  zone              --publisher ID --name "Top" --format image --width 300 --height 250
                    --domains harbour.example,news.example --category news
                    --model cpm|cpc --price 2.00 [--pay-bps 8500]
  zone-rate         --zone KEY --model cpm|cpc --price 2.50 [--pay-bps 8500]
  zone-end          --zone KEY
  push              --product ID --partner USERNAME, or --partner all for every active one`;

const names = ['name', 'merchant', 'product', 'creative', 'publisher', 'zone', 'partner', 'file'];
const details = ['format', 'title', 'width', 'height', 'duration-ms', 'domains', 'category'];
const rates = ['state', 'simulated', 'model', 'price', 'pay-bps', 'overlap-days'];
const defaults = Object.fromEntries([...names, ...details, ...rates].map((name) => [name, '']));

interface Work {
  readonly db: Db;
  readonly config: Config;
  readonly options: Options;
  readonly why: Why;
}

const acts: Record<string, (work: Work) => Promise<string>> = {
  async merchant({ db, options, why }) {
    const id = await addMerchant(db, { name: given(options, 'name') }, why);
    return `The merchant has the id ${id}.`;
  },
  async 'postback-key'({ db, config, options, why }) {
    const merchant = await getMerchantId(db, options);
    const days = Number(options['overlap-days'] || '7');
    if (!Number.isInteger(days) || days < 0)
      throw new StartError('--overlap-days is not a number.');
    const until = new Date(why.now.getTime() + days * dayMs);
    const secrets = readSecrets(config.secretsFile);
    const key = await givePostbackKey(db, secrets, merchant, until, why);
    return `Key ${key.kid}, shown once: ${key.secret}`;
  },
  async product({ db, options, why }) {
    const merchantId = await getMerchantId(db, options);
    const product = readProduct(readJson(given(options, 'file')), { id: randomUUID(), merchantId });
    if (typeof product === 'string') throw new StartError(`${product}.`);
    const id = await db.transaction((sql) => addProduct(sql, product, why));
    return `The product has the id ${id}.`;
  },
  async 'withdraw-product'({ db, options, why }) {
    const product = await getProduct(db, options);
    const isNew = await db.transaction((sql) => withdraw(sql, product, why));
    return isNew ? 'Withdrawn; its plans end.' : 'It was withdrawn before.';
  },
  async creative({ db, config, options, why }) {
    const { id } = await getProduct(db, options);
    const creative = await addCreativeFile(db, config.dataDir, { ...options, product: id }, why);
    return `The creative has the id ${creative}, and waits for a review by another person.`;
  },
  async 'review-creative'({ db, options, why }) {
    const id = Number(given(options, 'creative'));
    const { state } = options;
    if (state !== 'approved' && state !== 'rejected') {
      throw new StartError('--state must be approved or rejected.');
    }
    if (!Number.isInteger(id)) throw new StartError('There is no such creative.');
    await reviewCreative(db, { creativeId: id, state }, why);
    return `The creative is ${state}.`;
  },
  async publisher({ db, options, why }) {
    const isSimulated = options.simulated === 'yes';
    const installation = await findInstallation(db.sql);
    if (isSimulated && installation?.mode !== 'demo') {
      throw new StartError('Simulated traffic exists only in a demo.');
    }
    const id = await addPublisher(db, { name: given(options, 'name'), isSimulated }, why);
    return `The publisher has the id ${id}.`;
  },
  async zone({ db, options, why }) {
    const key = `z-${randomBytes(8).toString('hex')}`;
    await addPlacement(db, key, options, why);
    return `The zone has the key ${key}.`;
  },
  async 'zone-rate'({ db, options, why }) {
    await changeRate(db, { ...(await getZone(db, options)), ...rateOf(options) }, why);
    return 'The new price counts from now on.';
  },
  async 'zone-end'({ db, options, why }) {
    await endZone(db, await getZone(db, options), why);
    return 'It gets no ads any more.';
  },
  async push({ db, options, why }) {
    const { id } = await getProduct(db, options);
    const to = given(options, 'partner');
    const partnerIds = to === 'all' ? 'all' : [await getPartnerId(db.sql, to)];
    const { offerDays } = (await getSettings(db.sql)).configuration.plan;
    const { nos, skipped } = await pushProduct(db, id, { partnerIds, offerDays }, why);
    const left = skipped === 0 ? '' : ` ${skipped} hold an open offer of it already.`;
    return `Pushed to ${nos.length} partners: ${nos.slice(0, 10).join(' ')}${left}`;
  },
};

await runCommand(
  { usage, required: ['act', 'by', 'reason'], defaults },
  async (options, { db }, config) => {
    const { act = '', by = '', reason = '' } = options;
    const work = Object.hasOwn(acts, act) ? acts[act] : undefined;
    if (!work) throw new StartError(`There is no act ${act}. ${usage}`);
    if (!(await findInstallation(db.sql))) {
      throw new StartError('This database is neither demo nor live yet; run npm start or live.');
    }
    console.log(await work({ db, config, options, why: { by, reason, now: new Date() } }));
  },
);

function given(options: Options, name: string): string {
  const value = options[name];
  if (!value) throw new StartError(`--${name} is missing. Usage: ${usage}`);
  return value;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartError(`The file ${file} is not there or not JSON.`);
  }
}

function isUuid(text: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
}

async function getMerchantId(db: Db, options: Options): Promise<string> {
  const id = given(options, 'merchant');
  const found = isUuid(id) ? await findMerchant(db.sql, id) : null;
  if (!found) throw new StartError('There is no such merchant.');
  return id;
}

async function getZone(db: Db, options: Options): Promise<{ key: string; zoneId: number }> {
  const key = given(options, 'zone');
  const zoneId = await findZoneId(db.sql, key);
  if (zoneId === null) throw new StartError('There is no such zone.');
  return { key, zoneId };
}

async function getProduct(db: Db, options: Options): Promise<ProductState> {
  const id = given(options, 'product');
  const found = isUuid(id) ? await findProductState(db.sql, id) : null;
  if (!found) throw new StartError('There is no such product.');
  return found;
}
