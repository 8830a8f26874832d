import {
  completeBankPayouts,
  listBankLines,
  readBankStatement,
  recordBankDeposits,
} from '#contract/desk/bank-statements.ts';
import {
  dropPaymentFile,
  makePaymentFile,
  readPaymentFile,
  releasePaymentFile,
  sendPaymentFile,
} from '#contract/desk/payment-files.ts';
import { showPayout } from '#contract/desk/payouts.ts';
import {
  camtOf,
  createFile,
  createReleasedFile,
  createSentFile,
  debtor,
  depositLine,
  paidLine,
} from '../bank/test-bank.ts';
import { createPayoutIn, fundedPartner, referenceOf } from '../money/test-desk-money.ts';
import { onPartner, type TraceScenario, type TraceWorld } from './test-traces.ts';

const camt = { name: 'statement.xml', format: 'camt.053.001.08' } as const;

async function readLines({ first }: TraceWorld, text: string): Promise<string[]> {
  const { ids } = await first.get(readBankStatement, { ...camt, file: new Blob([text]) });
  const { list } = await first.get(listBankLines, { id: ids[0] ?? '' });
  return list.map(({ id }) => id);
}

/** How to perform each act with the bank. */
export const bankTraces = {
  async makePaymentFile({ server, ...staff }) {
    const { id } = await createPayoutIn(server, staff, 'approved');
    const paysOn = server.clock.now.toISOString().slice(0, 10);
    const { account } = debtor;
    return () => staff.first.get(makePaymentFile, { payoutIds: [id], account, paysOn });
  },
  async releasePaymentFile({ server, ...staff }) {
    const { id, partner } = await createFile(server, staff);
    return onPartner(partner.id, () => staff.second.get(releasePaymentFile, { id }));
  },
  async readPaymentFile({ server, ...staff }) {
    const { id } = await createReleasedFile(server, staff);
    return () => staff.first.get(readPaymentFile, { id, format: 'csv' });
  },
  async sendPaymentFile({ server, ...staff }) {
    const { id, partner } = await createReleasedFile(server, staff);
    return onPartner(partner.id, () => staff.first.get(sendPaymentFile, { id }));
  },
  async dropPaymentFile({ server, ...staff }) {
    const { id } = await createFile(server, staff);
    return () => staff.first.get(dropPaymentFile, { id, reason: 'Wrong day.' });
  },
  async readBankStatement({ first }) {
    const file = new Blob([camtOf([depositLine('R-9999-9999')], 'S-trace')]);
    return () => first.get(readBankStatement, { ...camt, file });
  },
  async recordBankDeposits(world) {
    const partner = await fundedPartner(world.server, '0.00');
    const reference = await referenceOf(world.server, partner);
    const lineIds = await readLines(world, camtOf([depositLine(reference)], 'S-deposit'));
    return onPartner(partner.id, () => world.first.get(recordBankDeposits, { lineIds }));
  },
  async completeBankPayouts(world) {
    const { server, first, second } = world;
    const { payoutId, partner } = await createSentFile(server, { first, second });
    const { net } = await first.get(showPayout, { id: payoutId });
    const lineIds = await readLines(world, camtOf([paidLine(payoutId, net)], 'S-payout'));
    return onPartner(partner.id, () => second.get(completeBankPayouts, { lineIds }));
  },
} as const satisfies Record<string, TraceScenario>;
