import type { Words } from '../words.ts';

export const pt: Words = {
  no: 'nunca|ninguém|jamais|não|sem|nem|nada|nenhum|nenhuma',
  warn: `
    golpe*|fraude*|burla*|cuidado|quem pedir|denuncie|phishing|se passa por|se passam por|proibido
    mentira`,
  anyone: 'se alguém|quem lhe|qualquer pessoa que',
  claim: `
    pedir|pede|peça|pedem|prometer|promete|prometa|oferecer|oferece|ofereça|exigir|exige|solicitar
    lhe ligar|lhe escrever|o contatar|o contactar|garantir|garanta|disser|afirmar|quiser sua
    quiser a sua`,
  common: `
    de|o|a|os|as|e|que|em|um|uma|do|da|dos|das|no|na|nos|nas|para|com|por|seu|sua|se|é|está|ao|à|você
    foi|este|esta|isto|mais|como|lhe|meu|minha|me|nosso|nossa|pelo|pela|só`,
  but: 'mas|porém|em vez',
  shield: `
    sem fazer nada|sem esforço|sem trabalhar
    enviamos lhe|lhe enviamos|enviaremos|vamos enviar|lhe enviar|lhe diremos|foi pago|foi enviado
    garantia do fabricante|anos de garantia|devolução grátis|política de devolução|lucros e perdas
    depósito de|seu depósito|online|em linha|contador|antes de pagar|lhe pagamos|será pago|é pago a você
    enviamos para você|enviamos a você|enviamos um|precisa de ajuda|foi depositado
    lucro ou prejuízo|lucros ou prejuízos`,
  promise: `
    garant*|assegur*|promet*|sem risco*|risco zero|zero risco|livre de risco|rendimento fixo|juros fixos
    ganho fixo|lucro fixo|com certeza|certo
    minha palavra|aconteça o que acontecer|pode ter certeza`,
  gain: `
    rendimento*|ganho|ganhos|ganhar|ganha|ganhará|lucro*|lucrar|retorno*|juros|renda|rentabilidade*
    benefícios|receita|rende|render`,
  sure: `
    dobrar seu dinheiro|dobre seu dinheiro|dobrar o seu dinheiro|dobre o seu dinheiro
    duplicar o seu|duplique o seu|dobre o seu capital|não pode perder|impossível perder
    não tem como perder|lucro garantido|lucros garantidos|retorno garantido|retornos garantidos
    rendimento garantido|rendimentos garantidos|ganhos garantidos|ganho garantido|lucro certo
    dinheiro fácil|ficar rico|renda passiva|capital garantido|lucro seguro|sem nenhum risco`,
  rate: 'por cento|o dobro|porcento',
  stake: 'seu dinheiro|seu capital|seu investimento|suas economias|teu dinheiro',
  multiply: `
    dobr*|duplic*|triplic*|multiplic*|uma vez e meia|vez e meia|vezes o|o dobro|o triplo`,
  other: `
    quem|os que|todos|todo mundo|toda a gente|meus clientes|meus outros clientes|outros parceiros
    um cliente meu|um parceiro meu|um amigo meu|meu irmão|meu primo|pessoas que`,
  joined: `
    colocou|colocaram|colocar|coloca|pôs|puseram|puser|investiu|investiram|apostou|apostaram
    entrou|entraram|participou|participaram|aplicou|aplicaram|botou`,
  got: `
    tirou|tiraram|tira|recebeu|receberam|ganhou|ganharam|sacou|sacaram|saca|levou|levaram|leva
    obteve|obtiveram|teve|tiveram`,
  period: `
    ao mês|por mês|cada mês|mensal|mensais|mensalmente|todo mês|todos os meses|ao dia|por dia|cada dia
    diário|diários|diária|diárias|diariamente|todos os dias|por semana|semanal|semanais|ao ano|por ano
    anual|anuais|em 24 horas|em uma semana|em um mês|numa semana|num mês`,
  pay: `
    pagar|pague|paga|pago|paga se|pagamento|depositar|deposite|deposita|depósito|transferir|transfira
    transferência|recarregar|recarregue|recarga|pix|quitar|quite|ser pago|ser paga|ser pagos|adiantar
    cartões presente|liquidar|liquide|efetue`,
  send: 'enviar|envie|envia|mandar|mande',
  money: `
    recarreg*|recarga|pix|dinheiro|fundos|valor|quantia|taxa|taxas|imposto|impostos|caução|depósito
    garantia|reais|euros|saldo|%|por cento|tarifa|seguro|dólares|multa|capital|encargo*`,
  demand: `
    por favor|deve|precisa|tem de|tem que|primeiro|antes|agora|hoje|imediat*|liberar|liberarmos|libertar
    desbloque*|sacar|saque|ativar|receber|retirar|levantar|levantamento|caso contrário|necessário
    necessária|obrigatório|obrigatória|é preciso|adiantado|previamente|exige|congelad*|urgente`,
  threat: 'se|caso|até|antes|contrário|bloquead*|encerrada|perderá|a menos que',
  show: `
    captura*|print|foto|fotos|recibo*|comprovante*|comprovativo*|imagem|imagens|cópia|documento*|pergunta
    mensagem|detalhes`,
  reach: `
    contate*|contacte*|escreva*|escreve*|adicione*|adiciona*|chame*|chama*|ligue*|fale*|siga*|procure
    entre em|mande|meu|nosso|nosso|via|pelo|por`,
  outside: `
    fora do app|fora do aplicativo|fora da aplicação|fora deste chat|fora do chat|fora da plataforma
    meu número|número pessoal|número privado|meu e mail|meu email|e mail pessoal|mensagem privada
    chat privado|outro aplicativo|outra app|me ligue|ligue para mim|me chame no|chame no zap|no zap|zap
    grupo vip|visite nosso site|visite o nosso site|visite o site|acesse nosso site|acesse o site
    clique no link|clique neste link|abra este link|escaneie o qr|leia o qr
    meu nick|meu usuário é|me procure`,
  secret: `
    senha*|palavra passe|palavras passe|pin|código de verificação|código de segurança|código sms
    código de confirmação|código que recebeu|me o código|nos o código|seu código|código que chegou|código que você recebeu|frase de recuperação
    chave privada|código por sms|dados de acesso|credenciais|seis dígitos|código do sms`,
  tell: `
    envi*|diga*|digite*|mand*|inform*|compartilh*|partilh*|fornec*|escrev*|precis*|confirme sua|confirme a sua
    qual é|passe|passa|passe nos|me dê|dê me|dê nos|repasse|encaminh*|mostre*|dite|responda*|diz`,
  own: 'alter*|redefin*|esquec*|trocar|troque|mude|mudar|escolh*|proteg*|nova senha|nova palavra',
  remote: `
    acesso remoto|controle remoto|controlo remoto|assistência remota|área de trabalho remota
    compartilhe sua tela|compartilhe a tela|compartilhar a tela|partilhe o ecrã|partilhar o ecrã
    compartilhe a sua tela|acesso ao seu celular|acesso ao seu telemóvel|acesso ao seu dispositivo
    acesso ao seu computador|controle do seu|instale este aplicativo|instale este app|instale esta aplicação`,
  invest: 'invista|investir|investe|coloque|aplique|aplicar|aposte|ponha|comece com',
  receive:
    'receba|recebe|receberá|receber|obtenha|ganhe|ganhará|retire|saque|leve|terá de volta|recupere|recebe de volta',
  grow: 'viram|vira|virarão|se transformam em|transformam se em',
  due: 'amanhã|hoje|segunda|terça|quarta|quinta|sexta|sábado|domingo',
  unit: 'dia|dias|semana|semanas|mês|meses|hora|horas',
  counted:
    'impressões|visualizações|cliques|visitas|visitantes|pedidos|pontos|vezes|usuários|conversões|pedido|clique|vendas|pessoas',
  price: 'por|por apenas|por só|em troca de|se|quando|assim que',
};
