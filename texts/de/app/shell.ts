import type { Texts } from '../../kinds.ts';

/** What everyone meets: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Demo: Der Verkehr ist simuliert, SIM ist Spielgeld',
    retry: 'Anfrage fehlgeschlagen, zum Neuladen tippen',
    doneBefore: 'Das war bereits am {date} geschehen. Nichts wurde doppelt ausgeführt.',
    cancel: 'Abbrechen',
    close: 'Schließen',
    confirm: 'Bestätigen',
    loading: 'Wird geladen',
  },
  failure: {
    serverError: 'Serverfehler',
    systemError: 'Systemfehler',
    error: 'Fehler',
    offline: 'Keine Verbindung. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    outcomeUnknown:
      'Keine Verbindung. Ob es geklappt hat, lässt sich noch nicht sehen. Versuchen Sie es noch einmal: Nichts geschieht doppelt.',
  },
  header: {
    back: 'Zurück',
    service: 'Kundendienst',
    language: 'Sprache',
    notifications: 'Mitteilungen',
    unread: '{count, plural, one {# ungelesene Mitteilung} other {# ungelesene Mitteilungen}}',
    logOut: 'Abmelden',
  },
  language: {
    title: 'Sprache',
    search: 'Suche',
    textSize: 'Textgröße',
    smaller: 'Kleinerer Text',
    larger: 'Größerer Text',
  },
  logOut: {
    title: 'Abmelden?',
    text: 'Sie sind als {name} angemeldet. Ihre Pläne laufen weiter, während Sie fort sind.',
    confirm: 'Abmelden',
  },
  service: {
    title: 'Kundendienst',
    recharge: 'Einzahlungen',
    channel: 'Kundendienst {number} - {label}',
    opensOutside: 'Öffnet {host} in einem neuen Fenster',
    leaving: 'Sie verlassen Reachbook',
    leavingText:
      'Ein neues Fenster öffnet diese Adresse. Vergleichen Sie sie Zeichen für Zeichen mit der, die Sie kennen.',
    leavingOpen: '{host} öffnen',
    none: 'Keine Daten',
    noneText: 'Es ist noch kein Weg zum Kundendienst eingerichtet.',
    leave: 'Auszug und Auszahlung',
    leaveText: 'Ihr Verlauf und Ihr Geld bleiben Ihnen zugänglich',
    promise:
      'Der Kundendienst fragt nie nach Ihrem Passwort und verlangt nie Geld, um Geld freizugeben.',
  },
  screen: {
    register: 'Konto eröffnen',
    adCenter: 'Werbezentrale',
    activities: 'Aktionen',
    coupons: 'Gutscheine',
    editLoginPassword: 'Anmeldepasswort',
    editPayPassword: 'Transaktionspasswort',
    feedback: 'Rückmeldung',
    level: 'Shop-Stufe',
    operated: 'Plänen folgen',
    question: 'Frage',
    questions: 'Fragen und Regeln',
    plan: 'Pläne',
    planDetail: 'Plan',
    product: 'Produkt',
    wallet: 'Guthaben',
    bindCard: 'Bankkarte oder Wallet-Adresse',
    exchange: 'Devisentausch',
    setPassword: 'Transaktionspasswort',
    notifications: 'Mitteilungen',
    customer: 'Kundendienst',
    notFound: 'Seite nicht gefunden',
  },
  login: {
    title: 'Anmelden',
    lead: 'Das Werbenetzwerk, bei dem Sie jede Zahl nachprüfen können.',
    username: 'Benutzername',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    noAccount: 'Noch kein Konto?',
    register: 'Eröffnen Sie eines mit einem Autorisierungscode',
    forgot: 'Passwort vergessen? Der Kundendienst hilft Ihnen',
  },
  register: {
    title: 'Konto eröffnen',
    lead: 'Ein Konto kostet nichts. Sie brauchen einen Autorisierungscode des Netzwerks.',
    code: 'Autorisierungscode',
    codeHint: 'Sechzehn Buchstaben und Ziffern, etwa K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Von {issuer}, gültig bis {date}',
    username: 'Benutzername',
    nickname: 'Anzeigename, wenn Sie mögen',
    password: 'Passwort',
    passwordHint: 'Mindestens {least} Zeichen. Mehrere Wörter sind besser als Sonderzeichen.',
    confirmPassword: 'Passwort noch einmal',
    email: 'E-Mail',
    phone: 'Telefon',
    phoneHint: 'Mit Landesvorwahl, etwa +49 30 901820',
    submit: 'Konto eröffnen',
    haveAccount: 'Sie haben ein Konto?',
    logIn: 'Anmelden',
  },
  entry: {
    opening: 'Ihr Konto wird geöffnet',
    failed: 'Ihr Konto konnte nicht geöffnet werden. Zum erneuten Versuch tippen',
  },
  welcome: {
    title: 'Willkommen',
    lead: 'Eröffnen Sie Ihr Konto mit dem Autorisierungscode, den Sie vom Netzwerk erhalten haben. Es kostet nichts.',
    code: 'Autorisierungscode',
    paste: 'Einfügen',
    check: 'Code prüfen',
    from: 'Ausgestellt von',
    validUntil: 'Gültig bis',
    terms: 'Was er gibt',
    open: 'Konto eröffnen',
    other: 'Anderen Code verwenden',
  },
  notFound: {
    title: 'Diese Seite gibt es nicht',
    text: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
    home: 'Zum Anfang',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
