import { findCloseCommand } from '../device/host-app.ts';

/** Passkeys belong to a host name; a page at an IP address cannot have any. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Whether the browser supports passkeys for this page. The web views of host apps do not. */
export const canUsePasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  findCloseCommand() === null &&
  !isAddress(location.hostname);
