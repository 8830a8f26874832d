import { createRefusal, type Refusal } from '../refusal.ts';
import { dayMs, hourMs } from '../time.ts';
import { whyNotConfirmed, whyNotPassword } from './password.ts';

/** The owner sees the notice before a link from staff works, and cancels it with a new password. */
export const linkWaitMs = hourMs;
export const linkLifeMs = 25 * hourMs;
/** An owner whom staff logged out everywhere sees it only at the next login, and so gets a day. */
export const cutOffWaitMs = dayMs;

/** A link by mail goes to a confirmed address: it works at once, but not for long. */
export const mailLinkMinutes = 30;

export interface PasswordLink {
  readonly usableAt: Date;
  readonly expiresAt: Date;
}

export const newPasswordLink = (now: Date): PasswordLink => ({
  usableAt: new Date(now.getTime() + linkWaitMs),
  expiresAt: new Date(now.getTime() + linkLifeMs),
});

export const newMailLink = (now: Date): PasswordLink => ({
  usableAt: now,
  expiresAt: new Date(now.getTime() + mailLinkMinutes * 60_000),
});

/** `cutOffAt` is when staff ended the owner's last session; null while there is one. */
export const heldBack = <Link extends PasswordLink>(link: Link, cutOffAt: Date | null): Link => {
  const until = new Date((cutOffAt?.getTime() ?? 0) + cutOffWaitMs);
  return until > link.usableAt ? { ...link, usableAt: until } : link;
};

/** A link that is unknown, used, ended or expired gets the same answer. */
export const whyNotLink = (link: PasswordLink | null, now: Date): Refusal | null =>
  link && now < link.expiresAt ? null : createRefusal('password_link_invalid');

export const whyNotYet = ({ usableAt }: PasswordLink, now: Date): Refusal | null =>
  usableAt <= now ? null : createRefusal('password_link_early', { until: usableAt.toISOString() });

/** The link and its word come from two members of staff, and neither works alone. */
export const whyNotWord = (isRight: boolean): Refusal | null =>
  isRight ? null : createRefusal('password_link_word_wrong', { field: 'word' });

export interface NewPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
}

export function whyNotNewPassword(form: NewPassword, username: string): Refusal | null {
  const problem = whyNotPassword(form.newPassword, username);
  if (problem) return { ...problem, facts: { ...problem.facts, field: 'newPassword' } };
  return whyNotConfirmed(form.newPassword, form.confirmPassword);
}
