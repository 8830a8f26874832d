import '@mantine/core/styles.css';
import '@mantine/notifications/styles.css';
import './styles/desk.css';
import './styles/programme.css';
import './styles/people.css';
import './styles/overview.css';
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { Desk } from './app/desk.tsx';
import { theme } from './styles/theme.ts';

const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    // Styles come from files alone: the policy of the page allows no other.
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
