import { useCallback, useEffect, useState } from 'react';
import { integrityReport } from '#contract/integrity.ts';
import type { Output } from '#contract/route.ts';
import { showWitnesses } from '#contract/transparency.ts';
import { call } from '../../api/call.ts';
import { checkCosigned } from '../../integrity/check-cosigned.ts';
import type { LoadableQuery } from '../../query/loaded.tsx';

export type Report = Output<typeof integrityReport> & {
  readonly witnesses: Output<typeof showWitnesses> & {
    /** Whether this device verified the cosignatures; null where it cannot. */
    readonly isChecked: boolean | null;
  };
};

/** Who cosigned the log, and whether their signatures are valid. */
async function readWitnesses(): Promise<Report['witnesses']> {
  const witnesses = await call(showWitnesses, {});
  return { ...witnesses, isChecked: await checkCosigned(witnesses) };
}

/** Fetched directly: the query cache is behind the login, and this page is not. */
export function useReport(): LoadableQuery<Report> {
  const [state, setState] = useState<Omit<LoadableQuery<Report>, 'refetch'>>({
    data: undefined,
    isError: false,
    isFetching: true,
  });
  const refetch = useCallback(() => {
    setState((state) => ({ ...state, isFetching: true }));
    Promise.all([call(integrityReport, {}), readWitnesses()]).then(
      ([report, witnesses]) =>
        setState({ data: { ...report, witnesses }, isError: false, isFetching: false }),
      () => setState(({ data }) => ({ data, isError: true, isFetching: false })),
    );
  }, []);
  useEffect(refetch, [refetch]);
  return { ...state, refetch };
}
