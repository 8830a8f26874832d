/** Process: threads, start errors, the log, digests, tokens. */
export { backoffMs } from './backoff.ts';
export { composeFile } from './compose-file.ts';
export { composeZip } from './compose-zip.ts';
export { createToken, hashToken } from './create-token.ts';
export { type FileWriter, writeInThread } from './file-writer.ts';
export { findFreePort } from './free-port.ts';
export { logProblem } from './log-problem.ts';
export { startLoop } from './loop.ts';
export { runInThread, type SendPage } from './run-in-thread.ts';
export { sha256, sha256Bytes } from './sha256.ts';
export { StartError } from './start-error.ts';
export { systemErrorCode } from './system-error.ts';
export { doInThread } from './thread-task.ts';
export type { ZipPart } from './zip-writer.ts';
