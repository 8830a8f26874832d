import type { TextBlock } from '#domain/text-blocks.ts';

/**
 * A text in typed blocks, laid out as in the app; links are shown by name and are not clickable.
 */
export function BlocksView({ blocks }: { readonly blocks: readonly TextBlock[] }) {
  return (
    <div className="desk-blocks">
      {blocks.map((block, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a preview is drawn anew each time
        <Piece block={block} key={at} />
      ))}
    </div>
  );
}

function Piece({ block }: { readonly block: TextBlock }) {
  if (block.type === 'paragraph') return <p>{block.text}</p>;
  if (block.type === 'list') {
    return (
      <ul>
        {block.items.map((item, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a preview is drawn anew each time
          <li key={at}>{item}</li>
        ))}
      </ul>
    );
  }
  return <p className="desk-blocks-link">{block.type === 'place' ? block.to : block.id} ›</p>;
}
