import { useCallback, useEffect, useState } from 'react';
import { integrityReport } from '#contract/integrity.ts';
import type { Output } from '#contract/route.ts';
import { showWitnesses } from '#contract/transparency.ts';
import { call } from '../../api/call.ts';
import { checkCosigned } from '../../integrity/check-cosigned.ts';

export type Report = Output<typeof integrityReport> & {
  readonly witnesses: Output<typeof showWitnesses> & {
    /** Whether this device verified the cosignatures; null where it cannot. */
    readonly isChecked: boolean | null;
  };
};

/** Who cosigned the log, and whether their signatures are valid. */
async function readWitnesses(): Promise<Report['witnesses']> {
  const shown = await call(showWitnesses, {});
  return { ...shown, isChecked: await checkCosigned(shown) };
}

interface ReportState {
  readonly data: Report | null;
  readonly hasFailed: boolean;
  readonly isBusy: boolean;
}

/** Fetched directly: the query cache is behind the login, and this page is not. */
export function useReport(): ReportState & { readonly load: () => void } {
  const [state, setState] = useState<ReportState>({ data: null, hasFailed: false, isBusy: true });
  const load = useCallback(() => {
    setState((before) => ({ ...before, isBusy: true }));
    Promise.all([call(integrityReport, {}), readWitnesses()]).then(
      ([report, witnesses]) =>
        setState({ data: { ...report, witnesses }, hasFailed: false, isBusy: false }),
      () => setState(({ data }) => ({ data, hasFailed: true, isBusy: false })),
    );
  }, []);
  useEffect(load, [load]);
  return { ...state, load };
}
