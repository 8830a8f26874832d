import type { Place } from './place.ts';

/** Rich text as typed blocks. None of them is markup, so none can carry a script or an address. */
export type TextBlock =
  | { readonly type: 'paragraph'; readonly text: string }
  | { readonly type: 'list'; readonly items: string[] }
  /** Links to a screen of the app. */
  | { readonly type: 'place'; readonly to: Place }
  /** Links to a question, by its id. */
  | { readonly type: 'question'; readonly id: string };

/** The text line by line, without blocks that are only links. */
export const linesOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'paragraph') return [block.text];
    return block.type === 'list' ? block.items : [];
  });

/** Where the text leads, as whoever decides about it reads it. */
export const linkNotesOf = (blocks: readonly TextBlock[]): string[] =>
  blocks.flatMap((block) => {
    if (block.type === 'place') return [`[link to ${block.to}]`];
    return block.type === 'question' ? [`[link to ${block.id}]`] : [];
  });

/** All words of the text, for search. */
export const wordsOf = (blocks: readonly TextBlock[]): string => linesOf(blocks).join(' ');
