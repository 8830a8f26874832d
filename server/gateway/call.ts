import type { Input, Reply, Route } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import type { TimeZone } from '#domain/time-zone.ts';

/** Who a token stands for. */
export interface Member {
  readonly id: string;
  readonly sessionId: string;
  readonly entry: string;
  readonly status: PartnerStatus;
  readonly language: Language;
  /** Kept when a password was set by link, so that the owner can look and object. */
  readonly isReadOnly: boolean;
}

/** What a request says of its sender, whoever that is. */
export interface Asker {
  readonly timeZone: TimeZone;
  readonly language: Language;
  readonly address: string;
  readonly device: string;
}

/** How a browser is known again that somebody has logged in with. */
export interface KnownDevice {
  /** What it was given then, or nothing. */
  readonly deviceMark: string;
  readonly keepDevice: (mark: string) => void;
}

type MemberOf<R extends Route> = R['access'] extends 'public' ? Member | null : Member;

/** The bytes of the one file that was sent. Its name is left behind: nobody may choose ours. */
type UploadOf<R extends Route> = R['body'] extends 'multipart'
  ? { readonly upload: Uint8Array }
  : unknown;

/** One request as a use case sees it: the services of the server, the asker, and the member. */
export type Call<R extends Route, Services> = Services &
  Asker &
  KnownDevice & { readonly member: MemberOf<R> } & UploadOf<R>;

export type Handler<R extends Route, Services> = (
  call: Call<R, Services>,
  input: Input<R>,
) => Promise<Reply<R>>;
