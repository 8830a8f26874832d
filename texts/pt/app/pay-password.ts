import type { Texts } from '../../kinds.ts';

/** Transaction password and bank card. */
export const payPasswordWords = {
  payPassword: {
    title: 'Senha de transação',
    enter: 'Seis dígitos',
    checking: 'Verificando',
    forgot: 'Esqueceu?',
    notSet: 'Você ainda não tem senha de transação',
    notSetText:
      'Com ela você confirma tudo o que faz com o seu dinheiro. Depois você volta para cá.',
    setNow: 'Criar agora',
    disabled:
      'Sua senha de transação foi digitada errada {tries, number} vezes seguidas e está desativada.',
    paused: '{tries, number} erros seguidos. Próxima tentativa: {time}.',
    lead: 'Estes {digits, number} dígitos confirmam tudo o que movimenta seu dinheiro ou muda o destino dele. Ninguém aqui os conhece, e ninguém vai pedi-los a você.',
    step: 'Etapa {step} de {steps}',
    old: 'Senha de transação atual',
    new: 'Nova senha de transação',
    again: 'Digite os mesmos seis dígitos de novo',
    hint: 'Sem datas, padrões ou dígitos em sequência.',
    next: 'Continuar',
    startOver: 'Escolher outros dígitos',
    login: 'Senha de acesso',
    loginHint: 'Assim, quem só tem seu celular não consegue criá-la.',
    submit: 'Criar senha de transação',
    done: 'Senha de transação criada',
    isSet: 'Você tem uma senha de transação',
    isSetText: 'Para mudá-la, você precisa da atual.',
    change: 'Mudar',
    changeLead: 'Mudar a senha desconecta todos os seus outros aparelhos.',
    changeSubmit: 'Mudar senha de transação',
    changed: 'Senha de transação alterada',
    forgotTitle: 'Esqueceu sua senha de transação?',
    forgotText:
      'Você poderá criar uma nova depois de pelo menos {hours, number} horas e terá {days, number} dias para isso. Até lá, você pode cancelar o pedido aqui. Depois que a nova for criada, os saques e as operações de câmbio ficam pausados por {pause, number} horas para sua segurança.',
    forgotSubmit: 'Pedir uma nova',
    forgotService: 'Esqueceu as duas? Fale com o atendimento',
    resetTitle: 'Nova senha de transação pedida',
    resetWaiting:
      'Você pode criá-la a partir de {date}. Se você não pediu, cancele o pedido e mude sua senha de acesso.',
    resetReady:
      'Você já pode criá-la. Se você não pediu, cancele o pedido e mude sua senha de acesso.',
    resetApproval: 'Uma segunda pessoa da equipe precisa concordar antes que você possa criá-la.',
    resetLead:
      'Escolha {digits, number} novos dígitos. Para sua segurança, os saques e as operações de câmbio ficam pausados por {hours, number} horas.',
    resetSet: 'Criar uma nova',
    resetCancel: 'Cancelar pedido',
    resetCancelled: 'Pedido cancelado. Sua senha de transação continua a mesma.',
    signTitle: 'Confirmar',
    sign: 'Confirmar com chave de acesso',
    signLead:
      'Seu aparelho pede sua digital, seu rosto ou o bloqueio de tela e depois assina isto. A assinatura fica guardada como prova no seu arquivo de verificação.',
    signFailed: 'Nada foi assinado. Tente de novo ou use seus seis dígitos.',
    signOther:
      'O servidor pediu para assinar algo diferente do que você vê aqui. Nada foi assinado. Fale com o atendimento.',
    useDigits: 'Usar os seis dígitos',
    byPasskey: 'Confirmado com sua chave de acesso “{name}”',
    byPasskeyGone: 'Confirmado com sua chave de acesso',
    byDigits: 'Confirmado com seus seis dígitos',
    about: {
      vip: 'Você vai comprar um mês de VIP por {amount}.',
      payout: 'Você vai sacar {amount} para {target}.',
      payoutCancel: 'Você vai cancelar o saque de {amount} para {target}.',
      startupReturn:
        'Você vai devolver {amount} de verba inicial. É usado o que resta dela e o que ela gerou. A rede assume o restante.',
      card: 'Seus saques passarão a ir para {number}.',
      exchange: 'Você vai trocar {amount}.',
      exchangeConfirm: 'Você vai liberar {amount} ao aceitante.',
      exchangeCancel: 'Você vai cancelar a operação de câmbio de {amount}.',
      put: 'Você vai alocar {amount} em {product}, plano {plan}.',
      follow: 'Você vai seguir {id} com até {amount} no total.',
      planStop: 'Você vai encerrar {product}, plano {plan}, em definitivo.',
      payPassword: 'Você vai mudar sua senha de transação.',
      passkey: 'Você vai adicionar uma chave de acesso à sua conta.',
      contact: 'Você confirma {email} e {phone} como seus dados de contato.',
      personalData: 'Você vai baixar tudo o que sabemos sobre você.',
    },
  },
  card: {
    lead: 'Todos os seus saques vão para cá. Depois de uma mudança, os saques ficam pausados por {hours, number} horas para sua segurança.',
    replaceLead:
      'Informe para onde seus saques devem ir. Depois de uma mudança, os saques ficam pausados por {hours, number} horas para sua segurança. Seus outros aparelhos serão desconectados.',
    method: 'Forma de saque',
    optional: 'Opcional',
    fillIn: 'Preencha os dados primeiro',
    chooseNetwork: 'Escolha uma blockchain',
    boundAt: 'Desde {date}',
    bound: 'Salvo. Seus saques vão para lá.',
    replace: 'Substituir',
    replaceTitle: 'Substituir seu cartão ou endereço?',
    replaceText:
      'Os saques deixam de ir para {label} •••• {last4}. Para o novo destino, começam depois de {hours, number} horas. Seus outros aparelhos serão desconectados.',
    replaceConfirm: 'Substituir agora',
    none: 'Sem configuração',
    noneText:
      'A rede ainda não configurou uma forma de saque. O atendimento pode dizer quando haverá.',
    field: {
      cardName: 'Nome do banco ou do cartão',
      userName: 'Titular da conta',
      mobile: 'Telefone',
      bankAccount: 'Número da conta',
      bankAddress: 'Endereço do banco',
      branchName: 'Agência',
      walletAddress: 'Endereço da carteira',
      network: 'Blockchain',
    },
    submit: {
      'bank-card': 'Cadastrar cartão',
      'wallet-address': 'Cadastrar endereço',
    },
  },
} as const satisfies Pick<Texts['app'], 'payPassword' | 'card'>;
