import { Refusal } from '#domain/refusal.ts';
import {
  disputeEndings,
  exchangeEndings,
  type ProposalAct,
  proposalActs,
} from '#domain/staff/proposal.ts';
import { acceptExchange } from '../exchange/accept-exchange.ts';
import { refusalMessage } from '../http/refusal-message.ts';
import { createMoneyQueue } from '../ledger/money-queue.ts';
import type { OpenDatabase } from '../open-database.ts';
import { StartError } from '../start-error.ts';
import { movePayout, type PayoutMove } from '../wallet/move-payout.ts';
import { type Options, runCommand } from './command.ts';
import { decideProposal } from './decide-proposal.ts';
import { getPartnerId } from './partner-store.ts';
import { propose } from './propose.ts';

/*
 * Movements of money by staff, by command: for a demo, or before anybody sits at the desk. Each is
 * a transfer that two people stand for, and each stands in the partner's own activity list.
 */

const usage = `npm run money -- --act ACT --by NAME …, where ACT is one of
  deposit          --reference R-… --amount 500.00 --reason "…"
  startup-advance  --partner USERNAME --amount 100.00 --reference … --reason "…"
  startup-return   --partner USERNAME --reference … --reason "…"
  chargeback       --partner USERNAME --entry ID --reference … --reason "…"
  capital-in       --amount 1000.00 --reference … --reason "…"
  promotion-fund   --amount 500.00 --reference … --reason "…", out of the network's capital
  escrow-fund, escrow-return
                   --merchant ID --amount 1000.00 --reference "the bank's" --reason "…"
  publisher-payout --publisher ID --amount 100.00 --reference "the bank's" --reason "…"
  acceptor-pay     --acceptor ID --amount 100.00 --reference "the bank's" --reason "…"
  confirm, refuse  --id PROPOSAL, by another person than the one who asked
  payout-approved, payout-sent, payout-completed, payout-rejected, payout-failed
                   --id PAYOUT --reference "the bank's" --reason "…"
  exchange-accepted
                   --id EXCHANGE --reference "the acceptor's" --reason "…"
  exchange-released, exchange-completed
                   --id EXCHANGE --reference … --reason "…", when disputed or overdue
  conversion-approve, conversion-uphold
                   --id ORDER --reference … --reason "…", when somebody objects: npm run disputes`;

const moves = ['approved', 'sent', 'completed', 'rejected', 'failed'] as const;
const decisions = ['confirm', 'refuse'];
const outside = { merchant: '', publisher: '', acceptor: '' };

await runCommand(
  {
    usage,
    required: ['act', 'by'],
    defaults: { partner: '', amount: '', entry: '', reference: '', reason: '', id: '', ...outside },
  },
  async (options, database) => {
    try {
      console.log(await carryOut(options, database));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new StartError(refusalMessage('en', error.reason, error.facts));
    }
  },
);

async function carryOut(options: Options, { db }: OpenDatabase): Promise<string> {
  const { act = '', by = '', id = '', reason = '', reference = '' } = options;
  const now = () => new Date();
  const parts = { db, now, money: createMoneyQueue(db, now) };
  if (decisions.includes(act)) {
    await decideProposal(parts, { id: uuid(id), by, isConfirmed: act === 'confirm' });
    return act === 'confirm' ? 'Done; the ledger has it.' : 'Refused; nothing moved.';
  }
  if (!reason || !reference) throw new StartError(`--reason and --reference are missing. ${usage}`);
  const to = moves.find((move) => act === `payout-${move}`);
  if (to) {
    const move: PayoutMove = { id: uuid(id), to, by, reason, reference };
    await movePayout(parts, move);
    return `The payout is ${to}.`;
  }
  if (act === 'exchange-accepted') {
    await acceptExchange(parts, { id: uuid(id), by, reason, reference });
    return 'The exchange is accepted.';
  }
  if (!isProposalAct(act)) throw new StartError(`There is no act ${act}. ${usage}`);
  const partnerId = options.partner ? await getPartnerId(db.sql, options.partner) : null;
  const exchangeId = exchangeEndings[act] ? uuid(id) : null;
  const conversionId = disputeEndings[act] ? uuid(id) : null;
  const outsideId = options.merchant || options.publisher || options.acceptor || null;
  const form = { act, partnerId, exchangeId, conversionId, outsideId, reference, reason, by };
  const amount = options.amount || null;
  const proposal = await propose(db, { ...form, amount, entryId: options.entry || null }, now());
  return `Asked for; another person confirms it: npm run money -- --act confirm --id ${proposal}`;
}

function isProposalAct(act: string): act is ProposalAct {
  return proposalActs.some((known) => known === act);
}

function uuid(text: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)) return text;
  throw new StartError('--id must be the id that was printed.');
}
