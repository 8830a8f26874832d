import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PayPasswordProvider } from '../wallet/pay-password-provider.tsx';

const client = new QueryClient({ defaultOptions: { queries: { retry: 1, staleTime: 5_000 } } });

interface MemberDataProviderProps {
  readonly children: ReactNode;
}

export function MemberDataProvider({ children }: MemberDataProviderProps) {
  return (
    <QueryClientProvider client={client}>
      <PayPasswordProvider>{children}</PayPasswordProvider>
    </QueryClientProvider>
  );
}
