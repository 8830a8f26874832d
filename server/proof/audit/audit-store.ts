import { openStates } from '#domain/exchange/exchange.ts';
import { liabilityGroups, liabilityPockets } from '#domain/ledger/liability.ts';
import { isPayoutOpen, payoutStates } from '#domain/wallet/payout.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  literals,
  type Sql,
} from '../../platform/database/database.ts';

const rowsMax = 10;
const limit = fragment`limit ${literal(rowsMax)}`;

/** Runs a check and lists where it finds something wrong. */
export async function runCheck(sql: Sql, check: Fragment): Promise<string[]> {
  const rows = await sql.many<{ at: string }>`${check}`;
  return rows.map(({ at }) => at);
}

/** For every partner, the amount set aside in a pocket is the sum of the open items. */
const setAside = (pocket: 'payout' | 'exchange', openItems: Fragment) => fragment`
  select p.id::text "at" from partner p
    left join account a on a.owner = p.id and a.pocket = ${literal(pocket)}
    left join (select partner_id, sum(amount) amount from ${openItems} group by partner_id) open
      on open.partner_id = p.id
   where coalesce(a.balance, 0) <> coalesce(open.amount, 0) ${limit}`;

const openPayouts = literals(payoutStates.filter(isPayoutOpen));
const openExchanges = literals(openStates);

/** Which pockets make up which amount of a leaf. */
const owedPockets = joinFragments(
  liabilityPockets('own').flatMap((pockets, index) =>
    pockets.map((pocket) => fragment`(${literal(pocket)}, ${literal(index)})`),
  ),
  fragment`, `,
);
const owedSums = joinFragments(
  liabilityGroups.map(
    (_, index) =>
      fragment`coalesce(sum(p.amount) filter (where c.place = ${literal(index)}), 0)::bigint`,
  ),
  fragment`, `,
);

/** What the newest root says is owed to each owner, against the records that it covers. */
const wrongLiabilities = fragment`
  with head as (
    select distinct on (owner) owner, seq from ledger_root_leaf order by owner, no desc
  ), said as (
    select distinct on (owner) owner, amounts from liability_leaf order by owner, no desc
  ), owed as (
    select r.owner, array[${owedSums}] amounts
      from head h join record r on r.owner = h.owner and r.seq <= h.seq
      join posting p on p.entry_id = r.entry_id and p.owner = r.owner
      join (values ${owedPockets}) c (pocket, place) on c.pocket = p.pocket
     group by r.owner
  )

  select coalesce(said.owner, owed.owner)::text "at"
    from said full join owed on owed.owner = said.owner
   where said.amounts is distinct from owed.amounts ${limit}`;

/** Queries over all owners that must return no rows, each with the name of its finding. */
export const wholeChecks: readonly (readonly [finding: string, check: Fragment])[] = [
  [
    'the balances do not add up to zero',
    fragment`select sum(balance)::text "at" from account having sum(balance) <> 0`,
  ],
  [
    'an entry does not sum to zero',
    fragment`
      select entry_id::text "at" from posting
       group by entry_id having sum(amount) <> 0 ${limit}`,
  ],
  [
    'money moved without the decision of two people',
    fragment`select id::text "at" from entry_undecided ${limit}`,
  ],
  [
    'a balance is on the wrong side',
    fragment`
      select concat_ws(' ', owner, pocket) "at" from account join pocket on name = pocket
       where account.side <> pocket.side
          or case pocket.side when 'credit' then balance < 0 else balance > 0 end
       ${limit}`,
  ],
  [
    'an entry is in no chain',
    fragment`
      select id::text "at" from entry
       where not exists (select from record where entry_id = id) ${limit}`,
  ],
  [
    'an entry is missing from the chain of an owner whom it touches',
    fragment`
      select concat_ws(' ', p.owner, p.entry_id) "at"
        from posting p join pocket on name = p.pocket and holding = 'own'
       where not exists (select from record r where r.owner = p.owner and r.entry_id = p.entry_id)
       ${limit}`,
  ],
  [
    'a posting has no entry or account',
    fragment`
      select concat_ws(' ', p.owner, p.pocket, p.turn) "at" from posting p
        left join entry e on e.id = p.entry_id
        left join account a on a.owner = p.owner and a.pocket = p.pocket
       where e.id is null or a.owner is null ${limit}`,
  ],
  [
    'rows belong to no wallet',
    fragment`
      select owner::text "at" from (
        select owner from account union select owner from record union select owner from posting
      ) held
       where not exists (select from wallet w where w.owner = held.owner)
       ${limit}`,
  ],
  [
    'a reversal is not the opposite of its entry',
    fragment`
      select e.id::text "at" from entry e
       where reverses is not null and exists (
         select from (select owner, pocket, amount from posting where entry_id = e.id) undoing
           full join (select owner, pocket, -amount amount from posting
                       where entry_id = e.reverses) undone using (owner, pocket, amount)
          where undoing.owner is null or undone.owner is null)
       ${limit}`,
  ],
  [
    'what is set aside for payouts is not what is on its way',
    setAside('payout', fragment`payout where state in (${openPayouts})`),
  ],
  [
    'what is held for exchanges is not what is open',
    setAside('exchange', fragment`exchange where state in (${openExchanges})`),
  ],
  [
    'more was given back of advances than was taken for them',
    fragment`
      select owner::text "at" from account
       where pocket = 'forgiven' and balance > 0 and startup_taken(owner) < 0 ${limit}`,
  ],
  [
    'a refusal does not follow the one before',
    fragment`
      select concat_ws(' ', partner_id, seq) "at" from (
        select partner_id, seq, previous, lag(hash) over w before, row_number() over w place,
               hash = refusal_hash(f) fits
          from payout_refusal f window w as (partition by partner_id order by seq)
      ) walked
       where seq <> place or not fits
          or previous <> coalesce(before, sha256(convert_to(partner_id::text, 'UTF8')))
       ${limit}`,
  ],
  [
    'a wallet is not as a root has it',
    fragment`
      select l.owner::text "at" from ledger_root_leaf l
        left join record r on r.owner = l.owner and r.seq = l.seq
       where r.hash is distinct from l.head ${limit}`,
  ],
  ['what a root says is owed is not what its records say', wrongLiabilities],
  [
    'a root does not follow the one before',
    fragment`
      select no::text "at" from (
        select no, previous, lag(hash) over w before, row_number() over w place
          from ledger_root window w as (order by no)
      ) walked
       where no <> place
          or previous <> coalesce(before, decode(repeat('00', 32), 'hex'))
       ${limit}`,
  ],
  [
    'a chain is shorter than it was, or another',
    fragment`
      select a.owner::text "at" from audited a
        left join record r on r.owner = a.owner and r.seq = a.seq
       where r.hash is distinct from a.hash ${limit}`,
  ],
];
