import { randomUUID } from 'node:crypto';
import { deskRoutes } from '#contract/desk/desk-routes.ts';
import type * as transfers from '#contract/desk/transfers.ts';
import type { Input } from '#contract/route.ts';
import type { LedgerServices } from '../../books/ledger/ledger.ts';
import type { StaffMember } from '../call/desk-call.ts';
import { transferUseCases } from '../transfer/transfer-use-cases.ts';
import type { TransferCommand } from './approved-command.ts';
import { approveTransfer, requestTransfer } from './transfer-approval.ts';

export type TransferName = keyof typeof transferUseCases;

export type TransferInput<Name extends TransferName> = Input<(typeof transfers)[Name]>;

/** Two members of staff, outside of any session. */
export interface TwoPeople {
  readonly requester: Pick<StaffMember, 'id' | 'name' | 'roles'>;
  readonly decider: Pick<StaffMember, 'id' | 'name' | 'roles'>;
}

type Services = Pick<LedgerServices, 'db' | 'money' | 'now'>;

const getCommand = (name: TransferName): TransferCommand => ({
  route: deskRoutes[name],
  run: transferUseCases[name],
});

/** Requests a transfer as somebody does at the desk. */
export const requestTransferAs = <Name extends TransferName>(
  { db, now: getTime }: Pick<Services, 'db' | 'now'>,
  staff: TwoPeople['requester'],
  name: Name,
  input: TransferInput<Name>,
): Promise<{ readonly id: string }> =>
  db.transaction((sql) => {
    const call = { sql, staff, now: getTime(), commandId: randomUUID() };
    return requestTransfer(call, getCommand(name), input);
  });

/** One requests and the other approves: a demo has money before anybody has logged in. */
export async function requestAndApprove<Name extends TransferName>(
  services: Services,
  { requester, decider }: TwoPeople,
  name: Name,
  input: TransferInput<Name>,
): Promise<void> {
  const { id } = await requestTransferAs(services, requester, name, input);
  await approveTransfer({ ...services, staff: decider }, { id, reason: '' }, getCommand(name));
}
