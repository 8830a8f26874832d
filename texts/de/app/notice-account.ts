import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Willkommen',
    text: 'Ihr Konto ist eröffnet, und die Startseite zeigt Ihre ersten Schritte. Unser Team fragt nie nach Ihrem Passwort und verlangt vor einer Auszahlung nie Geld von Ihnen.',
  },
  'login-new-device': {
    title: 'Anmeldung auf neuem Gerät',
    text: 'Ihr Konto wurde {device, select, unknown {auf einem uns unbekannten Gerät} other {mit {device}}} verwendet. Waren Sie das nicht, ändern Sie jetzt Ihr Anmeldepasswort. Damit werden alle Geräte abgemeldet.',
  },
  'password-changed': {
    title: 'Anmeldepasswort geändert',
    text: 'Alle Geräte wurden abgemeldet. Waren Sie das nicht, wenden Sie sich sofort an den Kundenservice.',
  },
  'passkey-added': {
    title: 'Passkey hinzugefügt',
    text: 'Mit „{name}“ kann man sich jetzt bei Ihrem Konto anmelden. Waren Sie das nicht, entfernen Sie ihn und ändern Sie jetzt Ihr Anmeldepasswort.',
  },
  'passkey-ended': {
    title: 'Passkey entfernt',
    text: 'Mit „{name}“ kann sich niemand mehr bei Ihrem Konto anmelden.',
  },
  'password-link': {
    title: 'Link für ein neues Anmeldepasswort ausgestellt',
    text: 'Er funktioniert ab {date}. Haben Sie ihn nicht angefordert, ändern Sie Ihr Anmeldepasswort. Damit wird der Link ungültig.',
  },
  'password-reset': {
    title: 'Neues Anmeldepasswort festgelegt',
    text: 'Es wurde mit einem Link des Kundenservice festgelegt. Auf dem zuletzt benutzten Gerät können Sie das Konto noch ansehen und die Änderung melden, alle anderen wurden abgemeldet. Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert.',
  },
  'password-by-mail': {
    title: 'Neues Anmeldepasswort festgelegt',
    text: 'Es wurde mit einem Link festgelegt, den wir an Ihre E-Mail-Adresse gesendet haben. Auf dem zuletzt benutzten Gerät können Sie das Konto noch ansehen und die Änderung melden, alle anderen wurden abgemeldet. Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert.',
  },
  'password-by-passkey': {
    title: 'Neues Anmeldepasswort festgelegt',
    text: 'Es wurde mit einem Ihrer Passkeys festgelegt. Auf dem davor zuletzt benutzten Gerät können Sie das Konto noch ansehen und die Änderung melden, alle anderen wurden abgemeldet. Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert.',
  },
  objection: {
    title: 'Sie haben eine Änderung an Ihrem Konto gemeldet',
    text: 'Die Anfrage wurde gestoppt. Wurde das Anmeldepasswort bereits neu festgelegt, ist es ungültig, und Auszahlungen und Devisentausch sind pausiert, bis zwei Personen aus unserem Team das geprüft haben.',
  },
  'objection-cleared': {
    title: 'Auszahlungen und Devisentausch sind wieder möglich',
    text: 'Zwei Personen aus unserem Team haben Ihre Meldung geprüft und die Pause beendet.',
  },
  'status-changed': {
    title: 'Kontostatus geändert',
    text: 'Zwei Personen aus unserem Team haben das genehmigt. Wer das war und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
  },
  'data-export': {
    title: 'Ihre Daten wurden als Datei zusammengestellt',
    text: 'Zwei Personen aus unserem Team haben beschlossen, alles zu exportieren, was wir über Sie wissen. Wer das war und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
  },
  'erasure-planned': {
    title: 'Ihre personenbezogenen Daten werden gelöscht',
    text: 'Zwei Personen aus unserem Team haben das beschlossen. Gelöscht wird frühestens am {date}. Möchten Sie das nicht, stoppen Sie die Löschung über den Hinweis oben in der App.',
  },
  'session-ended': {
    title: 'Der Kundenservice hat ein Gerät abgemeldet',
    text: 'Eines Ihrer Geräte wurde abgemeldet. Wer das war und warum, sehen Sie in Ihrer Wallet unter „Team-Aktivität“.',
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
    text: 'Es ersetzt ein vergessenes. Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert.',
  },
  'card-bound': {
    title: 'Auszahlungsziel hinterlegt: {label}',
    text: 'Ihre Auszahlungen gehen an •••• {last4}.',
  },
  'card-replaced': {
    title: 'Auszahlungsziel geändert',
    text: 'Auszahlungen gehen jetzt an {label} •••• {last4}. Zu Ihrem Schutz sind Auszahlungen {hours, number} Stunden lang pausiert. Ihre anderen Geräte wurden abgemeldet. Wenn Sie das nicht waren, wenden Sie sich an den Kundenservice.',
  },
  'contact-changed': {
    title: 'E-Mail oder Telefon geändert',
    text: 'Zu Ihrem Schutz sind Auszahlungen und Devisentausch {hours, number} Stunden lang pausiert. Wenn Sie das nicht waren, wenden Sie sich sofort an den Kundenservice.',
  },
  'feedback-answered': {
    title: 'Ihr Feedback wurde beantwortet',
    text: 'Zum Ticket {ticket} gibt es eine Antwort.',
  },
  'feedback-blocked': {
    title: 'Eine Antwort an Sie wurde blockiert',
    text: 'Jemand aus unserem Team hat in Ticket {ticket} etwas Unzulässiges geschrieben und zum Beispiel nach Geld oder einem Passwort gefragt. Wir haben es nicht zugestellt.',
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
} as const satisfies Partial<Texts['app']['notice']>;
