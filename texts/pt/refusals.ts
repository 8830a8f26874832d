import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Brazilian Portuguese. */
export const texts = {
  input_invalid: 'Não entendemos a solicitação. Recarregue a página e tente de novo.',
  body_not_json: 'Não entendemos a solicitação: ela precisa ser enviada como JSON.',
  body_too_large: 'A solicitação é grande demais.',
  call_not_found: 'Esta chamada não existe.',
  time_zone_invalid:
    'Não reconhecemos seu fuso horário. Confira as configurações de data do aparelho.',

  not_authorized: 'Você não tem autorização. Entre na sua conta para continuar.',
  session_expired: 'Seu acesso expirou. Entre de novo.',
  session_not_found: 'Esta sessão já foi encerrada.',
  session_read_only:
    'Este aparelho só pode ler, porque sua senha de acesso foi definida por um link. Entre com a nova senha ou conteste se não foi você.',
  account_not_opened: 'Você ainda não tem conta aqui. Abra uma com um código de autorização.',
  account_not_activated:
    'Sua conta ainda não foi ativada. O atendimento pode dizer o que está faltando.',
  account_disabled: 'Sua conta está desativada. O atendimento pode dizer o motivo.',
  account_cancelled: 'Esta conta foi cancelada. O atendimento pode ajudar você.',
  handover_invalid: 'O link do seu app não é válido. Volte e abra de novo.',
  handover_expired: 'O link do seu app expirou. Volte e abra de novo.',
  handover_used: 'O link do seu app já foi usado. Volte e abra de novo.',

  credentials_wrong: 'Nome de usuário ou senha incorretos.',
  field_empty:
    '{field, select, username {Digite seu nome de usuário.} password {Digite sua senha.} confirmPassword {Digite a senha de novo.} oldPassword {Digite sua senha atual.} newPassword {Digite uma nova senha.} email {Digite seu e-mail.} phone {Digite seu telefone.} licenseKey {Digite seu código de autorização.} loginPassword {Digite sua senha de acesso.} cardName {Digite o nome do banco ou do cartão.} userName {Digite o nome do titular.} mobile {Digite um telefone.} bankAccount {Digite o número da conta.} bankAddress {Digite o endereço do banco.} branchName {Digite a agência.} walletAddress {Digite o endereço.} network {Escolha a rede.} topic {Escolha um assunto.} content {Escreva do que se trata.} other {Este campo não pode ficar vazio.}}',
  username_invalid:
    'Use de {least, number} a {most, number} letras, números, pontos, hifens ou sublinhados, começando com letra ou número.',
  username_taken: 'Este nome de usuário já existe. Escolha outro.',
  nickname_too_long: 'Use no máximo {most, number} caracteres.',
  email_invalid: 'Isto não é um e-mail. O formato é nome@exemplo.com.',
  phone_invalid:
    'Isto não é um telefone. Escreva com o código do país, por exemplo +55 11 2345-6789.',
  password_too_short: 'Use pelo menos {least, number} caracteres.',
  password_too_long: 'Use no máximo {most, number} caracteres.',
  password_too_common: 'Esta senha está entre as primeiras que golpistas tentam. Escolha outra.',
  password_like_username: 'A senha não pode conter seu nome de usuário.',
  passwords_differ: 'As duas senhas digitadas não são iguais.',
  password_wrong: 'A senha está incorreta.',
  password_old_wrong: 'A senha antiga está incorreta.',
  password_same_as_old: 'A nova senha precisa ser diferente da antiga.',
  login_password_none: 'Você entra pelo seu app e não tem senha de acesso aqui.',
  password_link_invalid:
    'Este link não é mais válido. Ele funciona uma vez e por um dia; o atendimento pode lhe dar outro.',
  password_link_early:
    'Este link funciona a partir de {until}. A espera dá tempo para você ver que alguém pediu.',
  password_link_word_wrong:
    'A palavra não corresponde a este link. Ela foi dada a você por outra pessoa do atendimento, não pela que deu o link.',
  nothing_to_object: 'Não há mais nada a contestar.',
  nothing_changed: 'Nada foi alterado.',

  code_not_found: 'Código de autorização não encontrado. Confira cada caractere.',
  code_used: 'Este código de autorização já foi usado. Cada código abre uma conta.',
  code_expired: 'Este código de autorização expirou. Peça um novo a quem forneceu o código.',
  code_revoked: 'Este código de autorização foi revogado. Peça um novo a quem forneceu o código.',

  insufficient_balance:
    '{pocket, select, capital {A rede não tem capital próprio suficiente para isso.} other {Saldo insuficiente.}} Nada foi alterado.',
  request_id_reused:
    'Esta solicitação já foi enviada com outros dados. Nada foi alterado; recarregue a página e tente de novo.',
  entry_already_reversed: 'Este lançamento já foi estornado. Nada foi alterado.',
  entry_not_reversible:
    'Este lançamento é uma etapa de um saque, um câmbio ou um plano, que só se encerra por inteiro. Ele não pode ser estornado sozinho.',
  ledger_stopped:
    'Nossa própria conferência das contas encontrou valores que não batem. Nada foi alterado, e nenhum dinheiro se move até que pessoas tenham verificado o caso.',

  record_not_found: 'Este lançamento não existe na sua carteira.',
  statement_too_long:
    'Um extrato comporta até {most, number} lançamentos, e há mais neste período. Escolha um intervalo menor.',
  payout_zero: 'Escolha um valor acima de 0.',
  payout_above_available: 'O valor é maior que seu saldo disponível. Escolha um valor menor.',
  payout_fee_changed:
    'A tarifa de saque mudou desde que você a viu. Nada foi movido; veja a nova e peça de novo.',
  payout_card_missing:
    'Ainda não há cartão nem endereço de carteira cadastrado. Cadastre um para receber o saque.',
  payout_method_gone:
    'Seu cartão ou endereço de carteira é de uma forma de saque que não é mais oferecida. Cadastre outro.',
  payout_pay_password_missing:
    'Crie antes sua senha de transação. É com ela que se confirmam os saques.',
  payout_pay_password_disabled:
    'Sua senha de transação foi digitada errada dez vezes e está desativada. Crie uma nova em “Esqueceu?”.',
  payout_startup_not_returned:
    'Sua verba inicial ainda não foi devolvida. Devolva com um toque: a devolução usa o que resta dela e o que ela gerou, nunca dinheiro que você teria de trazer.',
  payout_card_new:
    'Seu cartão ou endereço de carteira mudou há menos de um dia. Para sua proteção, os saques aguardam até {until}.',
  payout_pay_password_reset:
    'Sua senha de transação foi redefinida há menos de um dia. Para sua proteção, os saques aguardam até {until}.',
  payout_contact_changed:
    'Seu e-mail ou telefone mudou há menos de um dia. Para sua proteção, os saques aguardam até {until}.',
  payout_password_reset:
    'Sua senha de acesso foi redefinida há menos de um dia. Para sua proteção, os saques aguardam até {until}.',
  payout_objected:
    'Você contestou uma senha de acesso definida por um link. Para sua proteção, os saques estão suspensos até que duas pessoas do atendimento tenham verificado o caso. Não custa nada.',
  payout_ledger_stopped:
    'Nossa própria conferência das contas encontrou valores que não batem. Nada foi alterado, e nenhum dinheiro se move até que pessoas tenham verificado o caso.',
  payout_rejected:
    'Alguém da equipe rejeitou o saque, e o valor inteiro voltou. O motivo está junto dele; se estiver errado, peça uma revisão.',
  payout_not_found: 'Este saque não existe.',
  payout_not_in_state: 'O saque já avançou de etapa, por isso isto não é mais possível.',
  startup_nothing_due: 'Não há verba inicial a devolver.',
  startup_in_plans:
    'A verba inicial está retida em planos. Ela pode ser devolvida quando esses planos terminarem.',
  refusal_not_found: 'Esta recusa não existe.',
  review_not_found: 'Nenhuma revisão foi pedida aqui.',
  review_asked_already:
    'Você já pediu uma revisão deste caso. Cada recusa é revisada uma vez, e a resposta vale para o que você escreveu primeiro.',
  review_answered: 'Esta revisão já foi respondida.',

  exchange_not_offered:
    'O câmbio ainda não é oferecido aqui. A rede não configurou nenhum prestador registrado.',
  acceptance_code_wrong:
    '{kind, select, personal {Nenhum aceitante pessoa física tem este código. Confira cada caractere ou procure em Empresa.} enterprise {Nenhum aceitante empresa tem este código. Confira cada caractere ou procure em Pessoa física.} other {Nenhum aceitante tem este código. Confira cada caractere.}}',
  exchange_quote_expired:
    'A cotação que você viu não está mais reservada. Nada foi alterado; veja antes a nova.',
  exchange_pay_password_missing:
    'Crie antes sua senha de transação. É com ela que se confirmam os câmbios.',
  exchange_startup_not_returned:
    'Sua verba inicial ainda não foi devolvida. Devolva com um toque: a devolução usa o que resta dela e o que ela gerou, nunca dinheiro que você teria de trazer.',
  exchange_zero: 'Escolha um valor acima de 0, para que algo chegue.',
  exchange_above_limit:
    'Este aceitante recebe no máximo {limit} por câmbio. Escolha um valor menor.',
  exchange_above_available: 'O valor é maior que seu saldo disponível. Escolha um valor menor.',
  exchange_pay_password_reset:
    'Sua senha de transação foi redefinida há menos de um dia. Para sua proteção, os câmbios aguardam até {until}.',
  exchange_contact_changed:
    'Seu e-mail ou telefone mudou há menos de um dia. Para sua proteção, os câmbios aguardam até {until}.',
  exchange_password_reset:
    'Sua senha de acesso foi redefinida há menos de um dia. Para sua proteção, os câmbios aguardam até {until}.',
  exchange_objected:
    'Você contestou uma senha de acesso definida por um link. Para sua proteção, os câmbios estão suspensos até que duas pessoas do atendimento tenham verificado o caso. Não custa nada.',
  exchange_not_found: 'Este câmbio não existe.',
  exchange_not_in_state: 'O câmbio já avançou de etapa, por isso isto não é mais possível.',
  exchange_not_due:
    'A equipe só decide um câmbio quando ele é contestado ou quando ninguém o encerra em 72 horas.',

  conversion_not_found: 'Este pedido não existe.',
  conversion_not_disputable: 'Na situação atual, este pedido não pode ser contestado.',
  dispute_made_already: 'Este pedido já foi contestado. Cada lado pode contestar uma vez.',
  dispute_too_late: 'A contestação era possível até {until}.',
  dispute_not_open: 'Não há contestação aberta para este pedido.',
  placement_not_found: 'Este espaço não existe.',
  placement_exclusions_full: 'No máximo {most, number} espaços de um plano podem ser excluídos.',
  postback_url_invalid:
    'Informe um endereço https de um site público, sem porta nem senha, e só com as palavras entre chaves que estão na lista.',
  chargeback_too_late:
    'Uma comissão pode ser estornada por 60 dias. Neste caso, o prazo terminou em {until}.',
  plan_not_found: 'Este plano não existe.',
  plan_not_in_status: 'O plano já avançou de etapa, por isso isto não é mais possível.',
  put_amount_invalid:
    'Digite apenas números, com no máximo duas casas decimais e sem separador de milhar.',
  put_zero: 'O valor não pode ser 0.',
  put_out_of_range:
    '{side, select, below {Fora da faixa: o valor mínimo deste plano é {lowest}.} other {Fora da faixa: o valor máximo deste plano é {highest}.}}',
  put_coupon_above_highest:
    'O cupom acrescenta {adds}, e com isso este plano passaria do seu valor máximo de {highest}. Aloque menos ou continue sem ele.',
  campaign_budget_spent: 'O orçamento desta promoção acabou. Nenhum outro cupom pode ser dado.',
  put_terms_changed:
    'As condições deste plano mudaram desde que você as viu. Nada foi alocado; veja as novas.',
  put_offer_over: 'A oferta deste plano terminou. Nada foi alocado.',
  put_escrow_short:
    'O lojista não reservou o suficiente para pagar as comissões deste plano. Nada foi alocado.',
  campaign_not_found: 'Esta promoção não existe.',
  campaign_over: 'Esta promoção terminou. Os cupons que você tem valem até a data de validade.',
  coupon_claimed: 'Você já resgatou o cupom desta promoção.',
  coupon_one_per_user: 'Você já recebeu seu cupom de novo usuário. Cada usuário recebe um.',
  coupon_new_user_only:
    'Este cupom é para contas abertas há no máximo {days, plural, one {# dia} many {# dias} other {# dias}}.',
  coupon_not_found: 'Este cupom não existe.',
  coupon_used: 'Este cupom já foi usado.',
  coupon_unavailable: 'Este cupom expirou ou não está disponível agora. Faça a alocação sem ele.',
  coupon_amount:
    'Este cupom vale para valores a partir de {amount}. Aloque mais ou continue sem ele.',
  coupon_name_used_today:
    'Você usou hoje um cupom com este nome. O próximo pode ser usado a partir de {until}.',

  vip_not_offered: 'O VIP não é oferecido aqui.',
  vip_price_changed:
    'O preço ou a tarifa do VIP mudou nesse meio-tempo. Nada foi cobrado; veja antes os novos valores.',
  vip_enough: 'Você já comprou VIP até o máximo possível: {months, number} meses.',

  follow_id_wrong: 'ID incorreto. Digite de novo.',
  follow_self: 'Este é seu próprio ID, e não é possível segui-lo.',
  follow_same: 'Você já segue este ID. Para mudar os limites, pare de seguir antes.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Escolha um valor acima de 0 por plano.} other {O limite total precisa ser no mínimo igual ao limite por plano.}}',
  follow_notice_needed:
    'O que você viu deste operador não está mais atualizado. Veja antes o histórico de novo.',
  follow_cap_used: 'Seu limite total foi todo usado.',
  follow_below_lowest: 'Seus limites deixaram menos do que o produto aceita.',
  follow_waits: 'A alocação veio antes de suas cópias começarem: o primeiro dia é para pensar.',
  follow_too_late: 'Não pôde ser copiada em até um dia.',
  follow_stopped: 'Você parou de seguir antes de ela ser copiada.',

  proposal_not_found: 'Esta proposta não existe.',
  proposal_decided: 'Esta proposta já foi decidida.',
  proposal_incomplete:
    '{field, select, amount {Escolha um valor acima de 0.} other {Falta algo na proposta: {field}.}}',
  proposal_reference_used: 'Esta referência já foi lançada ou está aguardando.',
  second_person_needed: 'Outra pessoa precisa confirmar isto.',
  deposit_reference_not_found: 'Nenhum parceiro tem esta referência de depósito.',

  pay_password_invalid: 'A senha de transação tem seis dígitos.',
  pay_password_too_common:
    'Esta é fácil de adivinhar: uma data, um padrão ou dígitos em sequência. Escolha outros dígitos.',
  pay_password_like_phone: 'Este é o final do seu telefone. Escolha outros dígitos.',
  pay_password_not_set: 'Você ainda não tem senha de transação. Crie uma para continuar.',
  pay_password_doubted:
    'Sua senha de acesso foi definida por um link. Para sua proteção, uma senha de transação poderá ser criada a partir de {until}, depois que o atendimento concordar.',
  pay_password_wrong:
    'Senha de transação incorreta. {left, plural, one {Resta # tentativa.} many {Restam # tentativas.} other {Restam # tentativas.}}',
  pay_password_paused:
    'Muitos erros. Tente de novo em {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  pay_password_disabled:
    'Sua senha de transação foi digitada errada dez vezes e está desativada. Crie uma nova em “Esqueceu?”.',
  pay_password_reset_missing: 'Não há redefinição a cancelar.',
  session_not_fresh:
    'Para sua segurança, isto só é possível logo depois de entrar. Volte ao seu app e abra esta página de novo por lá.',
  confirmation_invalid:
    'Sua senha de transação não foi confirmada exatamente para isto. Nada foi alterado; digite de novo.',
  confirmation_expired: 'Passou mais de um minuto. Digite sua senha de transação de novo.',
  confirmation_used:
    'Esta confirmação já foi usada. Se quiser repetir a operação, digite sua senha de transação de novo.',
  card_method_unknown: 'Esta forma de receber saques não é mais oferecida. Recarregue a página.',
  card_same: 'Esses dados já estão vinculados. Nada foi alterado.',
  field_invalid:
    '{field, select, bankAccount {Isto não é um número de conta: use só as letras e os números dela.} walletAddress {Isto não é um endereço deste tipo. Copie de novo, inteiro.} mobile {Isto não é um telefone. Escreva com o código do país, por exemplo +55 11 2345-6789.} network {Escolha uma rede da lista.} other {Há caracteres invisíveis ou que não combinam entre si. Digite à mão.}}',

  preference_locked: 'O que diz respeito à segurança da sua conta é sempre avisado.',
  image_missing: 'Selecione uma imagem.',
  image_not_image: 'Isto não é uma imagem JPEG, PNG ou WebP. Escolha outro arquivo.',
  image_too_large: 'A imagem é grande demais. O máximo é 5 MB.',
  image_too_many_pixels: 'A imagem tem pixels demais. Envie uma versão menor.',
  image_too_many_today: 'Você enviou {most, number} imagens em um dia. Envie esta amanhã.',
  image_quota_full:
    'Suas imagens já ocupam todos os {megabytes, number} MB permitidos. O atendimento ajuda você.',
  image_not_found: 'Esta imagem não existe.',
  feedback_too_long: 'Use no máximo {most, number} caracteres.',
  feedback_too_many_images: 'É possível anexar no máximo {most, number} imagens.',
  question_not_found: 'Esta pergunta não existe.',
  chat_too_long: 'Use no máximo {most, number} caracteres.',
  push_endpoint_unknown:
    'Não conhecemos o serviço de push deste navegador. O sino continua avisando de tudo.',
  staff_text_blocked:
    'Isto não foi enviado ao parceiro: o texto {why, select, account_number {cita um número de conta} wallet_address {cita um endereço de carteira} pay_in {pede dinheiro} password {pede uma senha} return_promise {promete ganhos} outside_contact {cita um contato ou endereço fora do aplicativo} remote_access {pede o controle de um dispositivo} disguised {esconde palavras pela forma de escrever} other {diz o que a equipe não pode dizer}}: “{part}”. Retire esse trecho.',
  chat_attachment_not_found: 'O anexo não é seu ou não existe mais. Anexe outra coisa.',

  too_many_attempts:
    'Muitas tentativas. Tente de novo em {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  busy: 'O servidor está ocupado. Nada foi alterado; tente de novo daqui a pouco.',
  server_error: 'Erro no servidor. Tente de novo daqui a pouco.',
} as const satisfies Record<Reason, string>;
