import { findCloseCommand } from '../device/host-app.ts';

/** Passkeys belong to a host name; a page at an IP address cannot have any. */
const isAddress = (host: string) => /^[\d.]+$|^\[/.test(host);

/** Why this page can neither make nor use passkeys. */
export function whyNoPasskeys(): 'hostApp' | 'address' | 'unencrypted' | 'browser' | null {
  // The web views of host apps do not support them.
  if (findCloseCommand() !== null) return 'hostApp';
  if (isAddress(location.hostname)) return 'address';
  if (window.isSecureContext === false) return 'unencrypted';
  return typeof PublicKeyCredential === 'function' ? null : 'browser';
}

export const canUsePasskeys = (): boolean => whyNoPasskeys() === null;
