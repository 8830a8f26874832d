import { type Fragment, fragment } from './sql.ts';

/** A text that is only known when the test runs, such as a definition from the catalogue. */
export const textFragment = (text: string): Fragment =>
  fragment(Object.assign([text], { raw: [text] }));
