import type { Texts } from '../kinds.ts';

export const texts = {
  welcome: {
    title: 'Boas-vindas à demonstração',
    text: 'Tudo funciona como na vida real: o livro-razão, os saques, os extratos que você pode conferir por conta própria. Só o tráfego é simulado, e a moeda SIM é dinheiro fictício.',
    steps: [
      'Crie uma senha de transação, cadastre um cartão e solicite um saque.',
      'Baixe um extrato e verifique sem conexão.',
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
        'Uma garrafa de aço que mantém a bebida gelada por um dia. Exibida como cartão e paga por clique; o lojista paga uma comissão fixa por pedido.',
    },
    'studio-lumen': {
      name: 'Luminária de mesa Lumen',
      description:
        'Uma luminária que acompanha você, em um vídeo de seis segundos. O lojista paga uma parte de cada pedido, até um limite.',
    },
  },
  codeTerms: 'Abre uma conta de demonstração sem custo. Tudo nela é simulado.',
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
    'Escreva a referência acima na transferência.',
    'A equipe registra o depósito quando ele chega, e uma segunda pessoa confirma.',
  ],
} as const satisfies Texts['demo'];
