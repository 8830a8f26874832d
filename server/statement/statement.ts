/** The door of statement: what other folders may use of it. */
export { checkHead, statement, statementKey } from './make-statement.ts';
export { serveVerifier } from './serve-verifier.ts';
