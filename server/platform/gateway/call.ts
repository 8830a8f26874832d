import type { Answer, Input, Route } from '#contract/route.ts';
import type { Language } from '#domain/language.ts';
import type { PartnerStatus } from '#domain/partner/status.ts';
import type { TimeZone } from '#domain/time-zone.ts';

/** The holder of a token. */
export interface LoggedInPartner {
  readonly id: string;
  readonly sessionId: string;
  readonly entry: string;
  readonly status: PartnerStatus;
  readonly language: Language;
  /** True after a password reset by link, so that the owner can look and object first. */
  readonly isReadOnly: boolean;
}

/** What a request says about its sender, logged in or not. */
export interface Caller {
  readonly timeZone: TimeZone;
  readonly language: Language;
  readonly address: string;
  readonly device: string;
  /** Where the app is, as the browser sees it: passkeys belong to it. */
  readonly origin: string;
}

/** How to recognise a browser that somebody has logged in with before. */
export interface KnownDevice {
  /** The device cookie from an earlier login, or an empty string. */
  readonly deviceToken: string;
  readonly keepDevice: (token: string) => void;
}

type PartnerOf<R extends Route> = R['access'] extends 'public'
  ? LoggedInPartner | null
  : LoggedInPartner;

/** The bytes of the uploaded file. Its name is dropped, so that callers cannot choose ours. */
type UploadOf<R extends Route> = R['body'] extends 'multipart'
  ? { readonly upload: Uint8Array }
  : unknown;

/** A request as a use case sees it: the server's services, the caller and the partner. */
type Call<R extends Route, Services> = Services &
  Caller &
  KnownDevice & { readonly partner: PartnerOf<R> } & UploadOf<R>;

export type Handler<R extends Route, Services> = (
  call: Call<R, Services>,
  input: Input<R>,
) => Promise<Answer<R>>;

/** The use cases of a topic: one for each route of its file in the contract, and no others. */
export type UseCasesOf<Topic, Services> = {
  readonly [Name in keyof Topic as Topic[Name] extends Route
    ? Name
    : never]: Topic[Name] extends Route ? Handler<Topic[Name], Services> : never;
};
