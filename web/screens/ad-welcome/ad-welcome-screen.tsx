import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { openAccount, previewCode } from '#contract/register.ts';
import type { Output } from '#contract/route.ts';
import { formatCode, standardTerms } from '#domain/partner/authorization-code.ts';
import { createRefusal } from '#domain/refusal.ts';
import { useEnterOnce } from '../../api/use-enter-once.ts';
import { PasteButton } from '../../form/paste-button.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSend } from '../../form/use-send.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { currentLocation, go } from '../../location/hash-location.ts';
import { Button } from '../../parts/button.tsx';
import { Card } from '../../parts/card.tsx';
import { Cover } from '../../parts/cover.tsx';
import { Field } from '../../parts/field.tsx';
import { Icon } from '../../parts/icon.tsx';
import styles from './ad-welcome-screen.module.css';

type Terms = Output<typeof previewCode>;

const query = () => new URLSearchParams(currentLocation().query);

const rules = {
  licenseKey: ({ licenseKey }: { licenseKey: string }) =>
    licenseKey.trim() === '' ? createRefusal('field_empty', { field: 'licenseKey' }) : null,
};

/**
 * Opens an account with an authorization code. Partners handed over by a host app are logged in at
 * once; all others continue to the form with the code filled in.
 */
export function AdWelcomeScreen() {
  const t = useTranslations('welcome');
  const register = useTranslations('register');
  const send = useSend();
  const { enter, enterAgain } = useEnterOnce();
  const [terms, setTerms] = useState<Terms | null>(null);
  const form = useForm({
    initial: { licenseKey: formatCode((query().get('code') ?? '').slice(0, 40)) },
    rules,
    send: async ({ licenseKey }) => {
      if (!terms) return send(previewCode, { licenseKey }, setTerms);
      const handover = query().get('handover');
      if (handover) return openWith(licenseKey, handover);
      go('/register', { query: `code=${encodeURIComponent(licenseKey)}` });
      return null;
    },
  });
  const openWith = async (licenseKey: string, handover: string) => {
    if ((await enterAgain()) !== null) return null;
    const refused = await send(openAccount, { licenseKey, handover }, enter);
    // Errors of the code are shown at its field.
    if (refused?.facts.field === 'licenseKey') setTerms(null);
    return refused;
  };
  return (
    <form className="fill" noValidate onSubmit={form.submit}>
      <Cover>
        <Icon name="book" size="large" />
        <h1 className={styles.title}>{t('title')}</h1>
        <p>{t('lead')}</p>
      </Cover>
      <div className={`${styles.content} stack-4`}>
        {terms ? (
          <CodeTerms code={formatCode(form.values.licenseKey)} terms={terms} />
        ) : (
          <Field
            {...form.field('licenseKey')}
            aside={
              <PasteButton
                label={t('paste')}
                onPaste={(text) => form.change('licenseKey', formatCode(text.slice(0, 40)))}
              />
            }
            autoCapitalize="characters"
            autoComplete="off"
            label={t('code')}
            placeholder="XXXX-XXXX-XXXX-XXXX"
            spellCheck={false}
          />
        )}
        {form.problem ? <p role="alert">{form.problem}</p> : null}
        <Button busy={form.isSending} type="submit" wide>
          {terms ? t('open') : t('check')}
        </Button>
        {terms ? (
          <Button kind="quiet" onClick={() => setTerms(null)} wide>
            {t('other')}
          </Button>
        ) : null}
        {query().has('handover') ? null : (
          <p className={styles.more}>
            {register('haveAccount')} <a href="#/login">{register('logIn')}</a>
          </p>
        )}
      </div>
    </form>
  );
}

interface CodeTermsProps {
  readonly code: string;
  readonly terms: Output<typeof previewCode>;
}

/** Who issued the code and what it offers, to be read before it is used up. */
function CodeTerms({ code, terms }: CodeTermsProps) {
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
