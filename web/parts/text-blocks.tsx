import type { TextBlock } from '#domain/text-blocks.ts';
import { Icon } from './icon.tsx';
import styles from './text-blocks.module.css';

export interface BlockLink {
  readonly label: string;
  readonly href: string;
}

interface BlocksProps {
  blocks: readonly TextBlock[];
  /** A link's target and name; null when the target no longer exists. */
  linkOf: (block: Extract<TextBlock, { type: 'place' | 'question' }>) => BlockLink | null;
  /** The language of the text, when it is not the page's. */
  lang?: string | undefined;
}

/** A text in typed blocks. Everything in it is shown literally. */
export function TextBlocks({ blocks, linkOf, lang }: BlocksProps) {
  const pieces = blocks.map((block, index) => ({ block, key: `${index}-${block.type}` }));
  return (
    <div className={`${styles.blocks} break stack-3`} lang={lang}>
      {pieces.map(({ block, key }) => {
        if (block.type === 'paragraph') return <p key={key}>{block.text}</p>;
        if (block.type !== 'list') return <LinkPiece key={key} link={linkOf(block)} />;
        return (
          <ul className={`${styles.list} stack-2`} key={key}>
            {block.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}

function LinkPiece({ link }: { readonly link: BlockLink | null }) {
  if (!link) return null;
  return (
    <a className={`${styles.link} beside-3`} href={link.href}>
      <span>{link.label}</span>
      <Icon name="chevron" size="small" />
    </a>
  );
}
