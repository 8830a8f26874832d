import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: 'Kategorien',
    category: {
      all: 'Alle',
      'system-announcement': 'Systemankündigung',
      'system-maintenance': 'Systemwartung',
      activity: 'Aktion',
    },
    statuses: 'Status',
    status: { all: 'Alle', unread: 'Ungelesen', read: 'Gelesen' },
    unreadMark: 'Ungelesen.',
    unreadCount: '{count, plural, =0 {Alles gelesen} one {# ungelesen} other {# ungelesen}}',
    markAll: 'Alle als gelesen markieren',
    allRead: 'Alle als gelesen markiert',
    undo: 'Rückgängig',
    markFailed: 'Konnte nicht als gelesen markiert werden. Versuchen Sie es noch einmal.',
    markAllFailed:
      'Es konnten nicht alle als gelesen markiert werden. Versuchen Sie es noch einmal.',
    more: 'Mehr anzeigen',
    end: 'Das ist alles',
    none: {
      first: {
        title: 'Noch keine Mitteilungen',
        text: 'Kontoaktivitäten und Neuigkeiten des Netzwerks erscheinen hier.',
      },
      'system-announcement': {
        title: 'Keine Ankündigungen',
        text: 'Neuigkeiten des Netzwerks und Änderungen an Ihrem Konto erscheinen hier.',
      },
      'system-maintenance': {
        title: 'Keine Wartung',
        text: 'Geplante Ausfallzeiten kündigen wir hier an.',
      },
      activity: {
        title: 'Keine Aktionen',
        text: 'Aktionen des Netzwerks, an denen Sie teilnehmen können, erscheinen hier.',
      },
      unread: {
        title: 'Nichts ungelesen',
        text: 'Mit diesem Filter ist alles gelesen.',
      },
      read: {
        title: 'Noch nichts gelesen',
        text: 'Mitteilungen, die Sie geöffnet oder als gelesen markiert haben, erscheinen hier.',
      },
    },
    preferences: 'Mitteilungen einstellen',
    preferencesText:
      'Abgeschaltete Mitteilungen erscheinen weiter in der Liste, zählen aber nicht als ungelesen.',
    eachKind: 'Nach Art',
    topic: {
      security: {
        name: 'Kontosicherheit',
        text: 'Passwörter und Auszahlungsziel. Immer an.',
      },
      wallet: {
        name: 'Ihre Wallet',
        text: 'Geldeingänge und Status von Auszahlungen. Über Geldausgänge informieren wir Sie immer.',
      },
      feedback: { name: 'Ihr Feedback', text: 'Wenn wir ein Ticket beantworten.' },
      chat: { name: 'Chat', text: 'Wenn der Kundenservice Ihnen antwortet.' },
      plan: {
        name: 'Ihre Pläne',
        text: 'Änderungen an Ihren Plänen und deren Bestellungen.',
      },
      'system-announcement': { name: 'Ankündigungen', text: 'Neuigkeiten des Netzwerks.' },
      'system-maintenance': { name: 'Wartung', text: 'Geplante Ausfallzeiten.' },
      activity: { name: 'Aktionen', text: 'Angebote, an denen Sie teilnehmen können.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Anmeldung auf neuem Gerät',
      text: 'Ihr Konto wurde auf einem uns unbekannten Gerät verwendet. Waren Sie das nicht, ändern Sie jetzt Ihr Anmeldepasswort. Damit werden alle Geräte abgemeldet.',
    },
    'password-changed': {
      title: 'Anmeldepasswort geändert',
      text: 'Alle Geräte wurden abgemeldet. Waren Sie das nicht, wenden Sie sich sofort an den Kundenservice.',
    },
    'password-link': {
      title: 'Link für ein neues Anmeldepasswort ausgestellt',
      text: 'Er funktioniert ab {date}. Haben Sie ihn nicht angefordert, ändern Sie Ihr Anmeldepasswort. Damit wird der Link ungültig.',
    },
    'password-reset': {
      title: 'Neues Anmeldepasswort festgelegt',
      text: 'Es wurde mit einem Link des Kundenservice festgelegt. Das zuletzt benutzte Gerät kann noch lesen und widersprechen, alle anderen wurden abgemeldet. Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert.',
    },
    objection: {
      title: 'Sie haben widersprochen',
      text: 'Die Anfrage wurde gestoppt. Ein bereits über einen Link festgelegtes Anmeldepasswort ist ungültig, und Auszahlungen sind pausiert, bis zwei Personen aus unserem Team das geprüft haben.',
    },
    'objection-cleared': {
      title: 'Auszahlungen sind wieder möglich',
      text: 'Zwei Personen aus unserem Team haben Ihren Widerspruch geprüft und die Pause beendet.',
    },
    'status-changed': {
      title: 'Kontostatus geändert',
      text: 'Zwei Personen aus unserem Team haben das genehmigt. Wer und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
    },
    'data-export': {
      title: 'Ihre Daten wurden als Datei zusammengestellt',
      text: 'Zwei Personen aus unserem Team haben beschlossen, alles zu exportieren, was wir über Sie wissen. Wer und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
    },
    'erasure-planned': {
      title: 'Ihre personenbezogenen Daten werden gelöscht',
      text: 'Zwei Personen aus unserem Team haben das beschlossen. Die Löschung erfolgt am {date}. Möchten Sie das nicht, stoppen Sie sie über den Hinweis oben in der App.',
    },
    'session-ended': {
      title: 'Der Kundenservice hat ein Gerät abgemeldet',
      text: 'Eines Ihrer Geräte wurde abgemeldet. Wer und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
    },
    'pay-password-set': {
      title: 'Transaktionspasswort festgelegt',
      text: 'Damit bestätigen Sie alles, was Sie mit Ihrem Geld tun, und Änderungen des Auszahlungsziels.',
    },
    'pay-password-changed': {
      title: 'Transaktionspasswort geändert',
      text: 'Ihre anderen Geräte wurden abgemeldet. Waren Sie das nicht, ändern Sie Ihr Anmeldepasswort.',
    },
    'pay-password-disabled': {
      title: 'Transaktionspasswort gesperrt',
      text: 'Es wurde {tries, number}-mal hintereinander falsch eingegeben. Sie können ein neues anfordern.',
    },
    'pay-password-reset-asked': {
      title: 'Neues Transaktionspasswort angefordert',
      text: 'Es kann ab {date} festgelegt werden. Waren Sie das nicht, ziehen Sie die Anfrage zurück.',
    },
    'pay-password-reset-cancelled': {
      title: 'Anfrage für Transaktionspasswort zurückgezogen',
      text: 'Ihr Transaktionspasswort bleibt unverändert.',
    },
    'pay-password-reset': {
      title: 'Neues Transaktionspasswort festgelegt',
      text: 'Es ersetzt ein vergessenes. Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert.',
    },
    'card-bound': {
      title: '{label} hinterlegt',
      text: 'Ihre Auszahlungen gehen an •••• {last4}.',
    },
    'card-replaced': {
      title: 'Auszahlungsziel geändert',
      text: 'Auszahlungen gehen jetzt an {label} •••• {last4}. Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert. Ihre anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, wenden Sie sich an den Kundenservice.',
    },
    'contact-changed': {
      title: 'E-Mail oder Telefon geändert',
      text: 'Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert. Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundenservice.',
    },
    'coupon-given': {
      title: 'Neuer Gutschein',
      text: 'Sie haben einen weiteren Gutschein aus einer Aktion erhalten. Er gilt nur für Werbung.',
    },
    'feedback-answered': {
      title: 'Ihr Feedback wurde beantwortet',
      text: 'Zum Ticket {ticket} gibt es eine Antwort.',
    },
    'feedback-blocked': {
      title: 'Eine Antwort an Sie wurde blockiert',
      text: 'Jemand aus unserem Team hat in Ticket {ticket} etwas Unzulässiges geschrieben, etwa eine Frage nach Geld oder einem Passwort. Wir haben es nicht zugestellt.',
    },
    'report-upheld': {
      title: 'Ihre Meldung wurde beantwortet',
      text: '{by} hat Ihrer Meldung zugestimmt: {reason}',
    },
    'report-dismissed': {
      title: 'Ihre Meldung wurde beantwortet',
      text: '{by} hat nichts beanstandet: {reason}',
    },
    'chat-answered': {
      title: 'Der Kundenservice hat geantwortet',
      text: '{by} hat Ihnen im Chat geschrieben.',
    },
    'chat-blocked': {
      title: 'Eine Nachricht an Sie wurde blockiert',
      text: 'Jemand aus unserem Team hat etwas Unzulässiges geschrieben. Wir haben es nicht zugestellt. Den Grund sehen Sie im Chat.',
    },
    'plan-offered': {
      title: 'Neues Angebot',
      text: '{product}, Plan {plan}: Lesen Sie die Bedingungen und entscheiden Sie, ob Sie Budget zuweisen. Ohne Sie passiert nichts.',
    },
    'plan-copied': {
      title: 'Plan für Sie kopiert',
      text: '{product}, Plan {plan}: Ihr Leitpartner hat ihm Budget zugewiesen. Für Ihre Kopie wurde innerhalb Ihrer Limits dieser Betrag zugewiesen: {amount}.',
    },
    'plan-failed': {
      title: 'Plan fehlgeschlagen',
      text: '{product}, Plan {plan}: Er endete ohne Verbrauch. Vollständig zurückgegeben: {amount}.',
    },
    'plan-slow': {
      title: 'Plan unter Soll',
      text: '{product}, Plan {plan}: Seit {hours, number} Stunden unter Soll, bisher {percent} des geplanten Budgets verbraucht. Nicht Verbrauchtes erhalten Sie zurück.',
    },
    'plan-learning-limited': {
      title: 'Lernphase eingeschränkt',
      text: '{product}, Plan {plan}: {count, plural, one {# Bestellung} other {# Bestellungen}} in den letzten {days, number} Tagen, zu wenig, um Werbeplätze gut zu wählen.',
    },
    'plan-reversals': {
      title: 'Viele Bestellungen storniert',
      text: '{product}, Plan {plan}: Der Händler hat {percent} der Bestellungen storniert. Gegen jede können Sie Einspruch erheben.',
    },
    'plan-escrow-low': {
      title: 'Plan pausiert',
      text: '{product}, Plan {plan}: Der Händler hat zu wenig für Provisionen bereitgestellt. Sobald es reicht, wird der Plan fortgesetzt.',
    },
    'plan-credited': {
      title: 'Erstattung für ungültigen Traffic',
      text: '{product}, Plan {plan}: Für später als ungültig erkannte Ereignisse erstattet: {amount}.',
    },
    'plan-settled': {
      title: 'Plan abgerechnet',
      text: '{product}, Plan {plan}: Das Ergebnis ist {amount}.',
    },
    'conversion-disputed': {
      title: 'Händler erhebt Einspruch gegen eine Bestellung',
      text: '{product}, Plan {plan}: Der Betrag von {amount} bleibt offen, bis zwei Personen aus unserem Team entscheiden. Geschieht das nicht innerhalb von {days, number} Tagen, wird er gezahlt.',
    },
    'conversion-approved': {
      title: 'Bestellung zu Ihren Gunsten entschieden',
      text: '{product}, Plan {plan}: Die Bestellung zählt. Der Betrag von {amount} wird gezahlt, sofern der Händler Geld bereitgestellt hat.',
    },
    'conversion-unfunded': {
      title: 'Bestellung zählt, Provision wird nicht gezahlt',
      text: '{product}, Plan {plan}: Es wurde zu Ihren Gunsten entschieden, aber der Betrag von {amount} kann nicht gezahlt werden, weil der Händler kein Geld bereitgestellt hatte.',
    },
    'conversion-upheld': {
      title: 'Bestellung zählt nicht',
      text: '{product}, Plan {plan}: Unser Team hat entschieden, dass der Betrag von {amount} nicht gezahlt wird. Den Grund sehen Sie im Plan.',
    },
    'conversion-clawed-back': {
      title: 'Bestellung zurückgebucht',
      text: '{product}, Plan {plan}: Der Betrag von {amount} wird von künftigen Provisionen dieses Händlers abgezogen, und nur davon. Was am {date} übrig ist, wird erlassen.',
    },
    'deposit-confirmed': {
      title: 'Einzahlung eingegangen',
      text: 'Ihrem verfügbaren Guthaben gutgeschrieben: {amount}.',
    },
    'deposit-refused': {
      title: 'Einzahlung nicht gebucht',
      text: 'Die Überweisung mit der Referenz {reference} haben wir nicht gebucht. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
    },
    'startup-advanced': {
      title: 'Startguthaben erhalten',
      text: 'Sie haben {amount} erhalten, nur für Werbung. Das Geld gehört dem Netzwerk, bis es zurückgegeben ist.',
    },
    'startup-returned': {
      title: 'Startguthaben zurückgegeben',
      text: 'Zurückgegeben: {amount}. Was dieses Guthaben und seine Einnahmen nicht decken, trägt das Netzwerk.',
    },
    'startup-forgiven': {
      title: 'Verlust vom Netzwerk getragen',
      text: 'Das Netzwerk trägt {amount} Ihres Startguthabens. Ihr eigenes Geld wird dafür nie verwendet. Einzelheiten finden Sie beim Umsatz.',
    },
    'charged-back': {
      title: 'Umsatz rückgängig gemacht',
      text: 'Änderung in Ihrer Wallet: {change}. Den Grund finden Sie beim Umsatz.',
    },
    'recovery-opened': {
      title: 'Rückbuchung übersteigt Ihr verfügbares Guthaben',
      text: 'Das Netzwerk deckt vorerst {amount}. Beglichen wird das aus Geld, das später verfügbar wird. Sie müssen nie etwas nachzahlen.',
    },
    'recovery-paid': {
      title: 'Rückbuchung beglichen',
      text: 'Von Ihrem neu verfügbaren Geld für eine frühere Rückbuchung verwendet: {amount}. Welche, sehen Sie beim Umsatz.',
    },
    'payout-approved': {
      title: 'Auszahlung genehmigt',
      text: 'Ihre Auszahlung über {amount} wurde genehmigt. Haben Sie sie nicht beantragt, wenden Sie sich sofort an den Kundenservice.',
    },
    'payout-sent': {
      title: 'Auszahlung gesendet',
      text: 'Unterwegs: {amount}. Referenz: {reference}.',
    },
    'payout-completed': {
      title: 'Auszahlung abgeschlossen',
      text: 'Aus Ihrer Wallet ausgezahlt: {amount}.',
    },
    'payout-rejected': {
      title: 'Auszahlung abgelehnt',
      text: 'Wieder verfügbar: {amount}. Den Grund finden Sie in Ihrer Wallet. Sie können eine Überprüfung beantragen.',
    },
    'payout-failed': {
      title: 'Auszahlung fehlgeschlagen',
      text: 'Wieder verfügbar: {amount}. Den Grund finden Sie in Ihrer Wallet.',
    },
    'review-answered': {
      title: 'Ihre Überprüfung ist beantwortet',
      text: 'Die Antwort finden Sie in Ihrer Wallet, mit Name und Begründung.',
    },
    'exchange-accepted': {
      title: 'Tausch angenommen',
      text: 'Reserviert, bis Sie den Geldeingang bestätigen: {amount}.',
    },
    'exchange-released': {
      title: 'Tausch zu Ihren Gunsten entschieden',
      text: 'Wieder verfügbar: {amount}. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
    },
    'exchange-completed': {
      title: 'Tausch für den Akzeptanten entschieden',
      text: 'An den Akzeptanten freigegeben: {amount}. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
    },
    other: {
      title: 'Änderung an Ihrem Konto',
      text: 'Öffnen Sie die Mitteilung, um mehr zu sehen.',
    },
  },
  push: {
    title: 'Push-Mitteilungen auf diesem Gerät',
    text: 'Sie zeigen an, dass es Neues der oben genannten Arten gibt, nie einen Betrag. Dieses Gerät erhält sie, bis Sie sich abmelden. Ihr Browser fragt Sie um Erlaubnis.',
    turnOn: 'Für dieses Gerät einschalten',
    turnOff: 'Für dieses Gerät ausschalten',
    problem: {
      install:
        'Fügen Sie die App auf dem iPhone zuerst zum Home-Bildschirm hinzu und öffnen Sie sie von dort.',
      unsupported:
        'Dieser Browser kann keine Push-Mitteilungen empfangen. Unter der Glocke finden Sie weiterhin alles.',
      denied:
        'Sie haben Mitteilungen dieser Seite blockiert. In den Browsereinstellungen können Sie sie erlauben.',
      failed:
        'Der Push-Dienst Ihres Browsers hat nicht geantwortet. Versuchen Sie es später noch einmal.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
