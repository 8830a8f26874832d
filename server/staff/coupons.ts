import { randomUUID } from 'node:crypto';
import {
  type CouponKind,
  type CouponTerms,
  type CouponType,
  couponKindNames,
  couponKinds,
  couponTypes,
  wrongCouponTerm,
} from '#domain/coupon/coupon.ts';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { findCampaign } from '../coupon/campaign-store.ts';
import type { Sql } from '../db/db.ts';
import { findInstallation } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { addCampaign, giveCoupon, stopCampaign } from './campaign-acts.ts';
import { type Options, readCount, runCommand } from './command.ts';
import { getPartnerId } from './partner-store.ts';

/*
 * Activities and coupons, by command: for a demo, or before anybody sits at the desk. A coupon is
 * a promise to pay out of the network's promotions, which two people fund: npm run money -- --act
 * promotion-fund.
 */

const usage = `npm run coupons -- ACT --by NAME --reason "…", where ACT is one of
  --add "Name"   --kind discount|fixed-amount|value-added|deduction|team|custom
                 [--type discount|deduction|addition] --share 25 --most 40.00 | --amount 10.00
                 --budget 500.00 [--required 100.00] --days 30 --coupon-days 14 [--every-days 7]
                 [--for everyone|new-users|named] [--new-user-days 30]
  --give ID      --partner USERNAME --reference "…", of an activity for named partners
  --end ID       ends it now; coupons that were given stay good`;

const acts = { add: '', give: '', end: '' };
const terms = { kind: '', type: '', share: '', most: '', amount: '', required: '0.00', budget: '' };
const times = { days: '30', 'coupon-days': '14', 'every-days': '', 'new-user-days': '' };
const whom = { for: 'everyone', partner: '', reference: '' };

await runCommand(
  { usage, required: ['by', 'reason'], defaults: { ...acts, ...terms, ...times, ...whom } },
  async (options, { db }) => {
    if (!(await findInstallation(db.sql))) {
      throw new StartError('This database is neither demo nor live yet; run npm start or live.');
    }
    const named = Object.keys(acts).filter((act) => options[act]);
    if (named.length !== 1) throw new StartError(`Name one act. Usage: ${usage}`);
    console.log(await db.transaction((sql) => carryOut(sql, options, new Date())));
  },
);

async function carryOut(sql: Sql, options: Options, now: Date): Promise<string> {
  if (options.add) return add(sql, options, now);
  const { by = '', reason = '' } = options;
  const id = options.give || options.end || '';
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);
  const campaign = isId ? await findCampaign(sql, id) : null;
  if (!campaign) throw new StartError(`There is no activity with the id ${id}.`);
  if (options.end) {
    const isEnded = await stopCampaign(sql, campaign, { by, reason }, now);
    return isEnded ? `${campaign.name} has ended.` : `${campaign.name} had ended before.`;
  }
  const { partner = '', reference = '' } = options;
  if (!partner || !reference) throw new StartError(`--partner and --reference: ${usage}`);
  const partnerId = await getPartnerId(sql, partner);
  const expiresAt = await giveCoupon(sql, campaign, { partnerId, by, reason, reference }, now);
  return `Given to ${partner}; it can be used until ${expiresAt.toISOString()}.`;
}

async function add(sql: Sql, options: Options, now: Date): Promise<string> {
  const { add: name = '', by = '', reason = '' } = options;
  if (name.trim() === '' || name.length > 60) {
    throw new StartError('--add must be a name of at most 60 characters.');
  }
  const id = randomUUID();
  const days = readCount(options, 'days', 3650);
  const isNewUser = options.for === 'new-users';
  const campaign = {
    ...{ id, name: name.trim(), isNewUser, startsAt: now },
    ...readTerms(options),
    isClaimable: readWhom(options.for ?? '') !== 'named',
    newUserDays: options['new-user-days'] ? readCount(options, 'new-user-days', 3650) : null,
    endsAt: new Date(now.getTime() + days * 24 * 60 * 60 * 1000),
    everyDays: options['every-days'] ? readCount(options, 'every-days', 365) : null,
    couponDays: readCount(options, 'coupon-days', 365),
    budget: readAmount(options, 'budget'),
  };
  if (campaign.budget < campaign.most) {
    throw new StartError('--budget must pay for at least one coupon.');
  }
  if (campaign.newUserDays && !isNewUser) {
    throw new StartError('--new-user-days is for --for new-users.');
  }
  await addCampaign(sql, campaign, { by, reason }, now);
  return `Added ${campaign.name} with the id ${id}.`;
}

function readTerms(options: Options): CouponTerms {
  const kind = couponKindNames.find((known) => known === options.kind);
  if (!kind) throw new StartError(`--kind must be one of ${couponKindNames.join(', ')}.`);
  const amount = options.amount ? readAmount(options, 'amount') : null;
  const read: CouponTerms = {
    kind,
    type: readType(kind, options.type ?? ''),
    shareBps: options.share ? readCount(options, 'share', 100) * 100 : null,
    amount,
    most: amount ?? readAmount(options, 'most'),
    amountRequired: options.required ? readAmount(options, 'required') : zero,
  };
  const wrong = wrongCouponTerm(read);
  if (wrong) throw new StartError(`A coupon of this kind cannot have this ${wrong}. ${usage}`);
  return read;
}

function readType(kind: CouponKind, text: string): CouponType {
  const { types } = couponKinds[kind];
  const type = text === '' && types.length === 1 ? types[0] : text;
  const known = couponTypes.find((one) => one === type);
  if (!known) throw new StartError(`--type must be one of ${couponTypes.join(', ')}.`);
  return known;
}

function readAmount(options: Options, name: string): Micro {
  const amount = parseTyped(options[name] ?? '');
  if (amount === null) throw new StartError(`--${name} must be an amount such as 40.00.`);
  return amount;
}

function readWhom(text: string): string {
  if (['everyone', 'new-users', 'named'].includes(text)) return text;
  throw new StartError('--for must be everyone, new-users or named.');
}
