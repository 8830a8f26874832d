/** The door of backup: everything other folders may import from it. */
export { type BackupReport, makeBackup } from './make-backup.ts';
export { type RestoreReport, restoreBackup } from './restore-backup.ts';
export { storedFoldersOf } from './stored-folders.ts';
