import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in German. */
export const texts = {
  input_invalid:
    'Wir konnten die Anfrage nicht lesen. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  body_not_json: 'Wir konnten die Anfrage nicht lesen: Sie muss als JSON gesendet werden.',
  body_too_large: 'Die Anfrage ist zu groß.',
  call_not_found: 'Diesen Aufruf gibt es nicht.',
  time_zone_invalid:
    'Wir konnten Ihre Zeitzone nicht erkennen. Prüfen Sie die Datumseinstellungen Ihres Geräts.',

  not_authorized: 'Sie sind nicht berechtigt. Melden Sie sich an, um fortzufahren.',
  session_expired: 'Ihre Anmeldung ist abgelaufen. Melden Sie sich erneut an.',
  session_not_found: 'Dieses Gerät ist bereits abgemeldet.',
  session_read_only:
    'Dieses Gerät hat nur Lesezugriff, weil Ihr Anmeldepasswort neu festgelegt wurde. Verwenden Sie zur Anmeldung das neue Passwort, oder melden Sie die Änderung, falls Sie das nicht waren.',
  account_not_opened:
    'Sie haben hier noch kein Konto. Eröffnen Sie eines mit einem Autorisierungscode.',
  account_not_activated:
    'Ihr Konto ist noch nicht aktiviert. Der Kundenservice sagt Ihnen, was noch fehlt.',
  account_disabled: 'Ihr Konto ist gesperrt. Den Grund nennt Ihnen der Kundenservice.',
  account_cancelled: 'Dieses Konto wurde geschlossen. Der Kundenservice hilft Ihnen weiter.',
  handover_invalid:
    'Der Link aus Ihrer App ist ungültig. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_expired:
    'Der Link aus Ihrer App ist abgelaufen. Gehen Sie zurück und öffnen Sie ihn erneut.',
  handover_used:
    'Der Link aus Ihrer App wurde bereits verwendet. Gehen Sie zurück und öffnen Sie ihn erneut.',

  credentials_wrong: 'Benutzername oder Passwort ist falsch.',
  field_empty:
    '{field, select, username {Geben Sie Ihren Benutzernamen ein.} password {Geben Sie Ihr Passwort ein.} confirmPassword {Geben Sie das Passwort noch einmal ein.} oldPassword {Geben Sie Ihr aktuelles Passwort ein.} newPassword {Geben Sie ein neues Passwort ein.} email {Geben Sie Ihre E-Mail-Adresse ein.} phone {Geben Sie Ihre Telefonnummer ein.} licenseKey {Geben Sie Ihren Autorisierungscode ein.} loginPassword {Geben Sie Ihr Anmeldepasswort ein.} cardName {Geben Sie den Namen der Bank oder Karte ein.} userName {Geben Sie den Namen des Kontoinhabers ein.} mobile {Geben Sie eine Telefonnummer ein.} bankAccount {Geben Sie die Kontonummer ein.} bankAddress {Geben Sie die Anschrift der Bank ein.} branchName {Geben Sie die Filiale ein.} walletAddress {Geben Sie die Wallet-Adresse ein.} network {Wählen Sie die Blockchain.} topic {Wählen Sie ein Thema.} content {Schreiben Sie uns, worum es geht.} other {Dieses Feld darf nicht leer sein.}}',
  username_invalid:
    'Verwenden Sie {least, number} bis {most, number} Buchstaben (keine Umlaute), Ziffern, Punkte, Binde- oder Unterstriche. Am Anfang muss ein Buchstabe oder eine Ziffer stehen.',
  username_taken: 'Dieser Benutzername ist bereits vergeben. Wählen Sie einen anderen.',
  nickname_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  email_invalid: 'Geben Sie eine gültige E-Mail-Adresse ein, zum Beispiel name@example.com.',
  phone_invalid:
    'Geben Sie eine gültige Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 901820.',
  password_too_short: 'Verwenden Sie mindestens {least, number} Zeichen.',
  password_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  password_too_common: 'Dieses Passwort ist zu leicht zu erraten. Wählen Sie ein anderes.',
  password_like_username: 'Das Passwort darf Ihren Benutzernamen nicht enthalten.',
  passwords_differ: 'Die beiden eingegebenen Passwörter stimmen nicht überein.',
  password_wrong: 'Das Passwort ist falsch.',
  password_old_wrong: 'Das alte Passwort ist falsch.',
  password_same_as_old: 'Das neue Passwort muss sich vom alten unterscheiden.',
  login_password_none:
    'Sie melden sich über eine andere App an und haben hier deshalb kein Anmeldepasswort.',
  passkey_wrong:
    'Dieser Passkey gehört hier zu keinem Konto. Vielleicht wurde er entfernt. Melden Sie sich mit Ihrem Passwort an.',
  passkey_not_found: 'Dieser Passkey wurde bereits entfernt.',
  passkey_too_many: 'Sie haben bereits {most, number} Passkeys. Entfernen Sie zuerst einen.',
  passkey_before_digits:
    'Dieser Passkey ist älter als Ihre sechs Ziffern und kann sie deshalb nicht ersetzen. Verwenden Sie die Ziffern, oder entfernen Sie den Passkey und fügen Sie ihn neu hinzu.',
  signature_wrong:
    'Das ließ sich mit Ihrem Passkey nicht bestätigen. Versuchen Sie es noch einmal oder verwenden Sie Ihre sechs Ziffern.',
  password_objected:
    'Sie haben ein Anmeldepasswort gemeldet, das Sie nicht festgelegt haben. Bis zwei Personen aus unserem Team das geprüft haben, lässt sich mit einem Passkey kein neues festlegen.',
  passkey_doubted:
    'Ihr Anmeldepasswort wurde neu festgelegt. Legen Sie zu Ihrem Schutz zuerst ein Transaktionspasswort fest und fügen Sie dann einen Passkey hinzu.',
  password_link_invalid:
    'Dieser Link ist nicht mehr gültig. Jeder Link funktioniert einmal und nur für begrenzte Zeit. Sie können einen neuen anfordern.',
  password_link_early:
    'Dieser Link funktioniert ab {until}. So haben Sie Zeit zu reagieren, falls die Anfrage nicht von Ihnen kam.',
  password_link_word_wrong:
    'Dieses Codewort passt nicht zum Link. Sie haben es von einer anderen Person unseres Teams erhalten als den Link.',
  nothing_to_object: 'Es gibt nichts mehr zu melden oder zu stoppen.',
  nothing_changed: 'Sie haben nichts geändert.',

  code_not_found: 'Autorisierungscode nicht gefunden. Prüfen Sie jedes Zeichen.',
  code_used: 'Dieser Autorisierungscode wurde bereits verwendet. Jeder Code eröffnet ein Konto.',
  code_expired:
    'Dieser Autorisierungscode ist abgelaufen. Fragen Sie dort, wo Sie ihn erhalten haben, nach einem neuen.',
  code_revoked:
    'Dieser Autorisierungscode wurde widerrufen. Fragen Sie dort, wo Sie ihn erhalten haben, nach einem neuen.',

  insufficient_balance:
    '{pocket, select, capital {Das Eigenkapital des Netzwerks reicht dafür nicht aus.} other {Das Guthaben reicht nicht aus.}} Es wurde kein Geld bewegt.',
  request_id_reused:
    'Diese Anfrage wurde bereits mit anderen Angaben gesendet. Es wurde kein Geld bewegt. Laden Sie die Seite neu und versuchen Sie es noch einmal.',
  entry_already_reversed: 'Diese Buchung wurde bereits zurückgebucht. Es wurde kein Geld bewegt.',
  entry_not_reversible:
    'Diese Buchung ist ein Schritt einer Auszahlung, eines Tauschs oder eines Plans. Einzeln kann sie nicht zurückgebucht werden.',
  ledger_stopped:
    'Bei der Kontrolle unserer Bücher ist eine Unstimmigkeit aufgefallen. Es wurde kein Geld bewegt, und das bleibt so, bis wir sie geklärt haben.',

  record_not_found: 'Wir können diesen Umsatz in Ihrer Wallet nicht finden.',
  statement_too_long:
    'Ein Auszug umfasst bis zu {most, number} Umsätze, in diesem Zeitraum sind es mehr. Wählen Sie einen kürzeren.',
  payout_zero: 'Geben Sie einen Betrag über 0 ein.',
  payout_above_available:
    'Das ist mehr als Ihr verfügbares Guthaben. Geben Sie einen kleineren Betrag ein.',
  payout_fee_changed:
    'Die Auszahlungsgebühr hat sich geändert, seit Sie sie gesehen haben. Es wurde kein Geld bewegt. Prüfen Sie die neue Gebühr und versuchen Sie es noch einmal.',
  payout_card_missing:
    'Sie haben noch keine Karte oder Wallet-Adresse hinterlegt. Hinterlegen Sie eine, damit wir wissen, wohin Ihre Auszahlung gehen soll.',
  payout_method_gone:
    'Die Auszahlungsart Ihrer Karte oder Wallet-Adresse wird nicht mehr angeboten. Hinterlegen Sie eine andere.',
  payout_pay_password_missing:
    'Legen Sie zuerst Ihr Transaktionspasswort fest. Damit bestätigen Sie Auszahlungen.',
  payout_pay_password_disabled:
    'Ihr Transaktionspasswort wurde zu oft falsch eingegeben und ist gesperrt. Legen Sie unter „Vergessen?“ ein neues fest.',
  payout_startup_not_returned:
    'Geben Sie zuerst Ihr Startguthaben zurück. Ein Tippen und Ihr Transaktionspasswort genügen. Verwendet wird nur, was davon übrig ist und was es eingebracht hat. Eigenes Geld müssen Sie nie nachzahlen.',
  payout_card_new:
    'Ihre Karte oder Wallet-Adresse wurde gerade geändert. Auszahlungen sind zu Ihrem Schutz bis {until} pausiert.',
  payout_pay_password_reset:
    'Ihr Transaktionspasswort wurde gerade zurückgesetzt. Auszahlungen sind zu Ihrem Schutz bis {until} pausiert.',
  payout_contact_changed:
    'Ihre E-Mail-Adresse oder Telefonnummer wurde gerade geändert. Auszahlungen sind zu Ihrem Schutz bis {until} pausiert.',
  payout_password_reset:
    'Ihr Anmeldepasswort wurde gerade neu festgelegt. Auszahlungen sind zu Ihrem Schutz bis {until} pausiert.',
  payout_objected:
    'Sie haben ein Anmeldepasswort gemeldet, das Sie nicht festgelegt haben. Auszahlungen sind zu Ihrem Schutz pausiert, bis zwei Personen aus unserem Team das geprüft haben. Ihnen entstehen keine Kosten.',
  payout_ledger_stopped:
    'Bei der Kontrolle unserer Bücher ist eine Unstimmigkeit aufgefallen. Es wurde kein Geld bewegt, und das bleibt so, bis wir sie geklärt haben.',
  payout_rejected:
    'Unser Team hat diese Auszahlung abgelehnt. Der volle Betrag ist wieder verfügbar. Den Grund sehen Sie bei der Auszahlung. Stimmt er nicht, beantragen Sie eine Überprüfung.',
  payout_not_found: 'Wir können diese Auszahlung nicht finden.',
  payout_not_in_state: 'Die Auszahlung ist schon einen Schritt weiter. Das geht nicht mehr.',
  startup_nothing_due: 'Sie haben kein Startguthaben zurückzugeben.',
  startup_in_plans:
    'Ihr Startguthaben steckt in Plänen. Sie können es zurückgeben, sobald diese abgerechnet sind.',
  refusal_not_found: 'Wir können diese Ablehnung nicht finden.',
  review_not_found: 'Wir können diese Überprüfung nicht finden.',
  review_asked_already:
    'Sie haben dafür bereits eine Überprüfung beantragt. Jede Ablehnung wird einmal überprüft, auf Grundlage Ihrer ersten Nachricht.',
  review_answered: 'Diese Überprüfung ist bereits beantwortet.',

  exchange_not_offered:
    'Devisentausch wird hier noch nicht angeboten. Das Netzwerk hat keinen registrierten Anbieter.',
  acceptance_code_wrong:
    '{kind, select, personal {Kein privater Akzeptant hat diesen Code. Prüfen Sie jedes Zeichen oder versuchen Sie es unter „Unternehmen“.} enterprise {Kein Unternehmen hat diesen Code. Prüfen Sie jedes Zeichen oder versuchen Sie es unter „Privat“.} other {Kein Akzeptant hat diesen Code. Prüfen Sie jedes Zeichen.}}',
  exchange_quote_expired:
    'Dieser Kurs ist abgelaufen. Es wurde kein Geld bewegt. Prüfen Sie den neuen Kurs und versuchen Sie es noch einmal.',
  exchange_pay_password_missing:
    'Legen Sie zuerst Ihr Transaktionspasswort fest. Damit bestätigen Sie den Tausch.',
  exchange_startup_not_returned:
    'Geben Sie zuerst Ihr Startguthaben zurück. Ein Tippen und Ihr Transaktionspasswort genügen. Verwendet wird nur, was davon übrig ist und was es eingebracht hat. Eigenes Geld müssen Sie nie nachzahlen.',
  exchange_zero: 'Geben Sie einen größeren Betrag ein, damit Sie etwas erhalten.',
  exchange_above_limit:
    'Das Limit dieses Akzeptanten beträgt {limit} pro Tausch. Geben Sie einen kleineren Betrag ein.',
  exchange_above_available:
    'Das ist mehr als Ihr verfügbares Guthaben. Geben Sie einen kleineren Betrag ein.',
  exchange_pay_password_reset:
    'Ihr Transaktionspasswort wurde gerade zurückgesetzt. Der Devisentausch ist zu Ihrem Schutz bis {until} pausiert.',
  exchange_contact_changed:
    'Ihre E-Mail-Adresse oder Telefonnummer wurde gerade geändert. Der Devisentausch ist zu Ihrem Schutz bis {until} pausiert.',
  exchange_password_reset:
    'Ihr Anmeldepasswort wurde gerade neu festgelegt. Der Devisentausch ist zu Ihrem Schutz bis {until} pausiert.',
  exchange_objected:
    'Sie haben ein Anmeldepasswort gemeldet, das Sie nicht festgelegt haben. Der Devisentausch ist zu Ihrem Schutz pausiert, bis zwei Personen aus unserem Team das geprüft haben. Ihnen entstehen keine Kosten.',
  exchange_not_found: 'Wir können diesen Tausch nicht finden.',
  exchange_not_in_state: 'Der Tausch ist schon einen Schritt weiter. Das geht nicht mehr.',
  exchange_not_due:
    'Unser Team kann über einen Tausch nur entscheiden, wenn er angefochten oder überfällig ist.',

  conversion_not_found: 'Wir können diese Bestellung nicht finden.',
  conversion_not_disputable:
    'Gegen diese Bestellung ist im aktuellen Status kein Einspruch möglich.',
  dispute_made_already:
    'Zu dieser Bestellung gab es bereits einen Einspruch. Jede Seite kann einmal Einspruch erheben.',
  dispute_too_late: 'Ein Einspruch war bis {until} möglich.',
  dispute_not_open: 'Zu dieser Bestellung gibt es keinen offenen Einspruch.',
  placement_not_found: 'Wir können diesen Werbeplatz nicht finden.',
  placement_exclusions_full: 'Sie können bis zu {most, number} Werbeplätze pro Plan ausschließen.',
  chargeback_too_late: 'Die Frist für die Rückbuchung dieser Provision endete am {until}.',
  plan_not_found: 'Wir können diesen Plan nicht finden.',
  plan_not_in_status: 'Der Plan ist schon einen Schritt weiter. Das geht nicht mehr.',
  put_amount_invalid:
    'Geben Sie einen Betrag mit höchstens zwei Nachkommastellen und ohne Tausendertrennzeichen ein.',
  put_zero: 'Der Betrag darf nicht 0 sein.',
  put_out_of_range:
    '{side, select, below {Außerhalb des Bereichs: Der Mindestbetrag für diesen Plan ist {lowest}.} other {Außerhalb des Bereichs: Der Höchstbetrag für diesen Plan ist {highest}.}}',
  put_coupon_above_highest:
    'Der Gutschein fügt {adds} hinzu. Damit läge dieser Plan über seinem Höchstbetrag von {highest}. Weisen Sie weniger zu oder verzichten Sie auf den Gutschein.',
  campaign_budget_spent:
    'Das Budget dieser Aktion ist aufgebraucht. Es gibt keine weiteren Gutscheine.',
  put_terms_changed:
    'Die Bedingungen dieses Plans haben sich geändert, seit Sie sie gesehen haben. Es wurde kein Geld bewegt. Prüfen Sie zuerst die neuen Bedingungen.',
  put_offer_over: 'Dieses Angebot ist beendet. Es wurde kein Geld bewegt.',
  put_escrow_short:
    'Der Händler hat für die Provisionen dieses Plans nicht genug bereitgestellt. Es wurde kein Geld bewegt.',
  campaign_not_found: 'Wir können diese Aktion nicht finden.',
  campaign_over:
    'Diese Aktion ist beendet. Gutscheine, die Sie schon haben, gelten bis zu ihrem Ablauf.',
  coupon_claimed: 'Den Gutschein dieser Aktion haben Sie bereits abgeholt.',
  coupon_one_per_user:
    'Ihren Neukunden-Gutschein haben Sie bereits erhalten. Es gibt höchstens einen pro Nutzer.',
  coupon_new_user_only:
    'Dieser Gutschein gilt für Konten, die {days, plural, one {im Lauf des letzten Tages} other {in den letzten # Tagen}} eröffnet wurden.',
  coupon_not_found: 'Wir können diesen Gutschein nicht finden.',
  coupon_used: 'Dieser Gutschein wurde bereits eingelöst.',
  coupon_unavailable:
    'Dieser Gutschein ist abgelaufen oder nicht verfügbar. Fahren Sie ohne ihn fort.',
  coupon_amount:
    'Dieser Gutschein gilt ab einem Betrag von {amount}. Weisen Sie mehr zu oder verzichten Sie auf den Gutschein.',
  coupon_name_used_today:
    'Einen Gutschein dieses Namens haben Sie heute bereits eingelöst. Den nächsten können Sie ab {until} einlösen.',

  vip_not_offered: 'VIP wird hier nicht angeboten.',
  vip_price_changed:
    'Der VIP-Preis oder die Gebühr hat sich geändert, seit Sie sie gesehen haben. Es wurde kein Geld bewegt. Prüfen Sie zuerst das neue Angebot.',
  vip_enough: 'VIP lässt sich höchstens {months, number} Monate im Voraus kaufen.',

  follow_id_wrong: 'ID falsch, bitte neu eingeben.',
  follow_self: 'Das ist Ihre eigene ID. Sie können sich nicht selbst folgen.',
  follow_same:
    'Dieser ID folgen Sie bereits. Um Ihre Limits zu ändern, beenden Sie zuerst das Folgen.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Geben Sie ein Limit pro Plan über 0 ein.} other {Das Gesamtlimit muss mindestens so hoch sein wie das Limit pro Plan.}}',
  follow_notice_needed:
    'Sie haben die Bilanz dieses Leitpartners vor zu langer Zeit gesehen, oder seine Gewinnbeteiligung hat sich geändert. Sehen Sie sich zuerst beides noch einmal an.',
  follow_cap_used: 'Ihr Gesamtlimit war ausgeschöpft.',
  follow_below_lowest: 'Ihre Limits ließen weniger als den Mindestbetrag des Plans übrig.',
  follow_waits: 'Das Folgen war noch nicht aktiv. Wer zum ersten Mal folgt, hat zuerst Bedenkzeit.',
  follow_too_late: 'Der Plan konnte nicht rechtzeitig kopiert werden.',
  follow_stopped: 'Sie haben das Folgen beendet, bevor der Plan kopiert wurde.',

  second_person_needed: 'Das muss eine andere Person genehmigen.',
  deposit_reference_not_found: 'Diese Einzahlungsreferenz gehört zu keinem Partner.',

  pay_password_invalid: 'Ihr Transaktionspasswort braucht sechs Ziffern.',
  pay_password_too_common:
    'Das ist zu leicht zu erraten: ein Datum, ein Muster oder aufeinanderfolgende Ziffern. Wählen Sie andere Ziffern.',
  pay_password_like_phone: 'Das sind die letzten Ziffern Ihrer Telefonnummer. Wählen Sie andere.',
  pay_password_not_set:
    'Sie haben noch kein Transaktionspasswort. Legen Sie eines fest, um fortzufahren.',
  pay_password_doubted:
    'Ihr Anmeldepasswort wurde neu festgelegt. Zu Ihrem Schutz können Sie ein Transaktionspasswort ab {until} festlegen, sobald unser Team zugestimmt hat.',
  pay_password_wrong:
    'Transaktionspasswort falsch. Noch {left, plural, one {# Versuch} other {# Versuche}}.',
  pay_password_paused:
    'Zu viele Fehlversuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  pay_password_disabled:
    'Ihr Transaktionspasswort wurde zu oft falsch eingegeben und ist gesperrt. Legen Sie unter „Vergessen?“ ein neues fest.',
  pay_password_reset_missing: 'Es gibt keine Anfrage, die Sie zurückziehen könnten.',
  session_not_fresh:
    'Zu Ihrer Sicherheit geht das nur kurz nach der Anmeldung. Gehen Sie zurück in die andere App und öffnen Sie diese Seite von dort erneut.',
  confirmation_invalid:
    'Sie haben etwas anderes bestätigt. Es wurde nichts geändert. Bitte bestätigen Sie noch einmal.',
  confirmation_expired:
    'Das hat zu lange gedauert. Geben Sie Ihr Transaktionspasswort noch einmal ein.',
  confirmation_used:
    'Diese Bestätigung wurde bereits verwendet. Für eine Wiederholung geben Sie Ihr Transaktionspasswort noch einmal ein.',
  card_method_unknown: 'Diese Auszahlungsart wird nicht mehr angeboten. Laden Sie die Seite neu.',
  card_same: 'Diese Angaben sind bereits hinterlegt. Es wurde nichts geändert.',
  field_invalid:
    '{field, select, bankAccount {Geben Sie eine gültige Kontonummer ein, nur mit Buchstaben und Ziffern.} walletAddress {Das ist keine gültige Adresse für diese Blockchain. Kopieren Sie die ganze Adresse noch einmal.} mobile {Geben Sie eine gültige Telefonnummer mit Ländervorwahl ein, zum Beispiel +49 30 901820.} network {Wählen Sie eine Blockchain aus der Liste.} other {Der Text enthält unsichtbare oder gemischte Zeichen. Tippen Sie ihn von Hand ein.}}',
  iban_length:
    'Eine IBAN, die mit {country} beginnt, hat {length, number} Zeichen. Diese hat {given, number}.',
  iban_checksum:
    'Diese IBAN ist ungültig: Mindestens ein Zeichen stimmt nicht. Vergleichen Sie sie mit den Angaben Ihrer Bank.',

  preference_locked: 'Sicherheitsmitteilungen lassen sich nicht abschalten.',
  image_missing: 'Wählen Sie ein Bild aus.',
  image_not_image: 'Das ist kein JPEG-, PNG- oder WebP-Bild. Wählen Sie eine andere Datei.',
  image_too_large: 'Das Bild ist zu groß. Wählen Sie eines mit höchstens 5 MB.',
  image_too_many_pixels: 'Dieses Bild hat zu viele Pixel. Senden Sie eine kleinere Version.',
  image_too_many_today:
    'Sie haben das Tageslimit von {most, number} Bildern erreicht. Senden Sie dieses morgen.',
  image_quota_full:
    'Ihre Bilder haben das Limit von {megabytes, number} MB erreicht. Der Kundenservice hilft Ihnen.',
  image_not_found: 'Wir können dieses Bild nicht finden.',
  feedback_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  feedback_too_many_images: 'Sie können bis zu {most, number} Bilder anhängen.',
  chat_too_long: 'Verwenden Sie höchstens {most, number} Zeichen.',
  push_endpoint_unknown:
    'Den Push-Dienst dieses Browsers unterstützen wir nicht. Unter der Glocke finden Sie weiterhin alles.',
  staff_text_blocked:
    'Das wurde dem Partner nicht gesendet: Es {why, select, account_number {enthält eine Kontonummer} wallet_address {enthält eine Wallet-Adresse} pay_in {verlangt Geld} password {fragt nach einem Passwort} return_promise {verspricht Erträge} outside_contact {enthält einen Kontakt oder eine Adresse außerhalb der App} remote_access {verlangt die Kontrolle über ein Gerät} disguised {verschleiert den Wortlaut} other {enthält etwas, das das Team nicht schreiben darf}}: „{part}“. Lassen Sie das weg.',
  chat_attachment_not_found: 'Wir können Ihren Anhang nicht finden. Hängen Sie etwas anderes an.',

  too_many_attempts:
    'Zu viele Versuche. Versuchen Sie es in {minutes, plural, one {# Minute} other {# Minuten}} noch einmal.',
  busy: 'Der Server ist ausgelastet. Es wurde nichts geändert. Versuchen Sie es gleich noch einmal.',
  server_error: 'Serverfehler. Versuchen Sie es gleich noch einmal.',
} as const satisfies Record<Reason, string>;
