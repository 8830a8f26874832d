import type { Texts } from '../../kinds.ts';

/** Texts shared by the screens behind the login. */
export const membersWords = {
  nav: {
    label: 'Menu principal',
    home: 'Início',
    plans: 'Planos',
    wallet: 'Carteira',
    alerts: 'Avisos',
    more: 'Mais',
  },
  reset: {
    title: 'Nova senha de acesso',
    lead: 'Para {username}. O último aparelho usado ainda pode ler e contestar. Para sua segurança, os saques ficam pausados por {hours, number} horas.',
    early: 'Este link ainda não funciona',
    earlyText:
      'Vai funcionar a partir de {date}. A espera dá tempo de reagir se não foi você quem pediu.',
    over: 'Este link não é mais válido',
    overText:
      'Cada link funciona uma vez e por tempo limitado. O atendimento pode enviar outro a você.',
    submit: 'Definir senha',
    done: 'Nova senha definida. Você já pode entrar com ela.',
    login: 'Ir para o login',
    word: 'Palavra',
    wordHint: 'O atendimento passou a palavra a você separadamente do link.',
  },
  objection: {
    titleSet: 'Sua senha de acesso foi definida por um link',
    textSet:
      'Foi em {date}, e este aparelho agora está só para consulta. Se não foi você, conteste: a nova senha deixa de funcionar, os aparelhos dela são desconectados e os saques ficam pausados até o atendimento analisar o caso.',
    titleLink: 'Um link para uma nova senha de acesso foi emitido',
    textLink: 'Vai funcionar a partir de {date}. Se você não pediu, interrompa.',
    titleReset: 'O atendimento iniciou a redefinição da sua senha de transação',
    textReset: 'Uma nova pode ser criada a partir de {date}. Se você não pediu, interrompa.',
    submit: 'Não fui eu',
    done: 'Interrompido. O atendimento foi avisado.',
    titleObjected: 'Os saques estão pausados',
    textObjected:
      'Você contestou em {date}. Duas pessoas da nossa equipe vão analisar o caso antes de liberar os saques. Isso não custa nada a você.',
  },
  password: {
    lead: 'Mudar a senha desconecta todos os aparelhos, inclusive este.',
    old: 'Senha atual',
    new: 'Nova senha',
    confirm: 'Confirmar nova senha',
    submit: 'Mudar senha',
    changed: 'Senha alterada. Entre de novo.',
    sessions: 'Aparelhos conectados',
    thisDevice: 'Este aparelho',
    used: 'Último uso: {date}',
    end: 'Desconectar',
    endOf: 'Desconectar {device}',
    ended: 'Aparelho desconectado',
    unknownDevice: 'Aparelho desconhecido',
    contact: 'Dados de contato',
    contactLead:
      'Quando você altera seu e-mail ou telefone, os saques ficam pausados por {hours, number} horas para sua segurança.',
    contactSubmit: 'Alterar dados de contato',
    contactChanged: 'Dados de contato alterados',
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
    stale: 'Atualizado: {time}',
    staleText: 'Não foi possível atualizar estes números. Vamos tentar de novo automaticamente.',
    none: 'Ainda sem dados',
    before: {
      '1': 'Ontem até esta hora: {value}',
      '2': 'Semana passada até aqui: {value}',
      '3': 'Mês passado até aqui: {value}',
    },
    heldNow: 'Reservado agora',
    result: {
      '1': 'Lucro de hoje',
      '2': 'Lucro da semana',
      '3': 'Lucro do mês',
      '4': 'Lucro total',
    },
    pending: 'Além disso, pendente e não incluído: {amount}.',
    pendingBeside: 'Pendente: {amount}, não incluído',
    pendingName: 'Pendente',
    pendingMeaning:
      'Comissões de todos os seus planos, após tarifas, de pedidos que ainda podem ser cancelados. Sua carteira mostra o mesmo valor como “A liquidar”.',
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
      invested: 'O que você alocou em planos neste período.',
      deliveryOrders: 'Planos que exibiram anúncios neste período.',
      consumed: 'Quanto seus anúncios custaram neste período.',
      toBeConsumed:
        'Dinheiro seu reservado para planos e ainda não consumido. Sua carteira mostra o mesmo valor.',
      impressions: 'Impressões que contaram neste período, cada uma só uma vez.',
      clicks: 'Cliques que contaram neste período, cada um só uma vez.',
      adRevenue:
        'Comissões liquidadas neste período, após tarifas. As pendentes não estão incluídas.',
      profit:
        'Receita de anúncios menos consumo e participação no lucro. Um prejuízo aparece como valor negativo.',
      operated: 'O que foi alocado em planos ao seguir um operador neste período.',
    },
    chartLabel: '{name} de {from} a {to}, máximo {high}.',
    madeOf: 'Detalhamento',
    total: 'Total',
    noParts: 'Nada neste período.',
    table: 'Como tabela',
    time: 'Hora',
    waiting:
      '{count, plural, one {# plano aguarda um valor} many {# planos aguardam um valor} other {# planos aguardam um valor}}',
    waitingText: 'Você decide se aloca um valor neles.',
    plans: 'Planos',
    plansText: 'Todos os planos por situação',
    wallet: 'Carteira',
    walletText: 'Saldo, saques e lançamentos',
  },
  appNotice: {
    old: 'Você está offline. Última atualização: {time} ({age})',
    oldText: 'Pode ter mudado. Você não pode fazer alterações até a conexão voltar.',
    newVersion: 'Há uma nova versão do app',
    use: 'Atualizar agora',
  },
} as const satisfies Pick<
  Texts['app'],
  'nav' | 'reset' | 'objection' | 'password' | 'refresh' | 'figures' | 'appNotice'
>;
