import { useQuery } from '@tanstack/react-query';
import { integrityReport } from '#contract/integrity.ts';
import type { Output } from '#contract/route.ts';
import { call } from '../../api/call.ts';

export type Report = Output<typeof integrityReport>;

export const useReport = () =>
  useQuery({ queryKey: ['integrity-report'], queryFn: () => call(integrityReport, {}) });
