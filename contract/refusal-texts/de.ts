import type { Reason } from '#domain/refusal.ts';

/** Was jede Absage auf Deutsch sagt. */
export const refusalTexts = {
  input_invalid:
    'Die Anfrage wurde nicht verstanden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  body_not_json: 'Die Anfrage wurde nicht verstanden: Sie muss als JSON gesendet werden.',
  body_too_large: 'Die Anfrage ist zu groß.',
  call_not_found: 'Diesen Aufruf gibt es nicht.',
  time_zone_invalid:
    'Ihre Zeitzone wurde nicht verstanden. Prüfen Sie die Datumseinstellungen Ihres Geräts.',

  not_authorized: 'Sie sind nicht berechtigt. Melden Sie sich an, um fortzufahren.',
  session_expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  session_not_found: 'Diese Sitzung ist bereits beendet.',
  account_not_opened:
    'Sie haben hier noch kein Konto. Eröffnen Sie eines mit einem Autorisierungscode.',
  account_not_activated:
    'Ihr Konto ist noch nicht aktiviert. Der Kundendienst sagt Ihnen, was noch fehlt.',
  account_disabled: 'Ihr Konto ist gesperrt. Der Kundendienst nennt Ihnen den Grund.',
  account_cancelled: 'Dieses Konto wurde aufgelöst. Der Kundendienst hilft Ihnen weiter.',
  handover_invalid:
    'Der Link aus Ihrer App ist ungültig. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_expired:
    'Der Link aus Ihrer App ist abgelaufen. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_used:
    'Der Link aus Ihrer App wurde bereits benutzt. Gehen Sie zurück und öffnen Sie ihn erneut.',

  credentials_wrong: 'Benutzername oder Passwort ist falsch.',
  field_empty:
    '{field, select, username {Geben Sie Ihren Benutzernamen ein.} password {Geben Sie Ihr Passwort ein.} confirmPassword {Geben Sie das Passwort noch einmal ein.} oldPassword {Geben Sie Ihr aktuelles Passwort ein.} newPassword {Geben Sie ein neues Passwort ein.} email {Geben Sie Ihre E-Mail-Adresse ein.} phone {Geben Sie Ihre Telefonnummer ein.} licenseKey {Geben Sie Ihren Autorisierungscode ein.} other {Dieses Feld darf nicht leer sein.}}',
  username_invalid:
    'Verwenden Sie {least} bis {most} Buchstaben ohne Umlaute, Ziffern, Punkte, Binde- oder Unterstriche; am Anfang einen Buchstaben oder eine Ziffer.',
  username_taken: 'Diesen Benutzernamen gibt es bereits. Wählen Sie einen anderen.',
  nickname_too_long: 'Verwenden Sie höchstens {most} Zeichen.',
  email_invalid: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
  phone_invalid:
    'Das ist keine Telefonnummer. Schreiben Sie sie mit Landesvorwahl, etwa +49 30 901820.',
  password_too_short: 'Verwenden Sie mindestens {least} Zeichen.',
  password_too_long: 'Verwenden Sie höchstens {most} Zeichen.',
  password_too_common:
    'Dieses Passwort probieren Diebe als eines der ersten. Wählen Sie ein anderes.',
  password_like_username: 'Das Passwort darf Ihren Benutzernamen nicht enthalten.',
  passwords_differ: 'Die beiden eingegebenen Passwörter stimmen nicht überein.',
  password_wrong: 'Das Passwort ist falsch.',
  password_old_wrong: 'Das alte Passwort ist falsch.',
  password_same_as_old: 'Das neue Passwort muss sich vom alten unterscheiden.',
  nothing_changed: 'Es wurde nichts geändert.',

  code_not_found: 'Autorisierungscode nicht gefunden. Prüfen Sie jedes Zeichen.',
  code_used: 'Dieser Autorisierungscode wurde bereits benutzt. Jeder Code eröffnet ein Konto.',
  code_expired:
    'Dieser Autorisierungscode ist abgelaufen. Bitten Sie den Aussteller um einen neuen.',

  too_many_attempts:
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  busy: 'Der Server ist ausgelastet. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
  server_error: 'Serverfehler. Versuchen Sie es gleich noch einmal.',
  not_built: 'Dieser Teil ist noch nicht gebaut.',
} as const satisfies Record<Reason, string>;
