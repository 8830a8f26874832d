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
    markAll: 'Alle gelesen',
    allRead: 'Alle markiert',
    undo: 'Rückgängig',
    markFailed: 'Das Markieren ist fehlgeschlagen. Versuchen Sie es noch einmal.',
    markAllFailed: 'Das Markieren aller ist fehlgeschlagen. Versuchen Sie es noch einmal.',
    more: 'Mehr anzeigen',
    end: 'Das sind alle Mitteilungen',
    none: {
      first: {
        title: 'Noch keine Mitteilungen',
        text: 'Was auf Ihrem Konto geschieht und was das Netzwerk zu sagen hat, steht dann hier.',
      },
      'system-announcement': {
        title: 'Keine Ankündigungen',
        text: 'Hier stehen Neuigkeiten des Netzwerks und Änderungen an Ihrem Konto.',
      },
      'system-maintenance': {
        title: 'Keine Wartung',
        text: 'Wenn etwas außer Betrieb sein wird, steht es vorher hier.',
      },
      activity: {
        title: 'Keine Aktionen',
        text: 'Hier steht, woran Sie im Netzwerk teilnehmen können.',
      },
      unread: {
        title: 'Nichts ungelesen',
        text: 'Sie haben alles gesehen, was dieser Filter zeigt.',
      },
      read: {
        title: 'Noch nichts gelesen',
        text: 'Was Sie geöffnet oder markiert haben, steht hier.',
      },
    },
    preferences: 'Was an der Glocke zählt',
    preferencesText:
      'Was abgeschaltet ist, steht weiter in der Liste. Es wird nicht gezählt und kommt nicht als ungelesen an.',
    eachKind: 'Jede Art für sich',
    topic: {
      security: {
        name: 'Sicherheit Ihres Kontos',
        text: 'Passwörter und wohin Auszahlungen gehen. Immer an.',
      },
      wallet: {
        name: 'Ihr Guthaben',
        text: 'Wenn Geld kommt oder eine Auszahlung weitergeht. Dass Geld geht, wird immer mitgeteilt.',
      },
      feedback: { name: 'Ihre Rückmeldungen', text: 'Wenn jemand geantwortet hat.' },
      chat: { name: 'Chat', text: 'Wenn der Kundendienst Ihnen geantwortet hat.' },
      plan: {
        name: 'Ihre Pläne',
        text: 'Wenn mit einem Plan oder seinen Bestellungen etwas geschieht.',
      },
      'system-announcement': { name: 'Ankündigungen', text: 'Neuigkeiten des Netzwerks.' },
      'system-maintenance': { name: 'Wartung', text: 'Wenn etwas außer Betrieb ist.' },
      activity: { name: 'Aktionen', text: 'Woran Sie teilnehmen können.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Anmeldung auf einem neuen Gerät',
      text: 'Ihr Konto wurde auf einem uns unbekannten Gerät geöffnet. Wenn Sie das nicht waren, ändern Sie jetzt Ihr Anmeldepasswort: Damit werden alle Geräte abgemeldet.',
    },
    'password-changed': {
      title: 'Anmeldepasswort geändert',
      text: 'Alle Geräte wurden abgemeldet. Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundendienst.',
    },
    'password-link': {
      title: 'Es wurde ein Link zu einem neuen Anmeldepasswort ausgestellt',
      text: 'Er wirkt ab {date}. Wenn Sie nicht darum gebeten haben, ändern Sie Ihr Anmeldepasswort: das beendet den Link.',
    },
    'password-reset': {
      title: 'Neues Anmeldepasswort festgelegt',
      text: 'Es wurde mit einem Link des Kundendienstes festgelegt. Das zuletzt benutzte Gerät kann noch lesen und widersprechen, alle anderen wurden abgemeldet. Auszahlungen warten zu Ihrem Schutz einen Tag.',
    },
    objection: {
      title: 'Sie haben widersprochen',
      text: 'Was im Gange war, wurde gestoppt. War schon ein Passwort über einen Link festgelegt, gilt es nicht mehr, und Auszahlungen ruhen, bis zwei Personen des Kundendienstes nachgesehen haben.',
    },
    'objection-cleared': {
      title: 'Auszahlungen gehen weiter',
      text: 'Zwei Personen des Kundendienstes haben Ihren Widerspruch geprüft und die Pause beendet.',
    },
    'status-changed': {
      title: 'Der Status Ihres Kontos wurde geändert',
      text: 'Zwei Mitarbeitende stehen dafür ein. Wer und warum, steht in Ihrem Guthaben unter dem, was Mitarbeitende getan haben.',
    },
    'session-ended': {
      title: 'Der Kundendienst hat eine Sitzung beendet',
      text: 'Eines Ihrer Geräte wurde abgemeldet. Wer und warum, steht in Ihrem Guthaben unter dem, was Mitarbeitende getan haben.',
    },
    'pay-password-set': {
      title: 'Transaktionspasswort festgelegt',
      text: 'Auszahlungen, Karten und Pläne werden von nun an damit bestätigt.',
    },
    'pay-password-changed': {
      title: 'Transaktionspasswort geändert',
      text: 'Ihre anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, ändern Sie Ihr Anmeldepasswort.',
    },
    'pay-password-disabled': {
      title: 'Transaktionspasswort abgeschaltet',
      text: 'Es wurde zehnmal hintereinander falsch eingegeben. Sie können um ein neues bitten.',
    },
    'pay-password-reset-asked': {
      title: 'Es wurde um ein neues Transaktionspasswort gebeten',
      text: 'Es kann ab {date} festgelegt werden. Wenn Sie das nicht waren, brechen Sie es ab.',
    },
    'pay-password-reset-cancelled': {
      title: 'Die Bitte um ein neues Transaktionspasswort wurde abgebrochen',
      text: 'Ihr Transaktionspasswort bleibt, wie es ist.',
    },
    'pay-password-reset': {
      title: 'Neues Transaktionspasswort festgelegt',
      text: 'Es war vergessen und wurde ersetzt. Zu Ihrem Schutz warten Auszahlungen einen Tag.',
    },
    'card-bound': {
      title: '{label} hinterlegt',
      text: 'Auszahlungen gehen an •••• {last4}.',
    },
    'card-replaced': {
      title: 'Auszahlungen gehen jetzt woandershin',
      text: 'Sie gehen an {label} •••• {last4} und warten zuvor einen Tag. Ihre anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, wenden Sie sich an den Kundendienst.',
    },
    'contact-changed': {
      title: 'E-Mail oder Telefon geändert',
      text: 'Zu Ihrem Schutz warten Auszahlungen einen Tag. Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundendienst.',
    },
    'coupon-given': {
      title: 'Ein neuer Gutschein',
      text: 'Sie haben einen weiteren Gutschein einer Aktion bekommen. Er ist nur für Werbung.',
    },
    'feedback-answered': {
      title: 'Ihre Rückmeldung wurde beantwortet',
      text: 'Zum Ticket {ticket} gibt es eine Antwort.',
    },
    'feedback-blocked': {
      title: 'Eine Antwort an Sie wurde aufgehalten',
      text: 'Jemand vom Kundendienst schrieb zum Ticket {ticket}, was er nicht schreiben darf, etwa die Frage nach Geld oder einem Passwort. Es wurde nicht zugestellt.',
    },
    'report-upheld': {
      title: 'Ihre Meldung wurde beantwortet',
      text: '{by} gab Ihrer Meldung recht: {reason}',
    },
    'report-dismissed': {
      title: 'Ihre Meldung wurde beantwortet',
      text: '{by} fand nichts zu beanstanden: {reason}',
    },
    'chat-answered': {
      title: 'Der Kundendienst hat geantwortet',
      text: '{by} hat Ihnen im Chat geschrieben.',
    },
    'chat-blocked': {
      title: 'Eine Nachricht an Sie wurde aufgehalten',
      text: 'Jemand vom Kundendienst schrieb, was er nicht schreiben darf. Sie wurde nicht zugestellt; der Chat sagt, warum.',
    },
    'plan-offered': {
      title: 'Ein neues Angebot',
      text: '{product}, Plan {plan}: Lesen Sie die Bedingungen und entscheiden Sie, ob Sie einen Betrag einsetzen. Ohne Sie geschieht nichts.',
    },
    'plan-copied': {
      title: 'Ein Plan wurde für Sie kopiert',
      text: '{product}, Plan {plan}: Der Betreiber, dem Sie folgen, hat eingesetzt; {amount} von Ihnen wurden innerhalb Ihrer Grenzen eingesetzt.',
    },
    'plan-failed': {
      title: 'Ein Plan ist fehlgeschlagen',
      text: '{product}, Plan {plan}: Er endete, ohne dass etwas verbraucht wurde, und {amount} kamen vollständig zurück.',
    },
    'plan-slow': {
      title: 'Ein Plan ist langsamer als geplant',
      text: '{product}, Plan {plan}: Seit sechs Stunden hat er {percent} dessen ausgegeben, was er bis jetzt sollte. Was er nicht ausgibt, kommt zurück.',
    },
    'plan-learning-limited': {
      title: 'Ein Plan konnte nicht genug lernen',
      text: '{product}, Plan {plan}: {count, plural, one {# Bestellung in sieben Tagen ist} other {# Bestellungen in sieben Tagen sind}} zu wenig, um Werbeplätze gut zu wählen.',
    },
    'plan-reversals': {
      title: 'Viele Bestellungen werden zurückgenommen',
      text: '{product}, Plan {plan}: Der Händler hat {percent} der Bestellungen zurückgenommen. Gegen jede ist Einspruch möglich.',
    },
    'plan-escrow-low': {
      title: 'Ein Plan ist angehalten',
      text: '{product}, Plan {plan}: Der Händler hat zu wenig für Provisionen hinterlegt. Er läuft weiter, wenn es genug ist.',
    },
    'plan-credited': {
      title: 'Geld für ungültige Zugriffe kam zurück',
      text: '{product}, Plan {plan}: {amount} für Ereignisse, die später als ungültig erkannt wurden.',
    },
    'plan-settled': {
      title: 'Ein Plan ist abgerechnet',
      text: '{product}, Plan {plan}: Sein Ergebnis ist {amount}.',
    },
    'conversion-disputed': {
      title: 'Ein Händler erhebt Einspruch gegen eine Bestellung',
      text: '{product}, Plan {plan}: {amount} warten, bis zwei Personen entschieden haben. Tun sie es nicht innerhalb von 30 Tagen, wird gezahlt.',
    },
    'conversion-approved': {
      title: 'Eine Bestellung wurde zu Ihren Gunsten entschieden',
      text: '{product}, Plan {plan}: Die Bestellung zählt. {amount} werden gezahlt, sofern der Händler Geld zurückgestellt hat.',
    },
    'conversion-unfunded': {
      title: 'Eine Bestellung zählt, wird aber nicht vergütet',
      text: '{product}, Plan {plan}: Es wurde zu Ihren Gunsten entschieden, aber {amount} werden nicht gezahlt, weil der Händler kein Geld hinterlegt hatte.',
    },
    'conversion-upheld': {
      title: 'Eine Bestellung zählt nicht',
      text: '{product}, Plan {plan}: Es wurde entschieden, dass {amount} nicht gezahlt werden. Der Plan sagt, warum.',
    },
    'conversion-clawed-back': {
      title: 'Eine Bestellung wurde zurückgebucht',
      text: '{product}, Plan {plan}: {amount} werden von späteren Provisionen desselben Händlers genommen und von nichts anderem. Was bis {date} nicht bezahlt ist, verfällt.',
    },
    'deposit-confirmed': {
      title: 'Eine Einzahlung ist da',
      text: 'Ihren verfügbaren Mitteln gutgeschrieben: {amount}.',
    },
    'deposit-refused': {
      title: 'Eine Einzahlung wurde nicht gebucht',
      text: 'Die Überweisung mit der Referenz {reference}. Wer und warum, sagt Ihr Guthaben.',
    },
    'startup-advanced': {
      title: 'Startguthaben vorgestreckt',
      text: 'Nur für Werbung: {amount}. Es gehört dem Netzwerk, bis es zurückgegeben ist.',
    },
    'startup-returned': {
      title: 'Startguthaben zurückgegeben',
      text: 'Zurückgenommen: {amount}. Was weder es noch seine Erträge decken, ist der Verlust des Netzwerks.',
    },
    'startup-forgiven': {
      title: 'Vom Netzwerk getragener Verlust',
      text: 'Vom Startguthaben: {amount}. Ihr eigenes Geld wird dafür nie genommen. Der Eintrag sagt, was gebucht wurde.',
    },
    'charged-back': {
      title: 'Eine Buchung wurde rückgängig gemacht',
      text: 'Was sich für Sie ändert: {change}. Der Eintrag sagt, warum.',
    },
    'recovery-opened': {
      title: 'Eine Rückbuchung überstieg Ihre verfügbaren Mittel',
      text: 'Das Netzwerk trägt {amount}. Bezahlt wird es aus Geld, das später verfügbar wird; Sie müssen keines bringen.',
    },
    'recovery-paid': {
      title: 'Der Rest einer Rückbuchung wurde zurückgezahlt',
      text: '{amount} von dem, was verfügbar wurde, gingen dorthin. Der Eintrag sagt, wofür.',
    },
    'payout-approved': {
      title: 'Eine Auszahlung wurde genehmigt',
      text: 'Betrag: {amount}. Wenn Sie sie nicht beantragt haben, sagen Sie es sofort dem Kundendienst.',
    },
    'payout-sent': {
      title: 'Eine Auszahlung wurde gesendet',
      text: 'Unterwegs: {amount}, Referenz {reference}.',
    },
    'payout-completed': {
      title: 'Eine Auszahlung ist abgeschlossen',
      text: 'Endgültig ausgezahlt: {amount}.',
    },
    'payout-rejected': {
      title: 'Eine Auszahlung wurde abgelehnt',
      text: 'Wieder verfügbar: {amount}. Ihr Guthaben sagt, warum, und Sie können um Prüfung bitten.',
    },
    'payout-failed': {
      title: 'Eine Auszahlung ist fehlgeschlagen',
      text: 'Wieder verfügbar: {amount}. Ihr Guthaben sagt, warum.',
    },
    'review-answered': {
      title: 'Ihre Bitte um Prüfung wurde beantwortet',
      text: 'Die Antwort steht in Ihrem Guthaben, mit Namen und Begründung.',
    },
    'exchange-accepted': {
      title: 'Ein Akzeptant hat Ihren Tausch angenommen',
      text: 'Einbehalten, bis Sie den Eingang des Geldes bestätigen: {amount}.',
    },
    'exchange-released': {
      title: 'Ein Tausch wurde zu Ihren Gunsten beendet',
      text: 'Wieder verfügbar: {amount}. Wer und warum, sagt Ihr Guthaben.',
    },
    'exchange-completed': {
      title: 'Ein Tausch wurde zugunsten des Akzeptanten beendet',
      text: 'An den Akzeptanten gezahlt: {amount}. Wer und warum, sagt Ihr Guthaben.',
    },
    other: {
      title: 'Auf Ihrem Konto hat sich etwas geändert',
      text: 'Öffnen Sie es, um zu sehen, was.',
    },
  },
  push: {
    title: 'Auf diesem Gerät, auch bei geschlossener App',
    text: 'Eine Mitteilung sagt, dass es von den Arten oben etwas Neues gibt, und nie einen Betrag. Sie kommt auf dieses Gerät, bis Sie sich abmelden. Ihr Browser fragt noch einmal nach.',
    turnOn: 'Für dieses Gerät einschalten',
    turnOff: 'Für dieses Gerät ausschalten',
    problem: {
      install:
        'Legen Sie die App auf dem iPhone zuerst auf den Home-Bildschirm und öffnen Sie sie dort.',
      unsupported:
        'Dieser Browser kann keine Mitteilungen empfangen. Die Glocke sagt Ihnen weiterhin alles.',
      denied:
        'Sie haben Mitteilungen dieser Seite abgelehnt. In den Einstellungen des Browsers können Sie sie erlauben.',
      failed:
        'Der Dienst Ihres Browsers hat nicht geantwortet. Versuchen Sie es später noch einmal.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
