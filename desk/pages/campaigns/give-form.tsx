import { Text } from '@mantine/core';
import { useState } from 'react';
import { countGivenCoupons, giveCoupon } from '#contract/desk/campaigns.ts';
import { ask } from '../../api/ask.ts';
import { useAct } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { PartnerSelect } from '../../parts/partner-select.tsx';
import { askedFor } from '../approvals/approval-words.ts';

interface GiveFormProps {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

interface Chosen {
  readonly partnerId: string;
  /** How many the partner had when they were selected; null until known. */
  readonly seen: number | null;
}

/** Gives a partner a coupon, and shows how many they already had. */
export function GiveForm({ campaign: { id, name }, onClose }: GiveFormProps) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const give = useAct(giveCoupon, { done: askedFor, onDone: onClose });
  const choose = async (partnerId: string | null) => {
    setProblem(null);
    setChosen(partnerId === null ? null : { partnerId, seen: null });
    if (partnerId === null) return;
    try {
      const { given: seen } = await ask(countGivenCoupons, { id, partnerId });
      setChosen((now) => (now?.partnerId === partnerId ? { partnerId, seen } : now));
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  return (
    <FieldsForm
      fields={[
        { name: 'reference', label: 'Reference', kind: 'line', lengthMax: 80 },
        { name: 'reason', label: 'Reason', kind: 'text', description: 'The partner sees this.' },
      ]}
      isBusy={give.isPending}
      onClose={onClose}
      onSubmit={(values) => {
        if (chosen && chosen.seen !== null) {
          give.mutate({ id, partnerId: chosen.partnerId, seen: chosen.seen, ...values });
        }
      }}
      failure={give.error}
      problem={problem}
      submit="Request coupon"
      title={`Give a coupon of ${name}`}
    >
      <PartnerSelect onChange={choose} value={chosen?.partnerId ?? null} />
      {chosen !== null && chosen.seen !== null && (
        <Text size="sm">Coupons this partner already has from this activity: {chosen.seen}</Text>
      )}
    </FieldsForm>
  );
}
