import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Boas-vindas à demo',
    text: 'Tudo funciona como se fosse dinheiro de verdade: a contabilidade, os saques e os extratos que você pode conferir. Só o tráfego é simulado, e a moeda SIM é dinheiro fictício.',
    steps: [
      'Crie uma senha de transação, cadastre um cartão e solicite um saque.',
      'Baixe um extrato e verifique-o offline.',
      'Leia como funcionam os planos, as tarifas e os saques.',
    ],
  },
  products: {
    'harbour-roast': {
      name: 'Café Harbour Roast',
      description:
        'Grãos recém-torrados pelo correio, a cada duas semanas. O lojista paga uma comissão fixa por assinatura nova.',
      ad: 'Harbour Roast: café fresquinho a cada duas semanas',
    },
    fieldnote: {
      name: 'Cadernos Fieldnote',
      description:
        'Cadernos que ficam abertos sobre a mesa. O lojista paga uma parte de cada pedido, até um limite.',
      ad: 'Fieldnote: um caderno que fica aberto sobre a mesa',
    },
    northwind: {
      name: 'Garrafa Tidal',
      description:
        'Uma garrafa de aço que mantém a bebida gelada por um dia. Exibida como cartão e paga por clique. O lojista paga uma comissão fixa por pedido.',
      ad: 'Tidal: a garrafa que mantém tudo gelado o dia inteiro',
    },
    'studio-lumen': {
      name: 'Luminária de mesa Lumen',
      description:
        'Uma luminária que acompanha você por toda parte, em um vídeo de seis segundos. O lojista paga uma parte de cada pedido, até um limite.',
      ad: 'Studio Lumen: uma luminária que acompanha você',
    },
  },
  range: {
    'bean-grinder': 'Moedor de café',
    'moka-pot': 'Cafeteira italiana',
    'desk-pad': 'Tapete de mesa',
    'week-planner': 'Agenda semanal',
    'floor-lamp': 'Luminária de piso',
    'wool-blanket': 'Manta de lã',
    candle: 'Vela de cera de abelha',
    teapot: 'Bule de chá',
    'herb-garden': 'Horta de ervas',
    'watering-can': 'Regador',
    'plant-pot': 'Vaso de planta',
    'rain-jacket': 'Jaqueta de chuva',
    backpack: 'Mochila de passeio',
    'camp-stove': 'Fogareiro de camping',
    'oat-biscuits': 'Biscoitos de aveia',
    'sea-salt': 'Sal marinho',
    honey: 'Mel de urze',
    kite: 'Pipa de papel',
    'wooden-train': 'Trem de madeira',
    puzzle: 'Quebra-cabeça de madeira',
    'city-bike': 'Bicicleta urbana',
    'bike-light': 'Luz de bicicleta',
    helmet: 'Capacete de bicicleta',
    headphones: 'Fones de ouvido',
    speaker: 'Caixa de som de estante',
    radio: 'Rádio de cozinha',
  },
  commissions: {
    fixed: 'O lojista paga uma comissão fixa por pedido.',
    share: 'O lojista paga uma parte de cada pedido, até um limite.',
  },
  codeTerms: 'Abre uma conta de demonstração grátis. Tudo nela é simulado.',
  campaigns: {
    welcome: 'Boas-vindas',
    further: 'Mais alcance',
  },
  methods: {
    bank: 'Banco',
    wallet: 'Endereço da carteira',
  },
  depositInstructions: [
    'Transfira o valor para a conta fictícia desta demo: Reachbook Demo, Play Bank, 000‑123‑456.',
    'Informe a referência acima na transferência.',
    'Quando o dinheiro chega, uma pessoa da equipe registra e outra aprova.',
  ],
  pages: {
    note: 'Esta página faz parte da demo. Nada nela é real.',
    publisher: {
      title: 'Jornal da Manhã',
      text: 'Algo para ler.',
      more: 'A leitura continua aqui.',
    },
    shop: {
      title: 'Loja do Porto',
      text: 'Uma loja da demo. Nada do que você pedir aqui será enviado.',
      click: 'Você chegou aqui pelo clique {click}.',
    },
  },
} as const satisfies Texts['demo'];
