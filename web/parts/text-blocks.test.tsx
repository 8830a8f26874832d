import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { TextBlocks } from './text-blocks.tsx';

const markup = '<img src=x onerror="alert(1)"><script>alert(2)</script>';

test('a text is shown literally, and no markup in it is interpreted', () => {
  const { container } = render(
    <TextBlocks
      blocks={[
        { type: 'paragraph', text: markup },
        { type: 'list', items: [markup, 'javascript:alert(3)'] },
      ]}
      linkOf={() => null}
    />,
  );
  expect(screen.getAllByText(markup)).toHaveLength(2);
  expect(container.querySelector('img, script, a')).toBeNull();
});

test('a block links to the app’s own target, and to nothing when that is gone', () => {
  render(
    <TextBlocks
      blocks={[
        { type: 'place', to: 'wallet' },
        { type: 'question', id: 'gone' },
      ]}
      linkOf={(block) => (block.type === 'place' ? { label: 'Wallet', href: '#/wallet' } : null)}
    />,
  );
  expect(screen.getAllByRole('link')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'Wallet' }).getAttribute('href')).toBe('#/wallet');
});
