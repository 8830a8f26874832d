import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { editUserInfo, userInfo } from '#contract/account.ts';
import { phoneKey, whyNotEmail, whyNotPhone } from '#domain/partner/contact.ts';
import { payoutPauseHours } from '#domain/wallet/payout.ts';
import { call } from '../../api/call.ts';
import { FormEnd } from '../../form/form-end.tsx';
import { useForm } from '../../form/use-form.ts';
import { useSureSend } from '../../form/use-sure-send.ts';
import { Field } from '../../parts/field.tsx';
import { SkeletonCard } from '../../parts/skeleton.tsx';
import { useToast } from '../../parts/toast.tsx';
import { Loaded } from '../../query/loaded.tsx';
import { usePayPassword } from '../../wallet/use-pay-password.ts';
import { EmailConfirmation } from './email-confirmation.tsx';

// The browser stores neither address nor number, so the form asks for them.
const key = ['contact'];

interface Contact {
  readonly email: string;
  readonly phone: string;
}

/** How the network reaches a partner. A change must be confirmed and pauses payouts. */
export function ContactDetails() {
  const query = useQuery({ queryKey: key, queryFn: () => call(userInfo, {}) });
  return (
    <Loaded query={query} skeleton={<SkeletonCard />}>
      {(contact) => <ContactForm {...contact} />}
    </Loaded>
  );
}

function ContactForm({ email, phone }: Contact) {
  const t = useTranslations('password');
  const register = useTranslations('register');
  const toast = useToast();
  const send = useSureSend();
  const askPayPassword = usePayPassword();
  const queries = useQueryClient();
  const form = useForm({
    initial: { email, phone },
    rules: {
      email: (typed: Contact) => whyNotEmail(typed.email.trim()),
      phone: (typed: Contact) => whyNotPhone(typed.phone.trim()),
    },
    send: async (typed) => {
      const contact = { email: typed.email.trim(), phone: phoneKey(typed.phone.trim()) };
      const confirmation = await askPayPassword({ action: 'contact', ...contact });
      if (confirmation === null) return null;
      const isDone = async () => {
        const now = await call(userInfo, {});
        return now.email === contact.email && now.phone === contact.phone;
      };
      return send(editUserInfo, { ...contact, confirmation }, isDone, async () => {
        await queries.invalidateQueries({ queryKey: key });
        toast(t('contactChanged'), 'success');
      });
    },
  });
  return (
    <form className="stack-4" noValidate onSubmit={form.submit}>
      <p className="muted">{t('contactLead', { hours: payoutPauseHours })}</p>
      <Field
        {...form.field('email')}
        autoComplete="email"
        inputMode="email"
        label={register('email')}
      />
      <EmailConfirmation />
      <Field
        {...form.field('phone')}
        autoComplete="tel"
        hint={register('phoneHint')}
        inputMode="tel"
        label={register('phone')}
      />
      <FormEnd isSending={form.isSending} problem={form.problem}>
        {t('contactSubmit')}
      </FormEnd>
    </form>
  );
}
