import type { Texts } from '../../kinds.ts';

/** Texts shared by the screens behind the login. */
export const membersWords = {
  nav: {
    label: 'Hauptmenü',
    home: 'Start',
    plans: 'Pläne',
    wallet: 'Wallet',
    more: 'Mehr',
  },
  reset: {
    title: 'Neues Anmeldepasswort',
    lead: 'Für {username}. Zu Ihrem Schutz sind Auszahlungen und Devisentausch danach {hours, number} Stunden lang pausiert. Auf dem zuletzt benutzten Gerät können Sie das Konto noch ansehen und die Änderung melden.',
    early: 'Dieser Link ist noch nicht aktiv',
    earlyText:
      'Er funktioniert ab {date}. So haben Sie Zeit zu reagieren, falls die Anfrage nicht von Ihnen kam.',
    over: 'Dieser Link ist nicht mehr gültig',
    overText:
      'Jeder Link funktioniert einmal und nur für begrenzte Zeit. Sie können einen neuen anfordern.',
    submit: 'Passwort festlegen',
    done: 'Neues Passwort festgelegt. Sie können sich jetzt damit anmelden.',
    login: 'Zur Anmeldung',
    word: 'Codewort',
    wordHint: 'Der Kundenservice hat es Ihnen getrennt vom Link gegeben.',
  },
  objection: {
    titleSet: 'Ihr Anmeldepasswort wurde neu festgelegt',
    textSet:
      'Das war am {date}. Dieses Gerät hat jetzt nur Lesezugriff. Waren Sie das nicht, melden Sie es: Dann wird das neue Passwort ungültig, die damit angemeldeten Geräte werden abgemeldet, und Auszahlungen und Devisentausch sind pausiert, bis der Kundenservice das geprüft hat.',
    titleLink: 'Link für ein neues Anmeldepasswort ausgestellt',
    textLink: 'Er funktioniert ab {date}. Haben Sie ihn nicht angefordert, stoppen Sie ihn.',
    titleReset: 'Der Kundenservice setzt Ihr Transaktionspasswort zurück',
    textReset:
      'Ein neues kann ab {date} festgelegt werden. Haben Sie das nicht angefordert, stoppen Sie es.',
    submit: 'Das war ich nicht',
    done: 'Gestoppt. Wir haben den Kundenservice informiert.',
    titleObjected: 'Auszahlungen und Devisentausch sind pausiert',
    textObjected:
      'Sie haben das am {date} gemeldet. Zwei Personen aus unserem Team prüfen es, bevor Auszahlungen und Devisentausch wieder möglich sind. Ihnen entstehen keine Kosten.',
    titleErasure: 'Ihre personenbezogenen Daten werden gelöscht',
    textErasure:
      'Zwei Personen aus unserem Team haben das beschlossen. Ab {date}, oder später, falls dann noch Geld, Pläne oder Streitfälle offen sind, werden Name, Kontaktdaten, Karten, Chats und Bilder gelöscht, und Sie können sich nicht mehr anmelden. Beträge und Bestellungen bleiben unter einem Pseudonym in den Büchern. Möchten Sie das nicht, stoppen Sie es.',
    submitErasure: 'Meine Daten behalten',
  },
  password: {
    lead: 'Wenn Sie Ihr Passwort ändern, werden alle Geräte abgemeldet, auch dieses.',
    old: 'Aktuelles Passwort',
    new: 'Neues Passwort',
    confirm: 'Neues Passwort bestätigen',
    submit: 'Passwort ändern',
    changed: 'Passwort geändert. Melden Sie sich erneut an.',
    perhapsChanged: 'Sie wurden abgemeldet. Versuchen Sie zuerst das neue Passwort.',
    sessions: 'Wo Sie angemeldet sind',
    allSessions: 'Alle {count, number} anzeigen',
    thisDevice: 'Dieses Gerät',
    used: 'Zuletzt verwendet: {date}',
    end: 'Abmelden',
    endOf: '{device} abmelden',
    ended: 'Gerät abgemeldet',
    unknownDevice: 'Unbekanntes Gerät',
    contact: 'Kontaktdaten',
    contactLead:
      'Wenn Sie E-Mail-Adresse oder Telefonnummer ändern, sind Auszahlungen und Devisentausch zu Ihrem Schutz {hours, number} Stunden lang pausiert.',
    contactSubmit: 'Kontaktdaten ändern',
    contactChanged: 'Kontaktdaten geändert',
    data: 'Ihre Daten',
    dataText: 'Alles, was wir über Sie wissen, als Datei.',
  },
  outcome: {
    unknown:
      'Verbindung unterbrochen. Wir prüfen, ob es geklappt hat. Es wird nichts doppelt ausgeführt. Lassen Sie die App so lange geöffnet.',
  },
  refresh: {
    asOf: 'Stand: {time}',
    pull: 'Zum Aktualisieren ziehen',
    release: 'Zum Aktualisieren loslassen',
    refreshing: 'Wird aktualisiert',
    refresh: 'Aktualisieren',
  },
  figures: {
    period: 'Zeitraum',
    periods: { '1': 'Heute', '2': 'Woche', '3': 'Monat', '4': 'Gesamt' },
    completeTo: 'Vollständig bis {time}',
    stale: 'Stand: {time}',
    staleText: 'Die Zahlen konnten nicht aktualisiert werden. Wir holen das automatisch nach.',
    none: 'Noch keine Daten',
    before: {
      '1': 'Gestern um diese Zeit: {value}',
      '2': 'Letzte Woche um diese Zeit: {value}',
      '3': 'Letzten Monat um diese Zeit: {value}',
    },
    heldNow: 'Derzeit reserviert',
    result: {
      '1': 'Abgerechneter Gewinn heute',
      '2': 'Abgerechneter Gewinn diese Woche',
      '3': 'Abgerechneter Gewinn diesen Monat',
      '4': 'Abgerechneter Gewinn insgesamt',
    },
    compared: {
      '1': 'Verglichen mit gestern um diese Zeit',
      '2': 'Verglichen mit letzter Woche um diese Zeit',
      '3': 'Verglichen mit letztem Monat um diese Zeit',
    },
    from: 'von {value}',
    unchanged: 'Unverändert',
    up: 'Gestiegen:',
    down: 'Gesunken:',
    pendingLabel: 'Offen, nicht enthalten',
    openStep: '{time}, wird noch gezählt',
    emptyTitle: 'Noch keine Zahlen',
    emptyText: 'Zahlen erscheinen hier, sobald Ihr erster Plan läuft.',
    name: {
      invested: 'Zugewiesenes Budget',
      deliveryOrders: 'Ausgelieferte Pläne',
      consumed: 'Verbraucht',
      toBeConsumed: 'Noch zu verbrauchen',
      impressions: 'Einblendungen',
      clicks: 'Klicks',
      adRevenue: 'Werbeeinnahmen',
      profit: 'Gewinn',
      operated: 'Budget durch Folgen',
      networkCost: 'Von Gutscheinen und Startguthaben bezahlt',
      pendingRevenue: 'Offen',
    },
    meaning: {
      invested: 'Was Sie in diesem Zeitraum Plänen zugewiesen haben.',
      deliveryOrders: 'Pläne, die in diesem Zeitraum Anzeigen gezeigt haben.',
      consumed: 'Was Ihre Anzeigen in diesem Zeitraum gekostet haben.',
      toBeConsumed:
        'Ihr Geld, das für Pläne reserviert und noch nicht verbraucht ist. Ihre Wallet zeigt denselben Betrag.',
      impressions: 'Einblendungen, die in diesem Zeitraum gezählt haben, jede einmal.',
      clicks: 'Klicks, die in diesem Zeitraum gezählt haben, jeder einmal.',
      adRevenue:
        'In diesem Zeitraum abgerechnete Provisionen, nach Gebühren. Offene Provisionen sind nicht enthalten.',
      profit:
        'Werbeeinnahmen abzüglich des Verbrauchs von Ihrem eigenen Geld und der Gewinnbeteiligung. Ein Verlust wird als negativer Betrag angezeigt.',
      operated:
        'Was in diesem Zeitraum kopierten Plänen zugewiesen wurde, weil Sie einem Leitpartner folgen.',
      networkCost:
        'Was Gutscheine und Startguthaben von den Kosten Ihrer Anzeigen in diesem Zeitraum bezahlt haben. Es war nie Ihr Geld und ist deshalb nicht Ihr Verlust.',
      pendingRevenue:
        'Noch nicht abgerechnete Provisionen aus allen Ihren Plänen, nach Gebühren. Ihre Wallet zeigt denselben Betrag als „Noch abzurechnen“.',
    },
    chartLabel: '{name} von {from} bis {to}, Höchstwert {high}.',
    madeOf: 'Zusammensetzung',
    total: 'Gesamt',
    noParts: 'Nichts in diesem Zeitraum.',
    table: 'Als Tabelle',
    time: 'Zeit',
    waiting: '{count, plural, one {# Plan wartet auf Budget} other {# Pläne warten auf Budget}}',
    waitingText: 'Sie entscheiden, ob Sie Budget zuweisen.',
    plans: 'Pläne',
    plansText: 'Alle Pläne nach Status',
    wallet: 'Wallet',
    walletText: 'Guthaben, Auszahlungen und Umsätze',
  },
  appNotice: {
    old: 'Sie sind offline. Stand: {time} ({age})',
    oldText: 'Es kann sich etwas geändert haben. Änderungen sind erst wieder online möglich.',
    newVersion: 'Eine neue Version der App ist verfügbar',
    use: 'Jetzt aktualisieren',
  },
} as const satisfies Pick<
  Texts['app'],
  'nav' | 'reset' | 'objection' | 'password' | 'outcome' | 'refresh' | 'figures' | 'appNotice'
>;
