import { notifications } from '@mantine/notifications';
import {
  type UseQueryResult,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { DeskRoute, DeskSent } from '#contract/desk/desk-route.ts';
import type { Input, Output } from '#contract/route.ts';
import { ask, type DeskFailure } from './ask.ts';
import { useUnshown } from './shown-failures.ts';

/** Fetches and caches one call; `everyMs` polls it while the page is visible. */
export function useRead<R extends DeskRoute>(
  route: R,
  input: Input<R>,
  everyMs?: number,
): UseQueryResult<Output<R>, DeskFailure> {
  return useQuery<Output<R>, DeskFailure>({
    queryKey: [route.path, input],
    queryFn: () => ask(route, input as DeskSent<R, Blob>),
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  });
}

interface Page {
  readonly list: readonly unknown[];
  readonly next: string | null;
}

type RowOf<R extends DeskRoute> = Output<R> extends { list: readonly (infer Row)[] } ? Row : never;

/** Fetches a list page by page. */
export function useList<R extends DeskRoute>(route: R, input: Input<R>, everyMs?: number) {
  const query = useInfiniteQuery({
    queryKey: [route.path, 'list', input],
    queryFn: async ({ pageParam }) => {
      const cursor = pageParam === null ? {} : { cursor: pageParam };
      return (await ask(route, { ...(input as object), ...cursor } as DeskSent<R, Blob>)) as Page;
    },
    initialPageParam: null as string | null,
    getNextPageParam: (last: Page) => last.next,
    ...(everyMs ? { refetchInterval: everyMs } : {}),
  });
  const rows = (query.data?.pages.flatMap(({ list }) => list) ?? []) as RowOf<R>[];
  return { ...query, rows };
}

interface Whole<Row> {
  readonly rows: readonly Row[];
  /** Whether there are more rows than requested. */
  readonly isCut: boolean;
}

/** The pages of a list in sequence, for an export, up to a number of rows. */
export async function askAll<R extends DeskRoute>(
  route: R,
  input: Input<R>,
  rowsMax: number,
  onRows: (rows: number) => void = () => {},
): Promise<Whole<RowOf<R>>> {
  const rows: unknown[] = [];
  let cursor: string | null = null;
  do {
    const more: object = cursor === null ? {} : { cursor };
    const page = (await ask(route, { ...(input as object), ...more } as DeskSent<R, Blob>)) as Page;
    rows.push(...page.list);
    cursor = page.next;
    onRows(rows.length);
  } while (cursor !== null && rows.length < rowsMax);
  const isCut = cursor !== null || rows.length > rowsMax;
  return { rows: rows.slice(0, rowsMax) as RowOf<R>[], isCut };
}

/** All pages of a list at once, up to a number of rows, while enabled. */
export function useWhole<R extends DeskRoute>(
  route: R,
  input: Input<R>,
  { rowsMax, isWanted }: { readonly rowsMax: number; readonly isWanted: boolean },
): UseQueryResult<Whole<RowOf<R>>, DeskFailure> {
  return useQuery<Whole<RowOf<R>>, DeskFailure>({
    queryKey: [route.path, 'whole', input],
    queryFn: () => askAll(route, input, rowsMax),
    enabled: isWanted,
  });
}

interface Told<R extends DeskRoute> {
  /** The success message, which may depend on the answer. */
  readonly done?: string | ((answer: Output<R>) => string);
  readonly onDone?: (answer: Output<R>) => void;
}

/** Performs an act, reports the result, and reloads everything shown, since it may have changed. */
export function useAct<R extends DeskRoute>(route: R, { done, onDone }: Told<R> = {}) {
  const queries = useQueryClient();
  const act = useMutation<Output<R>, DeskFailure, DeskSent<R, Blob>>({
    mutationFn: (input) => ask(route, input),
    async onSuccess(answer) {
      const message = typeof done === 'function' ? done(answer) : done;
      if (message) notifications.show({ message, color: 'teal' });
      onDone?.(answer);
      await queries.invalidateQueries();
    },
    async onError(error) {
      if (error.reason === 'desk_changed_meanwhile') await queries.invalidateQueries();
      // What was changed may be gone by now, and with it the form that would have shown this.
      notifyGone(error);
    },
  });
  const notifyGone = useUnshown(act.error);
  return act;
}

/** How many of several acts succeeded, and why the others did not. */
interface EachDone {
  readonly done: number;
  readonly refused: readonly string[];
}

/**
 * Performs the same act for several rows, one call after another: each is judged by itself, and a
 * refused one does not stop the others. The word says what became of them, such as `approved`.
 */
export function useEach<R extends DeskRoute>(route: R, word: string, onDone: () => void) {
  const queries = useQueryClient();
  return useMutation<EachDone, DeskFailure, readonly DeskSent<R, Blob>[]>({
    async mutationFn(inputs) {
      const refused: string[] = [];
      for (const input of inputs) {
        await ask(route, input).catch((error: DeskFailure) => refused.push(error.message));
      }
      return { done: inputs.length - refused.length, refused };
    },
    async onSuccess({ done, refused }) {
      if (done > 0) notifications.show({ message: `${done} ${word}.`, color: 'teal' });
      if (refused.length > 0) {
        const reasons = [...new Set(refused)].join(' ');
        const message = `${refused.length} not ${word}: ${reasons}`;
        notifications.show({ message, color: 'red', autoClose: 12_000 });
      }
      onDone();
      await queries.invalidateQueries();
    },
  });
}
