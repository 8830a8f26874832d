import type { Texts } from '../../kinds.ts';

/** What stands on several screens behind the login. */
export const membersWords = {
  reset: {
    title: 'Un nouveau mot de passe de connexion',
    lead: 'Pour {username}. Pour vous protéger, les retraits attendent un jour, et le dernier appareil utilisé peut encore lire et contester.',
    early: 'Ce lien ne fonctionne pas encore',
    earlyText:
      'Il fonctionne à partir du {date}. L’attente vous laisse le temps de voir que quelqu’un l’a demandé.',
    over: 'Ce lien n’est plus valable',
    overText:
      'Il fonctionne une fois et pendant un jour. Le service client peut vous en donner un autre.',
    submit: 'Définir le mot de passe',
    done: 'Nouveau mot de passe défini. Connectez-vous avec celui-ci.',
    login: 'Se connecter',
    word: 'Mot',
    wordHint: 'Le service client vous l’a donné séparément du lien.',
  },
  objection: {
    titleSet: 'Votre mot de passe de connexion a été défini par un lien',
    textSet:
      'C’était le {date}. Cet appareil ne peut plus que lire. Si ce n’était pas vous, contestez : le nouveau mot de passe n’est plus valable, ses appareils sont déconnectés et les retraits attendent que le service client l’ait examiné.',
    titleLink: 'Un lien vers un nouveau mot de passe de connexion a été émis',
    textLink: 'Il fonctionne à partir du {date}. Si vous ne l’avez pas demandé, arrêtez-le.',
    titleReset: 'Le service client a lancé un nouveau mot de passe de transaction',
    textReset:
      'Il pourra être défini à partir du {date}. Si vous ne l’avez pas demandé, arrêtez-le.',
    submit: 'Ce n’était pas moi',
    done: 'Arrêté. Le service client est prévenu.',
    titleObjected: 'Les retraits sont suspendus',
    textObjected:
      'Vous avez contesté le {date}. Deux personnes du service client l’examinent avant que les retraits reprennent. Cela ne coûte rien.',
  },
  password: {
    lead: 'Quand vous le changez, chaque appareil est déconnecté, celui-ci aussi.',
    old: 'Mot de passe actuel',
    new: 'Nouveau mot de passe',
    confirm: 'Nouveau mot de passe, une seconde fois',
    submit: 'Changer le mot de passe',
    changed: 'Mot de passe changé. Connectez-vous de nouveau.',
    sessions: 'Où vous êtes connecté',
    thisDevice: 'Cet appareil',
    used: 'Dernière utilisation : {date}',
    end: 'Terminer',
    endOf: 'Terminer la session sur {device}',
    ended: 'Session terminée',
    unknownDevice: 'Appareil inconnu',
  },
  refresh: {
    asOf: 'Mise à jour : {time}',
    pull: 'Tirez pour actualiser',
    release: 'Relâchez pour actualiser',
    refreshing: 'Actualisation',
    refresh: 'Actualiser',
  },
  figures: {
    period: 'Période',
    periods: { '1': 'Aujourd’hui', '2': 'Semaine', '3': 'Mois', '4': 'Tout' },
    completeTo: 'Complet jusqu’à : {time}',
    stale: 'Ces chiffres datent de {time}',
    staleText:
      'Ils n’ont pas pu être actualisés depuis. Ils le seront d’eux-mêmes dès que ce sera possible.',
    none: 'Pas encore de données',
    before: {
      '1': 'Hier à cette heure {value}',
      '2': 'Semaine passée à ce stade {value}',
      '3': 'Mois passé à ce stade {value}',
    },
    heldNow: 'Bloqué en ce moment',
    result: {
      '1': 'Bénéfice du jour',
      '2': 'Bénéfice de la semaine',
      '3': 'Bénéfice du mois',
      '4': 'Bénéfice depuis le début',
    },
    pending: 'En attente en plus, non compté : {amount}.',
    pendingBeside: 'En attente {amount}, non compris',
    pendingName: 'En attente',
    pendingMeaning:
      'Les commissions de tous vos plans pour des commandes qui peuvent encore être retournées, après les frais. Le portefeuille affiche le même montant « en attente de règlement ».',
    name: {
      invested: 'Engagé',
      deliveryOrders: 'Plans diffusés',
      consumed: 'Consommé',
      toBeConsumed: 'À consommer',
      impressions: 'Impressions',
      clicks: 'Clics',
      adRevenue: 'Revenus publicitaires',
      profit: 'Bénéfice',
      operated: 'Engagé par suivi',
    },
    meaning: {
      invested: 'Les montants que vous avez engagés sur des plans pendant cette période.',
      deliveryOrders: 'Les plans qui ont été diffusés pendant cette période.',
      consumed: 'Ce que la diffusion a coûté pendant cette période.',
      toBeConsumed:
        'Votre argent que des plans bloquent et que la diffusion n’a pas encore consommé. Le portefeuille affiche le même montant.',
      impressions: 'Les impressions de cette période qui ont compté, chacune une fois.',
      clicks: 'Les clics de cette période qui ont compté, chacun une fois.',
      adRevenue:
        'Les commissions réglées pendant cette période, après frais. Ce qui est en attente n’y figure pas.',
      profit:
        'Revenus publicitaires moins consommé moins part de bénéfice. Une perte s’affiche comme un montant négatif.',
      operated: 'Les montants engagés par suivi pendant cette période.',
    },
    chartLabel: '{name} du {from} au {to}, au plus {high}.',
    madeOf: 'De quoi il se compose',
    total: 'Total',
    noParts: 'Rien pendant cette période.',
    table: 'En tableau',
    time: 'Heure',
    waiting:
      '{count, plural, one {# plan attend un montant} many {# de plans attendent un montant} other {# plans attendent un montant}}',
    waitingText: 'Vous décidez d’y engager un montant ou non.',
    plans: 'Plans',
    plansText: 'Tous les plans par état',
    wallet: 'Portefeuille',
    walletText: 'Fonds, retraits et écritures',
    password: 'Changer le mot de passe de connexion',
  },
  appNotice: {
    old: 'Pas de connexion. Vous voyez la situation du {time} ({age})',
    oldText:
      'Elle a pu changer depuis. Vous ne pouvez rien y faire tant que la connexion n’est pas rétablie.',
    newVersion: 'Une nouvelle version de l’application est prête',
    use: 'L’utiliser maintenant',
  },
} as const satisfies Pick<
  Texts['app'],
  'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
