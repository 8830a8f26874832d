import { Text } from '@mantine/core';
import {
  addAcceptor,
  changeAcceptor,
  reinstateAcceptor,
  renewAcceptanceCode,
  suspendAcceptor,
} from '#contract/desk/acceptors.ts';
import { acceptorKinds } from '#domain/exchange/acceptor.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm, type FormField } from '../../parts/fields-form.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import type { Acceptor } from './acceptors-page.tsx';

const why = [
  { name: 'reason', label: 'Reason', kind: 'text', description: 'All staff can see this.' },
  { name: 'reference', label: 'Reference', kind: 'line', description: 'A letter or a contract.' },
] as const satisfies readonly FormField<string>[];

const registration = {
  name: 'registration',
  label: 'Registration',
  kind: 'line',
  description: 'The register and number where partners can look the acceptor up.',
} as const satisfies FormField<string>;

const rate = {
  name: 'rate',
  label: 'Rate',
  kind: 'line',
  description: 'Units of the acceptor’s currency per unit of ours, such as 33.125.',
  lengthMax: 16,
} as const satisfies FormField<string>;

const limit = {
  name: 'limit',
  label: 'Limit per exchange',
  kind: 'money',
} as const satisfies FormField<string>;

interface AddFormProps {
  readonly onClose: () => void;
  readonly onCode: (code: string) => void;
}

export function AddForm({ onClose, onCode }: AddFormProps) {
  const add = useAct(addAcceptor, {
    onDone({ code }) {
      onClose();
      onCode(code);
    },
  });
  return (
    <FieldsForm
      fields={[
        {
          name: 'kind',
          label: 'Kind',
          kind: 'choice',
          options: acceptorKinds,
        },
        { name: 'name', label: 'Name', kind: 'line', lengthMax: 80 },
        { name: 'currency', label: 'Currency', kind: 'line', lengthMax: 5 },
        registration,
        rate,
        limit,
        ...why,
      ]}
      isBusy={add.isPending}
      onClose={onClose}
      onSubmit={({ kind: chosen, currency, ...values }) => {
        const kind = acceptorKinds.find((one) => one === chosen);
        if (kind) add.mutate({ kind, currency: currency.trim().toUpperCase(), ...values });
      }}
      failure={add.error}
      submit="Request acceptor"
      title="Add acceptor"
    />
  );
}

interface ChangeFormProps {
  readonly acceptor: Acceptor;
  readonly onClose: () => void;
}

export function ChangeForm({ acceptor, onClose }: ChangeFormProps) {
  const { id, version, name } = acceptor;
  const change = useAct(changeAcceptor, { done: askedFor, onDone: onClose });
  return (
    <FieldsForm
      fields={[
        { ...rate, initial: acceptor.rate },
        { ...limit, initial: acceptor.limit },
        { ...registration, initial: acceptor.registration },
        ...why,
      ]}
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={(values) => change.mutate({ id, version, ...values })}
      failure={change.error}
      submit="Request change"
      title={name}
    >
      <Text size="sm">Open exchanges keep the rate they started with.</Text>
    </FieldsForm>
  );
}

/** One person suspends an acceptor at once; its return takes two. */
export function StateForm({ acceptor, onClose }: ChangeFormProps) {
  const { id, version, name, isActive } = acceptor;
  const suspend = useAct(suspendAcceptor, { done: 'Suspended.', onDone: onClose });
  const reinstate = useAct(reinstateAcceptor, { done: askedFor, onDone: onClose });
  const act = isActive ? suspend : reinstate;
  return (
    <FieldsForm
      fields={why}
      isBusy={act.isPending}
      isDangerous={isActive}
      onClose={onClose}
      onSubmit={(values) => act.mutate({ id, version, ...values })}
      failure={act.error}
      submit={isActive ? 'Suspend' : 'Request return'}
      title={isActive ? `Suspend ${name}` : `Reinstate ${name}`}
    >
      <Text size="sm">
        {isActive
          ? 'The code stops working now. Open exchanges continue.'
          : 'Someone else approves that the code works again.'}
      </Text>
    </FieldsForm>
  );
}

interface CodeFormProps extends ChangeFormProps {
  readonly onCode: (code: string) => void;
}

export function CodeForm({ acceptor, onClose, onCode }: CodeFormProps) {
  const renew = useAct(renewAcceptanceCode, {
    onDone({ code }) {
      onClose();
      onCode(code);
    },
  });
  return (
    <FieldsForm
      fields={why}
      isBusy={renew.isPending}
      onClose={onClose}
      onSubmit={(values) =>
        renew.mutate({ id: acceptor.id, seen: acceptor.codeIssuedAt, ...values })
      }
      failure={renew.error}
      submit="Request new code"
      title={`New code for ${acceptor.name}`}
    >
      <Text size="sm">The current code works until someone else approves the new one.</Text>
    </FieldsForm>
  );
}
