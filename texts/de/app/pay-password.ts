import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Transaktionspasswort',
    enter: 'Sechs Ziffern',
    checking: 'Wird geprüft',
    keypad: 'Ziffern',
    deleteDigit: 'Letzte Ziffer löschen',
    forgot: 'Vergessen?',
    notSet: 'Sie haben noch kein Transaktionspasswort',
    setNow: 'Jetzt festlegen',
    disabled:
      'Ihr Transaktionspasswort wurde zehnmal hintereinander falsch eingegeben und ist gesperrt.',
    paused: 'Fünf Fehlversuche hintereinander. Nächster Versuch möglich um {time}.',
    lead: 'Mit diesen sechs Ziffern bestätigen Sie alles, was Sie mit Ihrem Geld tun: Auszahlungen, Devisentausch, Pläne, Folgen, VIP, die Rückgabe von Startguthaben und Änderungen des Auszahlungsziels. Niemand hier kennt sie, und niemand wird Sie je danach fragen.',
    step: 'Schritt {step} von {steps}',
    old: 'Aktuelles Transaktionspasswort',
    new: 'Neues Transaktionspasswort',
    again: 'Dieselben sechs Ziffern noch einmal eingeben',
    hint: 'Kein Datum, kein Muster, keine aufeinanderfolgenden Ziffern.',
    next: 'Weiter',
    startOver: 'Andere Ziffern wählen',
    login: 'Anmeldepasswort',
    loginHint: 'So kann niemand es festlegen, der nur Ihr Smartphone hat.',
    submit: 'Transaktionspasswort festlegen',
    done: 'Transaktionspasswort festgelegt',
    isSet: 'Sie haben ein Transaktionspasswort',
    isSetText: 'Zum Ändern brauchen Sie das aktuelle.',
    change: 'Ändern',
    changeLead: 'Beim Ändern werden alle Ihre anderen Geräte abgemeldet.',
    changeSubmit: 'Transaktionspasswort ändern',
    changed: 'Transaktionspasswort geändert',
    forgotTitle: 'Transaktionspasswort vergessen?',
    forgotText:
      'Ein neues können Sie frühestens nach 24 Stunden festlegen. Bis dahin sehen Sie die Anfrage hier und können sie zurückziehen. Nutzen Sie sie danach nicht innerhalb von sieben Tagen, verfällt sie. Nach dem Festlegen sind Auszahlungen zu Ihrem Schutz 24 Stunden lang pausiert.',
    forgotSubmit: 'Neues anfordern',
    forgotService: 'Beides vergessen? Kundenservice kontaktieren',
    resetTitle: 'Neues Transaktionspasswort angefordert',
    resetWaiting:
      'Sie können es ab {date} festlegen. Waren Sie das nicht, ziehen Sie die Anfrage zurück und ändern Sie Ihr Anmeldepasswort.',
    resetReady:
      'Sie können es jetzt festlegen. Waren Sie das nicht, ziehen Sie die Anfrage zurück und ändern Sie Ihr Anmeldepasswort.',
    resetApproval:
      'Eine zweite Person aus unserem Team muss zustimmen, bevor Sie es festlegen können.',
    resetLead:
      'Wählen Sie sechs neue Ziffern. Auszahlungen sind danach zu Ihrem Schutz 24 Stunden lang pausiert.',
    resetSet: 'Neues festlegen',
    resetCancel: 'Anfrage zurückziehen',
    resetCancelled: 'Anfrage zurückgezogen. Ihr Transaktionspasswort bleibt unverändert.',
    about: {
      vip: 'Sie kaufen einen Monat VIP für {amount}.',
      payout: 'Sie zahlen {amount} an {target} aus.',
      payoutCancel: 'Sie stornieren diese Auszahlung.',
      startupReturn:
        'Sie geben Startguthaben von {amount} zurück. Verwendet wird, was davon übrig ist und was es eingebracht hat. Den Rest trägt das Netzwerk.',
      card: 'Sie legen {number} als Auszahlungsziel fest.',
      exchange: 'Sie tauschen {amount}.',
      exchangeConfirm: 'Sie geben {amount} an den Akzeptanten frei.',
      exchangeCancel: 'Sie stornieren diesen Tausch.',
      put: 'Sie weisen dem Plan {plan} ein Budget von {amount} zu.',
      follow: 'Sie folgen {id} mit einem Gesamtlimit von {amount}.',
      planStop: 'Sie beenden den Plan {plan} endgültig.',
      payPassword: 'Sie ändern Ihr Transaktionspasswort.',
    },
  },
  card: {
    lead: 'Alle Ihre Auszahlungen gehen hierhin. Nach einer Änderung sind Auszahlungen zu Ihrem Schutz 24 Stunden lang pausiert.',
    replaceLead:
      'Geben Sie das neue Auszahlungsziel ein. Nach der Änderung sind Auszahlungen zu Ihrem Schutz 24 Stunden lang pausiert, und Ihre anderen Geräte werden abgemeldet.',
    method: 'Auszahlungsart',
    optional: 'Optional',
    chooseNetwork: 'Netzwerk wählen',
    boundAt: 'Seit {date}',
    bound: 'Gespeichert. Ihre Auszahlungen gehen jetzt dorthin.',
    replace: 'Ersetzen',
    replaceTitle: 'Karte oder Adresse ersetzen?',
    replaceText:
      'Auszahlungen gehen nicht mehr an {label} •••• {last4}. An das neue Ziel sind sie nach 24 Stunden möglich. Ihre anderen Geräte werden abgemeldet.',
    replaceConfirm: 'Jetzt ersetzen',
    none: 'Keine Konfiguration',
    noneText:
      'Das Netzwerk hat noch keine Auszahlungsart eingerichtet. Wann es so weit ist, erfahren Sie vom Kundenservice.',
    field: {
      cardName: 'Name der Bank oder Karte',
      userName: 'Kontoinhaber',
      mobile: 'Telefon',
      bankAccount: 'Kontonummer',
      bankAddress: 'Anschrift der Bank',
      branchName: 'Filiale',
      walletAddress: 'Wallet-Adresse',
      network: 'Netzwerk',
    },
    submit: {
      'bank-card': 'Karte hinterlegen',
      'wallet-address': 'Adresse hinterlegen',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
