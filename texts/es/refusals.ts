import type { Reason } from '#domain/refusal.ts';

/** What each refusal says in Spanish. */
export const texts = {
  input_invalid: 'No se entendió la solicitud. Vuelva a cargar la página e inténtelo de nuevo.',
  body_not_json: 'No se entendió la solicitud: debe enviarse como JSON.',
  body_too_large: 'La solicitud es demasiado grande.',
  call_not_found: 'Esa llamada no existe.',
  time_zone_invalid:
    'No se entendió su zona horaria. Revise los ajustes de fecha de su dispositivo.',

  not_authorized: 'Acceso no autorizado. Inicie sesión para continuar.',
  session_expired: 'Su sesión ha caducado. Inicie sesión de nuevo.',
  session_not_found: 'Esa sesión ya terminó.',
  session_read_only:
    'Este dispositivo solo puede leer, porque su contraseña de acceso se definió con un enlace. Inicie sesión con la nueva contraseña u objete si no fue usted.',
  account_not_opened: 'Todavía no tiene cuenta aquí. Abra una con un código de autorización.',
  account_not_activated:
    'Su cuenta aún no está activada. Atención al cliente puede decirle qué falta.',
  account_disabled: 'Su cuenta está desactivada. Atención al cliente puede decirle por qué.',
  account_cancelled: 'Esta cuenta se dio de baja. Atención al cliente puede ayudarle.',
  handover_invalid: 'El enlace de su aplicación no es válido. Vuelva atrás y ábralo de nuevo.',
  handover_expired: 'El enlace de su aplicación ha caducado. Vuelva atrás y ábralo de nuevo.',
  handover_used: 'El enlace de su aplicación ya se usó. Vuelva atrás y ábralo de nuevo.',

  credentials_wrong: 'El nombre de usuario o la contraseña son incorrectos.',
  field_empty:
    '{field, select, username {Escriba su nombre de usuario.} password {Escriba su contraseña.} confirmPassword {Escriba otra vez la contraseña.} oldPassword {Escriba su contraseña actual.} newPassword {Escriba una contraseña nueva.} email {Escriba su correo electrónico.} phone {Escriba su número de teléfono.} licenseKey {Escriba su código de autorización.} loginPassword {Escriba su contraseña de acceso.} cardName {Escriba el nombre del banco o de la tarjeta.} userName {Escriba el nombre del titular de la cuenta.} mobile {Escriba un número de teléfono.} bankAccount {Escriba el número de cuenta.} bankAddress {Escriba la dirección del banco.} branchName {Escriba la sucursal.} walletAddress {Escriba la dirección.} network {Elija la red.} topic {Elija un tema.} content {Escriba de qué se trata.} other {Este campo no puede quedar vacío.}}',
  username_invalid:
    'Use de {least, number} a {most, number} letras, dígitos, puntos, guiones o guiones bajos, empezando por una letra o un dígito.',
  username_taken: 'Este nombre de usuario ya existe. Elija otro.',
  nickname_too_long: 'Use como máximo {most, number} caracteres.',
  email_invalid: 'Esto no es un correo electrónico. Debe parecerse a nombre@example.com.',
  phone_invalid:
    'Esto no es un número de teléfono. Escríbalo con el código del país, por ejemplo +34 912 345 678.',
  password_too_short: 'Use al menos {least, number} caracteres.',
  password_too_long: 'Use como máximo {most, number} caracteres.',
  password_too_common:
    'Esta contraseña está entre las primeras que prueban los ladrones. Elija otra.',
  password_like_username: 'La contraseña no debe contener su nombre de usuario.',
  passwords_differ: 'Las dos contraseñas escritas no coinciden.',
  password_wrong: 'La contraseña es incorrecta.',
  password_old_wrong: 'La contraseña anterior es incorrecta.',
  password_same_as_old: 'La contraseña nueva debe ser distinta de la anterior.',
  login_password_none: 'Usted entra desde su aplicación y aquí no tiene contraseña de acceso.',
  password_link_invalid:
    'Este enlace ya no es válido. Funciona una sola vez y durante un día; atención al cliente puede darle otro.',
  password_link_early:
    'Este enlace funciona a partir del {until}. La espera le da tiempo para ver que alguien lo pidió.',
  password_link_word_wrong:
    'La palabra no corresponde a este enlace. Se la dio otra persona de atención al cliente, no la que le dio el enlace.',
  nothing_to_object: 'Ya no hay nada que objetar.',
  nothing_changed: 'No se modificó nada.',

  code_not_found: 'Código de autorización no encontrado. Revise cada carácter.',
  code_used: 'Este código de autorización ya se usó. Cada código abre una sola cuenta.',
  code_expired: 'Este código de autorización ha caducado. Pida uno nuevo a quien se lo dio.',
  code_revoked: 'Este código de autorización fue revocado. Pida uno nuevo a quien se lo dio.',

  insufficient_balance:
    '{pocket, select, capital {La red no tiene capital propio suficiente para esto.} other {Saldo insuficiente.}} No se modificó nada.',
  request_id_reused:
    'Esta solicitud ya se envió con otros datos. No se modificó nada; vuelva a cargar la página e inténtelo de nuevo.',
  entry_already_reversed: 'Este asiento ya se revirtió. No se modificó nada.',
  entry_not_reversible:
    'Este asiento es un paso de un retiro, un cambio o un plan, que solo pueden terminar en conjunto. No se puede revertir por separado.',
  ledger_stopped:
    'Nuestro propio control de la contabilidad encontró algo que no cuadra. No se modificó nada, y no se mueve dinero hasta que haya personas que lo examinen.',

  record_not_found: 'Ese asiento no existe en su billetera.',
  statement_too_long:
    'Un extracto contiene hasta {most, number} asientos, y en este periodo hay más. Elija un periodo más corto.',
  payout_zero: 'Elija un importe superior a 0.',
  payout_above_available: 'Es más que sus fondos disponibles. Elija un importe menor.',
  payout_fee_changed:
    'La tarifa de retiro ha cambiado desde que la vio. No se movió nada; consulte la nueva y vuelva a solicitarlo.',
  payout_card_missing:
    'Todavía no hay tarjeta ni dirección de billetera vinculada. Vincule una y el retiro podrá enviarse allí.',
  payout_method_gone:
    'Su tarjeta o dirección de billetera corresponde a una forma de retiro que ya no se ofrece. Vincule otra.',
  payout_pay_password_missing:
    'Defina primero su contraseña de transacción. Los retiros se confirman con ella.',
  payout_pay_password_disabled:
    'Su contraseña de transacción se escribió mal diez veces y está desactivada. Defina una nueva en «¿La olvidó?».',
  payout_startup_not_returned:
    'Sus fondos iniciales aún no se han devuelto. Devuélvalos con un toque: se toma lo que queda de ellos y lo que generaron, nunca dinero que usted tendría que aportar.',
  payout_card_new:
    'Su tarjeta o dirección de billetera se cambió hace menos de un día. Para protegerle, los retiros esperan hasta el {until}.',
  payout_pay_password_reset:
    'Su contraseña de transacción se restableció hace menos de un día. Para protegerle, los retiros esperan hasta el {until}.',
  payout_contact_changed:
    'Su correo electrónico o teléfono se cambió hace menos de un día. Para protegerle, los retiros esperan hasta el {until}.',
  payout_password_reset:
    'Su contraseña de acceso se definió de nuevo hace menos de un día. Para protegerle, los retiros esperan hasta el {until}.',
  payout_objected:
    'Usted objetó una contraseña de acceso definida con un enlace. Para protegerle, los retiros están en pausa hasta que dos personas de atención al cliente lo hayan examinado. No cuesta nada.',
  payout_ledger_stopped:
    'Nuestro propio control de la contabilidad encontró algo que no cuadra. No se modificó nada, y no se mueve dinero hasta que haya personas que lo examinen.',
  payout_rejected:
    'Un miembro del personal rechazó el retiro, y se devolvió el importe entero. El motivo figura junto a él; si es erróneo, pida una revisión.',
  payout_not_found: 'Ese retiro no existe.',
  payout_not_in_state: 'El retiro ha avanzado entretanto, así que esto ya no es posible.',
  startup_nothing_due: 'No hay fondos iniciales por devolver.',
  startup_in_plans:
    'Los fondos iniciales están retenidos en planes. Se podrán devolver cuando esos planes hayan terminado.',
  refusal_not_found: 'Ese rechazo no existe.',
  review_not_found: 'Aquí no se pidió ninguna revisión.',
  review_asked_already:
    'Ya pidió una revisión de esto. Cada rechazo se revisa una vez, y la respuesta se refiere a lo que escribió primero.',
  review_answered: 'Esta revisión ya tiene respuesta.',

  exchange_not_offered:
    'El cambio de divisas aún no se ofrece aquí. La red no ha configurado ningún proveedor registrado.',
  acceptance_code_wrong:
    '{kind, select, personal {Ningún aceptante particular tiene este código. Revise cada carácter o busque entre las empresas.} enterprise {Ningún aceptante empresa tiene este código. Revise cada carácter o busque entre los particulares.} other {Ningún aceptante tiene este código. Revise cada carácter.}}',
  exchange_quote_expired:
    'El tipo de cambio que vio ya no se le mantiene. No se modificó nada; consulte primero el nuevo.',
  exchange_pay_password_missing:
    'Defina primero su contraseña de transacción. Los cambios se confirman con ella.',
  exchange_startup_not_returned:
    'Sus fondos iniciales aún no se han devuelto. Devuélvalos con un toque: se toma lo que queda de ellos y lo que generaron, nunca dinero que usted tendría que aportar.',
  exchange_zero: 'Elija un importe superior a 0, para que llegue algo.',
  exchange_above_limit:
    'Este aceptante admite como máximo {limit} por cambio. Elija un importe menor.',
  exchange_above_available: 'Es más que sus fondos disponibles. Elija un importe menor.',
  exchange_pay_password_reset:
    'Su contraseña de transacción se restableció hace menos de un día. Para protegerle, los cambios esperan hasta el {until}.',
  exchange_contact_changed:
    'Su correo electrónico o teléfono se cambió hace menos de un día. Para protegerle, los cambios esperan hasta el {until}.',
  exchange_password_reset:
    'Su contraseña de acceso se definió de nuevo hace menos de un día. Para protegerle, los cambios esperan hasta el {until}.',
  exchange_objected:
    'Usted objetó una contraseña de acceso definida con un enlace. Para protegerle, los cambios están en pausa hasta que dos personas de atención al cliente lo hayan examinado. No cuesta nada.',
  exchange_not_found: 'Ese cambio no existe.',
  exchange_not_in_state: 'El cambio ha avanzado entretanto, así que esto ya no es posible.',
  exchange_not_due:
    'El personal decide un cambio solo cuando está en disputa o nadie lo ha terminado en 72 horas.',

  conversion_not_found: 'Ese pedido no existe.',
  conversion_not_disputable: 'Este pedido no se puede impugnar en su estado actual.',
  dispute_made_already: 'Este pedido ya se impugnó. Cada parte puede impugnar una vez.',
  dispute_too_late: 'Se podía impugnar hasta el {until}.',
  dispute_not_open: 'No hay ninguna impugnación abierta de este pedido.',
  placement_not_found: 'Ese espacio no existe.',
  placement_exclusions_full: 'Se pueden excluir como máximo {most, number} espacios de un plan.',
  postback_url_invalid:
    'Debe ser una dirección https de un sitio público, sin puerto ni contraseña, y solo con las palabras entre llaves de la lista.',
  chargeback_too_late:
    'Una comisión se puede recobrar durante 60 días. Esta se podía recobrar hasta el {until}.',
  plan_not_found: 'Ese plan no existe.',
  plan_not_in_status: 'El plan ha avanzado entretanto, así que esto ya no es posible.',
  put_amount_invalid: 'Escriba cifras con dos decimales como máximo y sin separador de miles.',
  put_zero: 'El importe no puede ser 0.',
  put_out_of_range:
    '{side, select, below {Fuera de rango: el importe mínimo de este plan es {lowest}.} other {Fuera de rango: el importe máximo de este plan es {highest}.}}',
  put_coupon_above_highest:
    'El cupón añade {adds}, y con ello este plan superaría su importe máximo de {highest}. Asigne menos, o asigne el importe sin él.',
  campaign_budget_spent:
    'El presupuesto de esta promoción se ha agotado. No se pueden dar más cupones.',
  put_terms_changed:
    'Las condiciones de este plan han cambiado desde que las vio. No se asignó nada; consulte las nuevas.',
  put_offer_over: 'La oferta de este plan terminó. No se asignó nada.',
  put_escrow_short:
    'El comercio no ha provisionado lo suficiente para pagar las comisiones de este plan. No se asignó nada.',
  campaign_not_found: 'Esa promoción no existe.',
  campaign_over:
    'Esta promoción terminó. Los cupones que tiene siguen siendo válidos hasta que caduquen.',
  coupon_claimed: 'Ya obtuvo el cupón de esta promoción.',
  coupon_one_per_user: 'Ya tuvo su cupón de bienvenida. Cada usuario recibe uno.',
  coupon_new_user_only:
    'Este cupón es para cuentas abiertas hace {days, plural, one {# día} many {# de días} other {# días}} como máximo.',
  coupon_not_found: 'Ese cupón no existe.',
  coupon_used: 'Este cupón ya se usó.',
  coupon_unavailable:
    'Este cupón ha caducado o no está disponible ahora. Asigne el importe sin él.',
  coupon_amount:
    'Este cupón es para importes desde {amount}. Asigne más, o asigne el importe sin él.',
  coupon_name_used_today:
    'Hoy ya usó un cupón con este nombre. El siguiente se podrá usar desde el {until}.',

  vip_not_offered: 'El VIP no se ofrece aquí.',
  vip_price_changed:
    'El precio o la tarifa del VIP ha cambiado entretanto. No se cobró nada; consulte primero la nueva oferta.',
  vip_enough: 'Ya compró VIP por adelantado hasta el máximo: {months, number} meses.',

  follow_id_wrong: 'ID incorrecto, escríbalo de nuevo.',
  follow_self: 'Este es su propio ID. No puede seguirse a sí mismo.',
  follow_same: 'Ya sigue este ID. Deje de seguirlo primero para hacerlo con otros topes.',
  follow_cap_invalid:
    '{field, select, capPerPlan {Elija un importe superior a 0 para cada plan.} other {El tope total debe ser al menos el tope por plan.}}',
  follow_notice_needed:
    'Lo que vio de este operador ya no está al día. Consulte primero otra vez su historial.',
  follow_cap_used: 'Su tope total estaba agotado.',
  follow_below_lowest: 'Sus topes dejaban menos de lo que admite el producto.',
  follow_waits: 'Se asignó antes de que su seguimiento contara: el primer día es para pensarlo.',
  follow_too_late: 'No pudo copiarse en el plazo de un día.',
  follow_stopped: 'Dejó de seguir antes de que se copiara.',

  proposal_not_found: 'Esa propuesta no existe.',
  proposal_decided: 'Esta propuesta ya se decidió.',
  proposal_incomplete:
    '{field, select, amount {Elija un importe superior a 0.} other {A la propuesta le falta algo: {field}.}}',
  proposal_reference_used: 'Esta referencia ya está contabilizada o en espera.',
  second_person_needed: 'Otra persona debe confirmarlo.',
  deposit_reference_not_found: 'Ningún socio tiene esta referencia de depósito.',

  pay_password_invalid: 'La contraseña de transacción tiene seis dígitos.',
  pay_password_too_common:
    'Es fácil de adivinar: una fecha, un patrón o dígitos seguidos. Elija otros dígitos.',
  pay_password_like_phone: 'Es el final de su número de teléfono. Elija otros dígitos.',
  pay_password_not_set: 'Todavía no tiene contraseña de transacción. Defina una para continuar.',
  pay_password_doubted:
    'Su contraseña de acceso se definió con un enlace. Para protegerle, podrá definir una contraseña de transacción a partir del {until}, cuando atención al cliente lo haya aprobado.',
  pay_password_wrong:
    'Contraseña de transacción incorrecta. {left, plural, one {Queda # intento.} many {Quedan # de intentos.} other {Quedan # intentos.}}',
  pay_password_paused:
    'Demasiados errores. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  pay_password_disabled:
    'Su contraseña de transacción se escribió mal diez veces y está desactivada. Defina una nueva en «¿La olvidó?».',
  pay_password_reset_missing: 'No hay ningún restablecimiento que cancelar.',
  session_not_fresh:
    'Por su seguridad, esto solo es posible justo después de entrar. Vuelva a su aplicación y abra esta página de nuevo desde allí.',
  confirmation_invalid:
    'Su contraseña de transacción no se confirmó para esta operación exacta. No se modificó nada; escríbala de nuevo.',
  confirmation_expired: 'Tardó más de un minuto. Escriba de nuevo su contraseña de transacción.',
  confirmation_used:
    'Esta confirmación ya se usó. Si lo quiere hacer dos veces, escriba de nuevo su contraseña de transacción.',
  card_method_unknown: 'Esta forma de retiro ya no se ofrece. Vuelva a cargar la página.',
  card_same: 'Estos datos ya están vinculados. No se cambió nada.',
  field_invalid:
    '{field, select, bankAccount {Esto no es un número de cuenta: use sus letras y dígitos, nada más.} walletAddress {Esto no es una dirección de este tipo. Cópiela de nuevo, entera.} mobile {Esto no es un número de teléfono. Escríbalo con el código del país, por ejemplo +34 912 345 678.} network {Elija una red de la lista.} other {Contiene signos que no se ven o que no van juntos. Escríbalo a mano.}}',

  preference_locked: 'Lo que afecta a la seguridad de su cuenta se comunica siempre.',
  image_missing: 'Seleccione una imagen.',
  image_not_image: 'Esto no es una imagen JPEG, PNG o WebP. Elija otro archivo.',
  image_too_large: 'La imagen es demasiado grande. Se pueden enviar 5 MB como máximo.',
  image_too_many_pixels: 'La imagen tiene demasiados píxeles. Envíe una versión más pequeña.',
  image_too_many_today:
    'Ha enviado {most, number} imágenes en un día. Espere a mañana para enviar esta.',
  image_quota_full:
    'Sus imágenes ocupan todos los {megabytes, number} MB permitidos. Atención al cliente le ayuda.',
  image_not_found: 'Esa imagen no existe.',
  feedback_too_long: 'Use como máximo {most, number} caracteres.',
  feedback_too_many_images: 'Se pueden adjuntar como máximo {most, number} imágenes.',
  question_not_found: 'Esa pregunta no existe.',
  chat_too_long: 'Use como máximo {most, number} caracteres.',
  push_endpoint_unknown:
    'No conocemos el servicio de notificaciones de este navegador. La campana le sigue avisando de todo.',
  staff_text_blocked:
    'Esto no se escribió al socio: el texto {why, select, account_number {menciona un número de cuenta} wallet_address {menciona una dirección de billetera} pay_in {pide dinero} password {pide una contraseña} return_promise {promete ganancias} outside_contact {menciona un contacto o una dirección fuera de la app} remote_access {pide el control de un dispositivo} disguised {oculta palabras con la forma de escribirlas} other {dice lo que el personal no puede decir}}: «{part}». Quite eso.',
  chat_attachment_not_found: 'Lo que adjuntó no es suyo o ya no existe. Adjunte otra cosa.',

  too_many_attempts:
    'Demasiados intentos. Inténtelo de nuevo en {minutes, plural, one {# minuto} many {# de minutos} other {# minutos}}.',
  busy: 'El servidor está ocupado. No se modificó nada; inténtelo de nuevo en un momento.',
  server_error: 'Error del servidor. Inténtelo de nuevo en un momento.',
} as const satisfies Record<Reason, string>;
