import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';

interface KeyShownProps {
  readonly merchant: { readonly id: string; readonly name: string };
  readonly kid: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** The key of a merchant, this once: then it is only kept sealed. */
export function KeyShown({ merchant, kid, secret, onClose }: KeyShownProps) {
  const address = `${window.location.origin}/v1/postback/${merchant.id}`;
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={`The key of ${merchant.name}`}
    >
      <Stack>
        <Text>Hand it to the merchant yourself. It is shown this once.</Text>
        <TextInput label="Where orders are reported" readOnly value={address} />
        <TextInput label="Key id" readOnly value={kid} />
        <TextInput label="Secret" readOnly value={secret} />
        <Group justify="flex-end">
          <Button onClick={onClose} variant="default">
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
