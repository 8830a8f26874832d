import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { englishFirst } from './language-tabs.tsx';

interface SideBySideProps {
  readonly isThere: (language: Language) => boolean;
  /** What to show in a language, given the language whose text exists. */
  readonly show: (language: Language) => ReactNode;
}

/** All twelve languages side by side. A language without text falls back to English. */
export function SideBySide({ isThere, show }: SideBySideProps) {
  return (
    <div className="desk-previews">
      {englishFirst.map(({ code, name }) => {
        const shown = isThere(code) ? code : 'en';
        return (
          <section aria-label={`Preview: ${code}`} className="desk-preview" key={code}>
            <div className="desk-preview-head">
              <span lang={code}>{name}</span>
              {shown !== code && <Badge color="orange">Missing, in English</Badge>}
            </div>
            <div lang={shown}>{show(shown)}</div>
          </section>
        );
      })}
    </div>
  );
}
