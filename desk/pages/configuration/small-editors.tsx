import { Stack, Switch } from '@mantine/core';
import { planWords, priceLimitWords, vipWords } from '#contract/desk/setting-words.ts';
import { feeBpsMax } from '#domain/plan/limits.ts';
import { NumberInput, TextInput } from '../../parts/inputs.tsx';
import { MoneyInput } from '../../parts/money-input.tsx';
import type { EditorProps } from './part-form.tsx';

interface PercentProps {
  readonly at: string;
  readonly label: string;
  readonly bps: number;
  readonly onChange: (bps: number) => void;
}

/** A fee above the bound is refused beside its field, rather than quietly lowered. */
function Percent({ at, label, bps, onChange }: PercentProps) {
  return (
    <NumberInput
      at={at}
      clampBehavior="none"
      decimalScale={2}
      description={`At most ${feeBpsMax / 100} %`}
      label={label}
      min={0}
      onChange={(value) => onChange(Math.round(Number(value) * 100))}
      required
      value={bps / 100}
    />
  );
}

export function CostEditor({ value, onChange }: EditorProps<'payoutCost'>) {
  return <MoneyInput at="" label="Cost per payout" onChange={onChange} value={value} />;
}

export function ExchangeEditor({ value, onChange }: EditorProps<'exchange'>) {
  return (
    <Switch
      checked={value.isOffered}
      label="Partners can exchange through acceptors"
      onChange={(event) => onChange({ isOffered: event.currentTarget.checked })}
    />
  );
}

export function VipEditor({ value, onChange }: EditorProps<'vip'>) {
  return (
    <Stack gap="sm">
      <Switch
        checked={value.isOffered}
        label={vipWords.isOffered}
        onChange={(event) => onChange({ ...value, isOffered: event.currentTarget.checked })}
      />
      <MoneyInput
        at="price"
        label={vipWords.price}
        onChange={(price) => onChange({ ...value, price })}
        value={value.price}
      />
      <Percent
        at="revenueFeeBps"
        bps={value.revenueFeeBps}
        label={vipWords.revenueFeeBps}
        onChange={(revenueFeeBps) => onChange({ ...value, revenueFeeBps })}
      />
    </Stack>
  );
}

export function PriceLimitsEditor({ value, onChange }: EditorProps<'priceLimits'>) {
  return (
    <Stack gap="sm">
      {(Object.keys(priceLimitWords) as (keyof typeof priceLimitWords)[]).map((name) => (
        <MoneyInput
          at={name}
          key={name}
          label={priceLimitWords[name]}
          onChange={(amount) => onChange({ ...value, [name]: amount })}
          value={value[name]}
        />
      ))}
    </Stack>
  );
}

export function ContactEditor({ value, onChange }: EditorProps<'pushContact'>) {
  return (
    <TextInput
      at=""
      label="Contact"
      onChange={(event) => onChange(event.currentTarget.value)}
      pattern="(mailto:|https://).+"
      required
      value={value}
    />
  );
}

const { mediaFeeBps: mediaFee, revenueFeeBps: revenueFee, ...counts } = planWords;

export function PlanEditor({ value, onChange }: EditorProps<'plan'>) {
  return (
    <div className="desk-fields">
      <Percent
        at="mediaFeeBps"
        bps={value.mediaFeeBps}
        label={mediaFee}
        onChange={(mediaFeeBps) => onChange({ ...value, mediaFeeBps })}
      />
      <Percent
        at="revenueFeeBps"
        bps={value.revenueFeeBps}
        label={revenueFee}
        onChange={(revenueFeeBps) => onChange({ ...value, revenueFeeBps })}
      />
      {(Object.keys(counts) as (keyof typeof counts)[]).map((name) => (
        <NumberInput
          at={name}
          allowDecimal={false}
          key={name}
          label={counts[name]}
          min={0}
          onChange={(typed) => onChange({ ...value, [name]: Number(typed) })}
          required
          value={value[name]}
        />
      ))}
    </div>
  );
}
