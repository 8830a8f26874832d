import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'El importe es cero. Elija uno mayor.',
    payout_above_available: 'El importe supera sus fondos disponibles. Elija uno menor.',
    payout_fee_changed:
      'La tarifa de retiro ha cambiado desde que la vio. Revise la nueva y vuelva a solicitarlo.',
    payout_card_missing: 'Aún no vinculó una tarjeta o dirección de billetera. Vincule una.',
    payout_method_gone:
      'El método de retiro de su tarjeta o dirección de billetera ya no se ofrece. Vincule otra.',
    payout_pay_password_missing: 'Aún no definió una contraseña de transacción. Defina una.',
    payout_pay_password_disabled:
      'Su contraseña de transacción se desactiva tras {triesToDisable, number} errores seguidos. Pida una nueva.',
    payout_startup_not_returned:
      'Tiene fondos iniciales que ya se pueden devolver. Devuélvalos; nunca tiene que poner dinero.',
    payout_card_new:
      'Se sustituyó su tarjeta o dirección de billetera. Los retiros quedan en pausa durante {waitHours, number} horas.',
    payout_pay_password_reset:
      'Se sustituyó una contraseña de transacción olvidada. Los retiros quedan en pausa durante {waitHours, number} horas.',
    payout_contact_changed:
      'Se cambió su correo o su teléfono. Los retiros quedan en pausa durante {waitHours, number} horas.',
    payout_password_reset:
      'Su contraseña de acceso se restableció. Los retiros quedan en pausa durante {waitHours, number} horas.',
    payout_objected:
      'Usted reportó una contraseña de acceso que no definió. Los retiros quedan en pausa hasta que dos miembros de nuestro equipo lo examinen. No le cuesta nada.',
    payout_ledger_stopped:
      'El control de nuestra contabilidad encontró algo que no cuadra. No se moverá dinero hasta que nuestro equipo lo resuelva.',
    payout_rejected:
      'Un miembro del equipo rechazó el retiro e indicó el motivo. Puede pedir que lo revise otra persona.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Retiros',
    'payout-cancel': 'Cancelación de un retiro',
    'startup-return': 'Devolución de los fondos iniciales',
    card: 'Vinculación o sustitución de una tarjeta o dirección de billetera',
    contact: 'Cambio de su correo o teléfono',
    exchange: 'Operaciones de cambio',
    'exchange-confirm': 'Confirmación de que un aceptante le pagó',
    'exchange-cancel': 'Cancelación de una operación de cambio',
    put: 'Asignación de un importe a un plan',
    'plan-stop': 'Detención de un plan',
    follow: 'Seguimiento de un operador',
    vip: 'Compra de VIP',
    'pay-password': 'Cambio de la propia contraseña de transacción',
    passkey: 'Alta de una llave de acceso',
    'personal-data': 'Descarga de sus datos',
    unlock: 'Desbloqueo de la aplicación, si se bloquea al salir',
  },
};
