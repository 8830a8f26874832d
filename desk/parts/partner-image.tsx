import { Text } from '@mantine/core';
import { useState } from 'react';
import { showPartnerImage } from '#contract/desk/chats.ts';
import { useRead } from '../api/use-ask.ts';

interface ImageProps {
  readonly partnerId: string;
  readonly id: string;
}

/** An image that a partner sent; a click enlarges it, another shrinks it. */
export function PartnerImage({ partnerId, id }: ImageProps) {
  const [isLarge, setLarge] = useState(false);
  const image = useRead(showPartnerImage, { partnerId, id });
  if (image.error) return <Text size="sm">The image can’t be shown.</Text>;
  if (!image.data) return <Text size="sm">Loading image…</Text>;
  const address = `data:${image.data.type};base64,${image.data.base64}`;
  return (
    <button
      aria-expanded={isLarge}
      className={isLarge ? 'desk-image desk-image-large' : 'desk-image'}
      onClick={() => setLarge(!isLarge)}
      type="button"
    >
      <img alt="Sent by the partner" src={address} />
    </button>
  );
}
