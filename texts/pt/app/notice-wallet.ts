import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Depósito recebido',
    text: 'Somado ao seu saldo disponível: {amount}.',
  },
  'deposit-refused': {
    title: 'Depósito não registrado',
    text: 'Não registramos a transferência com a referência {reference}. Veja quem decidiu e por quê na sua carteira.',
  },
  'startup-advanced': {
    title: 'Verba inicial adiantada',
    text: 'Você recebeu {amount}, só para publicidade. É dinheiro da rede até ser devolvido.',
  },
  'startup-returned': {
    title: 'Verba inicial devolvida',
    text: 'Devolvido: {amount}. A rede assume o que essa verba e os ganhos dela não cobriram.',
  },
  'startup-forgiven': {
    title: 'Prejuízo assumido pela rede',
    text: 'A rede assume {amount} da sua verba inicial. Seu dinheiro nunca é usado para isso. Veja os detalhes no lançamento.',
  },
  'charged-back': {
    title: 'Lançamento estornado',
    text: 'Mudança na sua carteira: {change}. Veja o motivo no lançamento.',
  },
  'recovery-opened': {
    title: 'Estorno acima do seu saldo disponível',
    text: 'Por enquanto, a rede cobre {amount}. O reembolso sai do dinheiro que ficar disponível depois. Você nunca precisa colocar dinheiro.',
  },
  'recovery-paid': {
    title: 'Estorno reembolsado',
    text: 'Parte do seu dinheiro recém-disponível foi usada em um estorno anterior: {amount}. Veja qual no lançamento.',
  },
  'payout-approved': {
    title: 'Saque aprovado',
    text: 'Seu saque de {amount} foi aprovado. Se você não pediu, fale imediatamente com o atendimento.',
  },
  'payout-sent': {
    title: 'Saque enviado',
    text: 'A caminho: {amount}. Referência: {reference}.',
  },
  'payout-completed': {
    title: 'Saque concluído',
    text: 'Saiu da sua carteira: {amount}.',
  },
  'payout-rejected': {
    title: 'Saque recusado',
    text: 'Disponível de novo: {amount}. Veja o motivo na sua carteira. Você pode pedir uma revisão.',
  },
  'payout-failed': {
    title: 'Falha no saque',
    text: 'Disponível de novo: {amount}. Veja o motivo na sua carteira.',
  },
  'review-answered': {
    title: 'Seu pedido de revisão foi respondido',
    text: 'A resposta está na sua carteira, com nome e motivo.',
  },
  'exchange-accepted': {
    title: 'Operação de câmbio aceita',
    text: 'Reservado até você confirmar que o dinheiro chegou: {amount}.',
  },
  'exchange-released': {
    title: 'Operação de câmbio decidida a seu favor',
    text: 'Disponível de novo: {amount}. Veja quem decidiu e por quê na sua carteira.',
  },
  'exchange-completed': {
    title: 'Operação de câmbio decidida a favor do aceitante',
    text: 'Liberado ao aceitante: {amount}. Veja quem decidiu e por quê na sua carteira.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
