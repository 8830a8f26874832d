import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: 'Categorias',
    category: {
      all: 'Todas',
      'system-announcement': 'Comunicados',
      'system-maintenance': 'Manutenção',
      activity: 'Promoções',
    },
    statuses: 'Situação',
    status: { all: 'Todas', unread: 'Não lidas', read: 'Lidas' },
    unreadMark: 'Não lida.',
    unreadCount:
      '{count, plural, =0 {Tudo lido} one {# não lida} many {# não lidas} other {# não lidas}}',
    markAll: 'Marcar todas como lidas',
    allRead: 'Todas marcadas como lidas',
    undo: 'Desfazer',
    markFailed: 'Não foi possível marcar como lida. Tente de novo.',
    markAllFailed: 'Não foi possível marcar todas como lidas. Tente de novo.',
    more: 'Mostrar mais',
    end: 'Isso é tudo',
    none: {
      first: {
        title: 'Ainda sem notificações',
        text: 'A atividade da sua conta e as novidades da rede aparecem aqui.',
      },
      'system-announcement': {
        title: 'Sem comunicados',
        text: 'Novidades da rede e mudanças na sua conta aparecem aqui.',
      },
      'system-maintenance': {
        title: 'Sem manutenção',
        text: 'Interrupções programadas são anunciadas aqui.',
      },
      activity: {
        title: 'Sem promoções',
        text: 'Promoções da rede de que você pode participar aparecem aqui.',
      },
      unread: { title: 'Nada por ler', text: 'Você está em dia neste filtro.' },
      read: {
        title: 'Nada lido ainda',
        text: 'As notificações que você abriu ou marcou como lidas aparecem aqui.',
      },
    },
    preferences: 'Configurar notificações',
    preferencesText: 'Notificações desligadas continuam na lista, mas não contam como não lidas.',
    eachKind: 'Por tipo',
    topic: {
      security: {
        name: 'Segurança da sua conta',
        text: 'Senhas e para onde vão os saques. Sempre ligado.',
      },
      wallet: {
        name: 'Sua carteira',
        text: 'Dinheiro que entra e andamento dos saques. Sempre avisamos quando sai dinheiro.',
      },
      feedback: { name: 'Seu feedback', text: 'Quando respondemos a um chamado.' },
      chat: { name: 'Mensagens do chat', text: 'Quando o atendimento responde a você.' },
      plan: { name: 'Seus planos', text: 'Mudanças nos seus planos e nos pedidos deles.' },
      'system-announcement': { name: 'Comunicados', text: 'Novidades da rede.' },
      'system-maintenance': { name: 'Manutenção', text: 'Interrupções programadas.' },
      activity: { name: 'Promoções', text: 'Ofertas de que você pode participar.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Acesso em aparelho novo',
      text: 'Sua conta foi usada em um aparelho que não conhecíamos. Se não foi você, mude agora sua senha de acesso. Isso desconecta todos os aparelhos.',
    },
    'password-changed': {
      title: 'Senha de acesso alterada',
      text: 'Todos os aparelhos foram desconectados. Se não foi você, fale imediatamente com o atendimento.',
    },
    'password-link': {
      title: 'Link para nova senha de acesso emitido',
      text: 'Vai funcionar a partir de {date}. Se você não pediu, mude sua senha de acesso. Isso cancela o link.',
    },
    'password-reset': {
      title: 'Nova senha de acesso definida',
      text: 'Ela foi definida com um link do atendimento. O último aparelho que você usou ainda pode ler e contestar; todos os outros foram desconectados. Para sua segurança, os saques ficam pausados por {hours, number} horas.',
    },
    objection: {
      title: 'Você contestou',
      text: 'O pedido foi interrompido. Se uma senha de acesso já tinha sido definida por um link, ela não funciona mais, e os saques estão pausados até que duas pessoas da nossa equipe analisem o caso.',
    },
    'objection-cleared': {
      title: 'Saques liberados',
      text: 'Duas pessoas da nossa equipe analisaram sua contestação e encerraram a pausa.',
    },
    'status-changed': {
      title: 'Situação da conta alterada',
      text: 'Duas pessoas da equipe aprovaram. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
    },
    'data-export': {
      title: 'Seus dados foram reunidos em um arquivo',
      text: 'Duas pessoas da equipe decidiram exportar tudo o que sabemos sobre você. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
    },
    'erasure-planned': {
      title: 'Seus dados pessoais serão apagados',
      text: 'Duas pessoas da equipe decidiram isso. Acontece em {date}. Se não quiser, interrompa pelo aviso no alto do app.',
    },
    'session-ended': {
      title: 'O atendimento desconectou um aparelho',
      text: 'Um dos seus aparelhos foi desconectado. Veja quem e por quê na sua carteira, em “Atividade da equipe”.',
    },
    'pay-password-set': {
      title: 'Senha de transação criada',
      text: 'Você vai usá-la para confirmar tudo o que fizer com seu dinheiro e mudanças no destino dos saques.',
    },
    'pay-password-changed': {
      title: 'Senha de transação alterada',
      text: 'Seus outros aparelhos foram desconectados. Se não foi você, mude sua senha de acesso.',
    },
    'pay-password-disabled': {
      title: 'Senha de transação desativada',
      text: 'Ela foi digitada errada {tries, number} vezes seguidas. Você pode pedir uma nova.',
    },
    'pay-password-reset-asked': {
      title: 'Nova senha de transação pedida',
      text: 'Ela pode ser criada a partir de {date}. Se você não pediu, cancele o pedido.',
    },
    'pay-password-reset-cancelled': {
      title: 'Pedido de senha de transação cancelado',
      text: 'Sua senha de transação continua a mesma.',
    },
    'pay-password-reset': {
      title: 'Nova senha de transação criada',
      text: 'Ela substitui uma senha esquecida. Para sua segurança, os saques ficam pausados por {hours, number} horas.',
    },
    'card-bound': {
      title: '{label}: cadastro feito',
      text: 'Seus saques vão para •••• {last4}.',
    },
    'card-replaced': {
      title: 'Destino dos saques alterado',
      text: 'Os saques agora vão para {label} •••• {last4}. Para sua segurança, os saques ficam pausados por {hours, number} horas. Seus outros aparelhos foram desconectados. Se não foi você, avise o atendimento.',
    },
    'contact-changed': {
      title: 'E-mail ou telefone alterado',
      text: 'Para sua segurança, os saques ficam pausados por {hours, number} horas. Se não foi você, avise o atendimento imediatamente.',
    },
    'coupon-given': {
      title: 'Novo cupom',
      text: 'Você recebeu outro cupom de uma promoção. Ele serve só para publicidade.',
    },
    'feedback-answered': {
      title: 'Seu feedback foi respondido',
      text: 'O chamado {ticket} tem uma resposta.',
    },
    'feedback-blocked': {
      title: 'Uma resposta a você foi bloqueada',
      text: 'Alguém da equipe escreveu no chamado {ticket} algo que não é permitido, como pedir dinheiro ou uma senha. Não entregamos a resposta.',
    },
    'report-upheld': {
      title: 'Sua denúncia foi respondida',
      text: '{by} concordou com a sua denúncia: {reason}',
    },
    'report-dismissed': {
      title: 'Sua denúncia foi respondida',
      text: '{by} não encontrou nada de errado: {reason}',
    },
    'chat-answered': {
      title: 'O atendimento respondeu',
      text: '{by} escreveu para você no chat.',
    },
    'chat-blocked': {
      title: 'Uma mensagem para você foi bloqueada',
      text: 'Alguém da equipe escreveu algo que não é permitido. Não entregamos a mensagem. Veja o motivo no chat.',
    },
    'plan-offered': {
      title: 'Nova oferta',
      text: '{product}, plano {plan}: leia as condições e decida se aloca um valor. Nada acontece sem você.',
    },
    'plan-copied': {
      title: 'Plano copiado para você',
      text: '{product}, plano {plan}: o operador que você segue alocou um valor. Alocado na sua cópia, dentro dos seus limites: {amount}.',
    },
    'plan-failed': {
      title: 'Plano não veiculado',
      text: '{product}, plano {plan}: terminou sem consumo. Valor total devolvido: {amount}.',
    },
    'plan-slow': {
      title: 'Plano abaixo da meta',
      text: '{product}, plano {plan}: há {hours, number} horas abaixo da meta, com {percent} do gasto previsto. O que não for gasto é devolvido.',
    },
    'plan-learning-limited': {
      title: 'Aprendizado limitado',
      text: '{product}, plano {plan}: {count, plural, one {# pedido} many {# pedidos} other {# pedidos}} nos últimos {days, number} dias, pouco para escolher bem os espaços.',
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
      text: '{product}, plano {plan}: o resultado é {amount}.',
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
      text: 'Do seu dinheiro recém-disponível, usado em um estorno anterior: {amount}. Veja qual no lançamento.',
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
    other: { title: 'Algo mudou na sua conta', text: 'Abra a notificação para ver os detalhes.' },
  },
  push: {
    title: 'Notificações push neste celular',
    text: 'Elas avisam que há novidades dos tipos acima, nunca um valor. Este aparelho as recebe até você sair da conta. Seu navegador vai pedir permissão.',
    turnOn: 'Ligar neste aparelho',
    turnOff: 'Desligar neste aparelho',
    problem: {
      install: 'No iPhone, adicione antes o app à tela de início e abra por lá.',
      unsupported: 'Este navegador não recebe notificações push. Você encontra tudo no sino.',
      denied:
        'Você bloqueou as notificações deste site. É possível permiti-las nas configurações do navegador.',
      failed: 'O serviço de push do seu navegador não respondeu. Tente de novo mais tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
