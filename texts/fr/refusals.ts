import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in French. */
export const texts = {
  input_invalid: 'La demande n’a pas été comprise. Rechargez la page et réessayez.',
  body_not_json: 'La demande n’a pas été comprise : elle doit être envoyée en JSON.',
  body_too_large: 'La demande est trop volumineuse.',
  call_not_found: 'Cet appel n’existe pas.',
  time_zone_invalid:
    'Votre fuseau horaire n’a pas été compris. Vérifiez les réglages de date de votre appareil.',

  not_authorized: 'Accès non autorisé. Connectez-vous pour continuer.',
  session_expired: 'Votre connexion a expiré. Connectez-vous à nouveau.',
  session_not_found: 'Cette session est déjà terminée.',
  session_read_only:
    'Cet appareil ne peut que lire, car votre mot de passe de connexion a été défini par un lien. Connectez-vous avec le nouveau mot de passe, ou contestez si ce n’était pas vous.',
  account_not_opened:
    'Vous n’avez pas encore de compte ici. Ouvrez-en un avec un code d’autorisation.',
  account_not_activated:
    'Votre compte n’est pas encore activé. Le service client peut vous dire ce qui manque.',
  account_disabled: 'Votre compte est désactivé. Le service client peut vous dire pourquoi.',
  account_cancelled: 'Ce compte a été résilié. Le service client peut vous aider.',
  handover_invalid:
    'Le lien venant de votre application n’est pas valable. Revenez en arrière et ouvrez-le de nouveau.',
  handover_expired:
    'Le lien venant de votre application a expiré. Revenez en arrière et ouvrez-le de nouveau.',
  handover_used:
    'Le lien venant de votre application a déjà été utilisé. Revenez en arrière et ouvrez-le de nouveau.',

  credentials_wrong: 'Le nom d’utilisateur ou le mot de passe est incorrect.',
  field_empty:
    '{field, select, username {Saisissez votre nom d’utilisateur.} password {Saisissez votre mot de passe.} confirmPassword {Saisissez de nouveau le mot de passe.} oldPassword {Saisissez votre mot de passe actuel.} newPassword {Saisissez un nouveau mot de passe.} email {Saisissez votre adresse e-mail.} phone {Saisissez votre numéro de téléphone.} licenseKey {Saisissez votre code d’autorisation.} loginPassword {Saisissez votre mot de passe de connexion.} cardName {Saisissez le nom de la banque ou de la carte.} userName {Saisissez le nom du titulaire du compte.} mobile {Saisissez un numéro de téléphone.} bankAccount {Saisissez le numéro de compte.} bankAddress {Saisissez l’adresse de la banque.} branchName {Saisissez l’agence.} walletAddress {Saisissez l’adresse.} network {Choisissez le réseau.} topic {Choisissez un sujet.} content {Écrivez de quoi il s’agit.} other {Ce champ ne peut pas rester vide.}}',
  username_invalid:
    'Utilisez de {least, number} à {most, number} lettres, chiffres, points, tirets ou traits de soulignement, en commençant par une lettre ou un chiffre.',
  username_taken: 'Ce nom d’utilisateur existe déjà. Choisissez-en un autre.',
  nickname_too_long: 'Utilisez au plus {most, number} caractères.',
  email_invalid: 'Ce n’est pas une adresse e-mail. Elle ressemble à nom@example.com.',
  phone_invalid:
    'Ce n’est pas un numéro de téléphone. Écrivez-le avec l’indicatif du pays, par exemple +33 1 23 45 67 89.',
  password_too_short: 'Utilisez au moins {least, number} caractères.',
  password_too_long: 'Utilisez au plus {most, number} caractères.',
  password_too_common:
    'Ce mot de passe est parmi les premiers que les voleurs essaient. Choisissez-en un autre.',
  password_like_username: 'Le mot de passe ne doit pas contenir votre nom d’utilisateur.',
  passwords_differ: 'Les deux mots de passe saisis ne concordent pas.',
  password_wrong: 'Le mot de passe est incorrect.',
  password_old_wrong: 'L’ancien mot de passe est incorrect.',
  password_same_as_old: 'Le nouveau mot de passe doit être différent de l’ancien.',
  login_password_none:
    'Vous entrez par votre application et n’avez pas de mot de passe de connexion ici.',
  password_link_invalid:
    'Ce lien n’est plus valable. Il fonctionne une fois et pendant un jour ; le service client peut vous en donner un autre.',
  password_link_early:
    'Ce lien fonctionne à partir du {until}. L’attente vous laisse le temps de voir que quelqu’un l’a demandé.',
  password_link_word_wrong:
    'Le mot ne correspond pas à ce lien. Il vous a été donné par une autre personne du service client que le lien.',
  nothing_to_object: 'Il n’y a plus rien à contester.',
  nothing_changed: 'Rien n’a été modifié.',

  code_not_found: 'Code d’autorisation introuvable. Vérifiez chaque caractère.',
  code_used: 'Ce code d’autorisation a déjà été utilisé. Chaque code ouvre un seul compte.',
  code_expired:
    'Ce code d’autorisation a expiré. Demandez-en un nouveau à la personne qui vous l’a remis.',
  code_revoked:
    'Ce code d’autorisation a été révoqué. Demandez-en un nouveau à la personne qui vous l’a donné.',

  insufficient_balance:
    '{pocket, select, capital {Le capital propre du réseau ne suffit pas pour cela.} other {Solde insuffisant.}} Rien n’a été modifié.',
  request_id_reused:
    'Cette demande a déjà été envoyée avec d’autres données. Rien n’a été modifié ; rechargez la page et réessayez.',
  entry_already_reversed: 'Cette écriture a déjà été contrepassée. Rien n’a été modifié.',
  entry_not_reversible:
    'Cette écriture est une étape d’un retrait, d’un change ou d’un plan, qui ne se termine que dans son ensemble. Elle ne peut pas être contrepassée seule.',
  ledger_stopped:
    'Notre propre contrôle de la comptabilité a trouvé quelque chose qui ne concorde pas. Rien n’a été modifié, et aucun argent ne bouge tant que des personnes ne l’ont pas examiné.',

  record_not_found: 'Cette écriture n’existe pas dans votre portefeuille.',
  statement_too_long:
    'Un relevé contient au plus {most, number} écritures, et il y en a davantage sur cette période. Choisissez une période plus courte.',
  payout_zero: 'Choisissez un montant supérieur à 0.',
  payout_above_available: 'C’est plus que vos fonds disponibles. Choisissez un montant plus petit.',
  payout_fee_changed:
    'Les frais de retrait ont changé depuis que vous les avez vus. Rien n’a été déplacé ; consultez les nouveaux et refaites la demande.',
  payout_card_missing:
    'Aucune carte ni adresse de portefeuille n’est encore associée. Associez-en une, et le retrait pourra y être versé.',
  payout_method_gone:
    'Votre carte ou adresse de portefeuille relève d’un mode de retrait qui n’est plus proposé. Associez-en une autre.',
  payout_pay_password_missing:
    'Définissez d’abord votre mot de passe de transaction. Il sert à confirmer les retraits.',
  payout_pay_password_disabled:
    'Votre mot de passe de transaction a été mal saisi dix fois et est désactivé. Définissez-en un nouveau sous « Oublié ? ».',
  payout_startup_not_returned:
    'Vos fonds de démarrage ne sont pas encore restitués. Restituez-les d’un seul geste : cela prend ce qui en reste et ce qu’ils ont rapporté, jamais de l’argent que vous devriez apporter.',
  payout_card_new:
    'Votre carte ou adresse de portefeuille a été modifiée il y a moins d’un jour. Pour vous protéger, les retraits attendent jusqu’au {until}.',
  payout_pay_password_reset:
    'Votre mot de passe de transaction a été réinitialisé il y a moins d’un jour. Pour vous protéger, les retraits attendent jusqu’au {until}.',
  payout_contact_changed:
    'Votre e-mail ou votre téléphone a été modifié il y a moins d’un jour. Pour vous protéger, les retraits attendent jusqu’au {until}.',
  payout_password_reset:
    'Votre mot de passe de connexion a été redéfini il y a moins d’un jour. Pour vous protéger, les retraits attendent jusqu’au {until}.',
  payout_objected:
    'Vous avez contesté un mot de passe de connexion défini par un lien. Pour vous protéger, les retraits sont suspendus jusqu’à ce que deux personnes du service client l’aient examiné. Cela ne coûte rien.',
  payout_ledger_stopped:
    'Notre propre contrôle de la comptabilité a trouvé quelque chose qui ne concorde pas. Rien n’a été modifié, et aucun argent ne bouge tant que des personnes ne l’ont pas examiné.',
  payout_rejected:
    'Un membre de l’équipe a refusé le retrait, et le montant entier a été restitué. Le motif y est indiqué ; s’il est erroné, demandez un réexamen.',
  payout_not_found: 'Ce retrait n’existe pas.',
  payout_not_in_state: 'Le retrait a avancé entre-temps ; ce n’est plus possible.',
  startup_nothing_due: 'Il n’y a pas de fonds de démarrage à restituer.',
  startup_in_plans:
    'Les fonds de démarrage sont bloqués dans des plans. Ils pourront être restitués quand ces plans seront terminés.',
  refusal_not_found: 'Ce refus n’existe pas.',
  review_not_found: 'Aucun réexamen n’a été demandé ici.',
  review_asked_already:
    'Vous avez déjà demandé un réexamen. Chaque refus est réexaminé une fois, et la réponse porte sur votre première demande.',
  review_answered: 'Ce réexamen a déjà reçu une réponse.',

  exchange_not_offered:
    'Le change de devises n’est pas encore proposé ici. Le réseau n’a configuré aucun prestataire enregistré.',
  acceptance_code_wrong:
    '{kind, select, personal {Aucun accepteur particulier n’a ce code. Vérifiez chaque caractère, ou cherchez parmi les entreprises.} enterprise {Aucun accepteur entreprise n’a ce code. Vérifiez chaque caractère, ou cherchez parmi les particuliers.} other {Aucun accepteur n’a ce code. Vérifiez chaque caractère.}}',
  exchange_quote_expired:
    'Le taux que vous avez vu ne vous est plus garanti. Rien n’a été modifié ; consultez d’abord le nouveau.',
  exchange_pay_password_missing:
    'Définissez d’abord votre mot de passe de transaction. Il sert à confirmer les changes.',
  exchange_startup_not_returned:
    'Vos fonds de démarrage ne sont pas encore restitués. Restituez-les d’un seul geste : cela prend ce qui en reste et ce qu’ils ont rapporté, jamais de l’argent que vous devriez apporter.',
  exchange_zero: 'Choisissez un montant supérieur à 0, pour que quelque chose arrive.',
  exchange_above_limit:
    'Cet accepteur prend au plus {limit} par change. Choisissez un montant plus petit.',
  exchange_above_available:
    'C’est plus que vos fonds disponibles. Choisissez un montant plus petit.',
  exchange_pay_password_reset:
    'Votre mot de passe de transaction a été réinitialisé il y a moins d’un jour. Pour vous protéger, les changes attendent jusqu’au {until}.',
  exchange_contact_changed:
    'Votre e-mail ou votre téléphone a été modifié il y a moins d’un jour. Pour vous protéger, les changes attendent jusqu’au {until}.',
  exchange_password_reset:
    'Votre mot de passe de connexion a été redéfini il y a moins d’un jour. Pour vous protéger, les changes attendent jusqu’au {until}.',
  exchange_objected:
    'Vous avez contesté un mot de passe de connexion défini par un lien. Pour vous protéger, les changes sont suspendus jusqu’à ce que deux personnes du service client l’aient examiné. Cela ne coûte rien.',
  exchange_not_found: 'Ce change n’existe pas.',
  exchange_not_in_state: 'Le change a avancé entre-temps ; ce n’est plus possible.',
  exchange_not_due:
    'L’équipe ne tranche un change que s’il fait l’objet d’un litige ou si personne ne l’a terminé depuis 72 heures.',

  conversion_not_found: 'Cette commande n’existe pas.',
  conversion_not_disputable: 'Cette commande ne peut pas être contestée dans son état actuel.',
  dispute_made_already:
    'Cette commande a déjà été contestée. Chaque partie peut contester une fois.',
  dispute_too_late: 'Il était possible de contester jusqu’au {until}.',
  dispute_not_open: 'Aucune contestation de cette commande n’est en cours.',
  placement_not_found: 'Cet emplacement n’existe pas.',
  placement_exclusions_full: 'Au plus {most, number} emplacements d’un plan peuvent être exclus.',
  postback_url_invalid:
    'Il faut une adresse https d’un site public, sans port ni mot de passe, avec pour seuls mots entre accolades ceux de la liste.',
  chargeback_too_late:
    'Une commission peut être reprise pendant 60 jours. Celle-ci pouvait l’être jusqu’au {until}.',
  plan_not_found: 'Ce plan n’existe pas.',
  plan_not_in_status: 'Le plan a avancé entre-temps ; ce n’est plus possible.',
  put_amount_invalid:
    'Saisissez des chiffres avec au plus deux décimales, sans séparateur de milliers.',
  put_zero: 'Le montant ne peut pas être 0.',
  put_out_of_range:
    '{side, select, below {Hors limites : le montant minimal de ce plan est de {lowest}.} other {Hors limites : le montant maximal de ce plan est de {highest}.}}',
  put_coupon_above_highest:
    'Le coupon ajoute {adds}, ce qui porterait ce plan au-dessus de son montant maximal de {highest}. Engagez moins, ou engagez un montant sans coupon.',
  campaign_budget_spent:
    'Le budget de cette promotion est épuisé. Aucun autre coupon ne peut être donné.',
  put_terms_changed:
    'Les conditions de ce plan ont changé depuis que vous les avez vues. Rien n’a été engagé ; consultez les nouvelles.',
  put_offer_over: 'L’offre de ce plan est terminée. Rien n’a été engagé.',
  put_escrow_short:
    'Le marchand n’a pas assez provisionné pour payer les commissions de ce plan. Rien n’a été engagé.',
  campaign_not_found: 'Cette promotion n’existe pas.',
  campaign_over:
    'Cette promotion est terminée. Les coupons que vous avez restent valables jusqu’à leur expiration.',
  coupon_claimed: 'Vous avez déjà obtenu le coupon de cette promotion.',
  coupon_one_per_user:
    'Vous avez déjà eu votre coupon de bienvenue. Chaque utilisateur en reçoit un seul.',
  coupon_new_user_only:
    'Ce coupon est réservé aux comptes ouverts depuis {days, plural, one {# jour} many {# de jours} other {# jours}} au plus.',
  coupon_not_found: 'Ce coupon n’existe pas.',
  coupon_used: 'Ce coupon a déjà été utilisé.',
  coupon_unavailable:
    'Ce coupon a expiré ou n’est pas disponible actuellement. Engagez un montant sans coupon.',
  coupon_amount:
    'Ce coupon vaut à partir de {amount}. Engagez davantage, ou engagez un montant sans coupon.',
  coupon_name_used_today:
    'Vous avez déjà utilisé aujourd’hui un coupon de ce nom. Le prochain pourra l’être à partir du {until}.',

  vip_not_offered: 'Le VIP n’est pas proposé ici.',
  vip_price_changed:
    'Le prix ou les frais du VIP ont changé entre-temps. Rien n’a été prélevé ; consultez d’abord la nouvelle offre.',
  vip_enough:
    'Vous avez acheté le VIP aussi longtemps à l’avance que possible : {months, number} mois.',

  follow_id_wrong: 'ID incorrect, saisissez-le de nouveau.',
  follow_self: 'C’est votre propre ID. Vous ne pouvez pas vous suivre vous-même.',
  follow_same: 'Vous suivez déjà cet ID. Arrêtez d’abord, pour le suivre avec d’autres plafonds.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Choisissez un montant supérieur à 0 par plan.} other {Le plafond total doit être au moins égal au plafond par plan.}}',
  follow_notice_needed:
    'Ce que vous avez vu de cet opérateur n’est plus à jour. Consultez d’abord de nouveau son bilan.',
  follow_cap_used: 'Votre plafond total était épuisé.',
  follow_below_lowest: 'Vos plafonds laissaient moins que le minimum du produit.',
  follow_waits:
    'L’engagement date d’avant le début effectif de votre suivi : le premier jour est un délai de réflexion.',
  follow_too_late: 'Il n’a pas pu être copié en un jour.',
  follow_stopped: 'Vous avez cessé de suivre avant qu’il soit copié.',

  proposal_not_found: 'Cette proposition n’existe pas.',
  proposal_decided: 'Cette proposition a déjà été tranchée.',
  proposal_incomplete:
    '{field, select, amount {Choisissez un montant supérieur à 0.} other {Il manque quelque chose à la proposition : {field}.}}',
  proposal_reference_used: 'Cette référence est déjà comptabilisée ou en attente.',
  second_person_needed: 'Une autre personne doit confirmer.',
  deposit_reference_not_found: 'Aucun partenaire n’a cette référence de dépôt.',

  pay_password_invalid: 'Le mot de passe de transaction comporte six chiffres.',
  pay_password_too_common:
    'Il est facile à deviner : une date, un motif ou des chiffres qui se suivent. Choisissez d’autres chiffres.',
  pay_password_like_phone:
    'C’est la fin de votre numéro de téléphone. Choisissez d’autres chiffres.',
  pay_password_not_set:
    'Vous n’avez pas encore de mot de passe de transaction. Définissez-en un pour continuer.',
  pay_password_doubted:
    'Votre mot de passe de connexion a été défini par un lien. Pour vous protéger, un mot de passe de transaction pourra être défini à partir du {until}, une fois que le service client l’aura accepté.',
  pay_password_wrong:
    'Mot de passe de transaction incorrect. {left, plural, one {# essai restant} many {# d’essais restants} other {# essais restants}}.',
  pay_password_paused:
    'Trop d’erreurs. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  pay_password_disabled:
    'Votre mot de passe de transaction a été mal saisi dix fois et est désactivé. Définissez-en un nouveau sous « Oublié ? ».',
  pay_password_reset_missing: 'Il n’y a pas de réinitialisation à annuler.',
  session_not_fresh:
    'Pour votre sécurité, cela n’est possible que juste après l’ouverture. Retournez dans votre application et rouvrez cette page depuis celle-ci.',
  confirmation_invalid:
    'Votre mot de passe de transaction n’a pas été confirmé pour cette opération précise. Rien n’a été modifié ; saisissez-le de nouveau.',
  confirmation_expired:
    'Cela a pris plus d’une minute. Saisissez de nouveau votre mot de passe de transaction.',
  confirmation_used:
    'Cette confirmation a déjà servi. Si vous voulez faire l’opération deux fois, saisissez de nouveau votre mot de passe de transaction.',
  card_method_unknown: 'Ce mode de retrait n’est plus proposé. Rechargez la page.',
  card_same: 'Ces coordonnées sont déjà enregistrées. Rien n’a été modifié.',
  field_invalid:
    '{field, select, bankAccount {Ce n’est pas un numéro de compte : utilisez ses lettres et ses chiffres, rien d’autre.} walletAddress {Ce n’est pas une adresse de ce type. Copiez-la de nouveau, en entier.} mobile {Ce n’est pas un numéro de téléphone. Écrivez-le avec l’indicatif du pays, par exemple +33 1 23 45 67 89.} network {Choisissez un réseau de la liste.} other {Ce texte contient des signes invisibles ou qui ne vont pas ensemble. Saisissez-le à la main.}}',

  preference_locked: 'Ce qui concerne la sécurité de votre compte est toujours signalé.',
  image_missing: 'Sélectionnez une image.',
  image_not_image: 'Ce n’est pas une image JPEG, PNG ou WebP. Choisissez un autre fichier.',
  image_too_large: 'L’image est trop lourde. Vous pouvez envoyer au plus 5 Mo.',
  image_too_many_pixels: 'L’image a trop de pixels. Envoyez-en une version plus petite.',
  image_too_many_today:
    'Vous avez envoyé {most, number} images en un jour. Envoyez celle-ci demain.',
  image_quota_full:
    'Vos images occupent la totalité des {megabytes, number} Mo autorisés. Le service client vous aide.',
  image_not_found: 'Cette image n’existe pas.',
  feedback_too_long: 'Utilisez au plus {most, number} caractères.',
  feedback_too_many_images: 'Vous pouvez joindre au plus {most, number} images.',
  question_not_found: 'Cette question n’existe pas.',
  chat_too_long: 'Utilisez au plus {most, number} caractères.',
  push_endpoint_unknown:
    'Le service de notifications de ce navigateur nous est inconnu. La cloche continue de tout vous signaler.',
  staff_text_blocked:
    'Cela n’a pas été écrit au partenaire : le texte {why, select, account_number {cite un numéro de compte} wallet_address {cite une adresse de portefeuille} pay_in {demande de l’argent} password {demande un mot de passe} return_promise {promet un gain} outside_contact {cite un contact ou une adresse hors de l’application} remote_access {demande le contrôle d’un appareil} disguised {masque des mots par leur écriture} other {dit ce que l’équipe n’a pas le droit de dire}} : « {part} ». Retirez ce passage.',
  chat_attachment_not_found:
    'La pièce jointe n’est pas à vous ou n’existe plus. Joignez autre chose.',

  too_many_attempts:
    'Trop d’essais. Réessayez dans {minutes, plural, one {# minute} many {# de minutes} other {# minutes}}.',
  busy: 'Le serveur est occupé. Rien n’a été modifié ; réessayez dans un instant.',
  server_error: 'Erreur du serveur. Réessayez dans un instant.',
} as const satisfies Record<Reason, string>;
