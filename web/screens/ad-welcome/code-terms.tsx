import { useTranslations } from 'use-intl';
import type { previewCode } from '#contract/register.ts';
import type { Output } from '#contract/route.ts';
import { standardTerms } from '#domain/partner/authorization-code.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { Card } from '../../parts/card.tsx';
import styles from './ad-welcome-screen.module.css';

interface CodeTermsProps {
  readonly code: string;
  readonly terms: Output<typeof previewCode>;
}

/** Who issued the code and what it offers, to be read before it is used up. */
export function CodeTerms({ code, terms }: CodeTermsProps) {
  const t = useTranslations('welcome');
  const format = useFormatter();
  return (
    <Card title={code}>
      <dl className={`${styles.terms} stack-3`}>
        <div>
          <dt>{t('from')}</dt>
          <dd>{terms.issuer}</dd>
        </div>
        <div>
          <dt>{t('validUntil')}</dt>
          <dd>{format.dateTime(new Date(terms.expiresAt), { dateStyle: 'long' })}</dd>
        </div>
        <div>
          <dt>{t('terms')}</dt>
          <dd>{terms.terms === standardTerms ? t('standardTerms') : terms.terms}</dd>
        </div>
      </dl>
    </Card>
  );
}
