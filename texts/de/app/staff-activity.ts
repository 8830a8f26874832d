import type { Texts } from '../../kinds.ts';

/** What staff did on the partner’s account: one sentence per act and step. */
export const staffActivityWords = {
  activity: {
    title: 'Team-Aktivität',
    text: 'Was unser Team an Ihrem Konto getan hat, mit Name, Grund und Referenz',
    none: 'Bisher nichts',
    end: 'Das ist alles',
    more: 'Mehr anzeigen',
    noneText: 'Was unser Team an Ihrem Konto tut, erscheint sofort hier.',
    message: 'Nachricht {number}',
    did: {
      'propose-deposit': '{by} hat eine Einzahlung vorgeschlagen',
      'confirm-deposit': '{by} hat eine Einzahlung bestätigt',
      'refuse-deposit': '{by} hat eine Einzahlung abgelehnt',
      'withdraw-deposit': '{by} hat den Vorschlag für eine Einzahlung zurückgezogen',
      'propose-startup-advance': '{by} hat Startguthaben für Sie vorgeschlagen',
      'confirm-startup-advance': '{by} hat Startguthaben für Sie bestätigt',
      'refuse-startup-advance': '{by} hat Startguthaben für Sie abgelehnt',
      'withdraw-startup-advance':
        '{by} hat den Vorschlag zurückgezogen, Ihnen Startguthaben zu geben',
      'propose-startup-return': '{by} hat vorgeschlagen, Ihr Startguthaben zurückzugeben',
      'confirm-startup-return': '{by} hat die Rückgabe Ihres Startguthabens bestätigt',
      'refuse-startup-return': '{by} hat die Rückgabe Ihres Startguthabens abgelehnt',
      'withdraw-startup-return':
        '{by} hat den Vorschlag zurückgezogen, Ihr Startguthaben zurückzugeben',
      'propose-chargeback': '{by} hat eine Rückbuchung vorgeschlagen',
      'confirm-chargeback': '{by} hat eine Rückbuchung bestätigt',
      'refuse-chargeback': '{by} hat eine Rückbuchung abgelehnt',
      'withdraw-chargeback': '{by} hat den Vorschlag für eine Rückbuchung zurückgezogen',
      'propose-exchange-released':
        '{by} hat vorgeschlagen, Ihnen den Betrag eines Tauschs zurückzugeben',
      'confirm-exchange-released':
        '{by} hat bestätigt, dass Sie den Betrag eines Tauschs zurückerhalten',
      'refuse-exchange-released':
        '{by} hat es abgelehnt, Ihnen den Betrag eines Tauschs zurückzugeben',
      'withdraw-exchange-released':
        '{by} hat den Vorschlag zurückgezogen, Ihnen den Betrag eines Tauschs zurückzugeben',
      'propose-exchange-completed':
        '{by} hat vorgeschlagen, den Betrag eines Tauschs an den Akzeptanten zu zahlen',
      'confirm-exchange-completed':
        '{by} hat bestätigt, dass der Betrag eines Tauschs an den Akzeptanten geht',
      'refuse-exchange-completed':
        '{by} hat es abgelehnt, den Betrag eines Tauschs an den Akzeptanten zu zahlen',
      'withdraw-exchange-completed':
        '{by} hat den Vorschlag zurückgezogen, den Betrag eines Tauschs an den Akzeptanten zu zahlen',
      'propose-conversion-approve': '{by} hat vorgeschlagen, eine Bestellung zu zählen',
      'confirm-conversion-approve': '{by} hat bestätigt, dass eine Bestellung zählt',
      'refuse-conversion-approve': '{by} hat es abgelehnt, eine Bestellung zu zählen',
      'withdraw-conversion-approve':
        '{by} hat den Vorschlag zurückgezogen, eine Bestellung zu zählen',
      'propose-conversion-uphold': '{by} hat vorgeschlagen, eine Bestellung nicht zu zählen',
      'confirm-conversion-uphold': '{by} hat bestätigt, dass eine Bestellung nicht zählt',
      'refuse-conversion-uphold':
        '{by} hat den Vorschlag abgelehnt, eine Bestellung nicht zu zählen',
      'withdraw-conversion-uphold':
        '{by} hat den Vorschlag zurückgezogen, eine Bestellung nicht zu zählen',
      'propose-partner-status': '{by} hat vorgeschlagen, den Status Ihres Kontos zu ändern',
      'confirm-partner-status': '{by} hat die Änderung Ihres Kontostatus bestätigt',
      'refuse-partner-status': '{by} hat die Änderung Ihres Kontostatus abgelehnt',
      'withdraw-partner-status':
        '{by} hat den Vorschlag zurückgezogen, den Status Ihres Kontos zu ändern',
      'propose-password-link': '{by} hat einen Link für ein neues Anmeldepasswort vorgeschlagen',
      'confirm-password-link': '{by} hat einen Link für ein neues Anmeldepasswort bestätigt',
      'refuse-password-link': '{by} hat einen Link für ein neues Anmeldepasswort abgelehnt',
      'withdraw-password-link':
        '{by} hat den Vorschlag für einen Link zu einem neuen Anmeldepasswort zurückgezogen',
      'propose-pay-password-help':
        '{by} hat vorgeschlagen, dass Sie ein neues Transaktionspasswort festlegen können',
      'confirm-pay-password-help':
        '{by} hat bestätigt, dass Sie ein neues Transaktionspasswort festlegen können',
      'refuse-pay-password-help':
        '{by} hat es abgelehnt, dass Sie ein neues Transaktionspasswort festlegen',
      'withdraw-pay-password-help':
        '{by} hat den Vorschlag zurückgezogen, dass Sie ein neues Transaktionspasswort festlegen können',
      'propose-objection-cleared':
        '{by} hat vorgeschlagen, die Pause für Auszahlungen und Devisentausch zu beenden',
      'confirm-objection-cleared':
        '{by} hat das Ende der Pause für Auszahlungen und Devisentausch bestätigt',
      'refuse-objection-cleared':
        '{by} hat es abgelehnt, die Pause für Auszahlungen und Devisentausch zu beenden',
      'withdraw-objection-cleared':
        '{by} hat den Vorschlag zurückgezogen, die Pause für Auszahlungen und Devisentausch zu beenden',
      'exchange-accepted': '{by} hat erfasst, dass ein Akzeptant Ihren Tausch angenommen hat',
      'payout-approved': '{by} hat eine Auszahlung genehmigt',
      'payout-sent': '{by} hat eine Auszahlung gesendet',
      'payout-completed': '{by} hat eine Auszahlung als abgeschlossen bestätigt',
      'payout-rejected': '{by} hat eine Auszahlung abgelehnt',
      'payout-failed': '{by} hat eine Auszahlung als fehlgeschlagen erfasst',
      'review-upheld': '{by} hat eine Ablehnung überprüft und bestätigt',
      'review-lifted': '{by} hat eine Ablehnung überprüft und aufgehoben',
      push: '{by} hat Ihnen ein Produkt angeboten',
      'coupon-ask': '{by} hat einen Gutschein für Sie beantragt',
      'coupon-give': '{by} hat Ihnen einen Gutschein gegeben',
      'coupon-refuse': '{by} hat einen Gutschein für Sie abgelehnt',
      'data-export-ask': '{by} hat einen Export Ihrer Daten beantragt',
      'data-export-confirm': '{by} hat den Export Ihrer Daten bestätigt',
      'data-export-refuse': '{by} hat den Export Ihrer Daten abgelehnt',
      'data-export-file': '{by} hat Ihre Daten heruntergeladen',
      'erasure-ask': '{by} hat die Löschung Ihrer personenbezogenen Daten beantragt',
      'erasure-confirm': '{by} hat die Löschung Ihrer personenbezogenen Daten bestätigt',
      'erasure-refuse': '{by} hat die Löschung Ihrer personenbezogenen Daten abgelehnt',
      note: '{by} hat eine Notiz zu Ihrem Konto hinterlegt',
      notice: '{by} hat Ihnen eine Mitteilung geschickt',
      'notice-withdrawn': '{by} hat eine Mitteilung an Sie zurückgezogen',
      'feedback-in-progress': '{by} bearbeitet Ihr Feedback',
      'feedback-answered': '{by} hat Ihr Feedback beantwortet',
      'feedback-answer-blocked': 'Eine Antwort von {by} auf Ihr Feedback wurde blockiert',
      'feedback-closed': '{by} hat Ihr Feedback geschlossen',
      'chat-received': '{by} hat Ihre Nachricht empfangen',
      'chat-read': '{by} hat Ihre Nachrichten gelesen',
      'chat-answered': '{by} hat auf Ihre Nachricht geantwortet',
      'chat-answer-blocked': 'Eine Antwort von {by} an Sie wurde blockiert',
      'chat-taken': '{by} hat Ihren Chat übernommen',
      'chat-handed-over': '{by} hat Ihren Chat weitergegeben',
      'chat-released': '{by} hat Ihren Chat freigegeben',
      'session-ended': '{by} hat eines Ihrer Geräte abgemeldet',
      'card-read': '{by} hat Ihre vollständigen Karten- oder Adressdaten angesehen',
      'payment-file': '{by} hat Ihre Kontodaten in eine Zahlungsdatei für die Bank aufgenommen',
      'report-upheld': '{by} hat Ihrer Meldung zugestimmt',
      'report-dismissed': '{by} hat bei Ihrer Meldung nichts beanstandet',
      other: '{by}: {act}',
    },
  },
} as const satisfies Pick<Texts['app'], 'activity'>;
