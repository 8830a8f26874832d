import { Badge, Tabs } from '@mantine/core';
import { type ReactNode, useContext } from 'react';
import { type Language, languages } from '#domain/language.ts';

import { FormFailure } from './refused.ts';

/** English first, because others fall back to it. */
export const englishFirst = [
  ...languages.filter(({ code }) => code === 'en'),
  ...languages.filter(({ code }) => code !== 'en'),
];

interface LanguageTabsProps {
  /** Names the row of tabs for a screen reader. */
  readonly label: string;
  readonly value: Language;
  readonly onChange: (language: Language) => void;
  readonly isThere: (language: Language) => boolean;
  readonly children: ReactNode;
}

/**
 * One language at a time. Languages without text are marked, and their readers get English. A
 * language in which something was refused is marked too, since its text may be in another tab.
 */
export function LanguageTabs({ label, value, onChange, isThere, children }: LanguageTabsProps) {
  const refused = useContext(FormFailure)?.at?.split('.') ?? [];
  return (
    <Tabs
      keepMounted={false}
      onChange={(chosen) => onChange((chosen ?? 'en') as Language)}
      value={value}
    >
      <Tabs.List aria-label={label} className="desk-languages">
        {englishFirst.map(({ code, name }) => (
          <Tabs.Tab
            key={code}
            rightSection={flagOf(refused.includes(code), isThere(code))}
            value={code}
          >
            <span lang={code}>{name}</span>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      <Tabs.Panel pt="sm" value={value}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}

function flagOf(isRefused: boolean, isThere: boolean): ReactNode {
  if (isThere && !isRefused) return undefined;
  return (
    <Badge color={isRefused ? 'red' : 'orange'} size="xs">
      {isRefused ? 'Refused' : 'Missing'}
    </Badge>
  );
}
