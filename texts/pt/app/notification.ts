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
    markAll: 'Marcar como lidas',
    allRead: 'Todas marcadas como lidas',
    undo: 'Desfazer',
    markFailed: 'Não foi possível marcar como lida. Tente de novo.',
    markAllFailed: 'Não foi possível marcar todas como lidas. Tente de novo.',
    more: 'Mostrar mais',
    end: 'Estas são todas as notificações',
    none: {
      first: {
        title: 'Ainda sem notificações',
        text: 'O que acontece na sua conta e o que a rede tem a dizer aparece aqui.',
      },
      'system-announcement': {
        title: 'Sem comunicados',
        text: 'Novidades da rede e mudanças na sua conta aparecem aqui.',
      },
      'system-maintenance': {
        title: 'Sem manutenção',
        text: 'Quando algo for ficar fora do ar, o aviso aparece aqui antes.',
      },
      activity: {
        title: 'Sem promoções',
        text: 'Promoções da rede de que você pode participar aparecem aqui.',
      },
      unread: { title: 'Nada por ler', text: 'Você viu tudo o que há neste filtro.' },
      read: { title: 'Nada lido ainda', text: 'O que você abriu ou marcou aparece aqui.' },
    },
    preferences: 'O que conta no sino',
    preferencesText:
      'O que está desligado continua na lista. Só não é contado nem chega como não lido.',
    eachKind: 'Cada tipo por si',
    topic: {
      security: {
        name: 'Segurança da sua conta',
        text: 'Senhas e para onde vão os saques. Sempre ligado.',
      },
      wallet: {
        name: 'Sua carteira',
        text: 'Quando entra dinheiro ou um saque avança. A saída de dinheiro é sempre avisada.',
      },
      feedback: { name: 'Seus relatos', text: 'Quando alguém responde a um chamado.' },
      chat: { name: 'Conversa', text: 'Quando o atendimento responde a você.' },
      plan: { name: 'Seus planos', text: 'Quando algo acontece com um plano ou seus pedidos.' },
      'system-announcement': { name: 'Comunicados', text: 'Novidades da rede.' },
      'system-maintenance': { name: 'Manutenção', text: 'Quando algo está fora do ar.' },
      activity: { name: 'Promoções', text: 'Promoções de que você pode participar.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Acesso em um aparelho novo',
      text: 'Sua conta foi acessada em um aparelho que não conhecíamos. Se não foi você, altere agora a senha de acesso: todos os aparelhos serão desconectados.',
    },
    'password-changed': {
      title: 'Senha de acesso alterada',
      text: 'Todos os aparelhos foram desconectados. Se não foi você, avise o atendimento imediatamente.',
    },
    'password-link': {
      title: 'Foi emitido um link para uma nova senha de acesso',
      text: 'Ele funciona a partir de {date}. Se você não pediu, mude sua senha de acesso: isso cancela o link.',
    },
    'password-reset': {
      title: 'Nova senha de acesso definida',
      text: 'Ela foi definida com um link do atendimento. O último aparelho que você usou ainda pode ler e contestar; todos os outros foram desconectados. Para sua proteção, os saques aguardam um dia.',
    },
    objection: {
      title: 'Você contestou',
      text: 'O que estava em andamento foi interrompido. Se uma senha já tinha sido definida por um link, ela deixou de valer, e os saques estão suspensos até que duas pessoas do atendimento tenham verificado o caso.',
    },
    'objection-cleared': {
      title: 'Os saques continuam',
      text: 'Duas pessoas do atendimento verificaram sua contestação e encerraram a suspensão.',
    },
    'status-changed': {
      title: 'O status da sua conta mudou',
      text: 'Duas pessoas da equipe respondem por isso. Quem e por quê está na sua carteira, no que a equipe fez.',
    },
    'session-ended': {
      title: 'O atendimento encerrou uma sessão',
      text: 'Um dos seus aparelhos foi desconectado. Quem e por quê está na sua carteira, no que a equipe fez.',
    },
    'pay-password-set': {
      title: 'Senha de transação criada',
      text: 'A partir de agora, é com ela que se confirmam saques, cartões e planos.',
    },
    'pay-password-changed': {
      title: 'Senha de transação alterada',
      text: 'Seus outros aparelhos foram desconectados. Se não foi você, mude sua senha de acesso.',
    },
    'pay-password-disabled': {
      title: 'Senha de transação desativada',
      text: 'Ela foi digitada errada dez vezes seguidas. Você pode pedir uma nova.',
    },
    'pay-password-reset-asked': {
      title: 'Foi pedida uma nova senha de transação',
      text: 'Ela pode ser criada a partir de {date}. Se não foi você, cancele.',
    },
    'pay-password-reset-cancelled': {
      title: 'O pedido de nova senha de transação foi cancelado',
      text: 'Sua senha de transação continua a mesma.',
    },
    'pay-password-reset': {
      title: 'Nova senha de transação criada',
      text: 'A anterior foi esquecida e substituída. Para sua proteção, os saques aguardam um dia.',
    },
    'card-bound': {
      title: '{label}: cadastro feito',
      text: 'Os saques vão para •••• {last4}.',
    },
    'card-replaced': {
      title: 'Os saques agora vão para outro lugar',
      text: 'Eles vão para {label} •••• {last4} e antes aguardam um dia. Seus outros aparelhos foram desconectados. Se não foi você, avise o atendimento.',
    },
    'contact-changed': {
      title: 'E-mail ou telefone alterado',
      text: 'Para sua proteção, os saques aguardam um dia. Se não foi você, avise o atendimento imediatamente.',
    },
    'coupon-given': {
      title: 'Um novo cupom',
      text: 'Você recebeu mais um cupom de uma promoção. Ele serve só para publicidade.',
    },
    'feedback-answered': {
      title: 'Seu relato foi respondido',
      text: 'O chamado {ticket} tem uma resposta.',
    },
    'feedback-blocked': {
      title: 'Uma resposta a você foi bloqueada',
      text: 'Alguém da equipe escreveu no chamado {ticket} o que a equipe não pode escrever, como pedir dinheiro ou uma senha. A resposta não foi entregue.',
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
      text: 'Alguém da equipe escreveu o que a equipe não pode escrever. A mensagem não foi entregue; o chat diz o motivo.',
    },
    'plan-offered': {
      title: 'Uma nova oferta',
      text: '{product}, plano {plan}: leia as condições e decida se aloca um valor. Nada acontece sem você.',
    },
    'plan-copied': {
      title: 'Um plano foi copiado para você',
      text: '{product}, plano {plan}: o operador que você segue alocou um valor, e {amount} seus foram alocados dentro dos seus limites.',
    },
    'plan-failed': {
      title: 'Um plano não foi veiculado',
      text: '{product}, plano {plan}: terminou sem consumo, e {amount} voltaram por inteiro.',
    },
    'plan-slow': {
      title: 'Um plano está mais lento que o previsto',
      text: '{product}, plano {plan}: há seis horas ele consome {percent} do que deveria ter consumido até agora. O que ele não consumir volta.',
    },
    'plan-learning-limited': {
      title: 'Um plano não pôde aprender o suficiente',
      text: '{product}, plano {plan}: {count, plural, one {# pedido em sete dias é pouco} many {# pedidos em sete dias são poucos} other {# pedidos em sete dias são poucos}} para escolher bem os espaços.',
    },
    'plan-reversals': {
      title: 'Muitos pedidos revertidos',
      text: '{product}, plano {plan}: o lojista reverteu {percent} dos pedidos. Você pode contestar cada um.',
    },
    'plan-escrow-low': {
      title: 'Um plano está em pausa',
      text: '{product}, plano {plan}: o lojista reservou pouco para comissões. O plano continua quando houver o suficiente.',
    },
    'plan-credited': {
      title: 'Dinheiro devolvido por tráfego inválido',
      text: '{product}, plano {plan}: {amount} por eventos considerados inválidos depois.',
    },
    'plan-settled': {
      title: 'Um plano foi liquidado',
      text: '{product}, plano {plan}: o resultado é {amount}.',
    },
    'conversion-disputed': {
      title: 'Um lojista contesta um pedido',
      text: '{product}, plano {plan}: {amount} aguardam a decisão de duas pessoas. Se elas não decidirem em 30 dias, o valor é pago.',
    },
    'conversion-approved': {
      title: 'Um pedido foi decidido a seu favor',
      text: '{product}, plano {plan}: o pedido conta. O valor de {amount} é pago, a menos que o lojista não tenha dinheiro reservado.',
    },
    'conversion-unfunded': {
      title: 'Um pedido conta, mas não é pago',
      text: '{product}, plano {plan}: foi decidido a seu favor, mas o valor de {amount} não é pago, porque o lojista não tinha dinheiro reservado.',
    },
    'conversion-upheld': {
      title: 'Um pedido não conta',
      text: '{product}, plano {plan}: foi decidido que {amount} não serão pagos. O plano diz o motivo.',
    },
    'conversion-clawed-back': {
      title: 'Um pedido foi estornado',
      text: '{product}, plano {plan}: {amount} são descontados de comissões futuras do mesmo lojista, e de nada mais. O que não for pago até {date} deixa de ser cobrado.',
    },
    'deposit-confirmed': {
      title: 'Um depósito chegou',
      text: 'Somado aos seus fundos disponíveis: {amount}.',
    },
    'deposit-refused': {
      title: 'Um depósito não foi lançado',
      text: 'A transferência com a referência {reference}. Sua carteira diz quem e por quê.',
    },
    'startup-advanced': {
      title: 'Verba inicial adiantada',
      text: 'Só para anúncios: {amount}. É da rede até ser devolvida.',
    },
    'startup-returned': {
      title: 'Verba inicial devolvida',
      text: 'Retirado: {amount}. O que nem ela nem seus ganhos cobrem é prejuízo da rede.',
    },
    'startup-forgiven': {
      title: 'Prejuízo assumido pela rede',
      text: 'Da verba inicial: {amount}. Seu próprio dinheiro nunca é usado para ela. O registro traz os detalhes.',
    },
    'charged-back': {
      title: 'Um lançamento foi estornado',
      text: 'O que muda para você: {change}. O registro diz por quê.',
    },
    'recovery-opened': {
      title: 'Um estorno superou o seu saldo disponível',
      text: 'A rede assume {amount}. O valor é pago com o dinheiro que ficar disponível depois; você não precisa trazer nada.',
    },
    'recovery-paid': {
      title: 'O restante de um estorno foi reembolsado',
      text: '{amount} do que ficou disponível foi usado para isso. O registro diz para qual.',
    },
    'payout-approved': {
      title: 'Um saque foi aprovado',
      text: 'Valor: {amount}. Se não foi você quem pediu, avise imediatamente o atendimento.',
    },
    'payout-sent': {
      title: 'Um saque foi enviado',
      text: 'A caminho: {amount}, referência {reference}.',
    },
    'payout-completed': {
      title: 'Um saque foi concluído',
      text: 'Saiu de vez da sua carteira: {amount}.',
    },
    'payout-rejected': {
      title: 'Um saque foi rejeitado',
      text: 'Disponível de novo: {amount}. Sua carteira diz por quê, e você pode pedir uma revisão.',
    },
    'payout-failed': {
      title: 'Um saque falhou',
      text: 'Disponível de novo: {amount}. Sua carteira diz por quê.',
    },
    'review-answered': {
      title: 'Seu pedido de revisão foi respondido',
      text: 'A resposta está na sua carteira, com nome e motivo.',
    },
    'exchange-accepted': {
      title: 'Um aceitante assumiu seu câmbio',
      text: 'Retido até você confirmar que o dinheiro chegou: {amount}.',
    },
    'exchange-released': {
      title: 'Um câmbio foi encerrado a seu favor',
      text: 'Disponível de novo: {amount}. Sua carteira diz quem e por quê.',
    },
    'exchange-completed': {
      title: 'Um câmbio foi encerrado a favor do aceitante',
      text: 'Pago ao aceitante: {amount}. Sua carteira diz quem e por quê.',
    },
    other: { title: 'Algo mudou na sua conta', text: 'Abra para ver o quê.' },
  },
  push: {
    title: 'Neste celular, mesmo com o app fechado',
    text: 'Um aviso push diz que há algo novo, dos tipos acima, e nunca um valor. Ele chega a este aparelho até você sair da conta. Seu navegador pergunta mais uma vez.',
    turnOn: 'Ligar neste aparelho',
    turnOff: 'Desligar neste aparelho',
    problem: {
      install: 'No iPhone, adicione antes o app à tela de início e abra por lá.',
      unsupported: 'Este navegador não recebe avisos push. O sino continua avisando de tudo.',
      denied:
        'Você recusou as notificações deste site. É possível permiti-las nas configurações do navegador.',
      failed: 'O serviço de push do seu navegador não respondeu. Tente de novo mais tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
