import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import '#browser/colours.css';
import './styles/tokens.css';
import './styles/frame.css';
import './styles/search.css';
import './styles/desk.css';
import './styles/table.css';
import './styles/programme.css';
import './styles/people.css';
import './styles/overview.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { whoAmI } from '#contract/desk/access.ts';
import { DeskFailure, sessionOverCode } from './api/ask.ts';
import { Desk } from './app/desk.tsx';
import { theme } from './styles/theme.ts';

/** Any answer may be the first to report that the session has ended; the sign-in is then shown. */
const onError = (error: Error) => {
  if (!(error instanceof DeskFailure) || error.code !== sessionOverCode) return;
  void queries.invalidateQueries({ queryKey: [whoAmI.path], refetchType: 'active' });
};

const queries: QueryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey: [path] }) => {
      if (path !== whoAmI.path) onError(error);
    },
  }),
  mutationCache: new MutationCache({ onError }),
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    // The content policy allows styles from files only.
    <MantineProvider
      defaultColorScheme="auto"
      theme={theme}
      withCssVariables={false}
      withGlobalClasses={false}
    >
      <QueryClientProvider client={queries}>
        <Notifications position="top-right" />
        <Desk />
      </QueryClientProvider>
    </MantineProvider>,
  );
}
