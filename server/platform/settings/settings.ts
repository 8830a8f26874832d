/** Settings: environment, secrets, the installation and its configuration. */

export { type Config, type Role, readConfig, type StreamConfig } from './config.ts';
export {
  findVersion,
  listVersions,
  lockConfiguration,
} from './configuration-store.ts';
export { createInstallation, initialConfiguration } from './create-installation.ts';
export { configurationInForce } from './in-force.ts';
export type { MailConfig } from './mail-config.ts';
export { rotateKey } from './rotate-key.ts';
export { openSealed, seal } from './seal.ts';
export { assertOwnSecrets, readSecrets, type Secrets } from './secrets.ts';
export {
  findInstallation,
  getSettings,
  type Installation,
  insertConfiguration,
  keepSettings,
  type Settings,
} from './settings-store.ts';
export { createSignedTokens } from './signed-token.ts';
export { listSigningKeys } from './signing-key-store.ts';
export { getSigner, listSigners, publishKeys } from './signing-keys.ts';
