import { useQueryClient } from '@tanstack/react-query';
import { useToast } from '../../parts/toast.tsx';

/** Says what was done, when it was, and reads everything again: also what a refusal is about. */
export function useEnded() {
  const toast = useToast();
  const queries = useQueryClient();
  return async (done: unknown, text: string) => {
    if (done) toast(text, 'success');
    await queries.invalidateQueries();
  };
}
