/** Desk: the staff’s calls, sessions and two-person decisions. */
export { requestAndApprove, type TwoPeople } from './approval/request-and-approve.ts';
export { mayAsk } from './call/desk-call.ts';
export { offerProduct } from './catalogue/offer-product.ts';
export { serveMerchantKeys } from './catalogue/serve-merchant-keys.ts';
export { deskHandlers } from './desk-use-cases.ts';
export { serveDesk } from './serve-desk.ts';
export { lockOut, makeJoinLink } from './staff/join-link.ts';
export { insertMachineAdmission } from './staff/machine-admission-store.ts';
export {
  findStaffByName,
  insertStaff,
  listJoined,
  lockAllStaff,
  type Staff,
  saveStaffRoles,
} from './staff/staff-store.ts';
export { findPartnerId, getPartnerId } from './transfer/partner-store.ts';
