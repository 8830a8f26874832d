import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: 'Categorías',
    category: {
      all: 'Todas',
      'system-announcement': 'Comunicado',
      'system-maintenance': 'Mantenimiento',
      activity: 'Promoción',
    },
    statuses: 'Estado',
    status: { all: 'Todas', unread: 'Sin leer', read: 'Leídas' },
    unreadMark: 'Sin leer.',
    unreadCount:
      '{count, plural, =0 {Todo leído} one {# sin leer} many {# sin leer} other {# sin leer}}',
    markAll: 'Marcar todo como leído',
    allRead: 'Todo marcado como leído',
    undo: 'Deshacer',
    markFailed: 'No se pudo marcar como leída. Inténtelo de nuevo.',
    markAllFailed: 'No se pudo marcar todo como leído. Inténtelo de nuevo.',
    more: 'Mostrar más',
    end: 'Eso es todo',
    none: {
      first: {
        title: 'Aún no hay notificaciones',
        text: 'La actividad de su cuenta y las novedades de la red aparecerán aquí.',
      },
      'system-announcement': {
        title: 'Sin comunicados',
        text: 'Las novedades de la red y los cambios en su cuenta aparecerán aquí.',
      },
      'system-maintenance': {
        title: 'Sin mantenimientos',
        text: 'Aquí anunciaremos las interrupciones programadas.',
      },
      activity: {
        title: 'Sin promociones',
        text: 'Las promociones de la red en las que puede participar aparecerán aquí.',
      },
      unread: { title: 'Nada sin leer', text: 'Está al día con este filtro.' },
      read: {
        title: 'Nada leído aún',
        text: 'Las notificaciones que abrió o marcó como leídas aparecen aquí.',
      },
    },
    preferences: 'Ajustes de notificaciones',
    preferencesText:
      'Las notificaciones desactivadas siguen en la lista, pero no cuentan como no leídas.',
    eachKind: 'Por tipo',
    topic: {
      security: {
        name: 'Seguridad de su cuenta',
        text: 'Contraseñas y destino de los retiros. Siempre activado.',
      },
      wallet: {
        name: 'Su billetera',
        text: 'Dinero que llega y avance de los retiros. Siempre le avisamos cuando sale dinero.',
      },
      feedback: { name: 'Sus comentarios', text: 'Cuando respondemos un ticket.' },
      chat: { name: 'Mensajes del chat', text: 'Cuando atención al cliente le responde.' },
      plan: { name: 'Sus planes', text: 'Cambios en sus planes y sus pedidos.' },
      'system-announcement': { name: 'Comunicados', text: 'Novedades de la red.' },
      'system-maintenance': { name: 'Mantenimientos', text: 'Interrupciones programadas.' },
      activity: { name: 'Promociones', text: 'Ofertas en las que puede participar.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Acceso desde un dispositivo nuevo',
      text: 'Su cuenta se usó en un dispositivo que no conocíamos. Si no fue usted, cambie ahora su contraseña de acceso. Así se cierra la sesión en todos los dispositivos.',
    },
    'password-changed': {
      title: 'Contraseña de acceso cambiada',
      text: 'Se cerró la sesión en todos los dispositivos. Si no fue usted, contacte de inmediato a atención al cliente.',
    },
    'password-link': {
      title: 'Enlace para nueva contraseña de acceso emitido',
      text: 'Funcionará desde el {date}. Si no lo pidió, cambie su contraseña de acceso. Eso cancela el enlace.',
    },
    'password-reset': {
      title: 'Nueva contraseña de acceso definida',
      text: 'Se definió con un enlace de atención al cliente. El último dispositivo que usó todavía puede leer y objetar; en los demás se cerró la sesión. Por su seguridad, los retiros quedan en pausa durante {hours, number} horas.',
    },
    objection: {
      title: 'Presentó una objeción',
      text: 'La solicitud se detuvo. Si ya se había definido una contraseña de acceso con un enlace, dejó de funcionar, y los retiros están en pausa hasta que dos miembros de nuestro equipo lo revisen.',
    },
    'objection-cleared': {
      title: 'Retiros reanudados',
      text: 'Dos miembros de nuestro equipo revisaron su objeción y levantaron la pausa.',
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
      text: 'Lo decidieron dos miembros del equipo. Se hará el {date}. Si no lo desea, deténgalo con el aviso de la parte superior de la aplicación.',
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
      text: 'Sustituye a una olvidada. Por su seguridad, los retiros quedan en pausa durante {hours, number} horas.',
    },
    'card-bound': {
      title: 'Destino vinculado: {label}',
      text: 'Sus retiros irán a •••• {last4}.',
    },
    'card-replaced': {
      title: 'Destino de los retiros modificado',
      text: 'Los retiros ahora van a {label} •••• {last4}. Por su seguridad, los retiros quedan en pausa durante {hours, number} horas. Se cerró la sesión en sus otros dispositivos. Si no fue usted, avise a atención al cliente.',
    },
    'contact-changed': {
      title: 'Correo electrónico o teléfono cambiado',
      text: 'Por su seguridad, los retiros quedan en pausa durante {hours, number} horas. Si no fue usted, avise de inmediato a atención al cliente.',
    },
    'coupon-given': {
      title: 'Nuevo cupón',
      text: 'Recibió otro cupón de una promoción. Sirve solo para publicidad.',
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
    'plan-offered': {
      title: 'Nueva oferta',
      text: '{product}, plan {plan}: lea las condiciones y decida si le asigna un importe. Nada ocurre sin usted.',
    },
    'plan-copied': {
      title: 'Plan copiado para usted',
      text: '{product}, plan {plan}: el operador al que sigue le asignó un importe. Asignado a su copia, dentro de sus topes: {amount}.',
    },
    'plan-failed': {
      title: 'Plan fallido',
      text: '{product}, plan {plan}: terminó sin consumir nada. Importe total devuelto: {amount}.',
    },
    'plan-slow': {
      title: 'Plan por debajo del objetivo',
      text: '{product}, plan {plan}: lleva {hours, number} horas por debajo del objetivo y ha gastado el {percent} de lo previsto. Lo que no gaste se devuelve.',
    },
    'plan-learning-limited': {
      title: 'Aprendizaje limitado',
      text: '{product}, plan {plan}: {count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} en los últimos {days, number} días, muy poco para elegir bien los espacios.',
    },
    'plan-reversals': {
      title: 'Muchos pedidos anulados',
      text: '{product}, plan {plan}: el comercio anuló el {percent} de sus pedidos. Puede impugnar cada uno.',
    },
    'plan-escrow-low': {
      title: 'Plan en pausa',
      text: '{product}, plan {plan}: el comercio tiene muy poco provisionado para comisiones. Se reanudará cuando haya suficiente.',
    },
    'plan-credited': {
      title: 'Reembolso por tráfico no válido',
      text: '{product}, plan {plan}: reembolso de {amount} por eventos que resultaron no válidos.',
    },
    'plan-settled': {
      title: 'Plan liquidado',
      text: '{product}, plan {plan}: su resultado es {amount}.',
    },
    'conversion-disputed': {
      title: 'El comercio impugnó un pedido',
      text: '{product}, plan {plan}: {amount} en espera hasta que dos miembros del equipo decidan. Si no lo hacen en {days, number} días, se paga.',
    },
    'conversion-approved': {
      title: 'Pedido decidido a su favor',
      text: '{product}, plan {plan}: el pedido cuenta. El importe de {amount} se paga, salvo que el comercio no tenga dinero provisionado.',
    },
    'conversion-unfunded': {
      title: 'El pedido cuenta, pero no se paga',
      text: '{product}, plan {plan}: se decidió a su favor, pero el importe de {amount} no se puede pagar porque el comercio no tenía dinero provisionado.',
    },
    'conversion-upheld': {
      title: 'El pedido no cuenta',
      text: '{product}, plan {plan}: nuestro equipo decidió que el importe de {amount} no se paga. Consulte el motivo en el plan.',
    },
    'conversion-clawed-back': {
      title: 'Comisión recobrada',
      text: '{product}, plan {plan}: el importe de {amount} se descontará de futuras comisiones de este comercio, y de nada más. Lo que quede el {date} se condona.',
    },
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
      text: 'Devuelto: {amount}. La red asume lo que estos fondos y sus ganancias no cubrieron.',
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
      text: 'De su dinero recién disponible, destinado a una reversión anterior: {amount}. Consulte cuál en el movimiento.',
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
    other: {
      title: 'Algo cambió en su cuenta',
      text: 'Abra la notificación para ver los detalles.',
    },
  },
  push: {
    title: 'Notificaciones push en este teléfono',
    text: 'Le dicen que hay novedades de los tipos de arriba, nunca un importe. Este dispositivo las recibe hasta que cierre sesión. Su navegador le pedirá permiso.',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    problem: {
      install:
        'En un iPhone, agregue primero la aplicación a la pantalla de inicio y ábrala desde allí.',
      unsupported:
        'Este navegador no puede recibir notificaciones push. Encontrará todo en la campana.',
      denied:
        'Bloqueó las notificaciones de este sitio. Puede permitirlas en los ajustes de su navegador.',
      failed: 'El servicio push de su navegador no respondió. Inténtelo más tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
