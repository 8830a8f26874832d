import { useTranslations } from 'use-intl';
import { Field, type FieldProps } from '../parts/field.tsx';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: FieldProps) {
  const t = useTranslations('login');
  return <Field {...props} hideLabel={t('hide')} showLabel={t('show')} type="password" />;
}
