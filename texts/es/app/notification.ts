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
    end: 'Estas son todas las notificaciones',
    none: {
      first: {
        title: 'Aún no hay notificaciones',
        text: 'Lo que ocurra en su cuenta y lo que la red tenga que decirle aparecerá aquí.',
      },
      'system-announcement': {
        title: 'Sin comunicados',
        text: 'Las novedades de la red y los cambios en su cuenta aparecen aquí.',
      },
      'system-maintenance': {
        title: 'Sin mantenimientos',
        text: 'Cuando algo vaya a estar fuera de servicio, se avisa aquí de antemano.',
      },
      activity: {
        title: 'Sin promociones',
        text: 'Las promociones de la red en las que puede participar aparecen aquí.',
      },
      unread: { title: 'Nada sin leer', text: 'Ha visto todo lo que hay con este filtro.' },
      read: { title: 'Nada leído aún', text: 'Lo que ha abierto o marcado aparece aquí.' },
    },
    preferences: 'Qué cuenta en la campana',
    preferencesText:
      'Lo que está desactivado sigue en la lista. No se cuenta y no llega como no leído.',
    eachKind: 'Cada tipo por separado',
    topic: {
      security: {
        name: 'Seguridad de su cuenta',
        text: 'Contraseñas y destino de los retiros. Siempre activado.',
      },
      wallet: {
        name: 'Su billetera',
        text: 'Cuando llega dinero o avanza un retiro. Toda salida de dinero se comunica siempre.',
      },
      feedback: { name: 'Sus comentarios', text: 'Cuando alguien ha respondido a un tique.' },
      chat: { name: 'Mensajes del chat', text: 'Cuando atención al cliente le ha respondido.' },
      plan: { name: 'Sus planes', text: 'Cuando ocurre algo con un plan o sus pedidos.' },
      'system-announcement': { name: 'Comunicados', text: 'Novedades de la red.' },
      'system-maintenance': { name: 'Mantenimientos', text: 'Cuando algo está fuera de servicio.' },
      activity: { name: 'Promociones', text: 'Aquellas en las que puede participar.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Acceso desde un dispositivo nuevo',
      text: 'Se accedió a su cuenta desde un dispositivo que no conocíamos. Si no fue usted, cambie ahora su contraseña de acceso: así se cierra la sesión en todos los dispositivos.',
    },
    'password-changed': {
      title: 'Contraseña de acceso cambiada',
      text: 'Se cerró la sesión en todos los dispositivos. Si no fue usted, avise de inmediato a atención al cliente.',
    },
    'password-link': {
      title: 'Se emitió un enlace para una nueva contraseña de acceso',
      text: 'Funciona a partir del {date}. Si usted no lo pidió, cambie su contraseña de acceso: eso anula el enlace.',
    },
    'password-reset': {
      title: 'Nueva contraseña de acceso definida',
      text: 'Se definió con un enlace de atención al cliente. El último dispositivo que usó todavía puede leer y objetar; en los demás se cerró la sesión. Los retiros esperan un día, para protegerle.',
    },
    objection: {
      title: 'Usted ha objetado',
      text: 'Se detuvo lo que estaba en curso. Si ya se había definido una contraseña con un enlace, dejó de valer, y los retiros están en pausa hasta que dos personas de atención al cliente lo hayan examinado.',
    },
    'objection-cleared': {
      title: 'Los retiros continúan',
      text: 'Dos personas de atención al cliente examinaron su objeción y terminaron la pausa.',
    },
    'status-changed': {
      title: 'El estado de su cuenta cambió',
      text: 'Dos miembros del personal responden de ello. Quién y por qué consta en su billetera, en lo que hizo el personal.',
    },
    'session-ended': {
      title: 'Atención al cliente cerró una sesión',
      text: 'Se cerró la sesión en uno de sus dispositivos. Quién y por qué consta en su billetera, en lo que hizo el personal.',
    },
    'pay-password-set': {
      title: 'Contraseña de transacción definida',
      text: 'Desde ahora, los retiros, las tarjetas y los planes se confirman con ella.',
    },
    'pay-password-changed': {
      title: 'Contraseña de transacción cambiada',
      text: 'Se cerró la sesión en sus otros dispositivos. Si no fue usted, cambie su contraseña de acceso.',
    },
    'pay-password-disabled': {
      title: 'Contraseña de transacción desactivada',
      text: 'Se escribió mal diez veces seguidas. Puede pedir una nueva.',
    },
    'pay-password-reset-asked': {
      title: 'Se pidió una nueva contraseña de transacción',
      text: 'Se podrá definir desde el {date}. Si no fue usted, cancele la solicitud.',
    },
    'pay-password-reset-cancelled': {
      title: 'La solicitud de una nueva contraseña de transacción se canceló',
      text: 'Su contraseña de transacción sigue como está.',
    },
    'pay-password-reset': {
      title: 'Nueva contraseña de transacción definida',
      text: 'La anterior se olvidó y se sustituyó. Los retiros esperan un día, para protegerle.',
    },
    'card-bound': {
      title: 'Vinculación hecha: {label}',
      text: 'Los retiros van a •••• {last4}.',
    },
    'card-replaced': {
      title: 'Los retiros van ahora a otro destino',
      text: 'Van a {label} •••• {last4} y antes esperan un día. Se cerró la sesión en sus otros dispositivos. Si no fue usted, avise a atención al cliente.',
    },
    'contact-changed': {
      title: 'Correo electrónico o teléfono cambiado',
      text: 'Los retiros esperan un día, para protegerle. Si no fue usted, avise de inmediato a atención al cliente.',
    },
    'coupon-given': {
      title: 'Un cupón nuevo',
      text: 'Recibió un cupón más de una promoción. Es solo para publicidad.',
    },
    'feedback-answered': {
      title: 'Su comentario tiene respuesta',
      text: 'El tique {ticket} tiene una respuesta.',
    },
    'feedback-blocked': {
      title: 'Se bloqueó una respuesta para usted',
      text: 'Un miembro del personal escribió en el tique {ticket} lo que el personal no puede escribir, como pedir dinero o una contraseña. No se entregó.',
    },
    'report-upheld': {
      title: 'Su denuncia tiene respuesta',
      text: '{by} le dio la razón: {reason}',
    },
    'report-dismissed': {
      title: 'Su denuncia tiene respuesta',
      text: '{by} no encontró nada incorrecto: {reason}',
    },
    'chat-answered': {
      title: 'Atención al cliente ha respondido',
      text: '{by} le escribió en el chat.',
    },
    'chat-blocked': {
      title: 'Se bloqueó un mensaje para usted',
      text: 'Un miembro del personal escribió lo que el personal no puede escribir. No se entregó; el chat indica por qué.',
    },
    'plan-offered': {
      title: 'Una oferta nueva',
      text: '{product}, plan {plan}: lea sus condiciones y decida si asigna un importe. Nada ocurre sin usted.',
    },
    'plan-copied': {
      title: 'Se copió un plan para usted',
      text: '{product}, plan {plan}: el operador al que sigue asignó un importe, y se asignaron {amount} suyos dentro de sus topes.',
    },
    'plan-failed': {
      title: 'Un plan ha fallado',
      text: '{product}, plan {plan}: terminó sin consumir nada, y el importe de {amount} se devolvió por completo.',
    },
    'plan-slow': {
      title: 'Un plan va más lento de lo previsto',
      text: '{product}, plan {plan}: desde hace seis horas ha gastado el {percent} de lo que debería llevar. Lo que no gaste se devuelve.',
    },
    'plan-learning-limited': {
      title: 'Un plan no pudo aprender lo suficiente',
      text: '{product}, plan {plan}: {count, plural, one {# pedido en siete días es muy poco} many {# de pedidos en siete días son muy pocos} other {# pedidos en siete días son muy pocos}} para elegir bien los espacios.',
    },
    'plan-reversals': {
      title: 'Se anulan muchos pedidos',
      text: '{product}, plan {plan}: el comercio anuló el {percent} de sus pedidos. Puede impugnar cada uno.',
    },
    'plan-escrow-low': {
      title: 'Un plan está en pausa',
      text: '{product}, plan {plan}: el comercio ha provisionado demasiado poco para comisiones. Continúa cuando haya suficiente.',
    },
    'plan-credited': {
      title: 'Abono por tráfico no válido',
      text: '{product}, plan {plan}: {amount} por eventos que después resultaron no válidos.',
    },
    'plan-settled': {
      title: 'Un plan está liquidado',
      text: '{product}, plan {plan}: su resultado es {amount}.',
    },
    'conversion-disputed': {
      title: 'Un comercio impugna un pedido',
      text: '{product}, plan {plan}: {amount} en espera hasta que dos personas hayan decidido. Si no lo hacen en 30 días, se paga.',
    },
    'conversion-approved': {
      title: 'Un pedido se decidió a su favor',
      text: '{product}, plan {plan}: el pedido cuenta. Se paga {amount}, salvo que el comercio no tenga dinero provisionado.',
    },
    'conversion-unfunded': {
      title: 'Un pedido cuenta, pero no se paga',
      text: '{product}, plan {plan}: se decidió a su favor, pero no se paga {amount}, porque el comercio no tenía dinero provisionado.',
    },
    'conversion-upheld': {
      title: 'Un pedido no cuenta',
      text: '{product}, plan {plan}: se decidió no pagar {amount}. El plan indica por qué.',
    },
    'conversion-clawed-back': {
      title: 'Se recobró la comisión de un pedido',
      text: '{product}, plan {plan}: {amount} por descontar de comisiones posteriores del mismo comercio, y de nada más. Lo que no se haya pagado el {date} caduca.',
    },
    'deposit-confirmed': {
      title: 'Llegó un depósito',
      text: 'Añadido a sus fondos disponibles: {amount}.',
    },
    'deposit-refused': {
      title: 'Un depósito no se registró',
      text: 'La transferencia con la referencia {reference}. Su billetera dice quién y por qué.',
    },
    'startup-advanced': {
      title: 'Fondos iniciales anticipados',
      text: 'Solo para publicidad: {amount}. Son de la red hasta que se devuelvan.',
    },
    'startup-returned': {
      title: 'Fondos iniciales devueltos',
      text: 'Recuperado: {amount}. Lo que no cubren ni ellos ni sus ganancias es pérdida de la red.',
    },
    'startup-forgiven': {
      title: 'Pérdida asumida por la red',
      text: 'De los fondos iniciales: {amount}. Su propio dinero nunca se toma para ellos. El movimiento da el detalle.',
    },
    'charged-back': {
      title: 'Se revirtió un asiento',
      text: 'Lo que cambia para usted: {change}. El movimiento dice por qué.',
    },
    'recovery-opened': {
      title: 'Una reversión superó sus fondos disponibles',
      text: 'La red asume {amount}. Se paga con el dinero que quede disponible más adelante; usted no tiene que aportar nada.',
    },
    'recovery-paid': {
      title: 'Se reembolsó el resto de una reversión',
      text: '{amount} de lo que quedó disponible se destinó a ello. El movimiento dice a cuál.',
    },
    'payout-approved': {
      title: 'Se aprobó un retiro',
      text: 'Importe: {amount}. Si usted no lo solicitó, avise de inmediato a atención al cliente.',
    },
    'payout-sent': {
      title: 'Se envió un retiro',
      text: 'En camino: {amount}, referencia {reference}.',
    },
    'payout-completed': {
      title: 'Se completó un retiro',
      text: 'Salió definitivamente de su billetera: {amount}.',
    },
    'payout-rejected': {
      title: 'Se rechazó un retiro',
      text: 'Disponible de nuevo: {amount}. Su billetera dice por qué, y puede pedir una revisión.',
    },
    'payout-failed': {
      title: 'Un retiro falló',
      text: 'Disponible de nuevo: {amount}. Su billetera dice por qué.',
    },
    'review-answered': {
      title: 'Su solicitud de revisión tiene respuesta',
      text: 'La respuesta está en su billetera, con nombre y motivo.',
    },
    'exchange-accepted': {
      title: 'Un aceptante tomó su cambio',
      text: 'Retenido hasta que usted confirme que llegó el dinero: {amount}.',
    },
    'exchange-released': {
      title: 'Un cambio se cerró a su favor',
      text: 'Disponible de nuevo: {amount}. Su billetera dice quién y por qué.',
    },
    'exchange-completed': {
      title: 'Un cambio se cerró a favor del aceptante',
      text: 'Pagado al aceptante: {amount}. Su billetera dice quién y por qué.',
    },
    other: { title: 'Algo cambió en su cuenta', text: 'Ábralo para ver qué.' },
  },
  push: {
    title: 'En este teléfono, también con la aplicación cerrada',
    text: 'Una notificación push dice que hay algo nuevo, de los tipos de arriba, y nunca un importe. Llega a este dispositivo hasta que cierre sesión. Su navegador se lo preguntará una vez más.',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    problem: {
      install:
        'En un iPhone, añada primero la aplicación a la pantalla de inicio y ábrala desde allí.',
      unsupported:
        'Este navegador no puede recibir notificaciones push. La campana le sigue avisando de todo.',
      denied:
        'Ha rechazado las notificaciones de este sitio. Puede permitirlas en los ajustes de su navegador.',
      failed: 'El servicio de notificaciones de su navegador no respondió. Inténtelo más tarde.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
