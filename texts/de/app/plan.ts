import type { Texts } from '../../kinds.ts';

/** Plans, puts and products. */
export const planWords = {
  plan: {
    statuses: 'Status',
    all: 'Alle',
    list: 'Pläne',
    official: 'Offiziell',
    notOfficial: 'Nicht offiziell',
    consumedOf: '{consumed} von {put} verbraucht',
    next: 'So geht es weiter',
    status: {
      waitPut: 'Wartet auf Budget',
      matching: 'Werbeplatzsuche',
      putting: 'In Auslieferung',
      putFailed: 'Fehlgeschlagen',
      putFinished: 'Auslieferung beendet',
      waitSettlement: 'Wartet auf Abrechnung',
      settled: 'Erfolgreich abgerechnet',
    },
    none: {
      all: 'Noch keine Pläne',
      waitPut: 'Keine wartenden Pläne',
      matching: 'Keine Pläne in der Werbeplatzsuche',
      putting: 'Keine laufenden Pläne',
      putFailed: 'Keine fehlgeschlagenen Pläne',
      putFinished: 'Keine kürzlich beendeten Pläne',
      waitSettlement: 'Keine Pläne in Abrechnung',
      settled: 'Noch keine abgerechneten Pläne',
    },
    noneText: {
      all: 'Wenn das Netzwerk Ihnen ein Produkt anbietet, erscheint es hier. Sie entscheiden, ob Sie ihm Budget zuweisen.',
      waitPut:
        'Wenn das Netzwerk Ihnen ein Produkt anbietet, erscheint es hier, bis das Angebot endet.',
      matching:
        'Sobald Sie einem Plan Budget zuweisen, erscheint er hier, bis wir einen Werbeplatz finden.',
      putting: 'Ein Plan zeigt Anzeigen, sobald wir einen Werbeplatz gefunden haben.',
      putFailed:
        'Pläne, die ohne Verbrauch enden, erscheinen hier mit dem Grund. Den vollen Betrag erhalten Sie immer zurück.',
      putFinished: 'Pläne bleiben hier, bis ihre letzten Anzeigen gezählt sind.',
      waitSettlement:
        'Pläne bleiben hier, solange noch Bestellungen eingehen oder storniert werden können.',
      settled: 'Abgerechnete Pläne erscheinen hier mit ihrer Abrechnung.',
    },
    showAll: 'Alle Pläne anzeigen',
    pushed: 'Ihnen am {date} angeboten.',
    followed: 'Ihr Leitpartner hat ihm Budget zugewiesen. Ihnen am {date} angeboten.',
    cause: {
      put: 'Budget am {date} zugewiesen.',
      copied: 'Am {date} von Ihrem Leitpartner kopiert.',
      declined: 'Sie haben das Angebot am {date} abgelehnt.',
      offer_expired: 'Das Angebot ist am {date} abgelaufen.',
      product_withdrawn: 'Das Produkt wurde am {date} zurückgezogen.',
      placement_found: 'Wir haben am {date} Werbeplätze gefunden.',
      stopped: 'Sie haben ihn am {date} beendet.',
      no_placement: 'Bis {date} wurde kein passender Werbeplatz gefunden.',
      creative_rejected: 'Die Anzeige wurde am {date} abgelehnt.',
      escrow_short: 'Der Händler hatte am {date} zu wenig für Provisionen bereitgestellt.',
      amount_consumed: 'Das Budget war am {date} vollständig verbraucht.',
      end_reached: 'Das Enddatum war am {date} erreicht.',
      escrow_empty: 'Dem Händler ging am {date} das Geld für Provisionen aus.',
      no_supply: 'Am {date} gab es keine passenden Einblendungen mehr.',
      tokens_expired: 'Die letzten Anzeigen zählten bis {date}.',
      window_closed: 'Abgerechnet am {date}.',
    },
    failedReturn: 'Der volle Betrag von {amount} wurde zurückgegeben.',
    paused: {
      partner: 'Von Ihnen pausiert.',
      escrow_low: 'Pausiert: Der Händler hat zu wenig für Provisionen bereitgestellt.',
      daily_cap:
        'Pausiert: Das Tageslimit ist ausgeschöpft. Ein neuer Tag beginnt um Mitternacht UTC.',
      invalid_traffic:
        'Pausiert: Auf den Werbeplätzen gab es ungültigen Traffic. Sie zahlen nicht dafür.',
      ending:
        'Beendet, bisher ohne Verbrauch. Zählt keine der noch sichtbaren Anzeigen, wird der volle Betrag zurückgegeben.',
    },
    limit: {
      no_placement:
        'Gerade ist kein passender Werbeplatz frei. Anzeigen werden ausgeliefert, sobald es einen gibt.',
      price_ceiling:
        'Die meisten passenden Werbeplätze kosten mehr als das Preislimit dieses Plans. Sinken die Preise, werden mehr Anzeigen ausgeliefert; Sie können den Plan auch beenden.',
      excluded:
        'Sie haben jeden Werbeplatz ausgeschlossen, den dieser Plan bezahlen kann. Lassen Sie unter „Leistung“ einen wieder zu.',
      hours:
        'Außerhalb der Stunden, die in den Bedingungen dieses Plans stehen. Anzeigen werden ab {time} wieder ausgeliefert.',
      reserved:
        'Alles Übrige ist für eben ausgelieferte Anzeigen reserviert. Der erste Betrag ist um {time} wieder frei.',
      no_supply:
        'Gerade gibt es wenige passende Anzeigenanfragen, und der Plan nutzt jede, die er kann. Kommen mehr, werden mehr Anzeigen ausgeliefert.',
      targeting:
        'Nur {percent} der Anzeigenanfragen kommen aus der Zielgruppe dieses Plans. Sie gehört zu seinen Bedingungen; Anzeigen werden ausgeliefert, sobald jemand aus ihr kommt.',
      frequency_cap:
        'Die meisten Personen haben die Anzeige so oft gesehen, wie das Kontaktlimit erlaubt. Nach {hours} können sie sie wieder sehen.',
      pacing_behind:
        'Unter Soll. Der Plan nimmt an immer mehr Anzeigenanfragen teil, bis er aufgeholt hat.',
      pacing_ahead:
        'Über Soll. Der Plan nimmt an weniger Anzeigenanfragen teil, bis das Soll aufgeholt hat.',
    },
    pausedSince: 'Pausiert',
    soon: {
      put_or_expire: 'Weisen Sie bis {date} Budget zu, sonst läuft das Angebot ab.',
      find_placement:
        'Wir suchen bis {date} nach Werbeplätzen. Passt keiner, erhalten Sie den vollen Betrag zurück.',
      deliver_until_end:
        'Die Anzeigen laufen, bis das Budget verbraucht ist, längstens bis {date}.',
      resume: 'Wird am {date} automatisch fortgesetzt.',
      wait_for_tokens: 'Nicht verbrauchtes Budget erhalten Sie am {date} zurück.',
      wait_for_conversions:
        'Wird am {date} abgerechnet, sobald keine Bestellungen mehr eingehen oder storniert werden können.',
      wait_for_dispute:
        'Zwei Personen aus unserem Team entscheiden bis {date} über einen Einspruch. Andernfalls wird die Provision aus dem gezahlt, was der Händler bereitgestellt hat.',
      nothing: 'Dieser Plan ist abgeschlossen.',
    },
    soonOpen: {
      put_or_expire: 'Weisen Sie Budget zu, oder lassen Sie das Angebot ablaufen.',
      find_placement: 'Wir suchen nach Werbeplätzen.',
      deliver_until_end: 'Die Anzeigen laufen, bis das Budget verbraucht ist.',
      resume: 'Wartet auf Fortsetzung.',
      wait_for_tokens:
        'Nicht verbrauchtes Budget erhalten Sie zurück, sobald die letzten Anzeigen nicht mehr zählen können.',
      wait_for_conversions:
        'Wird abgerechnet, sobald keine Bestellungen mehr eingehen oder storniert werden können.',
      wait_for_dispute: 'Zwei Personen aus unserem Team entscheiden über einen Einspruch.',
      nothing: 'Dieser Plan ist abgeschlossen.',
    },
    resumeBy: {
      partner: 'Wird fortgesetzt, wann Sie möchten.',
      escrow_low: 'Wird automatisch fortgesetzt, sobald der Händler mehr bereitstellt.',
      daily_cap: 'Wird um Mitternacht UTC automatisch fortgesetzt.',
      invalid_traffic:
        'Wird fortgesetzt, sobald ein passender Werbeplatz wieder Anzeigen zeigen kann.',
      ending: 'Wird nicht fortgesetzt.',
    },
    heldOrders:
      '{count, plural, one {# Bestellung zählt spätestens am {date}, sofern der Händler sie nicht storniert.} other {# Bestellungen zählen spätestens am {date}, sofern der Händler sie nicht storniert.}}',
    notFound: 'Kein Plan ausgewählt',
    notFoundText: 'Öffnen Sie einen aus Ihrer Planliste.',
    toPlans: 'Zu den Plänen',
    product: 'Produkt ansehen',
    money: {
      put: 'Budget',
      consumed: 'Verbraucht',
      reserved: 'Reserviert für eben ausgelieferte Anzeigen',
      remaining: 'Übrig für neue Anzeigen',
      toReturn: 'Wird zurückgegeben',
      inFlightMax: 'Was bereits ausgelieferte Anzeigen höchstens noch kosten',
      returned: 'Zurückgegeben',
      wrong:
        'Diese Beträge gehen nicht auf, daher zeigen wir keinen Balken. Bitte kontaktieren Sie den Kundenservice.',
      own: 'Ihr Geld',
      startup: 'Startguthaben',
      discount: 'Werbeguthaben',
      waiting: 'Noch zu verbrauchen (Ihr Geld)',
    },
    result: {
      title: 'Gewinn bisher',
      note: '<plus>{settled}</plus> abgerechnet, abzüglich <minus>{consumed}</minus> Verbrauch von Ihrem eigenen Geld.',
      noteShare:
        '<plus>{settled}</plus> abgerechnet, abzüglich <minus>{consumed}</minus> Verbrauch von Ihrem eigenen Geld und <minus>{share}</minus> Gewinnbeteiligung.',
      titleSettled: 'Gewinn',
      total: 'Ergebnis des Plans',
      own: 'Ihr Anteil',
      network: 'Anteil des Netzwerks (Gutscheine, Startguthaben)',
      pendingTitle: 'Offen',
      pendingNote: 'Nicht im Gewinn enthalten',
    },
    earnings: {
      title: 'Einnahmen',
      settled: 'Abgerechnet',
      pendingOn:
        'Offen, endgültig am {date} ({count, plural, one {# Bestellung} other {# Bestellungen}})',
      pendingTotal: 'Offen (gehört Ihnen noch nicht)',
      held: 'Zählt später, sofern der Händler nicht storniert',
      reversed: 'Storniert',
      unfunded: 'Vom Händler nicht gedeckt',
      fee: 'Erlösgebühr (bereits abgezogen)',
      none: 'Noch keine Bestellungen.',
      pendingFinal:
        'Offen, wird mit dem Plan abgerechnet ({count, plural, one {# Bestellung} other {# Bestellungen}})',
    },
    put: {
      title: 'Budget zuweisen',
      range: '{lowest} bis {highest}. Verfügbar: {available}.',
      startup: 'Startguthaben von {amount} wird vor Ihrem eigenen Geld verwendet.',
      toWallet: 'Zur Wallet',
      own: 'Aus Ihrem verfügbaren Guthaben',
      fromStartup: 'Aus Startguthaben',
      fromCoupon: 'Durch Gutschein bezahlt',
      after: 'Danach verfügbar',
      worst: 'Ihr höchstmöglicher Verlust',
      fees: 'Die Preise der Werbeplätze enthalten eine Mediengebühr von höchstens {media}. Die Erlösgebühr beträgt {revenue} jeder Provision. Weitere Gebühren gibt es für diesen Plan nicht.',
      chargeback:
        'Eine Provision kann nach der Abrechnung noch {count, plural, one {# Tag} other {# Tage}} lang zurückgebucht werden.',
      ceilings:
        'Sie zahlen nie mehr als {click} pro Klick und {thousand} pro tausend Einblendungen, auch wenn die Preise später steigen. Teurere Werbeplätze nutzt dieser Plan nicht.',
      noPromise:
        'Ein Ertrag wird nicht versprochen. Anzeigen kosten Geld, auch wenn niemand bestellt.',
      submit: '{amount} zuweisen',
      done: '{amount} zugewiesen',
      earlier:
        'Diesem Plan wurde am {date} ein Budget von {amount} zugewiesen, vielleicht in einem anderen Fenster. Es wurde nichts Weiteres zugewiesen.',
      coupon: 'Gutschein',
      noCoupon: 'Ohne Gutschein',
      decline: 'Angebot ablehnen',
      declineTitle: 'Dieses Angebot ablehnen?',
      declineText:
        'Der Plan endet als „Fehlgeschlagen“. Das kostet nichts, und das Produkt kann Ihnen erneut angeboten werden.',
      declined: 'Angebot abgelehnt',
      best: 'Am günstigsten für diesen Betrag',
      runs: '{commission} · läuft bis zu {count, plural, one {# Tag} other {# Tage}}',
      product: 'Produkt',
    },
    terms: {
      title: 'Bedingungen',
      text: 'Beträge, Provision, Gebühren, Fristen und Zielgruppe',
      hash: 'Hash dieser Bedingungen',
      bounds: 'Betrag',
      boundsValue: '{lowest} bis {highest}',
      commission: 'Provision pro Bestellung',
      commissionShare: '{share} der Bestellung, höchstens {most}',
      revenueFee: 'Erlösgebühr (von jeder Provision)',
      mediaFee: 'Maximale Mediengebühr (in den Preisen enthalten)',
      clickWindow: 'Frist vom Klick zur Bestellung',
      hours: '{count, plural, one {# Stunde} other {# Stunden}}',
      days: '{count, plural, one {# Tag} other {# Tage}}',
      validate: 'Bestellung endgültig (ab Klick)',
      chargeback: 'Rückbuchungsfrist nach Abrechnung',
      duration: 'Maximale Laufzeit',
      pacing: 'Tempo',
      pacings: {
        even: 'Gleichmäßig verteilt',
        front: 'Am Anfang mehr',
        asap: 'So schnell wie möglich',
      },
      dailyCap: 'Tageslimit (UTC-Tag)',
      clickPriceMax: 'Höchstpreis pro Klick',
      thousandPriceMax: 'Höchstpreis pro tausend Einblendungen',
      ceilingNote:
        'Der höchste Preis zum Zeitpunkt des Angebots oder der Zuweisung, je nachdem, welcher niedriger ist, zuzüglich {allowance}. War damals kein Werbeplatz geeignet, gilt der Höchstpreis des Netzwerks. Teurere Werbeplätze werden für diesen Plan nicht genutzt.',
      frequency: 'Kontaktlimit pro Person',
      frequencyValue:
        '{times, plural, one {# Mal} other {# Mal}} in {hours, plural, one {# Stunde} other {# Stunden}}',
      goal: 'Ziel',
      goals: { conversions: 'Bestellungen', clicks: 'Klicks', impressions: 'Einblendungen' },
      targeting: 'Zielgruppe',
      everyone: 'Alle',
      countries: 'Länder',
      languages: 'Sprachen',
      devices: 'Geräte',
      device: { phone: 'Smartphone', tablet: 'Tablet', desktop: 'Computer' },
      systems: 'Systeme',
      hoursOfDay: 'Tageszeiten',
      categories: 'Auf Seiten zum Thema',
      categoriesNot: 'Nie auf Seiten zum Thema',
      putRule: 'Budgetregel',
      userTargeting: 'Nutzer-Targeting',
    },
    acts: {
      pause: 'Pausieren',
      resume: 'Fortsetzen',
      paused: 'Plan pausiert',
      resumed: 'Plan fortgesetzt',
      stop: 'Beenden und Rest zurückerhalten',
      stopTitle: 'Diesen Plan endgültig beenden?',
      stopText:
        'Es werden keine neuen Anzeigen gezeigt. Bereits angezeigte können noch zählen. Danach erhalten Sie nicht verbrauchtes Budget zurück. Ein beendeter Plan lässt sich nicht wieder starten.',
      stopMatchingText:
        'Sofern noch keine Anzeigen laufen, wird der volle Betrag von {amount} sofort zurückgegeben. Ein beendeter Plan lässt sich nicht wieder starten.',
      stopped: 'Plan beendet',
    },
    history: {
      title: 'Verlauf',
      pushed: 'Ihnen angeboten',
      paused: 'Pausiert',
      resumed: 'Fortgesetzt',
      excluded: 'Werbeplatz ausgeschlossen: {placement}',
      letIn: 'Werbeplatz wieder zugelassen: {placement}',
      learnsAnew: 'Lernphase neu gestartet',
      actor: {
        partner: 'Sie',
        network: 'Das Netzwerk',
        merchant: 'Der Händler',
        staff: '{name}, Team',
      },
    },
    goods: {
      video: 'Video',
      play: 'Video ohne Ton abspielen',
      picture: 'Anzeige für {name}',
      alsoShown: 'Auch im Wechsel gezeigt',
      officialText:
        'Offiziell: Das Netzwerk hat einen Vertrag mit diesem Händler. Es prüft die Anzeigen und zahlt Provisionen nur aus dem, was der Händler bereitgestellt hat.',
      notOfficialText:
        'Nicht offiziell: Das Netzwerk hat keinen Vertrag mit diesem Händler. Es prüft die Anzeigen trotzdem und zahlt Provisionen nur aus dem, was der Händler bereitgestellt hat.',
      merchant: 'Verkauft von',
      leadsTo: 'Führt zu',
      open: 'Seite öffnen',
      leaveTitle: 'Sie verlassen Reachbook',
      leaveText:
        'Diese Seite gehört {merchant}, nicht uns. Geben Sie dort nie Ihre Reachbook-Passwörter ein.',
      leave: '{host} öffnen',
      earns: 'Verdienst pro Bestellung',
      toPlan: 'Zum Plan',
      toPut: 'Zum Plan und Budget zuweisen',
      putContent: 'Werbeinhalt',
      gameDescription: 'Spielbeschreibung',
      description: 'Beschreibung',
    },
    tabs: {
      label: 'Bereiche dieses Plans',
      overview: 'Übersicht',
      performance: 'Leistung',
      orders: 'Bestellungen',
      proof: 'Nachweis',
    },
    commissionOf: '{amount} pro Bestellung',
    by: '{merchant} · {plan}',
  },
} as const satisfies Pick<Texts['app'], 'plan'>;
