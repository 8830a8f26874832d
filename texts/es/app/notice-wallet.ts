import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Depósito recibido',
    text: 'Agregado a sus fondos disponibles: {amount}.',
  },
  'deposit-refused': {
    title: 'Depósito no registrado',
    text: 'No registramos la transferencia con la referencia {reference}. Consulte quién lo decidió y por qué en su billetera.',
  },
  'startup-advanced': {
    title: 'Fondos iniciales anticipados',
    text: 'Recibió {amount}, solo para publicidad. Es dinero de la red hasta que se devuelva.',
  },
  'startup-returned': {
    title: 'Fondos iniciales devueltos',
    text: 'Devuelto: {amount}. La red asume lo que no cubrieron estos fondos ni lo que generaron.',
  },
  'startup-forgiven': {
    title: 'Pérdida asumida por la red',
    text: 'La red asume {amount} de sus fondos iniciales. Nunca se toma dinero suyo para esto. Consulte los detalles en el movimiento.',
  },
  'charged-back': {
    title: 'Movimiento revertido',
    text: 'Cambio en su billetera: {change}. Consulte el motivo en el movimiento.',
  },
  'recovery-opened': {
    title: 'Reversión superior a sus fondos disponibles',
    text: 'Por ahora, la red cubre {amount}. Se reembolsa con dinero que quede disponible más adelante. Usted nunca tiene que poner dinero.',
  },
  'recovery-paid': {
    title: 'Reversión reembolsada',
    text: 'Parte de su dinero recién disponible se destinó a una reversión anterior: {amount}. Consulte cuál en el movimiento.',
  },
  'payout-approved': {
    title: 'Retiro aprobado',
    text: 'Se aprobó su retiro de {amount}. Si no lo pidió, contacte de inmediato a atención al cliente.',
  },
  'payout-sent': {
    title: 'Retiro enviado',
    text: 'En camino: {amount}. Referencia: {reference}.',
  },
  'payout-completed': {
    title: 'Retiro completado',
    text: 'Salió de su billetera: {amount}.',
  },
  'payout-rejected': {
    title: 'Retiro rechazado',
    text: 'Disponible de nuevo: {amount}. Consulte el motivo en su billetera. Puede pedir una revisión.',
  },
  'payout-failed': {
    title: 'Retiro fallido',
    text: 'Disponible de nuevo: {amount}. Consulte el motivo en su billetera.',
  },
  'review-answered': {
    title: 'Respondimos a su solicitud de revisión',
    text: 'La respuesta está en su billetera, con nombre y motivo.',
  },
  'exchange-accepted': {
    title: 'Operación de cambio aceptada',
    text: 'Reservado hasta que confirme que el dinero llegó: {amount}.',
  },
  'exchange-released': {
    title: 'Operación de cambio decidida a su favor',
    text: 'Disponible de nuevo: {amount}. Consulte quién lo decidió y por qué en su billetera.',
  },
  'exchange-completed': {
    title: 'Operación de cambio decidida a favor del aceptante',
    text: 'Pagado al aceptante: {amount}. Consulte quién lo decidió y por qué en su billetera.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
