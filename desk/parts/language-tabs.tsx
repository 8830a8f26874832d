import { Badge, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';
import { type Language, languages } from '#domain/language.ts';

/** English first, since it is what others fall back to. */
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

/** One language at a time; those without words are marked, and their readers get English. */
export function LanguageTabs({ label, value, onChange, isThere, children }: LanguageTabsProps) {
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
            rightSection={
              isThere(code) ? undefined : (
                <Badge color="orange" size="xs">
                  missing
                </Badge>
              )
            }
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
