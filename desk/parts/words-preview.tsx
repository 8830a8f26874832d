import { Fieldset } from '@mantine/core';
import { BlocksView } from './blocks-view.tsx';
import { SideBySide } from './side-by-side.tsx';
import { hasWords, type WordsBy } from './words-editor.tsx';

/** A title and typed blocks as partners will read them, in every language. */
export function WordsPreview({ words }: { readonly words: WordsBy }) {
  return (
    <Fieldset legend="What partners will see">
      <SideBySide
        isThere={(code) => hasWords(words[code])}
        show={(code) => (
          <>
            <h3>{words[code]?.title || '…'}</h3>
            <BlocksView blocks={words[code]?.blocks ?? []} />
          </>
        )}
      />
    </Fieldset>
  );
}
