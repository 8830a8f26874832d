import { findCloseCommand } from '../device/host-app.ts';

/** Passkeys belong to a name; a page at a bare address cannot have any. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Whether the browser has passkeys for this page. The web views of host apps have none for us. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  findCloseCommand() === null &&
  !isAddress(location.hostname);
