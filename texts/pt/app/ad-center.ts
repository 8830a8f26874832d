import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Ver o motivo',
    planFailed: 'Plano não veiculado: {product}',
    planReturned: 'Terminou em {date} sem consumo. O valor total foi devolvido.',
    planOver: 'A oferta terminou em {date}. Você não tinha alocado um valor.',
    payout: 'Saque de {amount}',
    payoutState: {
      requested: 'Solicitado em {date}. A seguir: análise da nossa equipe.',
      approved: 'Aprovado em {date}. A seguir: o envio.',
      sent: 'Enviado em {date}. Está a caminho.',
      completed: 'Concluído em {date}.',
      rejected:
        'Recusado em {date}. O valor total está disponível de novo. Veja o motivo na sua carteira.',
      failed:
        'Falhou em {date}. O valor total está disponível de novo. Veja o motivo na sua carteira.',
      cancelled: 'Cancelado em {date}.',
    },
    toWallet: 'Abrir carteira',
    answered: 'O atendimento respondeu',
    answeredText:
      '{count, plural, one {Você tem # mensagem não lida.} many {Você tem # mensagens não lidas.} other {Você tem # mensagens não lidas.}}',
    awaited: 'Aguardando resposta',
    awaitedText: 'O atendimento recebeu sua mensagem. Avisaremos quando houver resposta.',
    toChat: 'Abrir chat',
    follows: 'Lista de seguidos',
    following:
      'Seguindo: {copies, plural, one {# plano copiado} many {# planos copiados} other {# planos copiados}}, ignorados: {missed, number}',
    followed:
      'Encerrado: {copies, plural, one {# plano copiado} many {# planos copiados} other {# planos copiados}}, ignorados: {missed, number}',
    questions: 'Perguntas',
    allQuestions: 'Todas',
    olderPlans: 'Todos os planos anteriores',
    rules: 'Regras de funcionamento',
  },
  start: {
    title: 'Primeiros passos',
    lead: 'Poucos passos até seu primeiro plano. Não custa nada até você alocar um valor.',
    progress: '{done, number} de {all, number}',
    done: 'Concluído',
    account: 'Abrir sua conta',
    coupon: 'Resgatar seu cupom de boas-vindas',
    payPassword: 'Criar sua senha de transação de seis dígitos',
    payPasswordText: 'Com ela você confirma o que faz com seu dinheiro',
    money: 'Adicionar dinheiro',
    moneyText: 'Por transferência, com sua referência',
    offer: 'Alocar um valor na sua primeira oferta',
    offerText:
      '{count, plural, =0 {Nenhuma ainda. Avisaremos você.} one {# oferta espera por você} many {# ofertas esperam por você} other {# ofertas esperam por você}}',
    review: 'Ver a oferta',
  },
  programme: {
    levelTitle: 'Nível da loja',
    noUserData: 'Sem dados do usuário',
    usable: '{count, plural, one {# disponível} many {# disponíveis} other {# disponíveis}}',
    nobody: 'ninguém ainda',
    toClaim: '{count, number} para resgatar',
    claimable:
      '{count, plural, one {# cupom para resgatar} many {# cupons para resgatar} other {# cupons para resgatar}}',
    toCoupons: 'Meus cupons',
    couponEnds: 'Cupom perto de expirar: {name}',
    couponEndsText: 'Use até {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
