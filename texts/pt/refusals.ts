import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Brazilian Portuguese. */
export const texts = {
  input_invalid: 'Não conseguimos ler esta solicitação. Recarregue a página e tente de novo.',
  body_not_json: 'Não conseguimos ler esta solicitação: ela precisa ser enviada como JSON.',
  body_too_large: 'A solicitação é grande demais.',
  call_not_found: 'Esta chamada não existe.',
  time_zone_invalid:
    'Não conseguimos ler seu fuso horário. Confira as configurações de data do aparelho.',

  not_authorized: 'Você não tem autorização. Entre na sua conta para continuar.',
  session_expired: 'Seu acesso expirou. Entre de novo.',
  session_not_found: 'Este aparelho já foi desconectado.',
  session_read_only:
    'Este aparelho está só para consulta, porque sua senha de acesso foi redefinida. Entre com a nova senha ou conteste se não foi você.',
  account_not_opened: 'Você ainda não tem conta aqui. Abra uma com um código de autorização.',
  account_not_activated:
    'Sua conta ainda não foi ativada. O atendimento pode dizer o que está faltando.',
  account_disabled: 'Sua conta está desativada. O atendimento pode dizer o motivo.',
  account_cancelled: 'Esta conta foi encerrada. O atendimento pode ajudar você.',
  handover_invalid: 'O link do seu app não é válido. Volte e abra de novo.',
  handover_expired: 'O link do seu app expirou. Volte e abra de novo.',
  handover_used: 'O link do seu app já foi usado. Volte e abra de novo.',

  credentials_wrong: 'Nome de usuário ou senha incorretos.',
  field_empty:
    '{field, select, username {Digite seu nome de usuário.} password {Digite sua senha.} confirmPassword {Digite a senha de novo.} oldPassword {Digite sua senha atual.} newPassword {Digite uma nova senha.} email {Digite seu e-mail.} phone {Digite seu telefone.} licenseKey {Digite seu código de autorização.} loginPassword {Digite sua senha de acesso.} cardName {Digite o nome do banco ou do cartão.} userName {Digite o nome do titular.} mobile {Digite um telefone.} bankAccount {Digite o número da conta.} bankAddress {Digite o endereço do banco.} branchName {Digite a agência.} walletAddress {Digite o endereço da carteira.} network {Escolha a blockchain.} topic {Escolha um assunto.} content {Conte do que se trata.} other {Este campo não pode ficar vazio.}}',
  username_invalid:
    'Use de {least, number} a {most, number} letras, números, pontos, hifens ou sublinhados, começando com letra ou número.',
  username_taken: 'Este nome de usuário já existe. Escolha outro.',
  nickname_too_long: 'Use no máximo {most, number} caracteres.',
  email_invalid: 'Digite um e-mail válido, por exemplo nome@exemplo.com.',
  phone_invalid: 'Digite um telefone válido com o código do país, por exemplo +55 11 2345-6789.',
  password_too_short: 'Use pelo menos {least, number} caracteres.',
  password_too_long: 'Use no máximo {most, number} caracteres.',
  password_too_common: 'Esta senha é fácil demais de adivinhar. Escolha outra.',
  password_like_username: 'A senha não pode conter seu nome de usuário.',
  passwords_differ: 'As duas senhas digitadas não coincidem.',
  password_wrong: 'A senha está incorreta.',
  password_old_wrong: 'A senha antiga está incorreta.',
  password_same_as_old: 'A nova senha precisa ser diferente da antiga.',
  login_password_none: 'Você entra por outro app e, por isso, não tem senha de acesso aqui.',
  passkey_wrong:
    'Esta chave de acesso não abre nenhuma conta aqui. Talvez tenha sido removida. Entre com sua senha.',
  passkey_not_found: 'Esta chave de acesso já foi removida.',
  passkey_too_many: 'Você já tem {most, number} chaves de acesso. Remova uma primeiro.',
  passkey_before_digits:
    'Esta chave de acesso é anterior aos seus seis dígitos e por isso não pode confirmar no lugar deles. Use os dígitos, ou remova a chave e adicione-a de novo.',
  signature_wrong:
    'Não conseguimos confirmar com sua chave de acesso. Tente de novo ou use seus seis dígitos.',
  password_objected:
    'Você contestou uma senha de acesso que não definiu. Uma chave de acesso não pode definir outra até que duas pessoas da nossa equipe analisem o caso.',
  passkey_doubted:
    'Sua senha de acesso foi redefinida. Para sua segurança, crie uma senha de transação antes de adicionar uma chave de acesso.',
  password_link_invalid:
    'Este link não é mais válido. Cada link funciona uma vez e por tempo limitado; você pode pedir outro.',
  password_link_early:
    'Este link vai funcionar a partir de {until}. A espera dá tempo de reagir se não foi você quem pediu.',
  password_link_word_wrong:
    'Esta palavra secreta não corresponde ao link. Ela foi passada por outra pessoa da equipe.',
  nothing_to_object: 'Não há mais nada a contestar ou interromper.',
  nothing_changed: 'Você não alterou nada.',

  code_not_found: 'Código de autorização não encontrado. Confira cada caractere.',
  code_used: 'Este código de autorização já foi usado. Cada código abre uma conta.',
  code_expired: 'Este código de autorização expirou. Peça um novo a quem forneceu o código.',
  code_revoked: 'Este código de autorização foi revogado. Peça um novo a quem forneceu o código.',

  insufficient_balance:
    '{pocket, select, capital {A rede não tem capital próprio suficiente para isso.} other {Saldo insuficiente.}} Nenhum dinheiro foi movimentado.',
  request_id_reused:
    'Esta solicitação já foi enviada com outros dados. Nenhum dinheiro foi movimentado. Recarregue a página e tente de novo.',
  entry_already_reversed: 'Este registro já foi estornado. Nenhum dinheiro foi movimentado.',
  entry_not_reversible:
    'Este registro é uma etapa de um saque, de uma operação de câmbio ou de um plano. Não pode ser estornado separadamente.',
  ledger_stopped:
    'A conferência da nossa contabilidade encontrou algo que não bate. Nenhum dinheiro foi movimentado, nem será até verificarmos.',

  record_not_found: 'Não encontramos este lançamento na sua carteira.',
  statement_too_long:
    'Um extrato comporta até {most, number} lançamentos, e este período tem mais. Escolha um menor.',
  payout_zero: 'Digite um valor acima de 0.',
  payout_above_available: 'É mais que seu saldo disponível. Digite um valor menor.',
  payout_fee_changed:
    'A tarifa de saque mudou desde que você a viu. Nenhum dinheiro foi movimentado. Confira a nova tarifa e tente de novo.',
  payout_card_missing:
    'Você ainda não cadastrou um cartão ou endereço de carteira. Cadastre um para sabermos para onde enviar seu saque.',
  payout_method_gone:
    'A forma de saque do seu cartão ou endereço de carteira não é mais oferecida. Cadastre outro.',
  payout_pay_password_missing:
    'Crie antes sua senha de transação. Você precisa dela para confirmar saques.',
  payout_pay_password_disabled:
    'Sua senha de transação foi digitada errada muitas vezes e está desativada. Crie uma nova em “Esqueceu?”.',
  payout_startup_not_returned:
    'Devolva antes sua verba inicial. Bastam um toque e sua senha de transação; só é usado o que resta dela e o que ela gerou. Você nunca precisa colocar dinheiro.',
  payout_card_new:
    'Seu cartão ou endereço de carteira acabou de mudar. Para sua segurança, os saques estão pausados até {until}.',
  payout_pay_password_reset:
    'Sua senha de transação acabou de ser redefinida. Para sua segurança, os saques estão pausados até {until}.',
  payout_contact_changed:
    'Seu e-mail ou telefone acabou de mudar. Para sua segurança, os saques estão pausados até {until}.',
  payout_password_reset:
    'Sua senha de acesso acabou de ser redefinida. Para sua segurança, os saques estão pausados até {until}.',
  payout_objected:
    'Você contestou uma senha de acesso que não definiu. Para sua segurança, os saques estão pausados até que duas pessoas da nossa equipe analisem o caso. Isso não custa nada a você.',
  payout_ledger_stopped:
    'A conferência da nossa contabilidade encontrou algo que não bate. Nenhum dinheiro foi movimentado, nem será até verificarmos.',
  payout_rejected:
    'Alguém da equipe recusou este saque, e o valor total foi devolvido. O motivo aparece junto do saque. Se estiver errado, peça uma revisão.',
  payout_not_found: 'Não encontramos este saque.',
  payout_not_in_state: 'O saque já avançou; isto não é mais possível.',
  startup_nothing_due: 'Você não tem verba inicial a devolver.',
  startup_in_plans:
    'Sua verba inicial está em planos. Você poderá devolvê-la quando esses planos forem liquidados.',
  refusal_not_found: 'Não encontramos esta recusa.',
  review_not_found: 'Não encontramos esta revisão.',
  review_asked_already:
    'Você já pediu uma revisão deste caso. Cada recusa é revisada uma vez, com base no que você escreveu primeiro.',
  review_answered: 'Esta revisão já foi respondida.',

  exchange_not_offered:
    'O câmbio ainda não é oferecido aqui. A rede não tem um prestador registrado.',
  acceptance_code_wrong:
    '{kind, select, personal {Nenhum aceitante pessoa física tem este código. Confira cada caractere ou tente “Empresa”.} enterprise {Nenhum aceitante empresa tem este código. Confira cada caractere ou tente “Pessoa física”.} other {Nenhum aceitante tem este código. Confira cada caractere.}}',
  exchange_quote_expired:
    'Esta cotação expirou. Nenhum dinheiro foi movimentado. Confira a nova cotação e tente de novo.',
  exchange_pay_password_missing:
    'Crie antes sua senha de transação. Você precisa dela para confirmar operações de câmbio.',
  exchange_startup_not_returned:
    'Devolva antes sua verba inicial. Bastam um toque e sua senha de transação; só é usado o que resta dela e o que ela gerou. Você nunca precisa colocar dinheiro.',
  exchange_zero: 'Digite um valor maior, para que você receba algo.',
  exchange_above_limit:
    'O limite deste aceitante é de {limit} por operação. Digite um valor menor.',
  exchange_above_available: 'É mais que seu saldo disponível. Digite um valor menor.',
  exchange_pay_password_reset:
    'Sua senha de transação acabou de ser redefinida. Para sua segurança, as operações de câmbio estão pausadas até {until}.',
  exchange_contact_changed:
    'Seu e-mail ou telefone acabou de mudar. Para sua segurança, as operações de câmbio estão pausadas até {until}.',
  exchange_password_reset:
    'Sua senha de acesso acabou de ser redefinida. Para sua segurança, as operações de câmbio estão pausadas até {until}.',
  exchange_objected:
    'Você contestou uma senha de acesso que não definiu. Para sua segurança, as operações de câmbio estão pausadas até que duas pessoas da nossa equipe analisem o caso. Isso não custa nada a você.',
  exchange_not_found: 'Não encontramos esta operação de câmbio.',
  exchange_not_in_state: 'A operação de câmbio já avançou; isto não é mais possível.',
  exchange_not_due:
    'A equipe só decide uma operação de câmbio quando ela é contestada ou está em atraso.',

  conversion_not_found: 'Não encontramos este pedido.',
  conversion_not_disputable: 'Você não pode contestar este pedido na situação atual.',
  dispute_made_already: 'Este pedido já foi contestado. Cada lado pode contestar uma vez.',
  dispute_too_late: 'A contestação era possível até {until}.',
  dispute_not_open: 'Não há contestação aberta para este pedido.',
  placement_not_found: 'Não encontramos este espaço.',
  placement_exclusions_full: 'Você pode excluir até {most, number} espaços por plano.',
  chargeback_too_late: 'O prazo para estornar esta comissão terminou em {until}.',
  plan_not_found: 'Não encontramos este plano.',
  plan_not_in_status: 'O plano já avançou; isto não é mais possível.',
  put_amount_invalid:
    'Digite um valor com no máximo duas casas decimais e sem separador de milhar.',
  put_zero: 'O valor não pode ser 0.',
  put_out_of_range:
    '{side, select, below {Fora da faixa: o mínimo deste plano é {lowest}.} other {Fora da faixa: o máximo deste plano é {highest}.}}',
  put_coupon_above_highest:
    'O cupom acrescenta {adds}, e este plano passaria do máximo de {highest}. Aloque um valor menor ou não use o cupom.',
  campaign_budget_spent: 'O orçamento desta promoção acabou; não há mais cupons.',
  put_terms_changed:
    'As condições deste plano mudaram desde que você as viu. Nenhum dinheiro foi movimentado. Confira antes as novas condições.',
  put_offer_over: 'Esta oferta terminou. Nenhum dinheiro foi movimentado.',
  put_escrow_short:
    'O lojista não deixou o suficiente em garantia para pagar as comissões deste plano. Nenhum dinheiro foi movimentado.',
  campaign_not_found: 'Não encontramos esta promoção.',
  campaign_over: 'Esta promoção terminou. Os cupons que você já tem valem até expirar.',
  coupon_claimed: 'Você já resgatou o cupom desta promoção.',
  coupon_one_per_user: 'Você já recebeu seu cupom de novo usuário. É no máximo um por usuário.',
  coupon_new_user_only:
    'Este cupom é para contas abertas {days, plural, one {no último dia} many {nos últimos # dias} other {nos últimos # dias}}.',
  coupon_not_found: 'Não encontramos este cupom.',
  coupon_used: 'Este cupom já foi usado.',
  coupon_unavailable: 'Este cupom expirou ou não está disponível. Continue sem ele.',
  coupon_amount:
    'Este cupom vale para valores a partir de {amount}. Aloque um valor maior ou não use o cupom.',
  coupon_name_used_today:
    'Você já usou hoje um cupom com este nome. O próximo pode ser usado a partir de {until}.',

  vip_not_offered: 'O VIP não é oferecido aqui.',
  vip_price_changed:
    'O preço ou a tarifa do VIP mudou desde que você viu. Nenhum dinheiro foi movimentado. Confira antes a nova oferta.',
  vip_enough: 'Não é possível comprar VIP com mais de {months, number} meses de antecedência.',

  follow_id_wrong: 'ID incorreto, digite de novo.',
  follow_self: 'Este é o seu próprio ID. Você não pode seguir a si mesmo.',
  follow_same: 'Você já segue este ID. Para mudar seus limites, pare de seguir antes.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Digite um limite por plano acima de 0.} other {O limite total precisa ser no mínimo igual ao limite por plano.}}',
  follow_notice_needed:
    'Você viu o histórico deste operador há muito tempo, ou a participação dele mudou. Confira de novo antes.',
  follow_cap_used: 'Seu limite total se esgotou.',
  follow_below_lowest: 'Seus limites deixaram menos que o mínimo do plano.',
  follow_waits:
    'Você ainda não tinha começado a seguir. Na primeira vez, há um prazo de reflexão antes.',
  follow_too_late: 'Não foi possível copiar a tempo.',
  follow_stopped: 'Você parou de seguir antes da cópia.',

  second_person_needed: 'Outra pessoa precisa aprovar isto.',
  deposit_reference_not_found: 'Nenhum parceiro tem esta referência de depósito.',

  pay_password_invalid: 'Sua senha de transação precisa ter seis dígitos.',
  pay_password_too_common:
    'Fácil demais de adivinhar: uma data, um padrão ou dígitos em sequência. Escolha outros dígitos.',
  pay_password_like_phone: 'Estes são os últimos dígitos do seu telefone. Escolha outros.',
  pay_password_not_set: 'Você ainda não tem senha de transação. Crie uma para continuar.',
  pay_password_doubted:
    'Sua senha de acesso foi redefinida. Para sua segurança, você poderá criar uma senha de transação a partir de {until}, com a aprovação da nossa equipe.',
  pay_password_wrong:
    'Senha de transação incorreta. {left, plural, one {Resta # tentativa.} many {Restam # tentativas.} other {Restam # tentativas.}}',
  pay_password_paused:
    'Muitas tentativas erradas. Tente de novo em {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  pay_password_disabled:
    'Sua senha de transação foi digitada errada muitas vezes e está desativada. Crie uma nova em “Esqueceu?”.',
  pay_password_reset_missing: 'Não há pedido a cancelar.',
  session_not_fresh:
    'Para sua segurança, isto só é possível logo depois de entrar. Volte ao outro app e abra esta página de novo por lá.',
  confirmation_invalid: 'Você confirmou outra coisa. Nada mudou. Confirme de novo.',
  confirmation_expired: 'Demorou demais. Digite sua senha de transação de novo.',
  confirmation_used:
    'Esta confirmação já foi usada. Para repetir a ação, digite sua senha de transação.',
  card_method_unknown: 'Esta forma de saque não é mais oferecida. Recarregue a página.',
  card_same: 'Esses dados já estão salvos. Nada mudou.',
  field_invalid:
    '{field, select, bankAccount {Digite um número de conta válido, só com letras e números.} walletAddress {Este endereço não é válido para esta blockchain. Copie de novo o endereço inteiro.} mobile {Digite um telefone válido com o código do país, por exemplo +55 11 2345-6789.} network {Escolha uma blockchain da lista.} other {O texto contém caracteres ocultos ou misturados. Digite à mão.}}',
  iban_length:
    'Um IBAN que começa com {country} tem {length, number} caracteres. Este tem {given, number}.',
  iban_checksum:
    'Este IBAN não é válido: pelo menos um caractere está errado. Compare-o com o que o seu banco informou.',

  preference_locked: 'Notificações de segurança não podem ser desligadas.',
  image_missing: 'Selecione uma imagem.',
  image_not_image: 'Isto não é uma imagem JPEG, PNG ou WebP. Escolha outro arquivo.',
  image_too_large: 'Imagem grande demais. Escolha uma de até 5 MB.',
  image_too_many_pixels: 'Esta imagem tem pixels demais. Envie uma versão menor.',
  image_too_many_today:
    'Você atingiu o limite diário de {most, number} imagens. Envie esta amanhã.',
  image_quota_full:
    'Suas imagens atingiram o limite de {megabytes, number} MB. O atendimento pode ajudar você.',
  image_not_found: 'Não encontramos esta imagem.',
  feedback_too_long: 'Use no máximo {most, number} caracteres.',
  feedback_too_many_images: 'Você pode anexar até {most, number} imagens.',
  chat_too_long: 'Use no máximo {most, number} caracteres.',
  push_endpoint_unknown:
    'O serviço de push deste navegador não é compatível. Você encontra tudo no sino.',
  staff_text_blocked:
    'Isto não foi enviado ao parceiro: o texto {why, select, account_number {contém um número de conta} wallet_address {contém um endereço de carteira} pay_in {pede dinheiro} password {pede uma senha} return_promise {promete retorno} outside_contact {contém um contato ou endereço fora do app} remote_access {pede o controle de um aparelho} disguised {está disfarçado} other {diz algo que a equipe não pode dizer}}: “{part}”. Retire esse trecho.',
  chat_attachment_not_found: 'Não encontramos o que você anexou. Anexe outra coisa.',

  too_many_attempts:
    'Muitas tentativas. Tente de novo em {minutes, plural, one {# minuto} many {# minutos} other {# minutos}}.',
  busy: 'O servidor está ocupado. Nada mudou. Tente de novo daqui a pouco.',
  server_error: 'Erro no servidor. Tente de novo daqui a pouco.',
} as const satisfies Record<Reason, string>;
