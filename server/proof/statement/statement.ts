/** The door of statement: everything other folders may import from it. */
export { checkHead, listLines, statement, statementKey } from './make-statement.ts';
export { serveVerifier } from './serve-verifier.ts';
