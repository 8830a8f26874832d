import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Bienvenue dans la démonstration',
    text: 'Tout fonctionne comme en conditions réelles : le grand livre, les retraits, les relevés que vous pouvez vérifier vous-même. Seul le trafic est simulé, et SIM est de l’argent fictif.',
    steps: [
      'Définissez un mot de passe de transaction, associez une carte, puis demandez un retrait.',
      'Téléchargez un relevé et vérifiez-le hors connexion.',
      'Lisez comment fonctionnent les plans, les frais et les retraits.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Café Harbour Roast',
      description:
        'Du café en grains fraîchement torréfié, livré toutes les deux semaines. Le marchand verse une commission fixe pour chaque nouvel abonnement.',
    },
    fieldnote: {
      name: 'Papeterie Fieldnote',
      description:
        'Des carnets qui s’ouvrent à plat. Le marchand verse une part de chaque commande, dans la limite d’un plafond.',
    },
    northwind: {
      name: 'Gourde Tidal',
      description:
        'Une gourde en acier qui garde le froid une journée. Présentée sous forme de carte et payée au clic ; le marchand verse une commission fixe pour chaque commande.',
    },
    'studio-lumen': {
      name: 'Lampe de bureau Lumen',
      description:
        'Une lampe qui vous suit, dans une vidéo de six secondes. Le marchand verse une part de chaque commande, dans la limite d’un plafond.',
    },
  },
  codeTerms: 'Ouvre un compte de démonstration, sans frais. Tout y est simulé.',
  campaigns: {
    welcome: 'Bienvenue',
    further: 'Plus de portée',
  },
  methods: {
    bank: 'Banque',
    wallet: 'Portefeuille',
  },
  depositInstructions: [
    'Virez le montant sur le compte fictif de cette démo : Reachbook Demo, Play Bank, 000-123-456.',
    'Inscrivez la référence ci-dessus sur le virement.',
    'À son arrivée, un membre de l’équipe l’enregistre et une deuxième personne le confirme.',
  ],
} as const satisfies Texts['demo'];
