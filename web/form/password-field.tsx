import { useTranslations } from 'use-intl';
import { Field, type FieldProps } from '../parts/field.tsx';

/** A password field whose text can be revealed. */
export function PasswordField(props: FieldProps) {
  const t = useTranslations('login');
  return <Field {...props} hideLabel={t('hide')} showLabel={t('show')} type="password" />;
}
