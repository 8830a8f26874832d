import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { showPartnerImage } from '#contract/desk/chats.ts';
import { useAct } from '../api/use-ask.ts';

interface ImageProps {
  readonly partnerId: string;
  readonly id: string;
}

/** An image of a partner, who sees who opened it. A click enlarges it, another shrinks it. */
export function PartnerImage({ partnerId, id }: ImageProps) {
  const [isLarge, setLarge] = useState(false);
  const { data, error, isPending, mutate } = useAct(showPartnerImage, {});
  if (error) return <Text size="sm">The image can’t be shown.</Text>;
  if (!data) {
    return (
      <Group>
        <Button
          loading={isPending}
          onClick={() => mutate({ partnerId, id })}
          size="xs"
          variant="default"
        >
          View image
        </Button>
        <Text c="dimmed" size="sm">
          Appears under the partner’s Staff activity.
        </Text>
      </Group>
    );
  }
  return (
    <button
      aria-expanded={isLarge}
      className={isLarge ? 'desk-image desk-image-large' : 'desk-image'}
      onClick={() => setLarge(!isLarge)}
      type="button"
    >
      <img alt="Sent by the partner" src={`data:${data.type};base64,${data.base64}`} />
    </button>
  );
}
