import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Ver o motivo',
    planFailed: 'Plano não veiculado: {product}',
    planReturned: 'Terminou em {date} sem veiculação. O valor inteiro voltou para a origem.',
    planOver: 'A oferta terminou em {date}. Nada foi alocado nela.',
    payout: 'Saque de {amount}',
    payoutState: {
      requested: 'Solicitado em {date}. O próximo passo é a análise da equipe.',
      approved: 'Aprovado em {date}. O próximo passo é o envio.',
      sent: 'Enviado em {date}. O banco precisa de um a três dias úteis.',
      completed: 'Chegou em {date}.',
      rejected: 'Rejeitado em {date}. O valor está disponível de novo; a carteira diz o motivo.',
      failed:
        'O banco devolveu em {date}. O valor está disponível de novo; a carteira diz o motivo.',
      cancelled: 'Cancelado em {date}.',
    },
    toWallet: 'Abrir a carteira',
    answered: 'O atendimento respondeu',
    answeredText:
      '{count, plural, one {# mensagem aguarda leitura.} many {# mensagens aguardam leitura.} other {# mensagens aguardam leitura.}}',
    awaited: 'Sua mensagem aguarda resposta',
    awaitedText: 'O atendimento recebeu. O sino avisa quando alguém responder.',
    toChat: 'Abrir o chat',
    follows: 'Lista de seguidos',
    noFollows: 'Você ainda não segue ninguém',
    following:
      'Seguindo. {copies, plural, one {# plano copiado} many {# planos copiados} other {# planos copiados}}, {missed, number} não',
    followed:
      'Encerrado. {copies, plural, one {# plano copiado} many {# planos copiados} other {# planos copiados}}, {missed, number} não',
    questions: 'Perguntas',
    allQuestions: 'Todas',
    feedback: 'Relatos',
    feedbackText: 'Conte o que está errado ou o que faz falta',
    olderPlans: 'Todos os planos anteriores',
    rules: 'Regras de funcionamento',
  },
  programme: {
    title: 'Programa',
    level: 'Nível da loja {level, number}',
    levelTitle: 'Nível da loja',
    score: 'Pontuação de crédito {score, number}',
    vip: 'VIP até {date}',
    noVip: 'sem VIP',
    deposit: 'caução {amount}',
    activities: 'Promoções',
    couponsTitle: 'Cupons',
    coupons:
      '{count, plural, =0 {Nenhum para usar agora} one {# cupom para usar} many {# cupons para usar} other {# cupons para usar}}',
    toCoupons: 'Meus cupons',
    couponEnds: 'Um cupom está perto do fim: {name}',
    couponEndsText: 'Pode ser usado até {date}.',
    follow: 'Seguir planos',
    followText: 'Siga um operador ou deixe que outros sigam você',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
