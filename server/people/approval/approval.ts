/** Approvals: what one member of staff requested and another decides. */

export {
  type Approval,
  approvalColumns,
  findApproval,
  hasOtherDecider,
  insertApproval,
  isOpen,
  isReferenceUsed,
  listWaitingApprovals,
  listWaitingSubjects,
  lockApproval,
  lockKind,
  lockTransfer,
  type NewApproval,
  saveOutcome,
} from './approval-store.ts';
