import { findCloseCommand } from '../device/host-app.ts';
import { isRegisterEntry, leavingStored } from './session.ts';

/** A host app has its own bar, and the owner of a closed account has nowhere else to go. */
export const hasBottomBar = (): boolean =>
  isRegisterEntry() && findCloseCommand() === null && leavingStored.get() === null;
