import type { Reason } from '#domain/refusal.ts';

/** Was jede Absage auf Deutsch sagt. */
export const texts = {
  input_invalid:
    'Die Anfrage wurde nicht verstanden. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  body_not_json: 'Die Anfrage wurde nicht verstanden: Sie muss als JSON gesendet werden.',
  body_too_large: 'Die Anfrage ist zu groß.',
  call_not_found: 'Diesen Aufruf gibt es nicht.',
  time_zone_invalid:
    'Ihre Zeitzone wurde nicht verstanden. Prüfen Sie die Datumseinstellungen Ihres Geräts.',

  not_authorized: 'Sie sind nicht berechtigt. Melden Sie sich an, um fortzufahren.',
  session_expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  session_not_found: 'Diese Sitzung ist bereits beendet.',
  session_read_only:
    'Dieses Gerät kann nur lesen, weil Ihr Anmeldepasswort über einen Link festgelegt wurde. Melden Sie sich mit dem neuen Passwort an, oder widersprechen Sie, wenn Sie das nicht waren.',
  account_not_opened:
    'Sie haben hier noch kein Konto. Eröffnen Sie eines mit einem Autorisierungscode.',
  account_not_activated:
    'Ihr Konto ist noch nicht aktiviert. Der Kundendienst sagt Ihnen, was noch fehlt.',
  account_disabled: 'Ihr Konto ist gesperrt. Der Kundendienst nennt Ihnen den Grund.',
  account_cancelled: 'Dieses Konto wurde aufgelöst. Der Kundendienst hilft Ihnen weiter.',
  handover_invalid:
    'Der Link aus Ihrer App ist ungültig. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_expired:
    'Der Link aus Ihrer App ist abgelaufen. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_used:
    'Der Link aus Ihrer App wurde bereits benutzt. Gehen Sie zurück und öffnen Sie ihn erneut.',

  credentials_wrong: 'Benutzername oder Passwort ist falsch.',
  field_empty:
    '{field, select, username {Geben Sie Ihren Benutzernamen ein.} password {Geben Sie Ihr Passwort ein.} confirmPassword {Geben Sie das Passwort noch einmal ein.} oldPassword {Geben Sie Ihr aktuelles Passwort ein.} newPassword {Geben Sie ein neues Passwort ein.} email {Geben Sie Ihre E-Mail-Adresse ein.} phone {Geben Sie Ihre Telefonnummer ein.} licenseKey {Geben Sie Ihren Autorisierungscode ein.} loginPassword {Geben Sie Ihr Anmeldepasswort ein.} cardName {Geben Sie den Namen der Bank oder Karte ein.} userName {Geben Sie den Namen des Kontoinhabers ein.} mobile {Geben Sie eine Telefonnummer ein.} bankAccount {Geben Sie die Kontonummer ein.} bankAddress {Geben Sie die Anschrift der Bank ein.} branchName {Geben Sie die Filiale ein.} walletAddress {Geben Sie die Adresse ein.} network {Wählen Sie das Netzwerk.} topic {Wählen Sie ein Thema.} content {Schreiben Sie, worum es geht.} other {Dieses Feld darf nicht leer sein.}}',
  username_invalid:
    'Verwenden Sie {least, number} bis {most, number} Buchstaben ohne Umlaute, Ziffern, Punkte, Binde- oder Unterstriche; am Anfang einen Buchstaben oder eine Ziffer.',
  username_taken: 'Diesen Benutzernamen gibt es bereits. Wählen Sie einen anderen.',
  nickname_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  email_invalid: 'Das ist keine E-Mail-Adresse. Sie sieht aus wie name@example.com.',
  phone_invalid:
    'Das ist keine Telefonnummer. Schreiben Sie sie mit Landesvorwahl, etwa +49 30 901820.',
  password_too_short: 'Verwenden Sie mindestens {least, number} Zeichen.',
  password_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  password_too_common:
    'Dieses Passwort probieren Diebe als eines der ersten. Wählen Sie ein anderes.',
  password_like_username: 'Das Passwort darf Ihren Benutzernamen nicht enthalten.',
  passwords_differ: 'Die beiden eingegebenen Passwörter stimmen nicht überein.',
  password_wrong: 'Das Passwort ist falsch.',
  password_old_wrong: 'Das alte Passwort ist falsch.',
  password_same_as_old: 'Das neue Passwort muss sich vom alten unterscheiden.',
  login_password_none: 'Sie kommen über Ihre App und haben hier kein Anmeldepasswort.',
  password_link_invalid:
    'Dieser Link gilt nicht mehr. Er wirkt einmal und einen Tag lang; der Kundendienst kann Ihnen einen neuen geben.',
  password_link_early:
    'Dieser Link wirkt ab {until}. Die Wartezeit lässt Ihnen Zeit zu sehen, dass jemand darum gebeten hat.',
  password_link_word_wrong:
    'Das Wort gehört nicht zu diesem Link. Sie haben es von einer anderen Person des Kundendienstes bekommen als den Link.',
  nothing_to_object: 'Es gibt nichts mehr, dem Sie widersprechen könnten.',
  nothing_changed: 'Es wurde nichts geändert.',

  code_not_found: 'Autorisierungscode nicht gefunden. Prüfen Sie jedes Zeichen.',
  code_used: 'Dieser Autorisierungscode wurde bereits benutzt. Jeder Code eröffnet ein Konto.',
  code_expired:
    'Dieser Autorisierungscode ist abgelaufen. Bitten Sie den Aussteller um einen neuen.',
  code_revoked:
    'Dieser Autorisierungscode wurde widerrufen. Bitten Sie die Person, von der Sie ihn haben, um einen neuen.',

  insufficient_balance:
    '{pocket, select, capital {Das eigene Kapital des Netzwerks reicht dafür nicht aus.} other {Das Guthaben reicht nicht aus.}} Es wurde nichts geändert.',
  request_id_reused:
    'Diese Anfrage wurde schon einmal mit anderen Angaben gesendet. Es wurde nichts geändert; laden Sie die Seite neu und versuchen Sie es noch einmal.',
  entry_already_reversed: 'Diese Buchung wurde bereits storniert. Es wurde nichts geändert.',
  entry_not_reversible:
    'Diese Buchung ist ein Schritt einer Auszahlung, eines Tausches oder eines Plans, und die enden nur als Ganzes. Einzeln kann sie nicht zurückgebucht werden.',
  ledger_stopped:
    'Unsere eigene Prüfung der Bücher hat etwas gefunden, das nicht aufgeht. Es wurde nichts geändert, und es bewegt sich kein Geld, bis Menschen nachgesehen haben.',

  record_not_found: 'Diesen Eintrag gibt es in Ihrem Guthaben nicht.',
  statement_too_long:
    'Ein Auszug fasst bis zu {most, number} Einträge, und in dieser Zeit sind es mehr. Wählen Sie einen kürzeren Zeitraum.',
  payout_zero: 'Wählen Sie einen Betrag über 0.',
  payout_above_available:
    'Das ist mehr als Ihre verfügbaren Mittel. Wählen Sie einen kleineren Betrag.',
  payout_fee_changed:
    'Die Gebühr für Auszahlungen hat sich geändert, seit Sie sie gesehen haben. Es wurde nichts bewegt; sehen Sie die neue an und fordern Sie erneut an.',
  payout_card_missing:
    'Es ist noch keine Bankkarte oder Wallet-Adresse hinterlegt. Hinterlegen Sie eine, dann kann die Auszahlung dorthin gehen.',
  payout_method_gone:
    'Ihre Bankkarte oder Wallet-Adresse gehört zu einem Auszahlungsweg, den es nicht mehr gibt. Hinterlegen Sie eine andere.',
  payout_pay_password_missing:
    'Legen Sie zuerst Ihr Transaktionspasswort fest. Auszahlungen werden damit bestätigt.',
  payout_pay_password_disabled:
    'Ihr Transaktionspasswort wurde zehnmal falsch eingegeben und ist abgeschaltet. Legen Sie unter „Vergessen?“ ein neues fest.',
  payout_startup_not_returned:
    'Ihr Startguthaben ist noch nicht zurückgegeben. Geben Sie es mit einem Tippen zurück: Das nimmt, was davon übrig ist und was es eingebracht hat, nie Geld, das Sie mitbringen müssten.',
  payout_card_new:
    'Ihre Bankkarte oder Wallet-Adresse wurde vor weniger als einem Tag geändert. Zu Ihrem Schutz warten Auszahlungen bis {until}.',
  payout_pay_password_reset:
    'Ihr Transaktionspasswort wurde vor weniger als einem Tag zurückgesetzt. Zu Ihrem Schutz warten Auszahlungen bis {until}.',
  payout_contact_changed:
    'Ihre E-Mail-Adresse oder Telefonnummer wurde vor weniger als einem Tag geändert. Zu Ihrem Schutz warten Auszahlungen bis {until}.',
  payout_password_reset:
    'Ihr Anmeldepasswort wurde vor weniger als einem Tag neu festgelegt. Zu Ihrem Schutz warten Auszahlungen bis {until}.',
  payout_objected:
    'Sie haben einem Anmeldepasswort widersprochen, das über einen Link festgelegt wurde. Zu Ihrem Schutz ruhen Auszahlungen, bis zwei Personen des Kundendienstes nachgesehen haben. Das kostet nichts.',
  payout_ledger_stopped:
    'Unsere eigene Prüfung der Bücher hat etwas gefunden, das nicht aufgeht. Es wurde nichts geändert, und es bewegt sich kein Geld, bis Menschen nachgesehen haben.',
  payout_rejected:
    'Eine Mitarbeiterin oder ein Mitarbeiter hat die Auszahlung abgelehnt, und der ganze Betrag ist zurück. Der Grund steht dabei; wenn er nicht stimmt, bitten Sie um Prüfung.',
  payout_not_found: 'Diese Auszahlung gibt es nicht.',
  payout_not_in_state: 'Die Auszahlung ist inzwischen weiter, darum geht das nicht mehr.',
  startup_nothing_due: 'Es gibt kein Startguthaben zurückzugeben.',
  startup_in_plans:
    'Das Startguthaben ist in Plänen gebunden. Es kann zurückgegeben werden, wenn sie beendet sind.',
  refusal_not_found: 'Diese Ablehnung gibt es nicht.',
  review_not_found: 'Hier wurde um keine Prüfung gebeten.',
  review_asked_already:
    'Sie haben dafür bereits um Prüfung gebeten. Jede Ablehnung wird einmal geprüft, und die Antwort gilt dem, was Sie zuerst geschrieben haben.',
  review_answered: 'Diese Prüfung ist bereits beantwortet.',

  exchange_not_offered:
    'Devisentausch wird hier noch nicht angeboten. Das Netzwerk hat keinen registrierten Anbieter eingerichtet.',
  acceptance_code_wrong:
    '{kind, select, personal {Kein persönlicher Akzeptant hat diesen Code. Prüfen Sie jedes Zeichen oder sehen Sie unter Unternehmen nach.} enterprise {Kein Unternehmen hat diesen Code. Prüfen Sie jedes Zeichen oder sehen Sie unter Person nach.} other {Kein Akzeptant hat diesen Code. Prüfen Sie jedes Zeichen.}}',
  exchange_quote_expired:
    'Der Kurs, den Sie gesehen haben, wird nicht länger für Sie gehalten. Es wurde nichts geändert; sehen Sie sich zuerst den neuen an.',
  exchange_pay_password_missing:
    'Legen Sie zuerst Ihr Transaktionspasswort fest. Tausche werden damit bestätigt.',
  exchange_startup_not_returned:
    'Ihr Startguthaben ist noch nicht zurückgegeben. Geben Sie es mit einem Tippen zurück: Das nimmt, was davon übrig ist und was es eingebracht hat, nie Geld, das Sie mitbringen müssten.',
  exchange_zero: 'Wählen Sie einen Betrag über 0, damit etwas ankommt.',
  exchange_above_limit:
    'Dieser Akzeptant nimmt höchstens {limit} je Tausch. Wählen Sie einen kleineren Betrag.',
  exchange_above_available:
    'Das ist mehr als Ihre verfügbaren Mittel. Wählen Sie einen kleineren Betrag.',
  exchange_pay_password_reset:
    'Ihr Transaktionspasswort wurde vor weniger als einem Tag zurückgesetzt. Zu Ihrem Schutz warten Tausche bis {until}.',
  exchange_contact_changed:
    'Ihre E-Mail-Adresse oder Telefonnummer wurde vor weniger als einem Tag geändert. Zu Ihrem Schutz warten Tausche bis {until}.',
  exchange_password_reset:
    'Ihr Anmeldepasswort wurde vor weniger als einem Tag neu festgelegt. Zu Ihrem Schutz warten Tausche bis {until}.',
  exchange_objected:
    'Sie haben einem Anmeldepasswort widersprochen, das über einen Link festgelegt wurde. Zu Ihrem Schutz ruhen Tausche, bis zwei Personen des Kundendienstes nachgesehen haben. Das kostet nichts.',
  exchange_not_found: 'Diesen Tausch gibt es nicht.',
  exchange_not_in_state: 'Der Tausch ist inzwischen weiter, darum geht das nicht mehr.',
  exchange_not_due:
    'Mitarbeitende entscheiden über einen Tausch nur, wenn er angefochten ist oder ihn 72 Stunden lang niemand beendet hat.',

  conversion_not_found: 'Diese Bestellung gibt es nicht.',
  conversion_not_disputable:
    'Gegen diese Bestellung ist in ihrem jetzigen Stand kein Einspruch möglich.',
  dispute_made_already:
    'Zu dieser Bestellung gab es schon einen Einspruch. Jede Seite kann einmal Einspruch erheben.',
  dispute_too_late: 'Ein Einspruch war bis {until} möglich.',
  dispute_not_open: 'Zu dieser Bestellung ist kein Einspruch offen.',
  placement_not_found: 'Diesen Werbeplatz gibt es nicht.',
  placement_exclusions_full:
    'Von einem Plan können höchstens {most, number} Werbeplätze ausgeschlossen werden.',
  postback_url_invalid:
    'Das muss eine https-Adresse einer öffentlichen Website sein, ohne Port und Passwort und nur mit den aufgeführten Wörtern in Klammern.',
  chargeback_too_late:
    'Eine Provision kann 60 Tage lang zurückgebucht werden. Bei dieser war es bis {until} möglich.',
  plan_not_found: 'Diesen Plan gibt es nicht.',
  plan_not_in_status: 'Der Plan ist inzwischen weiter, deshalb geht das nicht mehr.',
  put_amount_invalid:
    'Geben Sie nur Ziffern mit höchstens zwei Nachkommastellen ein, ohne Tausendertrennzeichen.',
  put_zero: 'Der Betrag darf nicht 0 sein.',
  put_out_of_range:
    '{side, select, below {Außerhalb des Bereichs: Der niedrigste Betrag für diesen Plan ist {lowest}.} other {Außerhalb des Bereichs: Der höchste Betrag für diesen Plan ist {highest}.}}',
  put_coupon_above_highest:
    'Der Gutschein gibt {adds} dazu, und damit läge dieser Plan über seinem höchsten Betrag von {highest}. Setzen Sie weniger ein, oder ohne ihn.',
  campaign_budget_spent:
    'Das Budget dieser Aktion ist aufgebraucht. Es kann kein weiterer Gutschein vergeben werden.',
  put_terms_changed:
    'Die Bedingungen dieses Plans haben sich geändert, seit Sie sie gesehen haben. Nichts wurde eingesetzt; sehen Sie die neuen an.',
  put_offer_over: 'Das Angebot dieses Plans ist vorbei. Nichts wurde eingesetzt.',
  put_escrow_short:
    'Der Händler hat für Provisionen dieses Plans nicht genug hinterlegt. Nichts wurde eingesetzt.',
  campaign_not_found: 'Diese Aktion gibt es nicht.',
  campaign_over: 'Diese Aktion ist vorbei. Gutscheine, die Sie haben, gelten bis zu ihrem Ablauf.',
  coupon_claimed: 'Sie haben den Gutschein dieser Aktion schon abgeholt.',
  coupon_one_per_user:
    'Sie hatten Ihren Gutschein für neue Nutzer schon. Jeder Nutzer bekommt einen.',
  coupon_new_user_only:
    'Dieser Gutschein ist für Konten, die in {days, plural, one {dem letzten Tag} other {den letzten # Tagen}} eröffnet wurden.',
  coupon_not_found: 'Diesen Gutschein gibt es nicht.',
  coupon_used: 'Dieser Gutschein wurde schon benutzt.',
  coupon_unavailable:
    'Dieser Gutschein ist abgelaufen oder gerade nicht verfügbar. Setzen Sie ohne ihn ein.',
  coupon_amount:
    'Dieser Gutschein gilt ab einem Betrag von {amount}. Setzen Sie mehr ein, oder ohne ihn.',
  coupon_name_used_today:
    'Sie haben heute schon einen Gutschein dieses Namens benutzt. Der nächste geht ab {until}.',

  vip_not_offered: 'VIP wird hier nicht angeboten.',
  vip_price_changed:
    'Der Preis von VIP oder die Gebühr hat sich inzwischen geändert. Nichts wurde genommen; sehen Sie sich erst das neue Angebot an.',
  vip_enough: 'Sie haben VIP so weit im Voraus gekauft, wie es geht: {months, number} Monate.',

  follow_id_wrong: 'ID falsch, bitte neu eingeben.',
  follow_self: 'Das ist Ihre eigene ID. Sie können sich nicht selbst folgen.',
  follow_same:
    'Sie folgen dieser ID schon. Beenden Sie es zuerst, um mit anderen Grenzen zu folgen.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Wählen Sie für jeden Plan einen Betrag über 0.} other {Die Grenze insgesamt muss mindestens die für jeden Plan sein.}}',
  follow_notice_needed:
    'Was Sie von diesem Betreiber gesehen haben, ist nicht mehr aktuell. Sehen Sie sich die Bilanz zuerst neu an.',
  follow_cap_used: 'Ihre Grenze insgesamt war ausgeschöpft.',
  follow_below_lowest: 'Ihre Grenzen ließen weniger übrig, als das Produkt nimmt.',
  follow_waits: 'Der Einsatz kam, bevor Ihr Folgen zählte: Der erste Tag ist Bedenkzeit.',
  follow_too_late: 'Er konnte nicht innerhalb eines Tages kopiert werden.',
  follow_stopped: 'Sie haben aufgehört zu folgen, bevor er kopiert wurde.',

  proposal_not_found: 'Diesen Vorschlag gibt es nicht.',
  proposal_decided: 'Über diesen Vorschlag ist bereits entschieden.',
  proposal_incomplete:
    '{field, select, amount {Wählen Sie einen Betrag über 0.} other {Dem Vorschlag fehlt etwas: {field}.}}',
  proposal_reference_used: 'Diese Referenz ist bereits gebucht oder wartet schon.',
  second_person_needed: 'Das muss eine andere Person bestätigen.',
  deposit_reference_not_found: 'Diese Einzahlungsreferenz gehört niemandem.',

  pay_password_invalid: 'Das Transaktionspasswort hat sechs Ziffern.',
  pay_password_too_common:
    'Das ist leicht zu erraten: ein Datum, ein Muster oder Ziffern der Reihe nach. Wählen Sie andere Ziffern.',
  pay_password_like_phone: 'Das ist das Ende Ihrer Telefonnummer. Wählen Sie andere Ziffern.',
  pay_password_not_set:
    'Sie haben noch kein Transaktionspasswort. Legen Sie eines fest, um fortzufahren.',
  pay_password_doubted:
    'Ihr Anmeldepasswort wurde über einen Link festgelegt. Zu Ihrem Schutz können Sie ab {until} ein Transaktionspasswort festlegen, sobald der Kundendienst zugestimmt hat.',
  pay_password_wrong:
    'Falsches Transaktionspasswort. Noch {left, plural, one {# Versuch} other {# Versuche}}.',
  pay_password_paused:
    'Zu oft falsch. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  pay_password_disabled:
    'Ihr Transaktionspasswort wurde zehnmal falsch eingegeben und ist abgeschaltet. Legen Sie unter „Vergessen?“ ein neues fest.',
  pay_password_reset_missing: 'Es gibt kein Zurücksetzen, das man abbrechen könnte.',
  session_not_fresh:
    'Zu Ihrer Sicherheit geht das nur kurz nach dem Öffnen. Gehen Sie zurück in Ihre App und öffnen Sie diese Seite von dort noch einmal.',
  confirmation_invalid:
    'Ihr Transaktionspasswort wurde nicht für genau dies bestätigt. Es wurde nichts geändert; geben Sie es noch einmal ein.',
  confirmation_expired:
    'Das dauerte länger als eine Minute. Geben Sie Ihr Transaktionspasswort noch einmal ein.',
  confirmation_used:
    'Diese Bestätigung wurde schon benutzt. Geben Sie Ihr Transaktionspasswort noch einmal ein, wenn Sie es zweimal wollen.',
  card_method_unknown: 'Dieser Auszahlungsweg wird nicht mehr angeboten. Laden Sie die Seite neu.',
  card_same: 'Diese Angaben sind bereits hinterlegt. Es wurde nichts geändert.',
  field_invalid:
    '{field, select, bankAccount {Das ist keine Kontonummer: verwenden Sie nur ihre Buchstaben und Ziffern.} walletAddress {Das ist keine Adresse dieser Art. Kopieren Sie sie noch einmal vollständig.} mobile {Das ist keine Telefonnummer. Schreiben Sie sie mit Landesvorwahl, etwa +49 30 901820.} network {Wählen Sie ein Netzwerk aus der Liste.} other {Das enthält Zeichen, die man nicht sieht oder die nicht zusammengehören. Tippen Sie es von Hand.}}',

  preference_locked: 'Was die Sicherheit Ihres Kontos betrifft, wird immer mitgeteilt.',
  image_missing: 'Wählen Sie ein Bild aus.',
  image_not_image: 'Das ist kein Bild in JPEG, PNG oder WebP. Wählen Sie eine andere Datei.',
  image_too_large: 'Das Bild ist zu groß. Es dürfen höchstens 5 MB gesendet werden.',
  image_too_many_pixels: 'Das Bild hat zu viele Pixel. Senden Sie eine kleinere Fassung.',
  image_too_many_today:
    'Sie haben innerhalb eines Tages {most, number} Bilder gesendet. Senden Sie dieses morgen.',
  image_quota_full:
    'Ihre Bilder belegen alle {megabytes, number} MB, die sie dürfen. Der Kundendienst hilft Ihnen.',
  image_not_found: 'Dieses Bild gibt es nicht.',
  feedback_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  feedback_too_many_images: 'Es lassen sich höchstens {most, number} Bilder anhängen.',
  question_not_found: 'Diese Frage gibt es nicht.',
  chat_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  push_endpoint_unknown:
    'Den Dienst dieses Browsers kennen wir nicht. Die Glocke sagt Ihnen weiterhin alles.',
  staff_text_blocked:
    'Das wurde dem Partner nicht geschrieben: Es {why, select, account_number {nennt eine Kontonummer} wallet_address {nennt eine Wallet-Adresse} pay_in {verlangt Geld} password {fragt nach einem Passwort} return_promise {verspricht Gewinn} outside_contact {nennt einen Kontakt oder eine Adresse außerhalb der App} remote_access {verlangt Zugriff auf ein Gerät} disguised {verbirgt Wörter durch ihre Schreibweise} other {enthält Worte, die der Kundendienst nicht schreiben darf}}: „{part}“. Lassen Sie das weg.',
  chat_attachment_not_found:
    'Der Anhang gehört nicht Ihnen oder ist nicht mehr da. Hängen Sie etwas anderes an.',

  too_many_attempts:
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  busy: 'Der Server ist ausgelastet. Es wurde nichts geändert; versuchen Sie es gleich noch einmal.',
  server_error: 'Serverfehler. Versuchen Sie es gleich noch einmal.',
} as const satisfies Record<Reason, string>;
