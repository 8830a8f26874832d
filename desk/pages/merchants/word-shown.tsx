import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';

interface WordShownProps {
  readonly merchant: { readonly name: string; readonly contact: string };
  readonly word: string;
  readonly onClose: () => void;
}

/** The code word that opens the link to a merchant's key. Whoever confirms is shown the link. */
export function WordShown({ merchant, word, onClose }: WordShownProps) {
  return (
    <Modal
      closeButtonProps={{ 'aria-label': 'Close' }}
      onClose={onClose}
      opened
      size="lg"
      title={`Code word for ${merchant.name}`}
    >
      <Stack>
        <Text>
          Tell it to the merchant’s contact ({merchant.contact}) and to nobody at the desk. It is
          shown this once. Whoever confirms is shown the link; the key itself nobody here sees.
        </Text>
        <TextInput label="Code word" readOnly value={word} />
        <Group justify="flex-end">
          <Button onClick={onClose} variant="default">
            Close
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
