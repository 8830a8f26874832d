import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Mot de passe de transaction',
    enter: 'Six chiffres',
    checking: 'Vérification',
    keypad: 'Chiffres',
    deleteDigit: 'Effacer le dernier chiffre',
    forgot: 'Oublié ?',
    notSet: 'Vous n’avez pas encore de mot de passe de transaction',
    setNow: 'En définir un',
    disabled:
      'Votre mot de passe de transaction a été mal saisi dix fois de suite et est désactivé.',
    paused: 'Cinq erreurs de suite. Vous pourrez réessayer à {time}.',
    lead: 'Avec ces six chiffres, vous confirmez les retraits, les cartes et les plans. Personne ici ne les connaît, et personne ne vous les demandera jamais.',
    step: 'Étape {step} sur {steps}',
    old: 'Mot de passe de transaction actuel',
    new: 'Nouveau mot de passe de transaction',
    again: 'Les mêmes six chiffres, une seconde fois',
    hint: 'Pas de date, pas de motif, pas de chiffres qui se suivent.',
    next: 'Continuer',
    startOver: 'Choisir d’autres chiffres',
    login: 'Mot de passe de connexion',
    loginHint: 'Pour que personne ne puisse le définir avec votre seul téléphone.',
    submit: 'Définir le mot de passe',
    done: 'Mot de passe de transaction défini',
    isSet: 'Vous avez un mot de passe de transaction',
    isSetText: 'Pour le changer, il vous faut l’actuel.',
    change: 'Le changer',
    changeLead: 'Quand vous le changez, tous vos autres appareils sont déconnectés.',
    changeSubmit: 'Changer le mot de passe',
    changed: 'Mot de passe de transaction changé',
    forgotTitle: 'Mot de passe de transaction oublié ?',
    forgotText:
      'Vous pourrez en définir un nouveau dans 24 heures. Jusque-là, cette demande reste visible ici et vous pouvez l’annuler. Ensuite, les retraits attendent encore un jour.',
    forgotSubmit: 'En demander un nouveau',
    forgotService: 'Les deux oubliés ? Le service client vous aide',
    resetTitle: 'Un nouveau mot de passe de transaction a été demandé',
    resetWaiting:
      'Vous pourrez le définir à partir du {date}. Si ce n’était pas vous, annulez la demande et changez votre mot de passe de connexion.',
    resetReady:
      'Vous pouvez le définir maintenant. Si vous ne l’avez pas demandé, annulez la demande et changez votre mot de passe de connexion.',
    resetApproval:
      'Une deuxième personne du service client doit donner son accord avant que vous puissiez le définir.',
    resetLead: 'Choisissez six nouveaux chiffres. Ensuite, les retraits attendent un jour.',
    resetSet: 'En définir un nouveau',
    resetCancel: 'Annuler la demande',
    resetCancelled: 'Demande annulée. Votre mot de passe de transaction reste inchangé.',
    about: {
      vip: 'Vous confirmez un mois de VIP pour {amount}.',
      payout: 'Vous confirmez un retrait de {amount} vers {target}.',
      payoutCancel: 'Vous confirmez l’annulation de ce retrait.',
      startupReturn:
        'Vous confirmez la restitution de vos fonds de démarrage, {amount}. Cela prend ce qui en reste et ce qu’ils ont rapporté ; le reste est la perte du réseau.',
      card: 'Vous confirmez que les retraits sont versés sur {number}.',
      exchange: 'Vous confirmez un change de {amount}.',
      exchangeConfirm: 'Vous confirmez que le montant de {amount} va à l’accepteur.',
      exchangeCancel: 'Vous confirmez l’annulation de ce change.',
      put: 'Vous confirmez {amount} pour le plan {plan}.',
      follow: 'Vous confirmez suivre {id}, dans la limite de {amount} au total.',
      planStop: 'Vous confirmez l’arrêt définitif du plan {plan}.',
      payPassword: 'Vous confirmez un nouveau mot de passe de transaction.',
    },
  },
  card: {
    lead: 'Les retraits sont versés ici et nulle part ailleurs. Après un changement, les retraits attendent un jour, pour vous protéger.',
    replaceLead:
      'Indiquez où les retraits seront versés désormais. Ils attendent un jour après le changement, et vos autres appareils sont déconnectés.',
    method: 'Mode de retrait',
    optional: 'Facultatif',
    chooseNetwork: 'Choisissez un réseau',
    boundAt: 'Depuis le {date}',
    bound: 'Association effectuée. Les retraits y sont versés désormais.',
    replace: 'Remplacer par une autre',
    replaceTitle: 'Remplacer l’association actuelle ?',
    replaceText:
      'Les retraits ne seront plus versés sur {label} •••• {last4}. Vers la nouvelle destination, ils attendent un jour. Vos autres appareils sont déconnectés.',
    replaceConfirm: 'Remplacer',
    none: 'Aucune configuration',
    noneText:
      'Le réseau n’a encore configuré aucun mode de retrait. Le service client peut vous dire quand il le fera.',
    field: {
      cardName: 'Nom de la banque ou de la carte',
      userName: 'Titulaire du compte',
      mobile: 'Téléphone',
      bankAccount: 'Numéro de compte',
      bankAddress: 'Adresse de la banque',
      branchName: 'Agence',
      walletAddress: 'Adresse de portefeuille',
      network: 'Réseau',
    },
    submit: {
      'bank-card': 'Associer cette carte',
      'wallet-address': 'Associer cette adresse',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
