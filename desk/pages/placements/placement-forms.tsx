import { makePlacement, makePublisher } from '#contract/desk/placements.ts';
import { pageCategories } from '#domain/plan/audience-words.ts';
import { type Format, formats } from '#domain/plan/lifetime.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { askedFor } from '../approvals/approval-words.ts';

interface Closes {
  readonly onClose: () => void;
}

export function PublisherForm({ onClose }: Closes) {
  const make = useAct(makePublisher, { done: 'Created.', onDone: onClose });
  return (
    <FieldsForm
      fields={[{ name: 'name', label: 'Name', kind: 'line', lengthMax: 80 }]}
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={({ name }) => make.mutate({ name, reason: '' })}
      failure={make.error}
      submit="Create"
      title="Create publisher"
    />
  );
}

interface PlacementFormProps extends Closes {
  readonly publishers: readonly { readonly value: string; readonly label: string }[];
}

const options = (values: readonly string[]) => values;

export function PlacementForm({ publishers, onClose }: PlacementFormProps) {
  const make = useAct(makePlacement, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={[
        { name: 'publisherId', label: 'Publisher', kind: 'choice', options: publishers },
        { name: 'name', label: 'Name', kind: 'line', lengthMax: 80 },
        { name: 'format', label: 'Format', kind: 'choice', options: options(formats) },
        { name: 'width', label: 'Width', kind: 'line', initial: '300' },
        { name: 'height', label: 'Height', kind: 'line', initial: '250' },
        {
          name: 'domains',
          label: 'Sites',
          kind: 'line',
          lengthMax: 2000,
          description: 'Domains such as harbour.example, separated by commas.',
        },
        { name: 'category', label: 'Category', kind: 'choice', options: pageCategories },
        {
          name: 'model',
          label: 'Paid for',
          kind: 'choice',
          initial: 'cpm',
          options: [
            { value: 'cpm', label: 'a thousand impressions' },
            { value: 'cpc', label: 'a click' },
          ],
        },
        { name: 'price', label: 'Price', kind: 'money' },
        {
          name: 'percent',
          at: 'payBps',
          label: 'Publisher share (percent)',
          kind: 'line',
          initial: '85',
        },
      ]}
      isBusy={make.isPending}
      onClose={onClose}
      onSubmit={({ percent, domains, width, height, format, model, ...given }) =>
        make.mutate({
          ...given,
          ...{ width: Number(width), height: Number(height), reason: '' },
          format: format as Format,
          model: model as 'cpm' | 'cpc',
          domains: domains.split(',').map((domain) => domain.trim()),
          payBps: Math.round(Number(percent) * 100),
        })
      }
      failure={make.error}
      submit="Request placement"
      title="Create placement"
    />
  );
}
