import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Démo : trafic simulé, SIM est de l’argent fictif',
    publicReport: 'Rapport public',
    retry: 'Échec de la requête, touchez pour recharger',
    cancel: 'Annuler',
    close: 'Fermer',
    confirm: 'Confirmer',
    loading: 'Chargement',
    more: 'Afficher plus',
    end: 'C’est tout',
    noneFiltered: 'Aucun résultat',
    rounding: 'Arrondi',
    roundingOf: 'Arrondi {amount}',
    keypad: 'Chiffres',
    deleteDigit: 'Effacer le dernier chiffre',
    point: 'Virgule décimale',
    digitsTyped: '{count, number} chiffres sur {length, number}',
  },
  failure: {
    serverError: 'Erreur serveur',
    systemError: 'Erreur système',
    error: 'Erreur',
    offline: 'Vous êtes hors connexion. Vérifiez votre connexion et réessayez.',
  },
  header: {
    back: 'Retour',
    service: 'Service client',
    language: 'Langue',
    notifications: 'Notifications',
    unread:
      '{count, plural, one {# notification non lue} many {# de notifications non lues} other {# notifications non lues}}',
    logOut: 'Se déconnecter',
  },
  language: {
    title: 'Langue',
    search: 'Rechercher',
    textSize: 'Taille du texte',
    smaller: 'Texte plus petit',
    larger: 'Texte plus grand',
  },
  logOut: {
    title: 'Se déconnecter ?',
    text: 'Vous êtes connecté en tant que {name}. Vos plans continuent en votre absence.',
    confirm: 'Se déconnecter',
  },
  service: {
    title: 'Service client',
    recharge: 'Dépôts',
    channel: 'Service client {number} - {label}',
    afterLogin: 'S’ouvre après la connexion',
    opensOutside: 'Ouvre {host} dans une nouvelle fenêtre',
    leaving: 'Vous quittez Reachbook',
    leavingText:
      'Une nouvelle fenêtre va s’ouvrir à cette adresse. Comparez-la caractère par caractère à celle que vous connaissez.',
    leavingOpen: 'Ouvrir {host}',
    none: 'Aucune donnée',
    noneText: 'Le réseau n’a pas encore configuré de service client.',
    leave: 'Relevé et retrait',
    leaveText: 'Vous pouvez toujours consulter votre historique et retirer votre argent',
    promise:
      'Le service client ne vous demandera jamais votre mot de passe, ni de payer pour pouvoir retirer.',
  },
  screen: {
    integrity: 'Rapport public',
    register: 'Ouvrir un compte',
    adCenter: 'Centre publicitaire',
    activities: 'Promotions',
    coupons: 'Coupons',
    editLoginPassword: 'Connexion et sécurité',
    editPayPassword: 'Mot de passe de transaction',
    feedback: 'Vos demandes',
    level: 'Niveau de boutique',
    operated: 'Suivi de plans',
    question: 'Question',
    questions: 'Questions et règles',
    plan: 'Plans',
    planDetail: 'Plan',
    product: 'Produit',
    wallet: 'Portefeuille',
    bindCard: 'Carte ou adresse',
    exchange: 'Change de devises',
    setPassword: 'Mot de passe de transaction',
    notifications: 'Notifications',
    customer: 'Service client',
    more: 'Plus',
    notFound: 'Page introuvable',
  },
  login: {
    title: 'Connexion',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    submit: 'Se connecter',
    passkey: 'Utiliser une clé d’accès',
    register: 'Ouvrir un compte avec un code d’autorisation',
    forgot: 'Mot de passe oublié ?',
  },
  moneyWay: {
    sentence:
      'Vous payez les annonces d’une boutique et touchez une commission par commande. Si personne ne commande, le coût des annonces est perdu.',
    picture:
      'Votre argent paie les pages qui affichent l’annonce. Des visiteurs vont de là à la boutique. La boutique verse une commission si quelqu’un commande.',
    you: 'Vous',
    put: 'montant engagé',
    pages: 'Pages avec l’annonce',
    people: 'visiteurs',
    shop: 'La boutique',
    commission: 'une commission, si quelqu’un commande',
  },
  register: {
    title: 'Ouvrir un compte',
    lead: 'L’ouverture d’un compte est gratuite. Il vous faut un code d’autorisation du réseau.',
    code: 'Code d’autorisation',
    codeHint: '16 lettres et chiffres, par exemple K7QF-2M9T-X4HB-0W6R',
    codeGood: 'De {issuer}, valable jusqu’au {date}',
    username: 'Nom d’utilisateur',
    nickname: 'Pseudonyme (facultatif)',
    password: 'Mot de passe',
    passwordHint:
      'Au moins {least} caractères. Quelques mots au hasard sont plus sûrs que des symboles.',
    confirmPassword: 'Confirmer le mot de passe',
    email: 'E-mail',
    phone: 'Téléphone',
    phoneHint: 'Avec l’indicatif du pays, par exemple +33 1 23 45 67 89',
    submit: 'Ouvrir le compte',
    haveAccount: 'Vous avez déjà un compte ?',
    logIn: 'Se connecter',
  },
  entry: {
    opening: 'Ouverture de votre compte',
  },
  welcome: {
    title: 'Bienvenue',
    lead: 'Ouvrez votre compte avec le code d’autorisation que le réseau vous a remis. C’est gratuit.',
    code: 'Code d’autorisation',
    paste: 'Coller',
    check: 'Vérifier le code',
    from: 'Émis par',
    validUntil: 'Valable jusqu’au',
    terms: 'Ce qui est inclus',
    standardTerms: 'Ouvre un compte, gratuitement.',
    open: 'Ouvrir le compte',
    other: 'Utiliser un autre code',
  },
  notFound: {
    title: 'Page introuvable',
    text: 'L’adresse est peut-être erronée, ou la page a été déplacée.',
    home: 'Retour à l’accueil',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
