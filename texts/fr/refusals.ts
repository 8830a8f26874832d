import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in French. */
export const texts = {
  input_invalid: 'Nous n’avons pas pu lire cette requête. Rechargez la page et réessayez.',
  body_not_json: 'Nous n’avons pas pu lire cette requête : elle doit être envoyée en JSON.',
  body_too_large: 'La requête est trop volumineuse.',
  call_not_found: 'Cet appel n’existe pas.',
  time_zone_invalid:
    'Nous n’avons pas pu lire votre fuseau horaire. Vérifiez les réglages de date de votre appareil.',

  not_authorized: 'Accès non autorisé. Connectez-vous pour continuer.',
  session_expired: 'Votre connexion a expiré. Connectez-vous à nouveau.',
  session_not_found: 'Cet appareil est déjà déconnecté.',
  session_read_only:
    'Cet appareil est en lecture seule, car votre mot de passe de connexion a été réinitialisé. Connectez-vous avec le nouveau mot de passe, ou signalez-le si ce n’était pas vous.',
  account_not_opened:
    'Vous n’avez pas encore de compte ici. Ouvrez-en un avec un code d’autorisation.',
  account_not_activated:
    'Votre compte n’est pas encore activé. Le service client peut vous dire ce qui manque.',
  account_disabled: 'Votre compte est désactivé. Le service client peut vous dire pourquoi.',
  account_cancelled: 'Ce compte a été clôturé. Le service client peut vous aider.',
  handover_invalid:
    'Le lien de votre application n’est pas valable. Revenez en arrière et ouvrez-le à nouveau.',
  handover_expired:
    'Le lien de votre application a expiré. Revenez en arrière et ouvrez-le à nouveau.',
  handover_used:
    'Le lien de votre application a déjà été utilisé. Revenez en arrière et ouvrez-le à nouveau.',

  credentials_wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  field_empty:
    '{field, select, username {Saisissez votre nom d’utilisateur.} password {Saisissez votre mot de passe.} confirmPassword {Saisissez à nouveau le mot de passe.} oldPassword {Saisissez votre mot de passe actuel.} newPassword {Saisissez un nouveau mot de passe.} email {Saisissez votre adresse e-mail.} phone {Saisissez votre numéro de téléphone.} licenseKey {Saisissez votre code d’autorisation.} loginPassword {Saisissez votre mot de passe de connexion.} cardName {Saisissez le nom de la banque ou de la carte.} userName {Saisissez le nom du titulaire du compte.} mobile {Saisissez un numéro de téléphone.} bankAccount {Saisissez le numéro de compte.} bankAddress {Saisissez l’adresse de la banque.} branchName {Saisissez l’agence.} walletAddress {Saisissez l’adresse de portefeuille.} network {Choisissez la blockchain.} topic {Choisissez un sujet.} content {Dites-nous de quoi il s’agit.} other {Ce champ ne peut pas rester vide.}}',
  username_invalid:
    'Utilisez de {least, number} à {most, number} lettres, chiffres, points, tirets ou tirets bas, en commençant par une lettre ou un chiffre.',
  username_taken: 'Ce nom d’utilisateur existe déjà. Choisissez-en un autre.',
  nickname_too_long: '{most, number} caractères au maximum.',
  email_invalid: 'Saisissez une adresse e-mail valide, par exemple nom@example.com.',
  phone_invalid:
    'Saisissez un numéro de téléphone valide avec l’indicatif du pays, par exemple +33 1 23 45 67 89.',
  password_too_short: '{least, number} caractères au minimum.',
  password_too_long: '{most, number} caractères au maximum.',
  password_too_common: 'Ce mot de passe est trop facile à deviner. Choisissez-en un autre.',
  password_like_username: 'Le mot de passe ne doit pas contenir votre nom d’utilisateur.',
  passwords_differ: 'Les deux mots de passe saisis ne correspondent pas.',
  password_wrong: 'Le mot de passe est incorrect.',
  password_old_wrong: 'L’ancien mot de passe est incorrect.',
  password_same_as_old: 'Le nouveau mot de passe doit être différent de l’ancien.',
  login_password_none:
    'Vous vous connectez via une autre application et n’avez donc pas de mot de passe de connexion ici.',
  passkey_wrong:
    'Cette clé d’accès n’ouvre aucun compte ici. Elle a peut-être été supprimée. Connectez-vous avec votre mot de passe.',
  passkey_not_found: 'Cette clé d’accès a déjà été supprimée.',
  passkey_too_many: 'Vous avez déjà {most, number} clés d’accès. Supprimez-en une d’abord.',
  passkey_before_digits:
    'Cette clé d’accès est plus ancienne que vos six chiffres et ne peut donc pas les remplacer. Utilisez les chiffres, ou supprimez la clé et ajoutez-la de nouveau.',
  signature_wrong:
    'La confirmation avec votre clé d’accès a échoué. Réessayez ou utilisez vos six chiffres.',
  password_objected:
    'Vous avez signalé un mot de passe de connexion que vous n’avez pas défini. Une clé d’accès ne peut pas en définir un autre tant que deux membres de notre équipe ne l’ont pas examiné.',
  passkey_doubted:
    'Votre mot de passe de connexion a été réinitialisé. Pour votre protection, définissez un mot de passe de transaction avant d’ajouter une clé d’accès.',
  password_link_invalid:
    'Ce lien n’est plus valable. Un lien fonctionne une fois et pour une durée limitée ; vous pouvez en demander un autre.',
  password_link_early:
    'Ce lien fonctionnera à partir du {until}. Ce délai vous laisse le temps de réagir si la demande ne vient pas de vous.',
  password_link_word_wrong:
    'Ce mot secret ne correspond pas au lien. Il vous a été donné par un autre membre de l’équipe.',
  nothing_to_object: 'Il n’y a plus rien à signaler ni à bloquer.',
  nothing_changed: 'Vous n’avez rien modifié.',

  code_not_found: 'Code d’autorisation introuvable. Vérifiez chaque caractère.',
  code_used: 'Ce code d’autorisation a déjà été utilisé. Chaque code ouvre un seul compte.',
  code_expired:
    'Ce code d’autorisation a expiré. Demandez-en un nouveau à la personne qui vous l’a remis.',
  code_revoked:
    'Ce code d’autorisation a été révoqué. Demandez-en un nouveau à la personne qui vous l’a remis.',

  insufficient_balance:
    '{pocket, select, capital {Le capital propre du réseau ne suffit pas.} other {Solde insuffisant.}} Aucun mouvement d’argent n’a eu lieu.',
  request_id_reused:
    'Cette requête a déjà été envoyée avec d’autres données. Aucun mouvement d’argent n’a eu lieu. Rechargez la page et réessayez.',
  entry_already_reversed:
    'Cette écriture a déjà été annulée. Aucun mouvement d’argent n’a eu lieu.',
  entry_not_reversible:
    'Cette écriture est une étape d’un retrait, d’une opération de change ou d’un plan. Elle ne peut pas être annulée seule.',
  ledger_stopped:
    'Le contrôle de notre comptabilité a révélé une anomalie. Aucun mouvement d’argent n’a eu lieu, et il n’y en aura pas avant que nous l’ayons examinée.',

  record_not_found: 'Nous ne trouvons pas cette opération dans votre portefeuille.',
  statement_too_long:
    'Un relevé contient au plus {most, number} opérations, et cette période en compte davantage. Choisissez-en une plus courte.',
  payout_zero: 'Saisissez un montant supérieur à 0.',
  payout_above_available: 'C’est plus que vos fonds disponibles. Saisissez un montant plus petit.',
  payout_fee_changed:
    'Les frais de retrait ont changé depuis que vous les avez vus. Aucun mouvement d’argent n’a eu lieu. Vérifiez les nouveaux frais et réessayez.',
  payout_card_missing:
    'Vous n’avez pas encore associé de carte ni d’adresse de portefeuille. Associez-en une pour que nous sachions où verser votre retrait.',
  payout_method_gone:
    'Le mode de retrait de votre carte ou adresse de portefeuille n’est plus proposé. Associez-en une autre.',
  payout_pay_password_missing:
    'Définissez d’abord votre mot de passe de transaction. Il sert à confirmer les retraits.',
  payout_pay_password_disabled:
    'Votre mot de passe de transaction a été mal saisi trop souvent et est désactivé. Définissez-en un nouveau sous « Oublié ? ».',
  payout_startup_not_returned:
    'Restituez d’abord vos fonds de démarrage. Il suffit d’un geste et de votre mot de passe de transaction. Nous utilisons ce qu’il en reste et ce qu’ils ont rapporté. Vous n’avez jamais à apporter d’argent.',
  payout_card_new:
    'Votre carte ou adresse de portefeuille vient d’être modifiée. Les retraits sont suspendus jusqu’au {until} pour votre protection.',
  payout_pay_password_reset:
    'Votre mot de passe de transaction vient d’être réinitialisé. Les retraits sont suspendus jusqu’au {until} pour votre protection.',
  payout_contact_changed:
    'Votre e-mail ou votre téléphone vient d’être modifié. Les retraits sont suspendus jusqu’au {until} pour votre protection.',
  payout_password_reset:
    'Votre mot de passe de connexion vient d’être réinitialisé. Les retraits sont suspendus jusqu’au {until} pour votre protection.',
  payout_objected:
    'Vous avez signalé un mot de passe de connexion que vous n’avez pas défini. Les retraits sont suspendus pour votre protection, le temps que deux membres de notre équipe l’examinent. Cela ne vous coûte rien.',
  payout_ledger_stopped:
    'Le contrôle de notre comptabilité a révélé une anomalie. Aucun mouvement d’argent n’a eu lieu, et il n’y en aura pas avant que nous l’ayons examinée.',
  payout_rejected:
    'Un membre de l’équipe a refusé ce retrait, et le montant total a été restitué. Le motif est indiqué avec le retrait. S’il est erroné, demandez un réexamen.',
  payout_not_found: 'Nous ne trouvons pas ce retrait.',
  payout_not_in_state: 'Le retrait est passé à l’étape suivante ; ce n’est plus possible.',
  startup_nothing_due: 'Vous n’avez pas de fonds de démarrage à restituer.',
  startup_in_plans:
    'Vos fonds de démarrage sont dans des plans. Vous pourrez les restituer une fois ces plans soldés.',
  refusal_not_found: 'Nous ne trouvons pas ce refus.',
  review_not_found: 'Nous ne trouvons pas ce réexamen.',
  review_asked_already:
    'Vous avez déjà demandé un réexamen. Chaque refus est réexaminé une fois, sur la base de votre première demande.',
  review_answered: 'Ce réexamen a déjà reçu une réponse.',

  exchange_not_offered:
    'Le change de devises n’est pas encore proposé ici. Le réseau n’a pas de prestataire enregistré.',
  acceptance_code_wrong:
    '{kind, select, personal {Aucun accepteur particulier n’a ce code. Vérifiez chaque caractère, ou essayez « Entreprise ».} enterprise {Aucun accepteur entreprise n’a ce code. Vérifiez chaque caractère, ou essayez « Particulier ».} other {Aucun accepteur n’a ce code. Vérifiez chaque caractère.}}',
  exchange_quote_expired:
    'Ce taux a expiré. Aucun mouvement d’argent n’a eu lieu. Vérifiez le nouveau taux et réessayez.',
  exchange_pay_password_missing:
    'Définissez d’abord votre mot de passe de transaction. Il sert à confirmer les opérations de change.',
  exchange_startup_not_returned:
    'Restituez d’abord vos fonds de démarrage. Il suffit d’un geste et de votre mot de passe de transaction. Nous utilisons ce qu’il en reste et ce qu’ils ont rapporté. Vous n’avez jamais à apporter d’argent.',
  exchange_zero: 'Saisissez un montant plus élevé, pour recevoir quelque chose.',
  exchange_above_limit:
    'La limite de cet accepteur est de {limit} par opération. Saisissez un montant plus petit.',
  exchange_above_available:
    'C’est plus que vos fonds disponibles. Saisissez un montant plus petit.',
  exchange_pay_password_reset:
    'Votre mot de passe de transaction vient d’être réinitialisé. Les opérations de change sont suspendues jusqu’au {until} pour votre protection.',
  exchange_contact_changed:
    'Votre e-mail ou votre téléphone vient d’être modifié. Les opérations de change sont suspendues jusqu’au {until} pour votre protection.',
  exchange_password_reset:
    'Votre mot de passe de connexion vient d’être réinitialisé. Les opérations de change sont suspendues jusqu’au {until} pour votre protection.',
  exchange_objected:
    'Vous avez signalé un mot de passe de connexion que vous n’avez pas défini. Les opérations de change sont suspendues pour votre protection, le temps que deux membres de notre équipe l’examinent. Cela ne vous coûte rien.',
  exchange_not_found: 'Nous ne trouvons pas cette opération de change.',
  exchange_not_in_state:
    'L’opération de change est passée à l’étape suivante ; ce n’est plus possible.',
  exchange_not_due:
    'L’équipe ne tranche une opération de change que si elle fait l’objet d’un litige ou est en retard.',

  conversion_not_found: 'Nous ne trouvons pas cette commande.',
  conversion_not_disputable: 'Vous ne pouvez pas contester cette commande dans son état actuel.',
  dispute_made_already:
    'Cette commande a déjà été contestée. Chaque partie peut contester une fois.',
  dispute_too_late: 'La contestation était possible jusqu’au {until}.',
  dispute_not_open: 'Aucune contestation de cette commande n’est en cours.',
  placement_not_found: 'Nous ne trouvons pas cet emplacement.',
  placement_exclusions_full: 'Vous pouvez exclure jusqu’à {most, number} emplacements par plan.',
  chargeback_too_late: 'Le délai pour reprendre cette commission a pris fin le {until}.',
  plan_not_found: 'Nous ne trouvons pas ce plan.',
  plan_not_in_status: 'Le plan est passé à l’étape suivante ; ce n’est plus possible.',
  put_amount_invalid:
    'Saisissez un montant avec deux décimales au plus, sans séparateur de milliers.',
  put_zero: 'Le montant ne peut pas être 0.',
  put_out_of_range:
    '{side, select, below {Hors limites : le minimum pour ce plan est de {lowest}.} other {Hors limites : le maximum pour ce plan est de {highest}.}}',
  put_coupon_above_highest:
    'Le coupon ajoute {adds}, ce qui dépasse le maximum de ce plan, soit {highest}. Engagez un montant plus petit ou n’utilisez pas le coupon.',
  campaign_budget_spent: 'Le budget de cette promotion est épuisé : il n’y a plus de coupons.',
  put_terms_changed:
    'Les conditions de ce plan ont changé depuis que vous les avez vues. Aucun mouvement d’argent n’a eu lieu. Consultez d’abord les nouvelles conditions.',
  put_offer_over: 'Cette offre est terminée. Aucun mouvement d’argent n’a eu lieu.',
  put_escrow_short:
    'Le marchand n’a pas assez provisionné pour payer les commissions de ce plan. Aucun mouvement d’argent n’a eu lieu.',
  campaign_not_found: 'Nous ne trouvons pas cette promotion.',
  campaign_over:
    'Cette promotion est terminée. Vos coupons restent valables jusqu’à leur expiration.',
  coupon_claimed: 'Vous avez déjà obtenu le coupon de cette promotion.',
  coupon_one_per_user:
    'Vous avez déjà reçu votre coupon de bienvenue. Il y en a un au plus par utilisateur.',
  coupon_new_user_only:
    'Ce coupon est réservé aux comptes ouverts depuis {days, plural, one {# jour} many {# de jours} other {# jours}} au plus.',
  coupon_not_found: 'Nous ne trouvons pas ce coupon.',
  coupon_used: 'Ce coupon a déjà été utilisé.',
  coupon_unavailable: 'Ce coupon a expiré ou n’est pas disponible. Continuez sans lui.',
  coupon_amount:
    'Ce coupon est valable à partir de {amount}. Engagez un montant plus élevé ou n’utilisez pas le coupon.',
  coupon_name_used_today:
    'Vous avez déjà utilisé un coupon de ce nom aujourd’hui. Vous pourrez utiliser le suivant à partir du {until}.',

  vip_not_offered: 'Le VIP n’est pas proposé ici.',
  vip_price_changed:
    'Le prix ou les frais VIP ont changé depuis que vous les avez vus. Aucun mouvement d’argent n’a eu lieu. Consultez d’abord la nouvelle offre.',
  vip_enough: 'Le VIP s’achète au plus {months, number} mois à l’avance.',

  follow_id_wrong: 'ID incorrect, veuillez le saisir à nouveau.',
  follow_self: 'C’est votre propre ID. Vous ne pouvez pas vous suivre vous-même.',
  follow_same: 'Vous suivez déjà cet ID. Pour modifier vos plafonds, arrêtez d’abord le suivi.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Saisissez un plafond par plan supérieur à 0.} other {Le plafond total doit être au moins égal au plafond par plan.}}',
  follow_notice_needed:
    'Vous avez consulté le bilan de cet opérateur il y a trop longtemps, ou sa part de bénéfice a changé. Consultez-le d’abord à nouveau.',
  follow_cap_used: 'Votre plafond total était épuisé.',
  follow_below_lowest: 'Vos plafonds laissaient moins que le minimum du plan.',
  follow_waits:
    'Votre suivi n’avait pas encore commencé. Un premier suivi commence après un délai de réflexion.',
  follow_too_late: 'Il n’a pas pu être copié à temps.',
  follow_stopped: 'Vous avez arrêté le suivi avant la copie.',

  second_person_needed: 'Une autre personne doit approuver.',
  deposit_reference_not_found: 'Aucun partenaire n’a cette référence de dépôt.',

  pay_password_invalid: 'Votre mot de passe de transaction doit comporter six chiffres.',
  pay_password_too_common:
    'C’est trop facile à deviner : une date, un motif ou des chiffres qui se suivent. Choisissez d’autres chiffres.',
  pay_password_like_phone:
    'Ce sont les derniers chiffres de votre numéro de téléphone. Choisissez-en d’autres.',
  pay_password_not_set:
    'Vous n’avez pas encore de mot de passe de transaction. Définissez-en un pour continuer.',
  pay_password_doubted:
    'Votre mot de passe de connexion a été réinitialisé. Pour votre protection, vous pourrez définir un mot de passe de transaction à partir du {until}, avec l’accord de notre équipe.',
  pay_password_wrong:
    'Mot de passe de transaction incorrect. {left, plural, one {Il reste # essai} many {Il reste # d’essais} other {Il reste # essais}}.',
  pay_password_paused:
    'Trop d’essais erronés. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  pay_password_disabled:
    'Votre mot de passe de transaction a été mal saisi trop souvent et est désactivé. Définissez-en un nouveau sous « Oublié ? ».',
  pay_password_reset_missing: 'Il n’y a pas de demande à annuler.',
  session_not_fresh:
    'Pour votre sécurité, cela n’est possible que peu après la connexion. Retournez dans l’autre application et rouvrez cette page depuis celle-ci.',
  confirmation_invalid: 'Vous avez confirmé autre chose. Rien n’a changé. Confirmez à nouveau.',
  confirmation_expired:
    'Cela a pris trop de temps. Saisissez de nouveau votre mot de passe de transaction.',
  confirmation_used:
    'Cette confirmation a déjà servi. Pour recommencer, saisissez votre mot de passe de transaction.',
  card_method_unknown: 'Ce mode de retrait n’est plus proposé. Rechargez la page.',
  card_same: 'Ces coordonnées sont déjà enregistrées. Rien n’a changé.',
  field_invalid:
    '{field, select, bankAccount {Saisissez un numéro de compte valide, avec ses lettres et chiffres uniquement.} walletAddress {Cette adresse n’est pas valide pour cette blockchain. Copiez-la à nouveau en entier.} mobile {Saisissez un numéro de téléphone valide avec l’indicatif du pays, par exemple +33 1 23 45 67 89.} network {Choisissez une blockchain dans la liste.} other {Ce texte contient des caractères invisibles ou mélangés. Saisissez-le à la main.}}',
  iban_length:
    'Un IBAN qui commence par {country} compte {length, number} caractères. Celui-ci en compte {given, number}.',
  iban_checksum:
    'Cet IBAN n’est pas valide : au moins un caractère est faux. Comparez-le avec celui de votre banque.',

  preference_locked: 'Les notifications de sécurité ne peuvent pas être désactivées.',
  image_missing: 'Sélectionnez une image.',
  image_not_image: 'Ce n’est pas une image JPEG, PNG ou WebP. Choisissez un autre fichier.',
  image_too_large: 'Image trop lourde. Choisissez-en une de 5 Mo au plus.',
  image_too_many_pixels: 'Cette image contient trop de pixels. Envoyez-en une version plus petite.',
  image_too_many_today:
    'Vous avez atteint la limite quotidienne de {most, number} images. Envoyez celle-ci demain.',
  image_quota_full:
    'Vos images ont atteint la limite de {megabytes, number} Mo. Le service client peut vous aider.',
  image_not_found: 'Nous ne trouvons pas cette image.',
  feedback_too_long: '{most, number} caractères au maximum.',
  feedback_too_many_images: 'Vous pouvez joindre jusqu’à {most, number} images.',
  chat_too_long: '{most, number} caractères au maximum.',
  push_endpoint_unknown:
    'Le service push de ce navigateur n’est pas pris en charge. Vous retrouvez tout sous la cloche.',
  staff_text_blocked:
    'Ce texte n’a pas été envoyé au partenaire : il {why, select, account_number {contient un numéro de compte} wallet_address {contient une adresse de portefeuille} pay_in {demande de l’argent} password {demande un mot de passe} return_promise {promet un rendement} outside_contact {contient un contact ou une adresse hors de l’application} remote_access {demande le contrôle d’un appareil} disguised {déguise sa formulation} other {dit ce que l’équipe n’a pas le droit de dire}} : « {part} ». Retirez ce passage.',
  chat_attachment_not_found: 'Nous ne trouvons pas votre pièce jointe. Joignez autre chose.',

  too_many_attempts:
    'Trop d’essais. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  busy: 'Le serveur est occupé. Rien n’a changé. Réessayez dans un instant.',
  server_error: 'Erreur serveur. Réessayez dans un instant.',
} as const satisfies Record<Reason, string>;
