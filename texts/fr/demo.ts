import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Bienvenue dans la démo',
    text: 'Tout fonctionne comme avec de l’argent réel : la comptabilité, les retraits et les relevés que vous pouvez vérifier vous-même. Seul le trafic est simulé, et SIM est de l’argent fictif.',
    steps: [
      'Définissez un mot de passe de transaction, associez une carte et demandez un retrait.',
      'Téléchargez un relevé et vérifiez-le hors connexion.',
      'Découvrez comment fonctionnent les plans, les frais et les retraits.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Café Harbour Roast',
      description:
        'Du café en grains fraîchement torréfié, livré toutes les deux semaines. Le marchand verse une commission fixe pour chaque nouvel abonnement.',
      ad: 'Harbour Roast : du café frais toutes les deux semaines',
    },
    fieldnote: {
      name: 'Papeterie Fieldnote',
      description:
        'Des carnets qui s’ouvrent à plat. Le marchand verse une part de chaque commande, dans la limite d’un plafond.',
      ad: 'Fieldnote : un carnet qui s’ouvre à plat',
    },
    northwind: {
      name: 'Gourde Tidal',
      description:
        'Une gourde en acier qui garde les boissons au frais toute une journée. Affichée sous forme de carte et payée au clic. Le marchand verse une commission fixe par commande.',
      ad: 'Tidal : la gourde qui garde au frais toute la journée',
    },
    'studio-lumen': {
      name: 'Lampe de bureau Lumen',
      description:
        'Une lampe qui vous suit partout, présentée dans une vidéo de six secondes. Le marchand verse une part de chaque commande, dans la limite d’un plafond.',
      ad: 'Studio Lumen : une lampe qui vous suit',
    },
  },
  range: {
    'bean-grinder': 'Moulin à café',
    'moka-pot': 'Cafetière italienne',
    'desk-pad': 'Sous-main',
    'week-planner': 'Agenda hebdomadaire',
    'floor-lamp': 'Lampadaire',
    'wool-blanket': 'Couverture en laine',
    candle: 'Bougie à la cire d’abeille',
    teapot: 'Théière',
    'herb-garden': 'Jardin d’aromates',
    'watering-can': 'Arrosoir',
    'plant-pot': 'Pot de fleurs',
    'rain-jacket': 'Veste de pluie',
    backpack: 'Sac à dos de randonnée',
    'camp-stove': 'Réchaud de camping',
    'oat-biscuits': 'Biscuits à l’avoine',
    'sea-salt': 'Sel marin',
    honey: 'Miel de bruyère',
    kite: 'Cerf-volant en papier',
    'wooden-train': 'Train en bois',
    puzzle: 'Puzzle en bois',
    'city-bike': 'Vélo de ville',
    'bike-light': 'Éclairage de vélo',
    helmet: 'Casque de vélo',
    headphones: 'Casque audio',
    speaker: 'Enceinte d’étagère',
    radio: 'Radio de cuisine',
  },
  commissions: {
    fixed: 'Le marchand verse une commission fixe par commande.',
    share: 'Le marchand verse une part de chaque commande, dans la limite d’un plafond.',
  },
  codeTerms: 'Ouvre gratuitement un compte de démonstration. Tout y est simulé.',
  campaigns: {
    welcome: 'Bienvenue',
    further: 'Toucher plus de monde',
  },
  methods: {
    bank: 'Banque',
    wallet: 'Adresse de portefeuille',
  },
  depositInstructions: [
    'Virez le montant sur le compte fictif de cette démo : Reachbook Demo, Play Bank, 000‑123‑456.',
    'Indiquez la référence ci-dessus dans le libellé du virement.',
    'À réception, un membre de l’équipe l’enregistre et un autre l’approuve.',
  ],
  pages: {
    note: 'Cette page fait partie de la démo. Rien n’y est réel.',
    publisher: {
      title: 'Le Journal du matin',
      text: 'Un article à lire.',
      more: 'La suite de l’article.',
    },
    shop: {
      title: 'La Boutique du port',
      text: 'Une boutique de la démo. Rien de ce que vous y commandez n’est expédié.',
      click: 'Vous venez du clic {click}.',
    },
  },
} as const satisfies Texts['demo'];
