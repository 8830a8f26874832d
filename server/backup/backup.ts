/** The door of backup: what other folders may use of it. */
export { type BackupReport, makeBackup } from './make-backup.ts';
export { type RestoreReport, restoreBackup } from './restore-backup.ts';
export { storedFoldersOf } from './stored-folders.ts';
