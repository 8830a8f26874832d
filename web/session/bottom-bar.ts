import { findCloseCommand } from '../device/host-app.ts';
import { isRegisterEntry, leavingStored } from './session.ts';

/** A host app brings a bar of its own, and who leaves an account has nowhere else to go. */
export const hasBottomBar = (): boolean =>
  isRegisterEntry() && findCloseCommand() === null && leavingStored.get() === null;
