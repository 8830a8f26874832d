import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Extrato',
    text: 'Qualquer período, em documento, planilha ou arquivo verificável',
    month: 'Este mês',
    lastMonth: 'Mês passado',
    dates: 'Escolher datas',
    from: 'De',
    to: 'Até (inclusive)',
    wrongOrder: 'A data final é anterior à inicial.',
    period: '{from} a {to}, fuso horário {timeZone}. Os horários também aparecem em UTC.',
    html: 'Documento',
    htmlText: 'Para ler, imprimir ou salvar em PDF',
    csv: 'CSV',
    csvText: 'Para planilhas',
    jsonl: 'Arquivo de verificação',
    jsonlText: 'Assinado, verificável em qualquer computador',
    making: 'Preparando…',
    saved: '{name} baixado',
    share: 'Compartilhar',
    check: 'Confira por conta própria',
    checkText:
      'Baixe o arquivo de verificação e o verificador e execute isto em qualquer computador com Node. Funciona offline e aponta a primeira linha alterada.',
    verifier: 'Baixar verificador',
    verifierText: 'Um único arquivo, sem pacotes',
    key: 'Chave pública desta rede',
    shorter: 'Seu histórico está mais curto do que em {date} neste aparelho',
    changed: 'Seu histórico não bate com o que este aparelho viu em {date}',
    rootLost: 'A contabilidade não bate com o que este aparelho viu em {date}',
    rootThen: 'Antes: raiz {seq} de todas as carteiras',
    rootNow: 'Agora: raiz {seq}',
    lostText:
      'Os registros da carteira só são acrescentados, nunca removidos. Guarde seus extratos, faça uma captura de tela e fale com o atendimento.',
    seenThen: 'Antes: registro {seq}',
    shownNow: 'Agora: registro {seq}',
    newKey: 'A chave com que a rede assina mudou desde {date}, e a anterior não confirma a nova',
    keepFile: 'Salvar a prova',
    keepText:
      'Entregue este arquivo a alguém de fora da rede: um auditor, uma testemunha ou outro parceiro. Ele contém o que este aparelho viu e o que é mostrado agora.',
    number: 'Número para comparar, raiz {seq}',
    numberText: 'Leia-o para outro parceiro: para a mesma raiz, o dele deve ser igual.',
    cosigned: 'Visto e coassinado fora da rede por {names}, {date}',
    noWitness:
      'Nenhuma testemunha externa coassinou este histórico ainda: só a rede responde por ele.',
    cosignedChecked: 'Este aparelho verificou as assinaturas.',
    cosignedWrong: 'Este aparelho não conseguiu confirmar as assinaturas.',
    cosignedLate: 'As testemunhas estão atrasadas para coassinar uma raiz diária.',
    service: 'Atendimento',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
