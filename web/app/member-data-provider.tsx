import { QueryClient, QueryClientProvider, replaceEqualDeep } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import type { Language } from '#domain/language.ts';
import { useActions } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { onFailure } from '../api/on-failure.ts';
import { withReadAt } from '../api/read-at.ts';
import { useLanguage } from '../i18n/language.tsx';
import { leavingStored, tokenStored } from '../session/session.ts';
import { PayPasswordProvider } from '../wallet/pay-password-provider.tsx';

const newClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && !isOfLogin(error),
        staleTime: 5_000,
        // Requests go out even offline, because the service worker answers from its cache.
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: withReadAt(replaceEqualDeep),
      },
    },
  });

let current = { token: tokenStored.get(), client: newClient(), language: null as Language | null };

/** Data of one session is never shown to the next on the same phone. */
function clientOf(token: string | null): QueryClient {
  if (current.token !== token) current = { token, client: newClient(), language: null };
  return current.client;
}

/** Many answers contain text, so a change of language refetches everything. */
function readIn(language: Language): void {
  const previousLanguage = current.language;
  current.language = language;
  if (previousLanguage === null || previousLanguage === language) return;
  current.client.removeQueries({ type: 'inactive' });
  void current.client.invalidateQueries();
}

/** Whether a failure concerns the session or account rather than the one request. */
function isOfLogin(error: unknown): error is CallFailure {
  if (!(error instanceof CallFailure) || error.reason === 'http') return false;
  // The owner of a closed account has been told why, and may still read what stays open.
  return (leavingStored.get() ? [503] : [401, 402, 403, 404, 503]).includes(error.code);
}

interface MemberDataProviderProps {
  readonly children: ReactNode;
}

/**
 * The cache of server data. A screen shows in place what it could not load; the table handles the
 * rest.
 */
export function MemberDataProvider({ children }: MemberDataProviderProps) {
  const actions = useActions();
  const token = tokenStored.use();
  const client = clientOf(token);
  const { language } = useLanguage();
  useEffect(() => readIn(language), [language]);
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const { error } = event.action;
        if (isOfLogin(error)) onFailure(actions, error);
      }),
    [actions, client],
  );
  return (
    <QueryClientProvider client={client} key={token}>
      <PayPasswordProvider>{children}</PayPasswordProvider>
    </QueryClientProvider>
  );
}
