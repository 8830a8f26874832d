import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { findPartners } from '#contract/desk/products.ts';
import { useRead } from '../api/use-ask.ts';
import { Select } from './inputs.tsx';

interface Called {
  readonly username: string | null;
  readonly nickname: string;
}

/** How a partner is named: those from a host app have no username. */
export const calledOf = ({ username, nickname }: Called): string => {
  if (username === null) return `${nickname} (from a host app)`;
  return nickname === username ? username : `${username} (${nickname})`;
};

interface PartnerSelectProps {
  readonly value: string | null;
  readonly onChange: (id: string | null) => void;
}

/** Chooses one of the active partners by a search for the name. */
export function PartnerSelect({ value, onChange }: PartnerSelectProps) {
  const [name, setName] = useState('');
  const [wanted] = useDebouncedValue(name, 250);
  const partners = useRead(findPartners, { name: wanted });
  const found = partners.data?.list ?? [];
  return (
    <Select
      at="partnerId"
      data={found.map((partner) => ({ value: partner.id, label: calledOf(partner) }))}
      filter={({ options }) => options}
      label="Partner"
      nothingFoundMessage="No matches."
      onChange={onChange}
      onSearchChange={setName}
      required
      searchable
      value={value}
    />
  );
}
