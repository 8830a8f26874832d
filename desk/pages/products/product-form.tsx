import { Checkbox, Fieldset, Text } from '@mantine/core';
import { useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import { listMerchants } from '#contract/desk/merchants.ts';
import { changeProduct, makeProduct } from '#contract/desk/products.ts';
import { useAct, useList } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Select, Textarea } from '../../parts/inputs.tsx';
import { shownLanguage } from '../../parts/shown.ts';
import { askedFor } from '../approvals/approval-words.ts';
import { ProductAudience } from './product-audience.tsx';
import { emptyDraft, type ProductDraft, writtenOf } from './product-draft.ts';
import { Line, type PartProps } from './product-line.tsx';
import { type ProductProblems, problemsIn, problemsOf } from './product-problems.ts';
import { ProductWords } from './product-words.tsx';

interface ProductFormProps {
  /** The product being changed, with its current values; null for a new one. */
  readonly product: { readonly id: string; readonly draft: ProductDraft } | null;
  readonly onClose: () => void;
}

/** Creates a product. Changing one makes a new version of it. */
export function ProductForm({ product, onClose }: ProductFormProps) {
  const [draft, setDraft] = useState(product?.draft ?? emptyDraft);
  const [merchantId, setMerchant] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [requestId] = useState(newRequestId);
  const make = useAct(makeProduct, { done: askedFor, onDone: onClose });
  const change = useAct(changeProduct, { done: askedFor, onDone: onClose });
  const merchants = useList(listMerchants, {});
  const set = (changed: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const [found, setFound] = useState<ProductProblems>({});
  const { error } = product ? change : make;
  const problems = { ...problemsIn(error), ...found };
  const send = () => {
    const written = writtenOf(draft);
    const wrong = problemsOf(written);
    setFound(wrong);
    if (Object.keys(wrong).length > 0) return;
    if (product) change.mutate({ id: product.id, written, reason });
    else if (merchantId) make.mutate({ requestId, merchantId, written, reason });
  };
  const problem = Object.keys(found).length > 0 ? wrongAbove(found) : error?.message;
  return (
    <ActForm
      isBusy={make.isPending || change.isPending}
      onClose={onClose}
      onSubmit={send}
      failure={error}
      problem={problem}
      size="xl"
      submit={product ? 'Request new version' : 'Request product'}
      title={product ? `Change ${draft.words.en?.name ?? ''}` : 'Create product'}
    >
      {!product && (
        <Select
          at="merchantId"
          data={merchants.rows.map(({ id, name }) => ({ value: id, label: name }))}
          label="Merchant"
          onChange={setMerchant}
          required
          searchable
          value={merchantId}
        />
      )}
      <ProductWords onChange={(words) => set({ words })} problems={problems} words={draft.words} />
      <Offer draft={draft} problems={problems} set={set} />
      <Rule draft={draft} problems={problems} set={set} />
      <ProductAudience draft={draft} problems={problems} set={set} />
      {product && (
        <Text c="dimmed" size="sm">
          Someone else approves the new version. Creatives keep their review unless the texts, the
          kind, the landing page or the audience change.
        </Text>
      )}
      <Textarea
        at="reason"
        autosize
        description={product ? 'What changed. All staff can see this.' : undefined}
        label="Reason"
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
        required={product !== null}
        value={reason}
      />
    </ActForm>
  );
}

/** Texts may be in another tab, so the message below names their language. */
function wrongAbove(problems: ProductProblems): string {
  const other = Object.keys(problems).find((at) => at.startsWith('texts.'));
  const where = other ? ` Check the ${shownLanguage(other.split('.')[1] ?? '')} text.` : '';
  return `Some fields aren’t valid. See the note next to each one.${where}`;
}

function Offer(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="Commission and amounts">
      <div className="desk-fields">
        <Select
          at="written.kind"
          allowDeselect={false}
          data={['landing', 'video']}
          label="Kind"
          onChange={(kind) => set({ kind: kind as ProductDraft['kind'] })}
          value={draft.kind}
        />
        <Line {...part} label="Landing page" name="landingUrl" />
        <Line {...part} kind="money" label="Lowest amount" name="lowest" />
        <Line {...part} kind="money" label="Highest amount" name="highest" />
        <Select
          at="written.commission"
          allowDeselect={false}
          data={[
            { value: 'fixed', label: 'a fixed amount' },
            { value: 'share', label: 'a share of the order' },
          ]}
          label="Commission is"
          onChange={(paid) => set({ paid: paid as ProductDraft['paid'] })}
          value={draft.paid}
        />
        {draft.paid === 'fixed' ? (
          <Line {...part} kind="money" label="Commission" name="commission" />
        ) : (
          <>
            <Line {...part} kind="number" label="Percent of the order" name="commissionPercent" />
            <Line {...part} kind="money" label="At most" name="commissionMax" />
          </>
        )}
        <Line {...part} kind="number" label="Orders per click" name="conversionsPerClick" />
        <Line {...part} kind="number" label="Click window (hours)" name="clickWindowHours" />
        <Line {...part} kind="number" label="Days to validate" name="validateDays" />
      </div>
      <Checkbox
        checked={draft.official}
        label="Official: under our contract with this merchant"
        mt="sm"
        onChange={(event) => set({ official: event.currentTarget.checked })}
      />
    </Fieldset>
  );
}

function Rule(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="How the amount is spent">
      <div className="desk-fields">
        <Select
          at="written.putRule.pacing"
          allowDeselect={false}
          data={['even', 'front', 'asap']}
          label="Pacing"
          onChange={(pacing) => set({ pacing: pacing as ProductDraft['pacing'] })}
          value={draft.pacing}
        />
        <Select
          at="written.putRule.goal"
          allowDeselect={false}
          data={['conversions', 'clicks', 'impressions']}
          label="Goal"
          onChange={(goal) => set({ goal: goal as ProductDraft['goal'] })}
          value={draft.goal}
        />
        <Line {...part} kind="number" label="Days" name="days" />
        <Line {...part} isOptional kind="money" label="Daily cap" name="dailyCap" />
        <Line {...part} kind="number" label="Frequency cap (times per viewer)" name="times" />
        <Line {...part} kind="number" label="Frequency window (hours)" name="hoursBetween" />
        <Line {...part} isOptional kind="money" label="Highest price" name="priceCeiling" />
      </div>
    </Fieldset>
  );
}
