import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Spanish. */
export const texts = {
  input_invalid: 'No pudimos leer la solicitud. Recargue la página e inténtelo de nuevo.',
  body_not_json: 'No pudimos leer la solicitud: debe enviarse como JSON.',
  body_too_large: 'La solicitud es demasiado grande.',
  call_not_found: 'Esta llamada no existe.',
  time_zone_invalid:
    'No pudimos leer su zona horaria. Revise los ajustes de fecha de su dispositivo.',

  not_authorized: 'Acceso no autorizado. Inicie sesión para continuar.',
  session_expired: 'Su sesión venció. Inicie sesión de nuevo.',
  session_not_found: 'Ese dispositivo ya cerró sesión.',
  session_read_only:
    'Este dispositivo es de solo lectura, porque su contraseña de acceso se restableció. Inicie sesión con la nueva contraseña o repórtelo si no fue usted.',
  account_not_opened: 'Todavía no tiene cuenta aquí. Abra una con un código de autorización.',
  account_not_activated:
    'Su cuenta aún no está activada. Atención al cliente puede decirle qué falta.',
  account_disabled: 'Su cuenta está desactivada. Atención al cliente puede decirle por qué.',
  account_cancelled: 'Esta cuenta se cerró. Atención al cliente puede ayudarle.',
  handover_invalid: 'El enlace de su aplicación no es válido. Regrese y ábralo de nuevo.',
  handover_expired: 'El enlace de su aplicación venció. Regrese y ábralo de nuevo.',
  handover_used: 'El enlace de su aplicación ya se usó. Regrese y ábralo de nuevo.',

  credentials_wrong: 'El nombre de usuario o la contraseña son incorrectos.',
  field_empty:
    '{field, select, username {Escriba su nombre de usuario.} password {Escriba su contraseña.} confirmPassword {Escriba otra vez la contraseña.} oldPassword {Escriba su contraseña actual.} newPassword {Escriba una contraseña nueva.} email {Escriba su correo electrónico.} phone {Escriba su número de teléfono.} licenseKey {Escriba su código de autorización.} loginPassword {Escriba su contraseña de acceso.} cardName {Escriba el nombre del banco o de la tarjeta.} userName {Escriba el nombre del titular de la cuenta.} mobile {Escriba un número de teléfono.} bankAccount {Escriba el número de cuenta.} bankAddress {Escriba la dirección del banco.} branchName {Escriba la sucursal.} walletAddress {Escriba la dirección de billetera.} network {Elija la blockchain.} topic {Elija un tema.} content {Díganos de qué se trata.} other {Este campo no puede quedar vacío.}}',
  username_invalid:
    'Use de {least, number} a {most, number} letras, dígitos, puntos, guiones o guiones bajos, empezando por una letra o un dígito.',
  username_taken: 'Este nombre de usuario ya existe. Elija otro.',
  nickname_too_long: 'Use como máximo {most, number} caracteres.',
  email_invalid: 'Escriba un correo electrónico válido, por ejemplo nombre@example.com.',
  phone_invalid:
    'Escriba un número de teléfono válido con el código del país, por ejemplo +52 55 1234 5678.',
  password_too_short: 'Use al menos {least, number} caracteres.',
  password_too_long: 'Use como máximo {most, number} caracteres.',
  password_too_common: 'Esta contraseña es demasiado fácil de adivinar. Elija otra.',
  password_like_username: 'La contraseña no puede contener su nombre de usuario.',
  passwords_differ: 'Las dos contraseñas no coinciden.',
  password_wrong: 'La contraseña es incorrecta.',
  password_old_wrong: 'La contraseña anterior es incorrecta.',
  password_same_as_old: 'La contraseña nueva debe ser distinta de la anterior.',
  login_password_none:
    'Usted inicia sesión desde otra aplicación, así que aquí no tiene contraseña de acceso.',
  passkey_wrong:
    'Esta llave de acceso no abre ninguna cuenta aquí. Es posible que se haya quitado. Inicie sesión con su contraseña.',
  passkey_not_found: 'Esta llave de acceso ya se quitó.',
  passkey_too_many: 'Ya tiene {most, number} llaves de acceso. Quite una primero.',
  passkey_before_digits:
    'Esta llave de acceso es anterior a sus seis dígitos y por eso no puede confirmar en su lugar. Use los dígitos, o quite la llave y agréguela de nuevo.',
  signature_wrong:
    'No pudimos confirmarlo con su llave de acceso. Inténtelo de nuevo o use sus seis dígitos.',
  password_objected:
    'Usted reportó una contraseña de acceso que no definió. No se puede definir otra con una llave de acceso hasta que dos miembros de nuestro equipo lo revisen.',
  passkey_doubted:
    'Su contraseña de acceso se restableció. Por su seguridad, defina una contraseña de transacción antes de agregar una llave de acceso.',
  password_link_invalid:
    'Este enlace ya no es válido. Cada enlace funciona una sola vez y por tiempo limitado; puede pedir otro.',
  password_link_early:
    'Este enlace funcionará desde el {until}. La espera le da tiempo de reaccionar si usted no lo pidió.',
  password_link_word_wrong:
    'Esta palabra secreta no corresponde al enlace. Se la dio otro miembro del equipo.',
  nothing_to_object: 'Ya no hay nada que reportar ni detener.',
  nothing_changed: 'Usted no hizo cambios.',

  code_not_found: 'Código de autorización no encontrado. Revise cada carácter.',
  code_used: 'Este código de autorización ya se usó. Cada código abre una sola cuenta.',
  code_expired: 'Este código de autorización venció. Pida uno nuevo a quien se lo dio.',
  code_revoked: 'Este código de autorización fue revocado. Pida uno nuevo a quien se lo dio.',

  insufficient_balance:
    '{pocket, select, capital {La red no tiene capital propio suficiente para esto.} other {Saldo insuficiente.}} No se movió dinero.',
  request_id_reused:
    'Esta solicitud ya se envió con otros datos. No se movió dinero. Recargue la página e inténtelo de nuevo.',
  entry_already_reversed: 'Este registro ya se revirtió. No se movió dinero.',
  entry_not_reversible:
    'Este registro es un paso de un retiro, una operación de cambio o un plan. No se puede revertir por separado.',
  ledger_stopped:
    'El control de nuestra contabilidad encontró algo que no cuadra. No se movió dinero, ni se moverá hasta que lo hayamos revisado.',

  record_not_found: 'No encontramos este movimiento en su billetera.',
  statement_too_long:
    'Un extracto contiene hasta {most, number} movimientos, y este periodo tiene más. Elija uno más corto.',
  payout_zero: 'Escriba un importe superior a 0.',
  payout_above_available: 'Es más que sus fondos disponibles. Escriba un importe menor.',
  payout_fee_changed:
    'La tarifa de retiro cambió desde que la vio. No se movió dinero. Revise la nueva tarifa e inténtelo de nuevo.',
  payout_card_missing:
    'Aún no ha vinculado una tarjeta o dirección de billetera. Vincule una para que sepamos adónde enviar su retiro.',
  payout_method_gone:
    'El método de retiro de su tarjeta o dirección de billetera ya no se ofrece. Vincule otra.',
  payout_pay_password_missing:
    'Defina primero su contraseña de transacción. La necesita para confirmar retiros.',
  payout_pay_password_disabled:
    'Su contraseña de transacción se escribió mal demasiadas veces y está desactivada. Defina una nueva en «¿La olvidó?».',
  payout_startup_not_returned:
    'Devuelva primero sus fondos iniciales. Basta un toque y su contraseña de transacción; solo se usa lo que queda de ellos y lo que generaron. Nunca tiene que poner dinero.',
  payout_card_new:
    'Su tarjeta o dirección de billetera acaba de cambiar. Por su seguridad, los retiros están en pausa hasta el {until}.',
  payout_pay_password_reset:
    'Su contraseña de transacción acaba de restablecerse. Por su seguridad, los retiros están en pausa hasta el {until}.',
  payout_contact_changed:
    'Su correo electrónico o teléfono acaba de cambiar. Por su seguridad, los retiros están en pausa hasta el {until}.',
  payout_password_reset:
    'Su contraseña de acceso acaba de restablecerse. Por su seguridad, los retiros están en pausa hasta el {until}.',
  payout_objected:
    'Usted reportó una contraseña de acceso que no definió. Por su seguridad, los retiros están en pausa hasta que dos miembros de nuestro equipo lo revisen. No le cuesta nada.',
  payout_ledger_stopped:
    'El control de nuestra contabilidad encontró algo que no cuadra. No se movió dinero, ni se moverá hasta que lo hayamos revisado.',
  payout_rejected:
    'Un miembro del equipo rechazó este retiro y se devolvió el importe total. El motivo se muestra con el retiro. Si es erróneo, pida una revisión.',
  payout_not_found: 'No encontramos este retiro.',
  payout_not_in_state: 'El retiro ya avanzó; esto ya no es posible.',
  startup_nothing_due: 'No tiene fondos iniciales por devolver.',
  startup_in_plans:
    'Sus fondos iniciales están en planes. Podrá devolverlos cuando esos planes se liquiden.',
  refusal_not_found: 'No encontramos este rechazo.',
  review_not_found: 'No encontramos esta revisión.',
  review_asked_already:
    'Ya pidió una revisión de esto. Cada rechazo se revisa una vez, según lo que escribió primero.',
  review_answered: 'Esta revisión ya tiene respuesta.',

  exchange_not_offered:
    'El cambio de divisas aún no se ofrece aquí. La red no tiene un proveedor registrado.',
  acceptance_code_wrong:
    '{kind, select, personal {Ningún aceptante particular tiene este código. Revise cada carácter o pruebe con «Empresa».} enterprise {Ningún aceptante empresa tiene este código. Revise cada carácter o pruebe con «Particular».} other {Ningún aceptante tiene este código. Revise cada carácter.}}',
  exchange_quote_expired:
    'Este tipo de cambio venció. No se movió dinero. Revise el nuevo e inténtelo de nuevo.',
  exchange_pay_password_missing:
    'Defina primero su contraseña de transacción. La necesita para confirmar operaciones de cambio.',
  exchange_startup_not_returned:
    'Devuelva primero sus fondos iniciales. Basta un toque y su contraseña de transacción; solo se usa lo que queda de ellos y lo que generaron. Nunca tiene que poner dinero.',
  exchange_zero: 'Escriba un importe mayor, para que reciba algo.',
  exchange_above_limit:
    'El límite de este aceptante es de {limit} por operación. Escriba un importe menor.',
  exchange_above_available: 'Es más que sus fondos disponibles. Escriba un importe menor.',
  exchange_pay_password_reset:
    'Su contraseña de transacción acaba de restablecerse. Por su seguridad, las operaciones de cambio están en pausa hasta el {until}.',
  exchange_contact_changed:
    'Su correo electrónico o teléfono acaba de cambiar. Por su seguridad, las operaciones de cambio están en pausa hasta el {until}.',
  exchange_password_reset:
    'Su contraseña de acceso acaba de restablecerse. Por su seguridad, las operaciones de cambio están en pausa hasta el {until}.',
  exchange_objected:
    'Usted reportó una contraseña de acceso que no definió. Por su seguridad, las operaciones de cambio están en pausa hasta que dos miembros de nuestro equipo lo revisen. No le cuesta nada.',
  exchange_not_found: 'No encontramos esta operación de cambio.',
  exchange_not_in_state: 'La operación de cambio ya avanzó; esto ya no es posible.',
  exchange_not_due:
    'El equipo decide una operación de cambio solo si está en disputa o fuera de plazo.',

  conversion_not_found: 'No encontramos este pedido.',
  conversion_not_disputable: 'No puede impugnar este pedido en su estado actual.',
  dispute_made_already: 'Este pedido ya se impugnó. Cada parte puede impugnar una vez.',
  dispute_too_late: 'Se podía impugnar hasta el {until}.',
  dispute_not_open: 'No hay ninguna impugnación abierta de este pedido.',
  placement_not_found: 'No encontramos este espacio.',
  placement_exclusions_full: 'Puede excluir hasta {most, number} espacios por plan.',
  chargeback_too_late: 'El plazo para revertir esta comisión terminó el {until}.',
  plan_not_found: 'No encontramos este plan.',
  plan_not_in_status: 'El plan ya avanzó; esto ya no es posible.',
  put_amount_invalid: 'Escriba un importe con dos decimales como máximo y sin separador de miles.',
  put_zero: 'El importe no puede ser 0.',
  put_out_of_range:
    '{side, select, below {Fuera de rango: el mínimo de este plan es {lowest}.} other {Fuera de rango: el máximo de este plan es {highest}.}}',
  put_coupon_above_highest:
    'El cupón agrega {adds}, y este plan superaría su máximo de {highest}. Asigne un importe menor o no use el cupón.',
  campaign_budget_spent: 'El presupuesto de esta promoción se agotó; ya no hay cupones.',
  put_terms_changed:
    'Las condiciones de este plan cambiaron desde que las vio. No se movió dinero. Revise primero las nuevas condiciones.',
  put_offer_over: 'Esta oferta terminó. No se movió dinero.',
  put_escrow_short:
    'El comercio no ha provisionado lo suficiente para pagar las comisiones de este plan. No se movió dinero.',
  campaign_not_found: 'No encontramos esta promoción.',
  campaign_over:
    'Esta promoción terminó. Los cupones que ya tiene siguen siendo válidos hasta que venzan.',
  coupon_claimed: 'Ya obtuvo el cupón de esta promoción.',
  coupon_one_per_user: 'Ya recibió su cupón de bienvenida. Hay uno por usuario como máximo.',
  coupon_new_user_only:
    'Este cupón es para cuentas abiertas en {days, plural, one {el último día} many {los últimos # de días} other {los últimos # días}}.',
  coupon_not_found: 'No encontramos este cupón.',
  coupon_used: 'Este cupón ya se usó.',
  coupon_unavailable: 'Este cupón venció o no está disponible. Continúe sin él.',
  coupon_amount:
    'Este cupón es para importes desde {amount}. Asigne un importe mayor o no use el cupón.',
  coupon_name_used_today:
    'Hoy ya usó un cupón con este nombre. Podrá usar el siguiente desde el {until}.',

  vip_not_offered: 'El VIP no se ofrece aquí.',
  vip_price_changed:
    'El precio o la tarifa VIP cambió desde que la vio. No se movió dinero. Revise primero la nueva oferta.',
  vip_enough: 'No se puede comprar VIP con más de {months, number} meses de anticipación.',

  follow_id_wrong: 'ID incorrecto, escríbalo de nuevo.',
  follow_self: 'Este es su propio ID. No puede seguirse a sí mismo.',
  follow_same: 'Ya sigue este ID. Para cambiar sus topes, primero deje de seguirlo.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Escriba un tope por plan superior a 0.} other {El tope total debe ser al menos igual al tope por plan.}}',
  follow_notice_needed:
    'Vio el historial de este operador hace demasiado tiempo, o su participación en ganancias cambió. Revíselo primero otra vez.',
  follow_cap_used: 'Su tope total estaba agotado.',
  follow_below_lowest: 'Sus topes dejaban menos del mínimo del plan.',
  follow_waits:
    'Su seguimiento aún no había comenzado. El primer seguimiento empieza tras un periodo de reflexión.',
  follow_too_late: 'No pudo copiarse a tiempo.',
  follow_stopped: 'Dejó de seguir antes de que se copiara.',

  second_person_needed: 'Otra persona debe aprobarlo.',
  deposit_reference_not_found: 'Ningún socio tiene esta referencia de depósito.',

  pay_password_invalid: 'Su contraseña de transacción necesita seis dígitos.',
  pay_password_too_common:
    'Es demasiado fácil de adivinar: una fecha, un patrón o dígitos seguidos. Elija otros dígitos.',
  pay_password_like_phone: 'Son los últimos dígitos de su teléfono. Elija otros.',
  pay_password_not_set: 'Todavía no tiene contraseña de transacción. Defina una para continuar.',
  pay_password_doubted:
    'Su contraseña de acceso se restableció. Por su seguridad, podrá definir una contraseña de transacción desde el {until}, cuando nuestro equipo lo apruebe.',
  pay_password_wrong:
    'Contraseña de transacción incorrecta. {left, plural, one {Queda # intento.} many {Quedan # de intentos.} other {Quedan # intentos.}}',
  pay_password_paused:
    'Demasiados intentos fallidos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  pay_password_disabled:
    'Su contraseña de transacción se escribió mal demasiadas veces y está desactivada. Defina una nueva en «¿La olvidó?».',
  pay_password_reset_missing: 'No hay ninguna solicitud que cancelar.',
  session_not_fresh:
    'Por su seguridad, esto solo es posible poco después de iniciar sesión. Regrese a la otra aplicación y abra esta página desde allí.',
  confirmation_invalid: 'Usted confirmó otra cosa. No cambió nada. Confirme de nuevo.',
  confirmation_expired: 'Tardó demasiado. Escriba de nuevo su contraseña de transacción.',
  confirmation_used:
    'Esta confirmación ya se usó. Para repetir la acción, escriba su contraseña de transacción.',
  card_method_unknown: 'Este método de retiro ya no se ofrece. Recargue la página.',
  card_same: 'Estos datos ya están guardados. No cambió nada.',
  field_invalid:
    '{field, select, bankAccount {Escriba un número de cuenta válido, solo con sus letras y dígitos.} walletAddress {Esta dirección no es válida para esta blockchain. Cópiela otra vez completa.} mobile {Escriba un número de teléfono válido con el código del país, por ejemplo +52 55 1234 5678.} network {Elija una blockchain de la lista.} other {Contiene caracteres ocultos o mezclados. Escríbalo a mano.}}',
  iban_length:
    'Un IBAN que empieza por {country} tiene {length, number} caracteres. Este tiene {given, number}.',
  iban_checksum:
    'Este IBAN no es válido: al menos un carácter es incorrecto. Compárelo con el que le dio su banco.',

  preference_locked: 'Las notificaciones de seguridad no se pueden desactivar.',
  image_missing: 'Seleccione una imagen.',
  image_not_image: 'Esto no es una imagen JPEG, PNG o WebP. Elija otro archivo.',
  image_too_large: 'Imagen demasiado grande. Elija una de hasta 5 MB.',
  image_too_many_pixels: 'Esta imagen tiene demasiados píxeles. Envíe una versión más pequeña.',
  image_too_many_today:
    'Alcanzó el límite diario de {most, number} imágenes. Espere a mañana para enviar esta.',
  image_quota_full:
    'Sus imágenes llegaron al límite de {megabytes, number} MB. Atención al cliente puede ayudarle.',
  image_not_found: 'No encontramos esta imagen.',
  feedback_too_long: 'Use como máximo {most, number} caracteres.',
  feedback_too_many_images: 'Puede adjuntar hasta {most, number} imágenes.',
  chat_too_long: 'Use como máximo {most, number} caracteres.',
  push_endpoint_unknown:
    'No admitimos el servicio push de este navegador. Encontrará todo en la campana.',
  staff_text_blocked:
    'Esto no se envió al socio: el texto {why, select, account_number {contiene un número de cuenta} wallet_address {contiene una dirección de billetera} pay_in {pide dinero} password {pide una contraseña} return_promise {promete rendimientos} outside_contact {contiene un contacto o una dirección fuera de la aplicación} remote_access {pide el control de un dispositivo} disguised {está disfrazado} other {dice algo que el equipo no puede decir}}: «{part}». Quite eso.',
  chat_attachment_not_found: 'No encontramos lo que adjuntó. Adjunte otra cosa.',

  too_many_attempts:
    'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  busy: 'El servidor está ocupado. No cambió nada. Inténtelo de nuevo en un momento.',
  server_error: 'Error del servidor. Inténtelo de nuevo en un momento.',
} as const satisfies Record<Reason, string>;
