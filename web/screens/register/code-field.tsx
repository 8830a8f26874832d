import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { previewCode } from '#contract/register.ts';
import type { Output } from '#contract/route.ts';
import { CallFailure, call } from '../../api/call.ts';
import type { FormField } from '../../form/use-form.ts';
import { useFormatter } from '../../i18n/use-formatter.ts';
import { useHasWords } from '../../i18n/use-has-words.ts';
import { useRefusalText } from '../../i18n/use-refusal-text.ts';
import { Field } from '../../parts/field.tsx';

/** The server's verdict on a code, as data: its text depends on the current language. */
interface CodeVerdict {
  readonly code: string;
  readonly good?: Output<typeof previewCode>;
  readonly failure?: CallFailure;
}

interface CodeFieldProps {
  readonly field: FormField;
}

/**
 * Asks the server what the code offers before anything else is typed: when the field is left, and
 * at once for a code from a link.
 */
export function CodeField({ field }: CodeFieldProps) {
  const { value: code } = field;
  const [verdict, setVerdict] = useState<CodeVerdict | null>(null);
  const checkCode = async () => {
    if (code.trim() === '' || verdict?.code === code) return;
    try {
      setVerdict({ code, good: await call(previewCode, { licenseKey: code }) });
    } catch (failure) {
      if (failure instanceof CallFailure && failure.code === 400) setVerdict({ code, failure });
    }
  };
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    void checkCode();
  });
  // A verdict on another code says nothing about this one.
  const { hint, problem } = useVerdictText(verdict?.code === code ? verdict : null);
  const t = useTranslations('register');
  return (
    <Field
      {...field}
      autoCapitalize="characters"
      autoComplete="off"
      error={field.error ?? problem}
      hint={hint}
      label={t('code')}
      onBlur={(event) => {
        field.onBlur(event);
        void checkCode();
      }}
      spellCheck={false}
    />
  );
}

function useVerdictText(verdict: CodeVerdict | null) {
  const t = useTranslations('register');
  const hasWords = useHasWords();
  const refusalText = useRefusalText();
  const format = useFormatter();
  const { good, failure } = verdict ?? {};
  const date = good && format.dateTime(new Date(good.expiresAt), { dateStyle: 'medium' });
  return {
    hint: good && date ? t('codeGood', { issuer: good.issuer, date }) : t('codeHint'),
    problem:
      failure && hasWords(failure.reason)
        ? refusalText(failure.reason, failure.facts)
        : failure?.message,
  };
}
