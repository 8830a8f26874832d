import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Mot de passe de transaction',
    enter: 'Six chiffres',
    checking: 'Vérification',
    forgot: 'Oublié ?',
    notSet: 'Vous n’avez pas encore de mot de passe de transaction',
    notSetText:
      'Il confirme tout ce que vous faites avec votre argent. Vous reviendrez ensuite ici.',
    setNow: 'En définir un',
    disabled:
      'Votre mot de passe de transaction a été mal saisi {tries, number} fois de suite et est désactivé.',
    paused: '{tries, number} erreurs de suite. Vous pourrez réessayer à {time}.',
    lead: 'Ces {digits, number} chiffres confirment tout ce que vous faites avec votre argent, et tout changement de destination de vos retraits. Personne ici ne les connaît, et personne ne vous les demandera jamais.',
    step: 'Étape {step} sur {steps}',
    old: 'Mot de passe de transaction actuel',
    new: 'Nouveau mot de passe de transaction',
    again: 'Saisissez à nouveau les six chiffres',
    hint: 'Pas de date, pas de motif, pas de chiffres qui se suivent.',
    next: 'Continuer',
    startOver: 'Choisir d’autres chiffres',
    login: 'Mot de passe de connexion',
    loginHint: 'Ainsi, personne ne peut le définir avec votre seul téléphone.',
    submit: 'Définir le mot de passe de transaction',
    done: 'Mot de passe de transaction défini',
    isSet: 'Vous avez un mot de passe de transaction',
    isSetText: 'Pour le changer, il vous faut le mot de passe actuel.',
    change: 'Changer',
    changeLead: 'Le changer déconnecte tous vos autres appareils.',
    changeSubmit: 'Changer le mot de passe de transaction',
    changed: 'Mot de passe de transaction changé',
    forgotTitle: 'Mot de passe de transaction oublié ?',
    forgotText:
      'Vous pourrez en définir un nouveau au plus tôt dans {hours, number} heures, et aurez alors {days, number} jours pour le faire. Jusque-là, vous pouvez annuler la demande ici. Une fois le nouveau défini, les retraits et les opérations de change sont suspendus pendant {pause, number} heures pour votre protection.',
    forgotSubmit: 'En demander un nouveau',
    forgotService: 'Les deux oubliés ? Contactez le service client',
    resetTitle: 'Nouveau mot de passe de transaction demandé',
    resetWaiting:
      'Vous pourrez le définir à partir du {date}. Si vous ne l’avez pas demandé, annulez la demande et changez votre mot de passe de connexion.',
    resetReady:
      'Vous pouvez le définir maintenant. Si vous ne l’avez pas demandé, annulez la demande et changez votre mot de passe de connexion.',
    resetApproval:
      'Un deuxième membre de l’équipe doit donner son accord avant que vous puissiez le définir.',
    resetLead:
      'Choisissez {digits, number} nouveaux chiffres. Pour votre protection, les retraits et les opérations de change sont ensuite suspendus pendant {hours, number} heures.',
    resetSet: 'En définir un nouveau',
    resetCancel: 'Annuler la demande',
    resetCancelled: 'Demande annulée. Votre mot de passe de transaction reste inchangé.',
    signTitle: 'Confirmer',
    sign: 'Confirmer avec la clé d’accès',
    signLead:
      'Votre appareil demande votre empreinte digitale, votre visage ou le verrouillage de l’écran, puis signe ceci. La signature est conservée comme preuve dans votre fichier de contrôle.',
    signFailed: 'Rien n’a été signé. Réessayez ou utilisez vos six chiffres.',
    signOther:
      'Le serveur a demandé de signer autre chose que ce que vous voyez ici. Rien n’a été signé. Contactez le service client.',
    useDigits: 'Utiliser les six chiffres',
    byPasskey: 'Confirmé avec votre clé d’accès « {name} »',
    byPasskeyGone: 'Confirmé avec votre clé d’accès',
    byDigits: 'Confirmé avec vos six chiffres',
    about: {
      vip: 'Vous achetez un mois de VIP pour {amount}.',
      payout: 'Vous retirez {amount} vers {target}.',
      payoutCancel: 'Vous annulez le retrait de {amount} vers {target}.',
      startupReturn:
        'Vous restituez {amount} de fonds de démarrage : ce qu’il en reste et ce qu’ils ont rapporté. Le réseau supporte la différence.',
      card: 'Vous choisissez {number} comme destination de vos retraits.',
      exchange: 'Vous changez {amount}.',
      exchangeConfirm: 'Vous versez {amount} à l’accepteur.',
      exchangeCancel: 'Vous annulez l’opération de change de {amount}.',
      put: 'Vous engagez {amount} sur {product}, plan {plan}.',
      follow: 'Vous suivez {id}, dans la limite de {amount} au total.',
      planStop: 'Vous arrêtez définitivement {product}, plan {plan}.',
      payPassword: 'Vous changez votre mot de passe de transaction.',
      passkey: 'Vous ajoutez une clé d’accès à votre compte.',
      contact: 'Vous confirmez {email} et {phone} comme coordonnées.',
      personalData: 'Vous téléchargez tout ce que nous savons de vous.',
    },
  },
  card: {
    lead: 'Tous vos retraits sont versés ici. Après un changement, les retraits sont suspendus pendant {hours, number} heures pour votre protection.',
    replaceLead:
      'Indiquez où vos retraits doivent être versés. Après un changement, les retraits sont suspendus pendant {hours, number} heures pour votre protection. Vos autres appareils seront déconnectés.',
    method: 'Mode de retrait',
    optional: 'Facultatif',
    fillIn: 'Remplissez d’abord le formulaire',
    chooseNetwork: 'Choisissez une blockchain',
    boundAt: 'Depuis le {date}',
    bound: 'Enregistré. Vos retraits y seront versés.',
    replace: 'Remplacer',
    replaceTitle: 'Remplacer votre carte ou adresse ?',
    replaceText:
      'Les retraits ne seront plus versés sur {label} •••• {last4}. Pour votre protection, les retraits sont suspendus pendant {hours, number} heures. Vos autres appareils seront déconnectés.',
    replaceConfirm: 'Remplacer maintenant',
    none: 'Aucune configuration',
    noneText:
      'Le réseau n’a pas encore configuré de mode de retrait. Le service client peut vous dire quand ce sera fait.',
    field: {
      cardName: 'Nom de la banque ou de la carte',
      userName: 'Titulaire du compte',
      mobile: 'Téléphone',
      bankAccount: 'Numéro de compte',
      bankAddress: 'Adresse de la banque',
      branchName: 'Agence',
      walletAddress: 'Adresse de portefeuille',
      network: 'Blockchain',
    },
    submit: {
      'bank-card': 'Associer la carte',
      'wallet-address': 'Associer l’adresse',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
