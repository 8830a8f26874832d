/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'O que a rede deve, o que ela tem e como trata os parceiros. Cada número é a soma de registros, exceto o que diz o banco: isso é informado por duas pessoas da equipe.',
    asOf: 'Atualizado: {time}',
    days: '{days, plural, one {Último dia} many {Últimos # dias} other {Últimos # dias}}',
    none: '{days, plural, one {Nada no último dia} many {Nada nos últimos # dias} other {Nada nos últimos # dias}}',
    how: 'Como é contado',
    source: 'Fonte:',
    json: 'Todos os números em JSON',
    owed: {
      title: 'O que se deve',
      root: 'Raiz {no, number}, {time}',
      none: 'Nenhuma raiz foi assinada ainda.',
      few: 'Oculto por privacidade: há menos de {least, number} credores.',
      partners: 'Dinheiro próprio dos parceiros',
      plans: 'Reservado para planos',
      publishers: 'Veículos',
      merchants: 'Contas-garantia dos lojistas',
      acceptors: 'Aceitantes',
      total: 'Total devido',
      bank: '{account}, em {time}',
      bankNone: 'A rede ainda não registrou um saldo bancário.',
      bankTotal: 'Total no banco',
      difference: 'Diferença',
      file: 'Hash do arquivo do banco:',
      means:
        'As somas fazem parte de uma raiz que a rede assina uma vez por dia, portanto quem guardou uma raiz pode provar uma mudança posterior. O app de cada parceiro confere se o dinheiro dele está incluído. O saldo do banco é o que duas pessoas da equipe leram no extrato do banco: não prova que o dinheiro está lá nem que mais ninguém tem direito a ele. Grupos com menos de {least, number} aparecem juntos.',
    },
    checked: {
      title: 'Última verificação',
      sound: 'As contas fecham',
      unsound: 'As contas não fecham. Nenhum dinheiro é movimentado até isso ser resolvido.',
      never: 'As contas ainda não foram verificadas.',
      own: 'O auditor da própria rede verificou {count, plural, one {# registro} many {# registros} other {# registros}}, {time}.',
      cosignedBy: 'Visto e coassinado fora da rede por {names}, {date}.',
      cosignedChecked: 'Este aparelho verificou as assinaturas.',
      cosignedWrong: 'Este aparelho não conseguiu confirmar as assinaturas.',
      cosignedLate: 'As testemunhas estão atrasadas para coassinar uma raiz diária.',
      notCosigned:
        'Nenhuma testemunha externa coassinou as raízes ainda. Até lá, só arquivos e raízes que alguém guardou podem mostrar que o histórico foi reescrito.',
      machine:
        '{count, plural, one {# conta de administrador foi aberta} many {# contas de administrador foram abertas} other {# contas de administrador foram abertas}} por um comando no servidor da rede e não por dois administradores; a mais recente, em {date}. Durante {days, number} dias, uma conta assim só aprova saques, e nada do que ela solicita é aprovado.',
      outside: 'Ainda não há auditoria externa.',
      audit: 'Última auditoria externa: {auditor}, {ago} ({date}).',
      auditSound: 'Resultado: tudo fecha até a raiz {no, number}.',
      auditUnsound:
        'Resultado: nem tudo fecha até a raiz {no, number}. A primeira constatação, nas palavras do auditor:',
      auditFile: 'Resultado assinado da auditoria',
      auditMeans:
        'Um auditor externo recalcula, a partir de uma exportação e sem o programa da rede, todos os registros, eventos, raízes e valores devidos, e assina o que encontrou. Isso mostra que a contabilidade é coerente e que cada pagamento vindo de fora ou enviado para fora traz o nome das duas pessoas que o decidiram. Não mostra que o dinheiro está no banco nem que a decisão se baseou em fatos.',
      means:
        'O programa da própria rede percorre repetidamente todos os registros, cadeias e saldos e interrompe todos os movimentos de dinheiro quando algo não fecha. Ele encontra erros e adulterações, mas não um registro falso cujas contas fecham. E é um programa da própria rede.',
    },
    payouts: {
      title: 'Saques',
      asked: 'Solicitados',
      paid: 'Pagos',
      failed: 'Com falha',
      cancelled: 'Cancelados pelo parceiro',
      waiting: 'Aguardando agora',
      amount: 'Valor pago',
      median: 'Metade foi paga em',
      p95: '{percent} foram pagos em',
      slowest: 'Maior espera agora',
      refused: 'Recusados, por motivo',
      noneRefused: 'Nenhum saque foi recusado.',
      means:
        'O tempo vai da solicitação do parceiro até a informação de que o saque chegou. Várias recusas a um parceiro pela mesma regra em pouco tempo contam uma vez. A lista de motivos é fechada, e nenhum deles se resolve depositando dinheiro.',
      reason: {
        payout_zero: 'O valor era zero',
        payout_above_available: 'Mais que o saldo disponível',
        payout_fee_changed: 'A tarifa tinha mudado',
        payout_card_missing: 'Sem cartão nem endereço de carteira',
        payout_method_gone: 'Forma de saque não mais oferecida',
        payout_pay_password_missing: 'Sem senha de transação',
        payout_pay_password_disabled: 'Senha de transação desativada',
        payout_startup_not_returned: 'Verba inicial não devolvida',
        payout_card_new: 'Cartão ou endereço de carteira novo',
        payout_pay_password_reset: 'Senha de transação substituída',
        payout_contact_changed: 'E-mail ou telefone alterado',
        payout_password_reset: 'Senha de acesso redefinida',
        payout_objected: 'Contestação de uma nova senha de acesso',
        payout_ledger_stopped: 'As contas estavam paradas',
        payout_rejected: 'Recusado pela equipe',
      },
    },
    disputes: {
      title: 'Contestações',
      orders: 'Pedidos',
      payouts: 'Saques',
      exchanges: 'Câmbio',
      opened: 'Abertas',
      forPartner: 'A favor do parceiro',
      against: 'Contra o parceiro',
      open: 'Em aberto',
      overdue: 'Atrasadas',
      means:
        'Pedidos: um parceiro ou lojista contestou um deles. Saques: um parceiro pediu que outra pessoa revisasse uma recusa. Câmbio: um parceiro ou aceitante informou um problema. Cada contestação conta no dia em que foi aberta.',
    },
    restated: {
      title: 'Corrigido depois',
      before: 'Antes',
      after: 'Depois',
      means:
        'Impressões e cliques que tinham contado e depois foram considerados inválidos, no dia (UTC) em que ocorreram. O que tinham custado foi devolvido aos parceiros. Nada é apagado: os dois números ficam registrados.',
    },
    events: {
      title: 'Eventos que não contaram',
      reported: 'Informados',
      counted: 'Contados',
      foundLater: 'Considerados inválidos depois: {count, number}',
      lost: 'Lotes de eventos informados perdidos em definitivo, {date}: {count, number}. Duas pessoas da equipe decidiram continuar a contagem sem eles. Ninguém paga por esses eventos.',
      means:
        'Todos os eventos informados por páginas, players e navegadores, exceto nosso próprio registro dos anúncios servidos. A primeira regra que se aplica dá o motivo. Ninguém paga pelo que não contou.',
    },
    history: {
      title: 'Seu próprio histórico',
      fits: 'Tudo o que este aparelho viu da sua carteira e das raízes da rede continua lá: até o registro {seq, number} e a raiz {no, number}.',
      fresh:
        'Este aparelho ainda não tem com o que comparar. A partir de agora, guarda o que vê na carteira.',
      wrong:
        'Algo que este aparelho viu sumiu ou mudou. Salve o arquivo e entregue a alguém de fora da rede.',
      since: 'Visto aqui pela primeira vez: {date}',
      failed: 'Não foi possível verificar agora.',
      save: 'Salvar o que este aparelho viu',
      means:
        'Este aparelho guarda o que já viu. Ele confere que nenhuma linha da sua carteira foi alterada ou removida desde então, segue as raízes da rede e verifica as assinaturas. Só pode comparar com o que ele mesmo viu.',
    },
    own: {
      title: 'Seu dinheiro não está incluído corretamente nas somas da rede',
      leftOut:
        'A raiz {no, number} de {time} não inclui a sua carteira no que a rede deve. Salve a prova e mostre a alguém de confiança.',
      other:
        'A raiz {no, number} de {time} tem para a sua carteira uma prova que não fecha. Salve a prova e mostre a alguém de confiança.',
      save: 'Salvar prova',
    },
  },
} as const;
