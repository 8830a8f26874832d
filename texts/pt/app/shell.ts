import type { Texts } from '../../kinds.ts';

/** What everyone sees: header, login, registration, failures. */
export const shellWords = {
  app: {
    name: 'Reachbook',
    demo: 'Demo: tráfego simulado, a moeda SIM é fictícia',
    publicReport: 'Relatório público',
    retry: 'A solicitação falhou, toque para recarregar',
    cancel: 'Cancelar',
    close: 'Fechar',
    confirm: 'Confirmar',
    loading: 'Carregando',
    more: 'Mostrar mais',
    end: 'Isso é tudo',
    noneFiltered: 'Nada encontrado',
    rounding: 'Arredondamento',
    roundingOf: 'Arredondamento {amount}',
    keypad: 'Dígitos',
    deleteDigit: 'Apagar último dígito',
    point: 'Vírgula decimal',
    digitsTyped: '{count, number} de {length, number} dígitos',
  },
  failure: {
    serverError: 'Erro no servidor',
    systemError: 'Erro no sistema',
    error: 'Erro',
    offline: 'Você está offline. Confira sua conexão e tente de novo.',
  },
  header: {
    back: 'Voltar',
    service: 'Atendimento',
    language: 'Idioma',
    notifications: 'Notificações',
    unread:
      '{count, plural, one {# notificação não lida} many {# notificações não lidas} other {# notificações não lidas}}',
    logOut: 'Sair',
  },
  language: {
    title: 'Idioma',
    search: 'Buscar',
    textSize: 'Tamanho do texto',
    smaller: 'Texto menor',
    larger: 'Texto maior',
  },
  logOut: {
    title: 'Sair da conta?',
    text: 'Você entrou como {name}. Seus planos continuam enquanto você está fora.',
    confirm: 'Sair',
  },
  service: {
    title: 'Atendimento',
    recharge: 'Depósitos',
    channel: 'Atendimento {number} - {label}',
    afterLogin: 'Abre depois que você entrar',
    opensOutside: 'Abre {host} em uma nova janela',
    leaving: 'Você está saindo do Reachbook',
    leavingText:
      'Uma nova janela vai abrir neste endereço. Compare caractere por caractere com o endereço que você conhece.',
    leavingOpen: 'Abrir {host}',
    none: 'Sem dados',
    noneText: 'A rede ainda não configurou o atendimento.',
    leave: 'Extrato e saque',
    leaveText: 'Você ainda pode ver seu histórico e sacar seu dinheiro',
    promise: 'O atendimento nunca vai pedir sua senha nem que você pague para poder sacar.',
  },
  screen: {
    integrity: 'Relatório público',
    register: 'Abrir conta',
    adCenter: 'Central de anúncios',
    activities: 'Promoções',
    coupons: 'Cupons',
    editLoginPassword: 'Acesso e segurança',
    editPayPassword: 'Senha de transação',
    feedback: 'Fale com a gente',
    level: 'Nível da loja',
    operated: 'Seguir planos',
    question: 'Pergunta',
    questions: 'Perguntas e regras',
    plan: 'Planos',
    planDetail: 'Plano',
    product: 'Produto',
    wallet: 'Carteira',
    bindCard: 'Cartão ou endereço',
    exchange: 'Câmbio',
    setPassword: 'Senha de transação',
    notifications: 'Notificações',
    customer: 'Atendimento',
    more: 'Mais',
    notFound: 'Página não encontrada',
  },
  login: {
    title: 'Entrar',
    username: 'Nome de usuário',
    password: 'Senha',
    show: 'Mostrar senha',
    hide: 'Ocultar senha',
    submit: 'Entrar',
    passkey: 'Usar chave de acesso',
    register: 'Abrir conta com um código de autorização',
    forgot: 'Esqueceu a senha?',
  },
  moneyWay: {
    sentence:
      'Você paga os anúncios de uma loja e recebe uma comissão por pedido. Se ninguém comprar, o custo dos anúncios está perdido.',
    picture:
      'Seu dinheiro paga as páginas que mostram o anúncio. De lá, pessoas chegam à loja. A loja paga uma comissão se alguém comprar.',
    you: 'Você',
    put: 'o que você aloca',
    pages: 'Páginas com o anúncio',
    people: 'pessoas',
    shop: 'A loja',
    commission: 'uma comissão, se alguém comprar',
  },
  register: {
    title: 'Abrir conta',
    lead: 'Abrir uma conta é grátis. Você precisa de um código de autorização da rede.',
    code: 'Código de autorização',
    codeHint: '16 letras e números, por exemplo K7QF-2M9T-X4HB-0W6R',
    codeGood: 'De {issuer}, válido até {date}',
    username: 'Nome de usuário',
    nickname: 'Apelido (opcional)',
    password: 'Senha',
    passwordHint:
      'Pelo menos {least} caracteres. Algumas palavras aleatórias são mais seguras que símbolos.',
    confirmPassword: 'Confirmar senha',
    email: 'E-mail',
    phone: 'Telefone',
    phoneHint: 'Com o código do país, por exemplo +55 11 2345‑6789',
    submit: 'Abrir conta',
    haveAccount: 'Já tem conta?',
    logIn: 'Entrar',
  },
  entry: {
    opening: 'Abrindo sua conta',
  },
  welcome: {
    title: 'Boas-vindas',
    lead: 'Abra sua conta com o código de autorização que a rede deu a você. É grátis.',
    code: 'Código de autorização',
    paste: 'Colar',
    check: 'Verificar código',
    from: 'Emitido por',
    validUntil: 'Válido até',
    terms: 'O que você recebe',
    standardTerms: 'Permite abrir uma conta, sem custo.',
    open: 'Abrir conta',
    other: 'Usar outro código',
  },
  notFound: {
    title: 'Página não encontrada',
    text: 'O endereço pode ter sido digitado errado, ou a página mudou de lugar.',
    home: 'Ir para o início',
  },
} as const satisfies Pick<
  Texts['app'],
  | 'app'
  | 'failure'
  | 'header'
  | 'language'
  | 'logOut'
  | 'service'
  | 'screen'
  | 'login'
  | 'moneyWay'
  | 'register'
  | 'entry'
  | 'welcome'
  | 'notFound'
>;
