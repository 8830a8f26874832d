import type { previewCode as route } from '#contract/register.ts';
import { wordIn } from '#domain/language.ts';
import { refuse, why } from '#domain/refusal.ts';
import { checkCode } from './check-code.ts';
import type { PartnerUseCase } from './partner-services.ts';

/** Shows what a code grants before an account is opened with it. Uses nothing up. */
export const previewCode: PartnerUseCase<typeof route> = async (call, { licenseKey }) => {
  refuse(licenseKey.trim() === '' ? why('field_empty', { field: 'licenseKey' }) : null);
  const { issuer, expiresAt, ...code } = await checkCode(call, licenseKey);
  const terms = wordIn(code.terms, code.otherTerms, call.language);
  return { issuer, terms, expiresAt: expiresAt.toISOString() };
};
