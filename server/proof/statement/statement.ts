/** Statements: PDF, CSV and the signed check file, and signing keys. */
export { checkHead, listLines, statement, statementKey } from './make-statement.ts';
export { serveVerifier } from './serve-verifier.ts';
