import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Ver por qué',
    planFailed: 'Plan fallido: {product}',
    planReturned: 'Terminó el {date} sin consumir nada. Se devolvió el importe total.',
    planOver: 'La oferta terminó el {date}. Usted no le había asignado un importe.',
    payout: 'Retiro de {amount}',
    payoutState: {
      requested: 'Solicitado el {date}. Siguiente paso: lo revisa nuestro equipo.',
      approved: 'Aprobado el {date}. Siguiente paso: lo enviamos.',
      sent: 'Enviado el {date}. Va en camino.',
      completed: 'Completado el {date}.',
      rejected:
        'Rechazado el {date}. El importe total vuelve a estar disponible. Consulte el motivo en su billetera.',
      failed:
        'Falló el {date}. El importe total vuelve a estar disponible. Consulte el motivo en su billetera.',
      cancelled: 'Cancelado el {date}.',
    },
    toWallet: 'Abrir billetera',
    answered: 'Atención al cliente respondió',
    answeredText:
      '{count, plural, one {Tiene # mensaje sin leer.} many {Tiene # de mensajes sin leer.} other {Tiene # mensajes sin leer.}}',
    awaited: 'En espera de respuesta',
    awaitedText: 'Atención al cliente recibió su mensaje. Le avisaremos cuando haya respuesta.',
    toChat: 'Abrir chat',
    follows: 'Lista de seguimiento',
    following:
      'Siguiendo: {copies, plural, one {# plan copiado} many {# de planes copiados} other {# planes copiados}}, omitidos: {missed, number}',
    followed:
      'Terminado: {copies, plural, one {# plan copiado} many {# de planes copiados} other {# planes copiados}}, omitidos: {missed, number}',
    questions: 'Preguntas',
    allQuestions: 'Todas',
    olderPlans: 'Todos los planes anteriores',
    rules: 'Reglas de funcionamiento',
  },
  start: {
    title: 'Primeros pasos',
    lead: 'A pocos pasos de su primer plan. No cuesta nada hasta que le asigne un importe.',
    progress: '{done, number} de {all, number}',
    done: 'Hecho',
    account: 'Abrir su cuenta',
    coupon: 'Obtener su cupón de bienvenida',
    payPassword: 'Definir su contraseña de transacción de seis dígitos',
    payPasswordText: 'Con ella confirma lo que hace con su dinero',
    money: 'Agregar dinero',
    moneyText: 'Por transferencia, con su referencia',
    offer: 'Asignar un importe a su primera oferta',
    offerText:
      '{count, plural, =0 {Todavía ninguna. Le avisaremos.} one {# oferta le espera} many {# de ofertas le esperan} other {# ofertas le esperan}}',
    review: 'Ver la oferta',
  },
  programme: {
    levelTitle: 'Nivel de tienda',
    noUserData: 'Sin datos de usuario',
    usable: '{count, plural, one {# disponible} many {# disponibles} other {# disponibles}}',
    nobody: 'nadie aún',
    toClaim: '{count, number} por obtener',
    claimable:
      '{count, plural, one {# cupón por obtener} many {# de cupones por obtener} other {# cupones por obtener}}',
    toCoupons: 'Mis cupones',
    couponEnds: 'Cupón por vencer: {name}',
    couponEndsText: 'Úselo a más tardar el {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
