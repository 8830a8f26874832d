import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Boas-vindas à demo',
    text: 'Tudo funciona como se fosse dinheiro de verdade: a contabilidade, os saques e os extratos que você mesmo pode conferir. Só o tráfego é simulado, e a moeda SIM é dinheiro fictício.',
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
    },
    fieldnote: {
      name: 'Cadernos Fieldnote',
      description:
        'Cadernos que ficam abertos sobre a mesa. O lojista paga uma parte de cada pedido, até um limite.',
    },
    northwind: {
      name: 'Garrafa Tidal',
      description:
        'Uma garrafa de aço que mantém a bebida gelada por um dia. Exibida como cartão e paga por clique. O lojista paga uma comissão fixa por pedido.',
    },
    'studio-lumen': {
      name: 'Luminária de mesa Lumen',
      description:
        'Uma luminária que acompanha você por toda parte, em um vídeo de seis segundos. O lojista paga uma parte de cada pedido, até um limite.',
    },
  },
  codeTerms: 'Abre uma conta de demonstração grátis. Tudo nela é simulado.',
  campaigns: {
    welcome: 'Boas-vindas',
    further: 'Mais alcance',
  },
  methods: {
    bank: 'Banco',
    wallet: 'Carteira',
  },
  depositInstructions: [
    'Transfira o valor para a conta fictícia desta demo: Reachbook Demo, Play Bank, 000-123-456.',
    'Informe a referência acima na transferência.',
    'Quando o dinheiro chega, uma pessoa da equipe registra e outra confirma.',
  ],
} as const satisfies Texts['demo'];
