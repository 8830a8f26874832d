import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'Der Betrag ist null. Wählen Sie einen höheren.',
    payout_above_available:
      'Der Betrag liegt über Ihrem verfügbaren Guthaben. Wählen Sie einen kleineren.',
    payout_fee_changed:
      'Die Auszahlungsgebühr hat sich geändert, seit Sie sie gesehen haben. Prüfen Sie die neue und beantragen Sie die Auszahlung erneut.',
    payout_card_missing:
      'Sie haben noch keine Karte oder Wallet-Adresse hinterlegt. Hinterlegen Sie eine.',
    payout_method_gone:
      'Die Auszahlungsart Ihrer Karte oder Wallet-Adresse wird nicht mehr angeboten. Hinterlegen Sie eine andere.',
    payout_pay_password_missing:
      'Sie haben noch kein Transaktionspasswort festgelegt. Legen Sie eines fest.',
    payout_pay_password_disabled:
      'Ihr Transaktionspasswort ist nach {triesToDisable, number} falschen Eingaben in Folge gesperrt. Fordern Sie ein neues an.',
    payout_startup_not_returned:
      'Sie haben Startguthaben, das jetzt zurückgegeben werden kann. Geben Sie es zurück; Sie müssen nie etwas nachzahlen.',
    payout_card_new:
      'Ihre Karte oder Wallet-Adresse wurde ersetzt. Auszahlungen sind {waitHours, number} Stunden lang pausiert.',
    payout_pay_password_reset:
      'Ein vergessenes Transaktionspasswort wurde ersetzt. Auszahlungen sind {waitHours, number} Stunden lang pausiert.',
    payout_contact_changed:
      'Ihre E-Mail-Adresse oder Telefonnummer wurde geändert. Auszahlungen sind {waitHours, number} Stunden lang pausiert.',
    payout_password_reset:
      'Ihr Anmeldepasswort wurde neu festgelegt. Auszahlungen sind {waitHours, number} Stunden lang pausiert.',
    payout_objected:
      'Sie haben ein Anmeldepasswort gemeldet, das Sie nicht festgelegt haben. Auszahlungen sind pausiert, bis zwei Personen aus unserem Team das geprüft haben. Ihnen entstehen keine Kosten.',
    payout_ledger_stopped:
      'Bei der Kontrolle unserer Bücher ist eine Unstimmigkeit aufgefallen. Bis wir sie geklärt haben, wird kein Geld bewegt.',
    payout_rejected:
      'Jemand aus unserem Team hat die Auszahlung mit Begründung abgelehnt. Sie können eine Überprüfung durch eine andere Person beantragen.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Auszahlungen',
    'payout-cancel': 'Stornieren einer Auszahlung',
    'startup-return': 'Rückgabe von Startguthaben',
    card: 'Hinterlegen oder Ersetzen einer Karte oder Wallet-Adresse',
    contact: 'Ändern von E-Mail-Adresse oder Telefonnummer',
    exchange: 'Devisentausch',
    'exchange-confirm': 'Bestätigung, dass ein Akzeptant Sie bezahlt hat',
    'exchange-cancel': 'Stornieren eines Tauschs',
    put: 'Zuweisung von Budget an einen Plan',
    'plan-stop': 'Beenden eines Plans',
    follow: 'Beginn des Folgens',
    vip: 'Kauf von VIP',
    'pay-password': 'Ändern des Transaktionspassworts selbst',
    passkey: 'Hinzufügen eines Passkeys',
    'personal-data': 'Herunterladen Ihrer Daten',
    unlock: 'Entsperren der App, falls sie sich beim Verlassen sperrt',
  },
};
