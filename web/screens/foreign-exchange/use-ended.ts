import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../parts/toast.tsx';

/** Reports an exchange that was ended, and reloads everything, including after a refusal. */
export function useEnded() {
  const toast = useToast();
  const queries = useQueryClient();
  return async (done: unknown, text: string) => {
    if (done) toast(text, 'success');
    await queries.invalidateQueries();
  };
}
