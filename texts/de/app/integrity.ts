/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'Was das Netzwerk schuldet, was es hat und wie es mit seinen Partnern umgeht. Jede Zahl ergibt sich aus Aufzeichnungen, nur die Angaben der Bank nicht: Zwei Personen aus dem Team tragen sie ein.',
    asOf: 'Stand: {time}',
    days: '{days, plural, one {Letzter Tag} other {Letzte # Tage}}',
    none: '{days, plural, one {Nichts am letzten Tag} other {Nichts in den letzten # Tagen}}',
    how: 'So wird gezählt',
    source: 'Quelle:',
    json: 'Alle Zahlen als JSON',
    owed: {
      title: 'Was geschuldet wird',
      root: 'Wurzel {no, number}, {time}',
      none: 'Noch wurde keine Wurzel signiert.',
      few: 'Aus Datenschutzgründen nicht angezeigt: Weniger als {least, number} Beteiligten steht Geld zu.',
      partners: 'Eigenes Geld der Partner',
      plans: 'In Plänen gebunden',
      publishers: 'Publisher',
      merchants: 'Treuhandkonten der Händler',
      acceptors: 'Akzeptanten',
      total: 'Insgesamt geschuldet',
      bank: '{account}, Stand {time}',
      bankNone: 'Das Netzwerk hat noch keinen Banksaldo erfasst.',
      bankTotal: 'Insgesamt auf der Bank',
      difference: 'Differenz',
      file: 'Hash der Bankdatei:',
      means:
        'Die Summen sind Teil einer Wurzel, die das Netzwerk einmal am Tag signiert: Wer eine Wurzel aufbewahrt hat, kann spätere Änderungen nachweisen. Die App jedes Partners prüft, ob das eigene Geld darin enthalten ist. Den Banksaldo haben zwei Personen aus dem Team vom Kontoauszug der Bank abgelesen: Er beweist nicht, dass das Geld da ist oder dass sonst niemand Anspruch darauf hat. Gruppen mit weniger als {least, number} Beteiligten werden zusammengefasst.',
    },
    checked: {
      title: 'Letzte Prüfung',
      sound: 'Die Bücher stimmen',
      unsound: 'Die Bücher stimmen nicht. Bis das geklärt ist, wird kein Geld bewegt.',
      never: 'Die Bücher wurden noch nicht geprüft.',
      own: 'Der Prüfer des Netzwerks hat {count, plural, one {# Buchung} other {# Buchungen}} geprüft, {time}.',
      cosignedBy: 'Außerhalb des Netzwerks gesehen und mitsigniert von {names}, {date}.',
      cosignedChecked: 'Dieses Gerät hat die Signaturen geprüft.',
      cosignedWrong: 'Dieses Gerät konnte die Signaturen nicht bestätigen.',
      cosignedLate: 'Die Zeugen sind mit dem Mitsignieren einer Tageswurzel im Verzug.',
      notCosigned:
        'Bisher hat kein externer Zeuge die Wurzeln mitsigniert. Bis dahin lässt sich nur an aufbewahrten Dateien und Wurzeln erkennen, ob die Vergangenheit umgeschrieben wurde.',
      machine:
        '{count, plural, one {# Administratorkonto wurde} other {# Administratorkonten wurden}} durch einen Befehl auf dem Server des Netzwerks eröffnet und nicht von zwei Administratoren, zuletzt am {date}. {days, number} Tage lang genehmigt ein solches Konto nichts außer Auszahlungen, und nichts, was es beantragt, wird genehmigt.',
      outside: 'Bisher keine externe Prüfung.',
      audit: 'Letzte externe Prüfung: {auditor}, {ago} ({date}).',
      auditSound: 'Ergebnis: Bis Wurzel {no, number} stimmt alles.',
      auditUnsound:
        'Ergebnis: Bis Wurzel {no, number} stimmt nicht alles. Der erste Befund im Wortlaut:',
      auditFile: 'Signiertes Prüfergebnis',
      auditMeans:
        'Wer extern prüft, rechnet alle Buchungen, Ereignisse, Wurzeln und Schulden aus einem Export nach, ohne das Programm des Netzwerks, und signiert das Ergebnis. Das zeigt, dass die Bücher in sich stimmen und dass bei jeder Zahlung von und nach außen die Namen von zwei Personen stehen, die darüber entschieden haben. Es zeigt nicht, dass das Geld auf der Bank liegt oder dass ihre Entscheidung auf Tatsachen beruht.',
      means:
        'Ein Programm des Netzwerks geht immer wieder alle Buchungen, Ketten und Salden durch und stoppt alle Geldbewegungen, wenn etwas nicht stimmt. Es findet Fehler und Manipulationen, aber keine Buchung, die aufgeht und trotzdem falsch ist. Und es ist das eigene Programm des Netzwerks.',
    },
    payouts: {
      title: 'Auszahlungen',
      asked: 'Beantragt',
      paid: 'Ausgezahlt',
      failed: 'Fehlgeschlagen',
      cancelled: 'Vom Partner storniert',
      waiting: 'Jetzt offen',
      amount: 'Ausgezahlter Betrag',
      median: 'Die Hälfte war ausgezahlt nach',
      p95: '{percent} waren ausgezahlt nach',
      slowest: 'Längste Wartezeit jetzt',
      refused: 'Abgelehnt, nach Grund',
      noneRefused: 'Keine Auszahlung wurde abgelehnt.',
      means:
        'Die Zeit läuft vom Antrag des Partners, bis die Auszahlung als angekommen gemeldet ist. Wird ein Partner in kurzer Zeit mehrmals nach derselben Regel abgelehnt, zählt das einmal. Die Liste der Gründe ist abgeschlossen, und keiner davon lässt sich durch eine Einzahlung beheben.',
      reason: {
        payout_zero: 'Der Betrag war null',
        payout_above_available: 'Mehr als das verfügbare Guthaben',
        payout_fee_changed: 'Die Gebühr hatte sich geändert',
        payout_card_missing: 'Keine Karte oder Wallet-Adresse',
        payout_method_gone: 'Auszahlungsart nicht mehr angeboten',
        payout_pay_password_missing: 'Kein Transaktionspasswort',
        payout_pay_password_disabled: 'Transaktionspasswort gesperrt',
        payout_startup_not_returned: 'Startguthaben nicht zurückgegeben',
        payout_card_new: 'Neue Karte oder Wallet-Adresse',
        payout_pay_password_reset: 'Transaktionspasswort ersetzt',
        payout_contact_changed: 'E-Mail oder Telefon geändert',
        payout_password_reset: 'Anmeldepasswort neu festgelegt',
        payout_objected: 'Neues Anmeldepasswort gemeldet',
        payout_ledger_stopped: 'Die Bücher waren gestoppt',
        payout_rejected: 'Vom Team abgelehnt',
      },
    },
    disputes: {
      title: 'Streitfälle',
      orders: 'Bestellungen',
      payouts: 'Auszahlungen',
      exchanges: 'Tausch',
      opened: 'Eröffnet',
      forPartner: 'Für den Partner',
      against: 'Gegen den Partner',
      open: 'Offen',
      overdue: 'Überfällig',
      means:
        'Bestellungen: Ein Partner oder Händler hat Einspruch erhoben. Auszahlungen: Ein Partner hat eine Ablehnung von jemand anderem überprüfen lassen. Tausch: Ein Partner oder Akzeptant hat ein Problem gemeldet. Gezählt wird am Tag der Eröffnung.',
    },
    restated: {
      title: 'Später berichtigt',
      before: 'Vorher',
      after: 'Nachher',
      means:
        'Einblendungen und Klicks, die gezählt hatten und später als ungültig erkannt wurden, an dem Tag (UTC), an dem sie stattfanden. Was sie gekostet hatten, bekamen die Partner zurück. Nichts wird gelöscht: Beide Zahlen bleiben erhalten.',
    },
    events: {
      title: 'Was nicht gezählt hat',
      reported: 'Gemeldet',
      counted: 'Gezählt',
      foundLater: 'Später als ungültig erkannt: {count, number}',
      lost: 'Endgültig verlorene Pakete gemeldeter Ereignisse, {date}: {count, number}. Zwei Personen aus dem Team haben entschieden, die Zählung ohne sie fortzusetzen. Niemand zahlt dafür.',
      means:
        'Alle Ereignisse, die Seiten, Player und Browser gemeldet haben, ohne unsere eigene Notiz, dass eine Anzeige ausgeliefert wurde. Die erste Regel, die zutrifft, nennt den Grund. Niemand zahlt für etwas, das nicht gezählt hat.',
    },
    history: {
      title: 'Ihr eigener Verlauf',
      fits: 'Alles, was dieses Gerät von Ihrer Wallet und von den Wurzeln des Netzwerks gesehen hat, ist noch da: bis Eintrag {seq, number} und Wurzel {no, number}.',
      fresh:
        'Dieses Gerät hat noch nichts zum Vergleichen. Ab jetzt merkt es sich, was es in der Wallet sieht.',
      wrong:
        'Etwas, das dieses Gerät gesehen hat, fehlt oder ist anders. Speichern Sie die Datei und geben Sie sie jemandem außerhalb des Netzwerks.',
      since: 'Hier zuerst gesehen: {date}',
      failed: 'Das ließ sich gerade nicht prüfen.',
      save: 'Aufzeichnungen dieses Geräts speichern',
      means:
        'Dieses Gerät merkt sich, was es gesehen hat. Es prüft, dass seither keine Zeile Ihrer Wallet geändert oder entfernt wurde, folgt den Wurzeln des Netzwerks und prüft deren Signaturen. Es kann nur mit dem vergleichen, was es selbst gesehen hat.',
    },
    own: {
      title: 'Ihr Geld fehlt in den Summen des Netzwerks oder ist falsch enthalten',
      leftOut:
        'Wurzel {no, number} vom {time} enthält Ihre Wallet nicht in dem, was das Netzwerk schuldet. Speichern Sie den Beleg und zeigen Sie ihn jemandem, dem Sie vertrauen.',
      other:
        'Wurzel {no, number} vom {time} hat für Ihre Wallet einen Beleg, der nicht aufgeht. Speichern Sie den Beleg und zeigen Sie ihn jemandem, dem Sie vertrauen.',
      save: 'Beleg speichern',
    },
  },
} as const;
