import type { Texts } from '../kinds.ts';

/** What a mail says in German. */
export const texts = {
  reset: {
    subject: 'Neues Anmeldepasswort für {network}',
    text: 'Jemand hat ein neues Anmeldepasswort für das Konto {username} bei {network} angefordert. Wenn Sie das waren, legen Sie es mit diesem Link fest. Er funktioniert nur einmal und nur {minutes, number} Minuten lang.',
    button: 'Neues Passwort festlegen',
    pause:
      'Auszahlungen und Devisentausch sind danach zu Ihrem Schutz {hours, number} Stunden lang pausiert. Ihr Transaktionspasswort bleibt unverändert.',
    notYou:
      'Wenn Sie das nicht waren, müssen Sie nichts tun: Ohne diesen Link ändert sich nichts. Geben Sie ihn nie weiter. Niemand von {network} wird Sie je danach fragen.',
  },
  confirm: {
    subject: 'E-Mail-Adresse für {network} bestätigen',
    text: 'Diese E-Mail-Adresse wurde für ein Konto bei {network} angegeben. Wenn Sie das waren, bestätigen Sie sie mit diesem Link. Er funktioniert nur einmal und nur {lifeHours, number} Stunden lang.',
    button: 'Adresse bestätigen',
    notYou:
      'Wenn Sie das nicht waren, öffnen Sie den Link bitte nicht. Vielleicht hat sich jemand bei der Adresse vertippt; ohne den Link bleibt sie unbestätigt.',
  },
  notice: {
    text: 'Es geht um Ihr Konto bei {network}. Die Einzelheiten stehen in der App unter Mitteilungen.',
    button: 'App öffnen',
    notYou:
      'Wenn Sie das nicht waren, melden Sie sich an und ändern Sie Ihr Anmeldepasswort, oder wenden Sie sich in der App an den Kundenservice.',
  },
} as const satisfies Texts['mail'];
