import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Demo: Traffic ist simuliert, SIM ist Spielgeld',
    publicReport: 'Öffentlicher Bericht',
    retry: 'Anfrage fehlgeschlagen, zum Neuladen tippen',
    cancel: 'Abbrechen',
    close: 'Schließen',
    confirm: 'Bestätigen',
    loading: 'Wird geladen',
    more: 'Mehr anzeigen',
    end: 'Das ist alles',
    noneFiltered: 'Keine Treffer',
    rounding: 'Rundung',
    roundingOf: 'Rundung {amount}',
    keypad: 'Ziffern',
    deleteDigit: 'Letzte Ziffer löschen',
    point: 'Dezimalkomma',
    digitsTyped: '{count, number} von {length, number} Ziffern',
  },
  failure: {
    serverError: 'Serverfehler',
    systemError: 'Systemfehler',
    error: 'Fehler',
    offline: 'Sie sind offline. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  },
  header: {
    back: 'Zurück',
    service: 'Kundenservice',
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
    text: 'Sie sind als {name} angemeldet. Ihre Pläne laufen in Ihrer Abwesenheit weiter.',
    confirm: 'Abmelden',
  },
  service: {
    title: 'Kundenservice',
    recharge: 'Einzahlungen',
    channel: 'Kundenservice {number} - {label}',
    afterLogin: 'Öffnet sich nach der Anmeldung',
    opensOutside: 'Öffnet {host} in einem neuen Fenster',
    leaving: 'Sie verlassen Reachbook',
    leavingText:
      'Es öffnet sich ein neues Fenster mit dieser Adresse. Vergleichen Sie sie Zeichen für Zeichen mit der Adresse, die Sie kennen.',
    leavingOpen: '{host} öffnen',
    none: 'Keine Daten',
    noneText: 'Das Netzwerk hat noch keinen Kundenservice eingerichtet.',
    leave: 'Kontoauszug und Auszahlung',
    leaveText: 'Sie können weiterhin Ihren Verlauf ansehen und sich Ihr Geld auszahlen lassen',
    promise:
      'Der Kundenservice fragt nie nach Ihrem Passwort und verlangt vor einer Auszahlung nie Geld von Ihnen.',
  },
  screen: {
    integrity: 'Öffentlicher Bericht',
    register: 'Konto eröffnen',
    adCenter: 'Werbezentrale',
    activities: 'Aktionen',
    coupons: 'Gutscheine',
    editLoginPassword: 'Anmeldung und Sicherheit',
    editPayPassword: 'Transaktionspasswort',
    feedback: 'Feedback',
    level: 'Shop-Stufe',
    operated: 'Plänen folgen',
    question: 'Frage',
    questions: 'Fragen und Regeln',
    plan: 'Pläne',
    planDetail: 'Plan',
    product: 'Produkt',
    wallet: 'Wallet',
    bindCard: 'Karte oder Wallet-Adresse',
    exchange: 'Devisentausch',
    setPassword: 'Transaktionspasswort',
    notifications: 'Mitteilungen',
    customer: 'Kundenservice',
    more: 'Mehr',
    notFound: 'Seite nicht gefunden',
  },
  login: {
    title: 'Anmelden',
    username: 'Benutzername',
    password: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    submit: 'Anmelden',
    passkey: 'Passkey verwenden',
    register: 'Konto mit Autorisierungscode eröffnen',
    forgot: 'Passwort vergessen?',
  },
  moneyWay: {
    sentence:
      'Sie bezahlen Werbung für einen Shop und erhalten für jede Bestellung eine Provision. Bestellt niemand, sind die Werbekosten weg.',
    picture:
      'Ihr Geld bezahlt Seiten, die die Anzeige zeigen. Von dort kommen Menschen in den Shop. Der Shop zahlt eine Provision, wenn jemand bestellt.',
    you: 'Sie',
    put: 'Ihr Budget',
    pages: 'Seiten mit der Anzeige',
    people: 'Menschen',
    shop: 'Der Shop',
    commission: 'eine Provision, wenn jemand bestellt',
  },
  register: {
    title: 'Konto eröffnen',
    lead: 'Die Kontoeröffnung ist kostenlos. Sie brauchen einen Autorisierungscode des Netzwerks.',
    code: 'Autorisierungscode',
    codeHint: '16 Buchstaben und Ziffern, zum Beispiel K7QF-2M9T-X4HB-0W6R',
    codeGood: 'Von {issuer}, gültig bis {date}',
    username: 'Benutzername',
    nickname: 'Anzeigename (optional)',
    password: 'Passwort',
    passwordHint:
      'Mindestens {least} Zeichen. Mehrere zufällige Wörter sind sicherer als Sonderzeichen.',
    confirmPassword: 'Passwort bestätigen',
    email: 'E-Mail',
    phone: 'Telefon',
    phoneHint: 'Mit Ländervorwahl, zum Beispiel +49 30 901820',
    submit: 'Konto eröffnen',
    haveAccount: 'Sie haben schon ein Konto?',
    logIn: 'Anmelden',
  },
  entry: {
    opening: 'Ihr Konto wird geöffnet',
  },
  welcome: {
    title: 'Willkommen',
    lead: 'Eröffnen Sie Ihr Konto mit dem Autorisierungscode, den Sie vom Netzwerk erhalten haben. Das ist kostenlos.',
    code: 'Autorisierungscode',
    paste: 'Einfügen',
    check: 'Code prüfen',
    from: 'Ausgestellt von',
    validUntil: 'Gültig bis',
    terms: 'Das ist enthalten',
    standardTerms: 'Eröffnet ein Konto, kostenlos.',
    open: 'Konto eröffnen',
    other: 'Anderen Code verwenden',
  },
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Vielleicht ist die Adresse falsch geschrieben oder die Seite ist umgezogen.',
    home: 'Zur Startseite',
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
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
