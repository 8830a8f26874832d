import { useQuery } from '@tanstack/react-query';
import { basicConfig } from '#contract/help.ts';
import type { Output } from '#contract/route.ts';
import { minuteMs } from '#domain/time.ts';
import { call } from '../api/call.ts';
import { useLanguage } from '../i18n/language.tsx';

export type Question = Output<typeof basicConfig>['faq_config'][number];

/** The questions and rules of this network, in the current language. */
export function useQuestions() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['questions'],
    queryFn: async () => (await call(basicConfig, { lang: language })).faq_config,
    staleTime: 5 * minuteMs,
  });
}
