import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Brazilian Portuguese. */
export const texts = {
  'plan-how': {
    question: 'Como funciona um plano?',
    answer: [
      p(
        'A rede oferece produtos a você na forma de planos. Você aloca um valor em um plano, e com ele a rede compra publicidade nos espaços dos veículos. Impressões e cliques consomem o valor. Quando alguém compra, o lojista do produto paga uma comissão.',
      ),
      list(
        'Aguardando valor: o plano é uma oferta para você, e nada fica retido.',
        'Buscando espaço: seu valor fica retido enquanto se procura um espaço. Se não houver nenhum, tudo volta.',
        'Em veiculação: seus anúncios estão no ar. Você pode pausar ou encerrar quando quiser.',
        'Veiculação encerrada e aguardando liquidação: o que não foi consumido volta, e as comissões aguardam até que devoluções não sejam mais possíveis.',
        'Liquidado: o que foi ganho está no seu saldo disponível, descontadas as tarifas informadas antes.',
      ),
      p('Cada plano diz por que está nessa situação e o que acontece a seguir.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'O que é a fase de aprendizado?',
    answer: [
      p(
        'Um plano novo precisa descobrir quais espaços funcionam para ele. Para isso, são necessárias de 30 a 50 conversões em 7 dias. Até lá, os resultados oscilam mais do que depois, e uma parte das impressões é distribuída por igual entre todos os espaços adequados.',
      ),
      list(
        'Com menos de 30 conversões, o plano está aprendendo; a partir de 30, está se estabilizando; a partir de 50, aprendeu.',
        'Quando passam 7 dias com menos de 30, o plano é marcado como limitado, com a causa.',
        'O aprendizado recomeça quando você exclui um espaço ou o inclui de novo.',
      ),
      p('O plano mostra em que ponto está. Nada na fase de aprendizado promete um resultado.'),
    ],
  },
  'payout-when': {
    question: 'Como e quando recebo um saque?',
    answer: [
      p(
        'A qualquer momento, em qualquer valor até seu saldo disponível. Você precisa de um cartão ou endereço de carteira cadastrado e da sua senha de transação. A tarifa, o que você recebe e o que sobra aparecem antes da confirmação.',
      ),
      list(
        'Solicitado: você ainda pode cancelar, e tudo volta na hora.',
        'Aprovado e depois enviado: por duas pessoas diferentes da equipe.',
        'Concluído: está com seu banco. Se o banco devolver, tudo fica disponível de novo, inclusive a tarifa.',
      ),
      p(
        'Um cartão que substitui outro aguarda um dia, para que você tenha tempo de perceber um roubo.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Quais tarifas existem?',
    answer: [
      p('Três, e cada uma é informada antes de você concordar:'),
      list(
        'A tarifa de mídia é uma parte do que seus anúncios consomem. Ela está dentro do preço da impressão ou do clique, não é somada a ele.',
        'A tarifa sobre comissões é uma parte das comissões liquidadas. Sem comissão, não há tarifa.',
        'A tarifa de saque é o que o banco cobra, nunca mais de um décimo do valor, e é descontada do próprio valor.',
      ),
      p(
        'A conta, a referência de depósito e o encerramento da conta não custam nada. Não existe tarifa para liberar dinheiro, e ninguém pode cobrar isso de você.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Posso perder dinheiro com um plano?',
    answer: [
      p(
        'Sim. O que a publicidade consumiu está gasto, haja compra ou não. O lucro é o que foi liquidado, menos o que foi consumido, menos a participação no lucro se você segue alguém. Ele pode ser negativo, e aí aparece no mesmo lugar e no mesmo tamanho que um positivo.',
      ),
      p('O que não foi consumido sempre volta. Aloque só o que não vai fazer falta.'),
    ],
  },
  'delivery-how': {
    question: 'Onde meus anúncios aparecem e como são contados?',
    answer: [
      p(
        'Nos espaços dos veículos que combinam com o plano. Cada impressão e cada clique tem uma marca assinada, que é usada uma vez e expira. O que chega repetido, tarde demais ou sem a marca não é contado.',
      ),
      p(
        'Os números de um plano são somas desses eventos. Você pode abrir cada número até os eventos que o formam. Números ainda incompletos dizem até que momento estão completos.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'O que acontece com o tráfego inválido?',
    answer: [
      p(
        'Você não paga por ele. Ele é registrado com a regra que o detectou, e você vê quanto foi e por quê.',
      ),
      list(
        'Na hora: robôs conhecidos, repetições, marcas expiradas, cliques demais do mesmo visitante, suas próprias visitas.',
        'Todo dia: espaços cujos números fogem do que o acaso explica.',
      ),
      p('O que é descoberto depois é creditado a você, mesmo que o plano já tenha terminado.'),
    ],
  },
  'payout-refused': {
    question: 'Por que um saque pode ser recusado?',
    answer: [
      p(
        'A lista de motivos é fechada e pública. Cada motivo diz o que fazer a seguir, e nunca é pagar alguma coisa. Nível, pontuação de crédito e assinatura VIP não influenciam.',
      ),
      list(
        'O valor é zero ou maior que seu saldo disponível.',
        'Não há cartão nem endereço cadastrado, ou a forma de saque não é mais oferecida.',
        'Ainda não existe senha de transação.',
        'A verba inicial não foi devolvida. Um toque faz a devolução.',
        'Cartão novo, senha de acesso ou de transação redefinida ou contato alterado: aguarde um dia.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'O que é a verba inicial?',
    answer: [
      p(
        'Um adiantamento da rede com o qual você pode experimentar a publicidade. Ela não é sua, não pode ser sacada e aparece ao lado do seu patrimônio total, nunca dentro dele.',
      ),
      p(
        'Os saques aguardam até que ela seja devolvida. A devolução nunca exige dinheiro novo: o que resta dela volta, o que os anúncios consumiram é descontado do que ela gerou, e o restante é prejuízo da rede. O atendimento faz a devolução, ou você com um toque.',
      ),
    ],
  },
  coupons: {
    question: 'Como funcionam os cupons?',
    answer: [
      p(
        'Um cupom é dinheiro da rede para sua publicidade. Ele paga uma parte do valor que você aloca, uma quantia fixa desse valor, ou acrescenta veiculação a ele. Nunca pode ser sacado; o que não é consumido volta para a rede.',
      ),
      list(
        'Há um cupom de novo usuário para cada parceiro.',
        'De cupons com o mesmo nome, um pode ser usado por dia, no seu fuso horário.',
        'Antes de confirmar, você vê o que o cupom muda.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'O que significa seguir alguém?',
    answer: [
      p(
        'Você segue os planos de um operador pelo ID de operador. Quando ele aloca em um plano, o mesmo é alocado para você, dentro de um limite por plano e de um limite total. Você confirma com sua senha de transação e para com um toque.',
      ),
      list(
        'O histórico de um operador contém todos os planos, também os que deram prejuízo.',
        'Uma parte do lucro vai para o operador só quando há lucro, e só acima do seu melhor resultado até então.',
        'O que não pôde ser copiado diz por quê.',
      ),
      p('Você pode perder dinheiro ao seguir, como em um plano seu.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Para que serve a senha de transação?',
    answer: [
      p(
        'Com esses seis dígitos, você confirma saques, planos, câmbios e para onde vão os saques. Cada confirmação vale exatamente para o que estava na tela, uma vez, por um minuto.',
      ),
      p(
        'Cinco erros pausam a senha, dez a desativam. Se esqueceu, você pode pedir uma nova com sua senha de acesso e criá-la depois de 24 horas. Até lá, pode cancelar o pedido.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Como deposito dinheiro?',
    answer: [
      p(
        'Os depósitos são feitos manualmente. A carteira dá uma referência para você escrever na transferência e diz para onde ela vai. O atendimento ajuda a combinar tudo, mas nunca informa um número de conta. Uma pessoa da equipe registra o que chegou, outra confirma, e as duas aparecem na sua lista de atividades.',
      ),
      p('Nada do que você ganhou depende de um depósito.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Como posso conferir o que vocês mostram?',
    answer: [
      p(
        'Cada número se abre até os eventos ou lançamentos que o formam. Os lançamentos da sua carteira são uma cadeia: cada um contém o hash do anterior. Baixe o arquivo de verificação de um extrato e verifique em qualquer computador, sem nós.',
      ),
      p(
        'O app também guarda o fim da cadeia e avisa você se um dia seu histórico ficar mais curto.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Uma conta, um parceiro',
    answer: [
      list(
        'Um código de autorização abre uma conta, para a pessoa ou empresa que o recebeu.',
        'Mantenha seus dados de contato verdadeiros. Depois de uma mudança, os saques aguardam um dia.',
        'Uma conta não se empresta nem se vende. Quem tem suas senhas age como você.',
        'Se uma conta for desativada, o atendimento diz o motivo.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Tráfego honesto',
    answer: [
      list(
        'Não clique nos seus próprios anúncios nem peça que outros cliquem.',
        'Nada de robôs, cliques pagos, impressões ocultas ou empilhadas.',
        'Lojista, veículo e parceiro não podem estar nas mesmas mãos; pedidos assim ficam retidos e são verificados.',
        'O tráfego que viola estas regras não é cobrado e não gera ganhos.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Regras sobre dinheiro',
    answer: [
      list(
        'Seu dinheiro é seu. Ninguém paga para receber: nenhuma tarifa, nível, pontuação ou assinatura condiciona um saque.',
        'As comissões vêm do que o lojista pagou antecipadamente, nunca de outros parceiros.',
        'O que foi lançado não é alterado. Um erro é corrigido por um lançamento que o identifica.',
        'Um pedido devolvido dentro do prazo informado leva de volta a própria comissão, e nada mais.',
      ),
    ],
  },
  'rule-staff': {
    question: 'O que a equipe pode fazer',
    answer: [
      list(
        'A equipe não pode definir um saldo nem um número.',
        'Dinheiro só é movido por duas pessoas da equipe: uma pede, outra confirma.',
        'Tudo o que fazem na sua conta aparece na sua lista de atividades, com nome, motivo e referência.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Como se manter em segurança',
    answer: [
      list(
        'O atendimento nunca pede uma senha, e nunca pede dinheiro para liberar dinheiro.',
        'Deposite só com uma referência da sua própria carteira.',
        'Confirme um câmbio só quando o dinheiro tiver chegado.',
        'Ninguém pode prometer retorno a você. Quem promete não é daqui.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
