import { Badge } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language.ts';
import { englishFirst } from './language-tabs.tsx';

interface SideBySideProps {
  readonly isThere: (language: Language) => boolean;
  /** What is shown in a language, given the one whose words there are. */
  readonly show: (language: Language) => ReactNode;
}

/** All twelve languages beside one another. Who has no words of their own reads English. */
export function SideBySide({ isThere, show }: SideBySideProps) {
  return (
    <div className="desk-previews">
      {englishFirst.map(({ code, name }) => {
        const shown = isThere(code) ? code : 'en';
        return (
          <section aria-label={`Preview: ${code}`} className="desk-preview" key={code}>
            <div className="desk-preview-head">
              <span lang={code}>{name}</span>
              {shown !== code && <Badge color="orange">missing, in English</Badge>}
            </div>
            <div lang={shown}>{show(shown)}</div>
          </section>
        );
      })}
    </div>
  );
}
