import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { startConfig } from '#contract/start-config.ts';
import { findLanguage } from '#domain/language.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { call } from '../api/call.ts';
import type { AppActions } from '../api/on-failure.ts';
import { useLanguage } from '../i18n/language.tsx';
import { currentLocation, go } from '../location/hash-location.ts';
import { returnQuery } from '../location/return-address.ts';
import { useToast } from '../parts/toast.tsx';
import { ServiceContext, type ServiceRequest } from '../service/service-context.ts';
import {
  basicConfigStored,
  clearSession,
  currentLanguage,
  endsAtLogin,
  languageMap,
  languageStored,
} from '../session/session.ts';
import { later } from './later.tsx';

const ServicePopup = later(() =>
  import('../service/service-popup.tsx').then((m) => m.ServicePopup),
);

const entryRoutes = ['/entry'];

interface ActionsProviderProps {
  readonly children: ReactNode;
}

/** Gives screens what a failure or an icon may trigger: toasts, customer service, logout. */
export function ActionsProvider({ children }: ActionsProviderProps) {
  const t = useTranslations('failure');
  const refusal = useTranslations('refusal');
  const toast = useToast();
  const { language, speak } = useLanguage();
  const [service, setService] = useState<ServiceRequest | null>(null);

  const actions = useMemo<AppActions>(
    () => ({
      fail: (message, otherwise) => {
        const isRefusal = otherwise === 'session_expired' || otherwise === 'username_taken';
        toast(message || (isRefusal ? refusal(otherwise) : t(otherwise)), 'fail');
      },
      isEntryRoute: () => entryRoutes.includes(currentLocation().path),
      goToWelcome: () => go('/ad-welcome', { query: currentLocation().query, replace: true }),
      endsAtLogin,
      logOut: (message) => {
        const query = returnQuery();
        clearSession();
        go('/login', { query, replace: true });
        toast(message || refusal('session_expired'), 'fail');
      },
      speak: (lang) => {
        const language = findLanguage(lang, languageMap());
        if (language) speak(language).catch(() => {});
      },
      showService: (failure) => setService({ list: 'service', failure }),
    }),
    [t, refusal, toast, speak],
  );

  useEffect(() => {
    // The app works without it; the next start asks again.
    call(startConfig, { lang: language }).then(
      (config) => {
        basicConfigStored.set(config);
        // On a first visit the network's own map arrives late and may mean another language.
        const networkLanguage = currentLanguage();
        if (networkLanguage !== language && !languageStored.get())
          speak(networkLanguage).catch(() => {});
      },
      () => {},
    );
  }, [language, speak]);

  return (
    <ActionsContext value={actions}>
      <ServiceContext value={setService}>
        {children}
        {service ? (
          <ServicePopup
            onClose={() => setService(null)}
            onFail={() => {
              setService(null);
              actions.fail('', 'offline');
            }}
            request={service}
          />
        ) : null}
      </ServiceContext>
    </ActionsContext>
  );
}
