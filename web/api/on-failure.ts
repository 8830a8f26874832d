import type { CallFailure } from './call.ts';

/** The texts of the app itself, for a server that gave none. */
export type OwnText =
  | 'serverError'
  | 'systemError'
  | 'error'
  | 'offline'
  | 'session_expired'
  | 'username_taken';

/** What the app can do about a failure. The app implements it; the table below chooses. */
export interface AppActions {
  /** Shows a message for two seconds. Without one, the text for that key. */
  fail(message: string, otherwise: OwnText): void;
  isEntryRoute(): boolean;
  /** Goes to /ad-welcome and keeps the query string. */
  goToWelcome(): void;
  /** Whether the user can log in here again. */
  endsAtLogin(): boolean;
  /** Clears the session, goes to /login and says why. */
  logOut(message: string): void;
  /** Switches to the language that the code means in the language map. */
  speak(lang: string): void;
  /** Opens customer service with the reason, in the language of that moment. */
  showService(failure: CallFailure): void;
}

type Action = (app: AppActions, failure: CallFailure) => void;

const showService: Action = (app, failure) => {
  const { lang } = failure.facts;
  if (typeof lang === 'string') app.speak(lang);
  app.showService(failure);
};

/** The error catalogue: what each envelope code does. */
const byCode: Record<number, Action> = {
  0: (app) => app.fail('', 'offline'),
  400: (app, { message }) => app.fail(message, 'systemError'),
  401: (app, { message }) => (app.isEntryRoute() ? app.goToWelcome() : app.fail(message, 'error')),
  402: showService,
  403: showService,
  404: showService,
  405: (app, { message }) => app.fail(message, 'error'),
  500: (app, { message }) => app.fail(message, 'serverError'),
  503: (app, { message }) =>
    app.endsAtLogin() ? app.logOut(message) : app.fail(message, 'session_expired'),
  4001: (app, { message }) => app.fail(message, 'username_taken'),
};

/** The one place that decides what a failure does. */
export function onFailure(app: AppActions, failure: CallFailure): void {
  // An HTTP failure carries only its status text, and its status is not an envelope code.
  if (failure.reason === 'http') app.fail(failure.message, 'error');
  else (byCode[failure.code] ?? byCode[405])?.(app, failure);
}
