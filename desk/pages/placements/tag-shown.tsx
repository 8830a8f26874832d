import { Button, CopyButton, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useSignedIn } from '../../app/signed-in.ts';
import type { Placement } from './placements-page.tsx';

interface TagShownProps {
  readonly placement: Placement;
  readonly onClose: () => void;
}

const tagOf = ({ key, format }: Placement, origin: string): string =>
  format === 'video'
    ? `${origin}/v1/vast?z=${key}`
    : `<ins data-reachbook-placement="${key}"></ins>\n` +
      `<script async src="${origin}/tag.js"></script>`;

/** What a publisher copies into a page, or gives to a player. */
export function TagShown({ placement, onClose }: TagShownProps) {
  const { appOrigin: origin } = useSignedIn().installation;
  const tag = tagOf(placement, origin);
  const isVideo = placement.format === 'video';
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={`Tag of ${placement.name}`}
    >
      <Stack>
        <Text size="sm">
          {isVideo
            ? 'The address for the video player (VAST 4.2).'
            : 'Goes where the ad should appear.'}{' '}
          The page must be on {placement.domains.join(', ') || 'a site of the placement'}.
        </Text>
        <Textarea
          aria-label="Tag"
          autosize
          readOnly
          styles={{ input: { fontFamily: 'monospace' } }}
          value={tag}
        />
        {!isVideo && (
          <Text size="sm">
            A strict content security policy needs {origin} in script-src, connect-src and
            frame-src.
          </Text>
        )}
        <Group justify="flex-end">
          <CopyButton value={tag}>
            {({ copied, copy }) => <Button onClick={copy}>{copied ? 'Copied' : 'Copy tag'}</Button>}
          </CopyButton>
          <Button onClick={onClose} variant="default">
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
