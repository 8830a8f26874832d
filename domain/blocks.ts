import type { Place } from './place.ts';

/** A text in typed pieces. None of them is markup, so none can carry a script or an address. */
export type Block =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: string[] }
  /** Leads to a screen of the app. */
  | { readonly type: 'place'; readonly to: Place }
  /** Leads to a question, by its id. */
  | { readonly type: 'question'; readonly id: string };

/** A text line by line, without what only leads elsewhere. */
export const linesOf = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block.text];
    return block.type === 'list' ? block.items : [];
  });

/** All words of a text, for searching in it. */
export const wordsOf = (blocks: readonly Block[]): string => linesOf(blocks).join(' ');
