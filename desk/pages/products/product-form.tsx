import { Checkbox, Fieldset, MultiSelect, Select, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import { listMerchants } from '#contract/desk/merchants.ts';
import { changeProduct, makeProduct } from '#contract/desk/products.ts';
import { systems } from '#domain/delivery/browser.ts';
import { countryCodes, languageCodes, pageCategories } from '#domain/plan/audience-words.ts';
import { newRequestId } from '../../api/request-id.ts';
import { useAct, useList } from '../../api/use-ask.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { emptyDraft, type ProductDraft, writtenOf } from './product-draft.ts';
import { ProductWords } from './product-words.tsx';

interface ProductFormProps {
  /** What is changed, with what it is now; null makes a new one. */
  readonly product: { readonly id: string; readonly draft: ProductDraft } | null;
  readonly onClose: () => void;
}

type TextName = {
  [Name in keyof ProductDraft]: ProductDraft[Name] extends string ? Name : never;
}[keyof ProductDraft];

/** Writes a product down. Changing one makes a new version of it. */
export function ProductForm({ product, onClose }: ProductFormProps) {
  const [draft, setDraft] = useState(product?.draft ?? emptyDraft);
  const [merchantId, setMerchant] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [requestId] = useState(newRequestId);
  const make = useAct(makeProduct, { done: 'Made. It needs a creative.', onDone: onClose });
  const change = useAct(changeProduct, { done: 'A new version is there.', onDone: onClose });
  const merchants = useList(listMerchants, {});
  const set = (changed: Partial<ProductDraft>) => setDraft((before) => ({ ...before, ...changed }));
  const send = () => {
    const written = writtenOf(draft);
    if (product) change.mutate({ id: product.id, written, reason });
    else if (merchantId) make.mutate({ requestId, merchantId, written, reason });
  };
  const problem = (product ? change : make).error?.message;
  return (
    <ActForm
      isBusy={make.isPending || change.isPending}
      onClose={onClose}
      onSubmit={send}
      problem={problem}
      size="xl"
      submit={product ? 'Make a new version' : 'Make'}
      title={product ? `Change ${draft.words.en?.name ?? ''}` : 'Make a product'}
    >
      {!product && (
        <Select
          data={merchants.rows.map(({ id, name }) => ({ value: id, label: name }))}
          label="Merchant"
          onChange={setMerchant}
          required
          searchable
          value={merchantId}
        />
      )}
      <ProductWords onChange={(words) => set({ words })} words={draft.words} />
      <Offer draft={draft} set={set} />
      <Rule draft={draft} set={set} />
      <Audience draft={draft} set={set} />
      <Textarea
        autosize
        description={product ? 'What is other than before. All staff can read it.' : undefined}
        label="Reason"
        maxLength={500}
        onChange={(event) => setReason(event.currentTarget.value)}
        required={product !== null}
        value={reason}
      />
    </ActForm>
  );
}

interface PartProps {
  readonly draft: ProductDraft;
  readonly set: (changed: Partial<ProductDraft>) => void;
}

interface LineProps extends PartProps {
  readonly name: TextName;
  readonly label: string;
  readonly description?: string;
  readonly kind?: 'money' | 'number' | 'list';
  readonly isOptional?: boolean;
}

function Line({ draft, set, name, label, description, kind, isOptional }: LineProps) {
  const typed = {
    money: { inputMode: 'decimal' as const, pattern: '\\d{1,12}(\\.\\d{1,2})?' },
    number: { inputMode: 'decimal' as const, pattern: '\\d{1,5}(\\.\\d{1,2})?' },
    list: {},
  };
  return (
    <TextInput
      {...(kind ? typed[kind] : {})}
      description={description}
      label={label}
      onChange={(event) => set({ [name]: event.currentTarget.value })}
      required={!isOptional && kind !== 'list'}
      value={draft[name]}
    />
  );
}

function Offer(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="What it pays">
      <div className="desk-fields">
        <Select
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
        <Line {...part} kind="number" label="Orders for each click" name="conversionsPerClick" />
        <Line {...part} kind="number" label="Click counts for hours" name="clickWindowHours" />
        <Line {...part} kind="number" label="Days to validate" name="validateDays" />
      </div>
      <Checkbox
        checked={draft.official}
        label="Official: the network brought it"
        mt="sm"
        onChange={(event) => set({ official: event.currentTarget.checked })}
      />
    </Fieldset>
  );
}

function Rule(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="How an amount is spent">
      <div className="desk-fields">
        <Select
          allowDeselect={false}
          data={['even', 'front', 'asap']}
          label="Pacing"
          onChange={(pacing) => set({ pacing: pacing as ProductDraft['pacing'] })}
          value={draft.pacing}
        />
        <Select
          allowDeselect={false}
          data={['conversions', 'clicks', 'impressions']}
          label="Goal"
          onChange={(goal) => set({ goal: goal as ProductDraft['goal'] })}
          value={draft.goal}
        />
        <Line {...part} kind="number" label="Days" name="days" />
        <Line {...part} isOptional kind="money" label="Most a day" name="dailyCap" />
        <Line {...part} kind="number" label="Times for each viewer" name="times" />
        <Line {...part} kind="number" label="Within hours" name="hoursBetween" />
        <Line {...part} isOptional kind="money" label="Highest price" name="priceCeiling" />
      </div>
    </Fieldset>
  );
}

type Option = string | { readonly value: string; readonly label: string };

const named = (codes: readonly string[], type: 'region' | 'language'): readonly Option[] => {
  const names = new Intl.DisplayNames(['en'], { type });
  const options = codes.map((value) => ({
    value,
    label: `${names.of(value) ?? value} (${value})`,
  }));
  return options.sort((one, other) => one.label.localeCompare(other.label, 'en'));
};
const countryOptions = named(countryCodes, 'region');
const languageOptions = named(languageCodes, 'language');

interface ChoicesProps extends PartProps {
  readonly name: 'countries' | 'languages' | 'systems' | 'categories' | 'categoriesNot';
  readonly label: string;
  readonly options: readonly Option[];
}

/** Some of a list. What an older version names and cannot be chosen any more can be taken out. */
function Choices({ draft, set, name, label, options }: ChoicesProps) {
  const known = new Set(options.map((one) => (typeof one === 'string' ? one : one.value)));
  const unknown = draft[name].filter((value) => !known.has(value));
  return (
    <MultiSelect
      clearable
      data={[...options, ...unknown]}
      label={label}
      onChange={(chosen) => set({ [name]: chosen })}
      searchable
      value={[...draft[name]]}
    />
  );
}

function Audience(part: PartProps) {
  const { draft, set } = part;
  return (
    <Fieldset legend="Who sees it (empty means everyone)">
      <div className="desk-fields">
        <Choices {...part} label="Countries" name="countries" options={countryOptions} />
        <Choices {...part} label="Languages of pages" name="languages" options={languageOptions} />
        <MultiSelect
          data={['phone', 'tablet', 'desktop']}
          label="Devices"
          onChange={(devices) => set({ devices: devices as ProductDraft['devices'] })}
          value={[...draft.devices]}
        />
        <Choices {...part} label="Systems" name="systems" options={systems} />
        <Line {...part} kind="list" label="Hours, such as 8, 9" name="hours" />
        <Choices {...part} label="Categories" name="categories" options={pageCategories} />
        <Choices
          {...part}
          label="Never in categories"
          name="categoriesNot"
          options={pageCategories}
        />
      </div>
    </Fieldset>
  );
}
