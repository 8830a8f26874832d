import type { ApprovedCommand } from '#contract/desk/desk-route.ts';
import type { ApprovalCall, Details, OneTimeLink, TransferForm } from '../call/use-case.ts';
import type { AnyCommandResult } from '../call/write-audit.ts';

/** What a command that takes two people says it has done, whatever its route. */
export interface AnyApprovedResult extends AnyCommandResult {
  readonly reply?: object;
  readonly subject: string;
  readonly description: Details;
  readonly figures?: Details;
  readonly link?: OneTimeLink;
}

export type AnyApprovedUseCase = (call: ApprovalCall, input: never) => Promise<AnyApprovedResult>;

export interface AnyTransferUseCase {
  readonly transfer: (input: never) => TransferForm;
}

/** A command that takes two people and runs in the transaction of the decision. */
export interface OrdinaryCommand {
  readonly route: ApprovedCommand;
  readonly run: AnyApprovedUseCase;
}

/** A command that takes two people and that the queue of money runs. */
export interface TransferCommand {
  readonly route: ApprovedCommand;
  readonly run: AnyTransferUseCase;
}

export type TwoPersonCommand = OrdinaryCommand | TransferCommand;

export const isTransfer = (command: TwoPersonCommand): command is TransferCommand =>
  'transfer' in command.run;
