import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Novo cupom',
    text: 'Você recebeu outro cupom de uma promoção. Ele serve só para publicidade.',
  },
  'plan-offered': {
    title: 'Nova oferta',
    text: '{product}, plano {plan}: leia as condições e decida se aloca um valor. Nada acontece sem você.',
  },
  'terms-changed': {
    title: 'Preços e condições mudam',
    text: '{setting, select, mediaFee {Tarifa de mídia} revenueFee {Tarifa sobre comissões} vipFee {Tarifa sobre comissões com VIP} vipPrice {Preço de um mês de VIP} payoutCost {Tarifa de saque} thousandPriceMax {Preço máximo por mil impressões} clickPriceMax {Preço máximo por clique} offerDays {Prazo para decidir sobre uma oferta} matchHours {Prazo para encontrar um espaço} noSupplyHours {Tempo sem impressões adequadas até um plano terminar} escrowEmptyHours {Tempo sem fundos para comissões até um plano terminar} other {Outro ajuste}}: {from} → {to}, a partir de {date}. As ofertas que você já tem mantêm o que for melhor para você, e os planos com valor alocado não mudam.',
  },
  'offer-changed': {
    title: 'As novas ofertas têm outras condições',
    text: '{product}, plano {plan}: nas novas ofertas muda {setting, select, commission {a comissão por pedido} commissionMax {a comissão máxima por pedido} clickWindow {o prazo do clique ao pedido} validate {o prazo do clique ao pedido definitivo} lowest {o valor mínimo} highest {o valor máximo} other {uma condição}} ({from} → {to}). A sua mantém as condições e passa a ter o que for melhor para você.',
  },
  'plan-copied': {
    title: 'Plano copiado para você',
    text: '{product}, plano {plan}: o operador que você segue alocou um valor. Alocado na sua cópia, dentro dos seus limites: {amount}.',
  },
  'plan-failed': {
    title: 'Plano não veiculado',
    text: '{product}, plano {plan}: terminou sem consumo. Valor total devolvido: {amount}.',
  },
  'plan-first-impression': {
    title: 'Primeira impressão',
    text: '{product}, plano {plan}: seu anúncio foi exibido pela primeira vez.',
  },
  'plan-first-click': {
    title: 'Primeiro clique',
    text: '{product}, plano {plan}: alguém clicou no seu anúncio pela primeira vez.',
  },
  'plan-first-order': {
    title: 'Primeiro pedido',
    text: '{product}, plano {plan}: chegou o primeiro pedido. Ele fica pendente até ser definitivo.',
  },
  'plan-slow': {
    title: 'Plano abaixo da meta',
    text: '{product}, plano {plan}: há {hours, number} horas abaixo da meta, com {percent} do consumo previsto até agora. O que não for consumido é devolvido.',
  },
  'plan-learning-limited': {
    title: 'Aprendizado limitado',
    text: '{product}, plano {plan}: {count, plural, one {# pedido} many {# pedidos} other {# pedidos}} nos últimos {days, number} dias, poucos demais para escolher bem os espaços.',
  },
  'plan-reversals': {
    title: 'Muitos pedidos cancelados',
    text: '{product}, plano {plan}: o lojista cancelou {percent} dos pedidos. Você pode contestar cada um.',
  },
  'plan-escrow-low': {
    title: 'Plano pausado',
    text: '{product}, plano {plan}: o lojista tem pouco em garantia para comissões. O plano é retomado quando houver o suficiente.',
  },
  'plan-credited': {
    title: 'Reembolso por tráfego inválido',
    text: '{product}, plano {plan}: reembolso de {amount} por eventos considerados inválidos depois.',
  },
  'plan-settled': {
    title: 'Plano liquidado',
    text: '{product}, plano {plan}: seu resultado é {amount}.',
  },
  'conversion-disputed': {
    title: 'Lojista contestou um pedido',
    text: '{product}, plano {plan}: o valor de {amount} aguarda a decisão de duas pessoas da equipe. Sem decisão em {days, number} dias, ele é pago.',
  },
  'conversion-approved': {
    title: 'Pedido decidido a seu favor',
    text: '{product}, plano {plan}: o pedido conta. O valor de {amount} é pago, a menos que o lojista não tenha dinheiro em garantia.',
  },
  'conversion-unfunded': {
    title: 'Pedido conta, mas não é pago',
    text: '{product}, plano {plan}: a decisão foi a seu favor, mas o valor de {amount} não pode ser pago, porque o lojista não tinha dinheiro em garantia.',
  },
  'conversion-upheld': {
    title: 'Pedido não conta',
    text: '{product}, plano {plan}: nossa equipe decidiu que o valor de {amount} não será pago. Veja o motivo no plano.',
  },
  'conversion-clawed-back': {
    title: 'Pedido estornado',
    text: '{product}, plano {plan}: o valor de {amount} será descontado de comissões futuras deste lojista, e de nada mais. O que restar em {date} é perdoado.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
