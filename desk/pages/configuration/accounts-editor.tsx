import { Button, Fieldset, Stack } from '@mantine/core';
import type { Configuration } from '#contract/configuration.ts';
import { TextInput } from '../../parts/inputs.tsx';
import type { EditorProps } from './part-form.tsx';

type Account = Configuration['debtorAccounts'][number];

const compact = (text: string) => text.replaceAll(/\s/g, '').toUpperCase();

/** The network's own accounts, of which each payment file names one. */
export function AccountsEditor({ value, onChange }: EditorProps<'debtorAccounts'>) {
  const change = (index: number, changed: Partial<Account>) =>
    onChange(value.map((account, i) => (i === index ? { ...account, ...changed } : account)));
  const add = () => onChange([...value, { name: '', account: '', bic: null }]);
  return (
    <Stack gap="sm">
      {value.map(({ name, account, bic }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its number is typed while it is there
        <Fieldset key={index} legend={`Account ${index + 1}`}>
          <div className="desk-fields">
            <TextInput
              at={`${index}.name`}
              label="Account holder"
              onChange={(event) => change(index, { name: event.currentTarget.value })}
              required
              value={name}
            />
            <TextInput
              at={`${index}.account`}
              label="IBAN"
              onChange={(event) => change(index, { account: compact(event.currentTarget.value) })}
              required
              value={account}
            />
            <TextInput
              at={`${index}.bic`}
              label="BIC (optional)"
              onChange={(event) =>
                change(index, { bic: compact(event.currentTarget.value) || null })
              }
              value={bic ?? ''}
            />
          </div>
          <Button
            mt="sm"
            onClick={() => onChange(value.filter((_, i) => i !== index))}
            size="xs"
            variant="default"
          >
            Remove account {index + 1}
          </Button>
        </Fieldset>
      ))}
      <Button onClick={add} variant="default">
        Add account
      </Button>
    </Stack>
  );
}
