/** Approvals: what one member of staff requested and another decides. */

export {
  type Approval,
  hasOtherDecider,
  insertApproval,
  listApprovals,
  listWaitingApprovals,
  listWaitingSubjects,
  lockApproval,
  lockKind,
  type NewApproval,
  saveOutcome,
} from './approval-store.ts';
