/** Statements: a page that prints, CSV and the signed check file, and signing keys. */
export { serveVerifier } from './serve-verifier.ts';
export { statementUseCases } from './statement-use-cases.ts';
