import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Brazilian Portuguese. */
export const texts = {
  'plan-how': {
    question: 'Como funciona um plano?',
    answer: [
      p(
        'A rede oferece produtos a você na forma de planos. Você aloca um valor em um plano, e a rede usa esse valor para comprar publicidade nos espaços dos veículos. Impressões e cliques consomem o valor. Quando alguém compra, o lojista do produto paga uma comissão.',
      ),
      list(
        'Aguardando valor: o plano é oferecido a você. Nenhum dinheiro seu fica reservado.',
        'Buscando espaço: seu valor fica reservado enquanto procuramos um espaço. Se não houver nenhum, o valor total é devolvido.',
        'Em veiculação: seus anúncios estão no ar. Você pode pausar ou encerrar quando quiser.',
        'Veiculação encerrada e aguardando liquidação: o que não foi consumido é devolvido, e as comissões ficam pendentes até que o plano inteiro seja liquidado.',
        'Liquidado: seus ganhos estão no saldo disponível, descontadas as tarifas informadas antes. Uma comissão ainda pode ser estornada por {chargebackDays, number} dias.',
      ),
      p('Cada plano mostra por que está na situação atual e o que vem a seguir.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'O que é a fase de aprendizado?',
    answer: [
      p(
        'Um plano novo precisa descobrir quais espaços funcionam para ele. Para isso, são necessárias de {learningFrom, number} a {learningTo, number} conversões em {learningDays, number} dias. Até lá, os resultados oscilam mais do que depois, e o resultado geral do plano pesa mais na escolha dos espaços.',
      ),
      list(
        'Com menos de {learningFrom, number} conversões, o plano está aprendendo; a partir de {learningFrom, number}, está se estabilizando; a partir de {learningTo, number}, o aprendizado está concluído.',
        'Contam sempre os últimos {learningDays, number} dias; por isso, um plano que depois vende menos pode regredir. Passado esse tempo com menos de {learningFrom, number}, o plano é marcado como aprendizado limitado.',
        'O aprendizado recomeça quando você exclui um espaço ou volta a permiti-lo.',
      ),
      p('O andamento aparece no plano. A fase de aprendizado não promete nenhum resultado.'),
    ],
  },
  'payout-when': {
    question: 'Como e quando posso sacar?',
    answer: [
      p(
        'A qualquer momento, em qualquer valor até o seu saldo disponível. Você precisa de um cartão ou endereço de carteira cadastrado e da sua senha de transação. Antes de confirmar, você vê a tarifa, quanto vai receber e quanto vai sobrar.',
      ),
      list(
        'Solicitado: você ainda pode cancelar, e o valor total volta na hora para o saldo disponível.',
        'Aprovado e depois enviado: por duas pessoas diferentes da equipe.',
        'Concluído: o saque foi feito. Se falhar, o valor total volta para o saldo disponível, inclusive a tarifa.',
      ),
      p(
        'Se você trocar o cartão ou endereço de carteira, os saques ficam pausados por {waitHours, number} horas para sua segurança. No primeiro cadastro não há pausa.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Quais tarifas existem?',
    answer: [
      p('São três, e cada uma é informada antes de você concordar:'),
      list(
        'A tarifa de mídia é uma parte do que seus anúncios consomem. Ela já está incluída no preço da impressão ou do clique.',
        'A tarifa sobre comissões é uma parte das comissões liquidadas. Sem comissão, não há tarifa.',
        'A tarifa de saque cobre o custo da transferência. Nunca passa de {feeShareMax, number, percent} do valor e é descontada dele.',
      ),
      p(
        'Abrir a conta, obter uma referência de depósito e encerrar a conta é grátis. Não existe tarifa para liberar dinheiro, e ninguém pode cobrar isso de você.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Posso perder dinheiro com um plano?',
    answer: [
      p('Sim. O que seus anúncios consumiram está gasto, haja compra ou não.'),
      p(
        'O lucro é o que foi liquidado, menos o que foi consumido do seu próprio dinheiro, menos a participação no lucro se você segue alguém. Ele pode ser negativo: um prejuízo aparece no mesmo lugar e no mesmo tamanho que um ganho. O que cupons e verba inicial pagaram aparece ao lado e nunca é prejuízo seu.',
      ),
      p(
        'O que não foi consumido sempre é devolvido. Aloque só o que você pode se permitir perder.',
      ),
    ],
  },
  'delivery-how': {
    question: 'Onde meus anúncios aparecem e como são contados?',
    answer: [
      p(
        'Nos espaços de veículos adequados ao plano. Cada impressão e cada clique traz um token assinado, que vale uma vez e expira. O que chega repetido, tarde demais ou sem token não é contado.',
      ),
      p(
        'Os números de um plano são a soma desses eventos, e você pode abrir cada número para ver os eventos por trás dele. Cada número mostra até quando está completo.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'O que acontece com o tráfego inválido?',
    answer: [
      p(
        'Você não paga pelo que encontramos; nem tudo pode ser encontrado. Nós o registramos com a regra que o detectou, e você vê quanto foi e por quê.',
      ),
      list(
        'Na hora: robôs conhecidos, duplicatas, tokens expirados, cliques demais da mesma pessoa, suas próprias visitas.',
        'Todo dia: espaços cujos números o acaso não explica.',
      ),
      p(
        'Se descobrirmos tráfego inválido depois, reembolsamos você, mesmo que o plano já tenha terminado, até ele ser liquidado.',
      ),
    ],
  },
  'payout-refused': {
    question: 'Por que um saque pode ser recusado?',
    answer: [
      p(
        'Esta é a lista completa, e ela é pública. Cada motivo diz o que fazer a seguir, e nunca é pagar. Nível, pontuação de crédito e assinatura VIP não influenciam.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'O que é a verba inicial?',
    answer: [
      p(
        'Um adiantamento da rede para você experimentar a publicidade. Não é dinheiro seu, não pode ser sacado e aparece ao lado do seu patrimônio total, nunca dentro dele.',
      ),
      p(
        'Antes de um saque, você devolve o que já pode ser devolvido. O que ainda está em planos não atrasa nenhum saque. Você nunca precisa de dinheiro novo: usamos o que resta, depois o que ela gerou, e a rede assume o restante. Bastam um toque e sua senha de transação, ou o atendimento faz isso por você.',
      ),
    ],
  },
  coupons: {
    question: 'Como funcionam os cupons?',
    answer: [
      p(
        'Um cupom é dinheiro da rede para seus anúncios. Ele paga uma parte do valor que você aloca, uma quantia fixa dele ou acrescenta um valor extra. Não pode ser sacado, e o que não é consumido volta para a rede.',
      ),
      list(
        'Cada parceiro pode receber no máximo um cupom de novo usuário.',
        'Se você tem vários cupons com o mesmo nome, pode usar um por dia, no seu fuso horário.',
        'Antes de confirmar, você vê o que o cupom muda.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'O que significa seguir alguém?',
    answer: [
      p(
        'Você segue os planos de um operador pelo ID dele. Quando o operador aloca um valor em um plano, fazemos o mesmo por você, dentro do seu limite por plano e do seu limite total. Você confirma com sua senha de transação e para com um toque.',
      ),
      list(
        'O histórico de um operador inclui todos os planos, também os prejuízos.',
        'O operador recebe participação só sobre o lucro, e só acima do seu melhor resultado até então.',
        'Se um plano não pôde ser copiado, você vê o motivo.',
      ),
      p('Ao seguir alguém você pode perder dinheiro, como nos seus próprios planos.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Para que serve a senha de transação?',
    answer: [
      p(
        'Esses {digits, number} dígitos confirmam tudo o que movimenta seu dinheiro ou muda o destino dele:',
      ),
      p(
        'Cada confirmação vale uma vez, por {confirmSeconds, number} segundos, e só para o que estava na tela.',
      ),
      p(
        '{triesToPause, number} erros seguidos pausam a senha, {triesToDisable, number} a desativam. Se esqueceu, você pode pedir uma nova com sua senha de acesso. Pode criá-la depois de {resetHours, number} horas e tem {resetDays, number} dias para isso; até lá, pode cancelar o pedido.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Como faço um depósito?',
    answer: [
      p(
        'Os depósitos são tratados manualmente. Sua carteira traz uma referência para a transferência e mostra a conta de destino, assim que a rede publicar uma. O atendimento ajuda você, mas nunca informa um número de conta. Uma pessoa da equipe registra o depósito e outra aprova. As duas aparecem em “Atividade da equipe”.',
      ),
      p('Você nunca precisa fazer um depósito para receber o que ganhou.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Como posso conferir o que vocês mostram?',
    answer: [
      p(
        'Você pode abrir cada número para ver os eventos ou lançamentos por trás dele. Os registros da sua carteira formam uma cadeia: cada um contém o hash do anterior. Baixe o arquivo de verificação de um extrato e verifique em qualquer computador, sem depender de nós.',
      ),
      p('O app também guarda o fim da cadeia e avisa você se seu histórico ficar mais curto.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Uma conta, um parceiro',
    answer: [
      list(
        'Um código de autorização abre uma conta, para a pessoa ou empresa que o recebeu.',
        'Mantenha seus dados de contato atualizados; você pode alterá-los no app. Depois disso, os saques e as operações de câmbio ficam pausados por {waitHours, number} horas para sua segurança.',
        'Não empreste nem venda sua conta. Quem tem suas senhas pode agir em seu nome.',
        'Se sua conta for desativada, o atendimento informa o motivo.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Tráfego honesto',
    answer: [
      list(
        'Não clique nos seus próprios anúncios nem peça que outros cliquem.',
        'Nada de robôs, cliques pagos ou impressões ocultas ou empilhadas.',
        'Lojista, veículo e parceiro precisam ser independentes entre si. Cliques no seu próprio aparelho não contam. Se um aparelho em comum só for percebido no momento do pedido, ou se operador e seguidor recebem no mesmo cartão, o pedido só conta mais tarde, a menos que o lojista o cancele antes.',
        'Se constatarmos tráfego que viola estas regras, ele não é cobrado nem gera ganhos.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Regras sobre dinheiro',
    answer: [
      list(
        'Seu dinheiro é seu. Você nunca paga para receber: nenhuma tarifa, nenhum nível, nenhuma pontuação nem assinatura condiciona um saque.',
        'As comissões vêm de dinheiro que o lojista pagou antecipadamente, nunca de outros parceiros.',
        'O que foi contabilizado nunca é alterado. Um erro é corrigido por um novo registro que se refere a ele.',
        'Se um pedido for cancelado dentro do prazo informado, ou a comissão dele for estornada em até {chargebackDays, number} dias após a liquidação, você perde essa comissão e nada mais. Se o saldo disponível não bastar, ela é descontada só de comissões posteriores do mesmo lojista.',
      ),
    ],
  },
  'rule-staff': {
    question: 'O que a equipe pode fazer',
    answer: [
      list(
        'A equipe não pode definir um saldo nem um número.',
        'Mexer com dinheiro exige duas pessoas da equipe: em depósitos e correções, uma solicita e a outra aprova; em saques, uma aprova e a outra envia. O que muda o que você paga, recebe ou lê aqui também exige duas. Uma só pode apenas interromper algo, como recusar um saque, e responder a você com o próprio nome.',
        'O que a equipe faz na sua conta aparece em “Atividade da equipe”, com nome, motivo e referência; passos de rotina, como ler sua conversa, não têm motivo próprio. Ver os dados completos do seu cartão também aparece, mas abrir a página da sua conta não.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Para sua segurança',
    answer: [
      list(
        'O atendimento nunca vai pedir uma senha nem que você pague para poder sacar.',
        'Deposite só com a referência da sua própria carteira.',
        'Confirme uma operação de câmbio só quando o dinheiro estiver com você.',
        'Ninguém pode prometer retorno a você. Denuncie quem prometer, mesmo que seja da nossa equipe.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
