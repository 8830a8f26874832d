/** Approvals: what one member of staff requested and another decides. */

export {
  type Approval,
  hasOtherDecider,
  insertApproval,
  listApprovals,
  listWaitingApprovals,
  listWaitingSubjects,
  lockApproval,
  type NewApproval,
  saveOutcome,
} from './approval-store.ts';
