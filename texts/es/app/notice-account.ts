import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Le damos la bienvenida',
    text: 'Su cuenta está abierta. En Inicio verá los primeros pasos. Nuestro equipo nunca le pedirá su contraseña ni que pague para poder retirar.',
  },
  'login-new-device': {
    title: 'Acceso desde un dispositivo nuevo',
    text: 'Su cuenta se usó en {device, select, unknown {un dispositivo que no conocíamos} other {{device}}}. Si no fue usted, cambie ahora su contraseña de acceso. Así se cierra la sesión en todos los dispositivos.',
  },
  'password-changed': {
    title: 'Contraseña de acceso cambiada',
    text: 'Se cerró la sesión en todos los dispositivos. Si no fue usted, contacte de inmediato a atención al cliente.',
  },
  'passkey-added': {
    title: 'Llave de acceso agregada',
    text: 'Ahora se puede iniciar sesión en su cuenta con «{name}». Si no fue usted, quítela y cambie ya su contraseña de acceso.',
  },
  'passkey-ended': {
    title: 'Llave de acceso quitada',
    text: 'Ya no se puede iniciar sesión en su cuenta con «{name}».',
  },
  'password-link': {
    title: 'Enlace para nueva contraseña de acceso emitido',
    text: 'Funcionará desde el {date}. Si no lo pidió, cambie su contraseña de acceso. Eso cancela el enlace.',
  },
  'password-reset': {
    title: 'Nueva contraseña de acceso definida',
    text: 'Se definió con un enlace de atención al cliente. El último dispositivo que usó todavía puede ver la cuenta y reportar el cambio; en los demás se cerró la sesión. Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
  },
  'password-by-mail': {
    title: 'Nueva contraseña de acceso definida',
    text: 'Se definió con un enlace que enviamos a su dirección de correo. El último dispositivo que usó todavía puede ver la cuenta y reportar el cambio; en los demás se cerró la sesión. Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
  },
  'password-by-passkey': {
    title: 'Nueva contraseña de acceso definida',
    text: 'Se definió con una de sus llaves de acceso. El último dispositivo que usó antes todavía puede ver la cuenta y reportar el cambio; en los demás se cerró la sesión. Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
  },
  objection: {
    title: 'Reportó un cambio en su cuenta',
    text: 'La solicitud se detuvo. Si su contraseña de acceso ya se había restablecido, la nueva dejó de funcionar, y los retiros y las operaciones de cambio están en pausa hasta que dos miembros de nuestro equipo lo revisen.',
  },
  'objection-cleared': {
    title: 'Retiros y operaciones de cambio reanudados',
    text: 'Dos miembros de nuestro equipo revisaron su reporte y levantaron la pausa.',
  },
  'status-changed': {
    title: 'Estado de la cuenta modificado',
    text: 'Lo aprobaron dos miembros del equipo. Consulte quién y por qué en su billetera, en «Actividad del equipo».',
  },
  'data-export': {
    title: 'Sus datos se reunieron en un archivo',
    text: 'Dos miembros del equipo decidieron exportar todo lo que sabemos de usted. Consulte quién y por qué en su billetera, en «Actividad del equipo».',
  },
  'erasure-planned': {
    title: 'Sus datos personales se borrarán',
    text: 'Lo decidieron dos miembros del equipo. Se borrarán el {date} como muy pronto. Si no lo desea, deténgalo con el aviso de la parte superior de la aplicación.',
  },
  'session-ended': {
    title: 'Atención al cliente cerró una sesión',
    text: 'Se cerró la sesión en uno de sus dispositivos. Consulte quién y por qué en su billetera, en «Actividad del equipo».',
  },
  'pay-password-set': {
    title: 'Contraseña de transacción definida',
    text: 'La usará para confirmar todo lo que haga con su dinero y los cambios en el destino de los retiros.',
  },
  'pay-password-changed': {
    title: 'Contraseña de transacción cambiada',
    text: 'Se cerró la sesión en sus otros dispositivos. Si no fue usted, cambie su contraseña de acceso.',
  },
  'pay-password-disabled': {
    title: 'Contraseña de transacción desactivada',
    text: 'Se escribió mal {tries, number} veces seguidas. Puede pedir una nueva.',
  },
  'pay-password-reset-asked': {
    title: 'Nueva contraseña de transacción solicitada',
    text: 'Se podrá definir desde el {date}. Si no la pidió, cancele la solicitud.',
  },
  'pay-password-reset-cancelled': {
    title: 'Solicitud de contraseña de transacción cancelada',
    text: 'Su contraseña de transacción no cambia.',
  },
  'pay-password-reset': {
    title: 'Nueva contraseña de transacción definida',
    text: 'Sustituye a la que olvidó. Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas.',
  },
  'card-bound': {
    title: 'Destino de los retiros vinculado: {label}',
    text: 'Sus retiros irán a •••• {last4}.',
  },
  'card-replaced': {
    title: 'Destino de los retiros modificado',
    text: 'Los retiros ahora van a {label} •••• {last4}. Por su seguridad, los retiros quedan en pausa durante {hours, number} horas. Se cerró la sesión en sus otros dispositivos. Si no fue usted, contacte a atención al cliente.',
  },
  'contact-changed': {
    title: 'Correo electrónico o teléfono cambiado',
    text: 'Por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {hours, number} horas. Si no fue usted, avise de inmediato a atención al cliente.',
  },
  'feedback-answered': {
    title: 'Respondimos a su comentario',
    text: 'El ticket {ticket} tiene respuesta.',
  },
  'feedback-blocked': {
    title: 'Se bloqueó una respuesta para usted',
    text: 'Un miembro del equipo escribió en el ticket {ticket} algo que no está permitido, como pedir dinero o una contraseña. No se lo transmitimos.',
  },
  'report-upheld': {
    title: 'Respondimos a su reporte',
    text: '{by} le dio la razón: {reason}',
  },
  'report-dismissed': {
    title: 'Respondimos a su reporte',
    text: '{by} no encontró nada incorrecto: {reason}',
  },
  'chat-answered': {
    title: 'Atención al cliente respondió',
    text: '{by} le escribió en el chat.',
  },
  'chat-blocked': {
    title: 'Se bloqueó un mensaje para usted',
    text: 'Un miembro del equipo escribió algo que no está permitido. No se lo transmitimos. Consulte el motivo en el chat.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
