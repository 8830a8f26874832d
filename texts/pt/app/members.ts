import type { Texts } from '../../kinds.ts';

/** What stands on several screens behind the login. */
export const membersWords = {
  reset: {
    title: 'Uma nova senha de acesso',
    lead: 'Para {username}. Para sua proteção, os saques aguardam um dia, e o último aparelho usado ainda pode ler e contestar.',
    early: 'Este link ainda não funciona',
    earlyText: 'Ele funciona a partir de {date}. A espera dá tempo para você ver que alguém pediu.',
    over: 'Este link não é mais válido',
    overText: 'Ele funciona uma vez e por um dia. O atendimento pode lhe dar outro.',
    submit: 'Definir a senha',
    done: 'Nova senha definida. Entre com ela.',
    login: 'Ir para o acesso',
    word: 'Palavra',
    wordHint: 'O atendimento deu a palavra a você separadamente do link.',
  },
  objection: {
    titleSet: 'Sua senha de acesso foi definida por um link',
    textSet:
      'Foi em {date}. Este aparelho agora só pode ler. Se não foi você, conteste: a nova senha deixa de valer, os aparelhos dela são desconectados e os saques aguardam até que o atendimento tenha verificado o caso.',
    titleLink: 'Um link para uma nova senha de acesso foi emitido',
    textLink: 'Ele funciona a partir de {date}. Se você não pediu, interrompa.',
    titleReset: 'O atendimento iniciou uma nova senha de transação',
    textReset: 'Ela pode ser criada a partir de {date}. Se você não pediu, interrompa.',
    submit: 'Não fui eu',
    done: 'Interrompido. O atendimento foi avisado.',
    titleObjected: 'Os saques estão suspensos',
    textObjected:
      'Você contestou em {date}. Duas pessoas do atendimento verificam o caso antes que os saques continuem. Não custa nada.',
  },
  password: {
    lead: 'Ao mudar a senha, todos os aparelhos são desconectados, inclusive este.',
    old: 'Senha atual',
    new: 'Nova senha',
    confirm: 'Nova senha, de novo',
    submit: 'Mudar a senha',
    changed: 'Senha alterada. Entre de novo.',
    sessions: 'Onde sua conta está aberta',
    thisDevice: 'Este aparelho',
    used: 'Último uso: {date}',
    end: 'Encerrar',
    endOf: 'Encerrar a sessão em {device}',
    ended: 'Sessão encerrada',
    unknownDevice: 'Aparelho desconhecido',
  },
  refresh: {
    asOf: 'Atualizado: {time}',
    pull: 'Puxe para atualizar',
    release: 'Solte para atualizar',
    refreshing: 'Atualizando',
    refresh: 'Atualizar',
  },
  figures: {
    period: 'Período',
    periods: { '1': 'Hoje', '2': 'Semana', '3': 'Mês', '4': 'Tudo' },
    completeTo: 'Completo até {time}',
    stale: 'Estes números são de {time}',
    staleText:
      'Desde então, não foi possível atualizar. A atualização volta sozinha assim que der.',
    none: 'Ainda sem dados',
    before: {
      '1': 'Ontem até esta hora: {value}',
      '2': 'Semana passada até aqui: {value}',
      '3': 'Mês passado até aqui: {value}',
    },
    heldNow: 'Retido agora',
    result: {
      '1': 'Lucro de hoje',
      '2': 'Lucro da semana',
      '3': 'Lucro do mês',
      '4': 'Lucro total',
    },
    pending: 'Mais {amount} estão pendentes e não entram na conta.',
    pendingBeside: 'Pendente {amount}, não incluído',
    pendingName: 'Pendente',
    pendingMeaning:
      'Comissões de todos os seus planos de pedidos que ainda podem ser devolvidos, já sem a tarifa. A carteira mostra o mesmo valor como a liquidar.',
    name: {
      invested: 'Alocado',
      deliveryOrders: 'Planos veiculados',
      consumed: 'Consumido',
      toBeConsumed: 'A consumir',
      impressions: 'Impressões',
      clicks: 'Cliques',
      adRevenue: 'Receita de anúncios',
      profit: 'Lucro',
      operated: 'Alocado ao seguir',
    },
    meaning: {
      invested: 'Os valores que você alocou em planos neste período.',
      deliveryOrders: 'Os planos que tiveram veiculação neste período.',
      consumed: 'Quanto a veiculação custou neste período.',
      toBeConsumed:
        'Dinheiro seu que os planos retêm e a veiculação ainda não consumiu. A carteira mostra o mesmo valor.',
      impressions: 'Impressões deste período que contaram, cada uma só uma vez.',
      clicks: 'Cliques deste período que contaram, cada um só uma vez.',
      adRevenue:
        'Comissões liquidadas neste período, após as tarifas. O que está pendente não entra.',
      profit:
        'Receita de anúncios menos o consumido e a participação no lucro. Um prejuízo aparece como valor negativo.',
      operated: 'Os valores alocados ao seguir operadores neste período.',
    },
    chartLabel: '{name} de {from} a {to}, no máximo {high}.',
    madeOf: 'Do que é formado',
    total: 'Total',
    noParts: 'Nada neste período.',
    table: 'Como tabela',
    time: 'Hora',
    waiting:
      '{count, plural, one {# plano aguarda um valor} many {# planos aguardam um valor} other {# planos aguardam um valor}}',
    waitingText: 'Você decide se aloca neles.',
    plans: 'Planos',
    plansText: 'Todos os planos por situação',
    wallet: 'Carteira',
    walletText: 'Saldo, saques e lançamentos',
    password: 'Mudar a senha de acesso',
  },
  appNotice: {
    old: 'Sem conexão. Você vê o que se sabia em {time} ({age})',
    oldText: 'Pode ter mudado desde então. Nada pode ser feito até você ter conexão.',
    newVersion: 'Há uma nova versão do app',
    use: 'Usar agora',
  },
} as const satisfies Pick<
  Texts['app'],
  'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
