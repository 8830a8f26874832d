import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Ver por qué',
    planFailed: 'Plan fallido: {product}',
    planReturned: 'Terminó el {date} sin difusión. El importe entero volvió a su origen.',
    planOver: 'La oferta terminó el {date}. No se le asignó nada.',
    payout: 'Retiro de {amount}',
    payoutState: {
      requested: 'Solicitado el {date}. El personal lo revisará a continuación.',
      approved: 'Aprobado el {date}. A continuación se envía.',
      sent: 'Enviado el {date}. El banco necesita de uno a tres días hábiles.',
      completed: 'Llegó el {date}.',
      rejected:
        'Rechazado el {date}. El importe vuelve a estar disponible; la billetera indica por qué.',
      failed:
        'El banco lo devolvió el {date}. El importe vuelve a estar disponible; la billetera indica por qué.',
      cancelled: 'Cancelado el {date}.',
    },
    toWallet: 'Abrir la billetera',
    answered: 'Atención al cliente ha respondido',
    answeredText:
      '{count, plural, one {# mensaje por leer.} many {# de mensajes por leer.} other {# mensajes por leer.}}',
    awaited: 'Su mensaje espera respuesta',
    awaitedText: 'Atención al cliente lo tiene. La campana le avisa cuando alguien responda.',
    toChat: 'Abrir el chat',
    follows: 'Lista de seguimiento',
    noFollows: 'Aún no sigue a nadie',
    following:
      'Siguiendo. {copies, plural, one {# plan copiado} many {# de planes copiados} other {# planes copiados}}, sin copiar: {missed, number}',
    followed:
      'Terminado. {copies, plural, one {# plan copiado} many {# de planes copiados} other {# planes copiados}}, sin copiar: {missed, number}',
    questions: 'Preguntas',
    allQuestions: 'Todas',
    feedback: 'Comentarios',
    feedbackText: 'Díganos qué va mal o qué le falta',
    olderPlans: 'Todos los planes anteriores',
    rules: 'Reglas de funcionamiento',
  },
  programme: {
    title: 'Programa',
    level: 'Nivel de tienda {level, number}',
    levelTitle: 'Nivel de tienda',
    score: 'Puntuación de crédito {score, number}',
    vip: 'VIP hasta el {date}',
    noVip: 'sin VIP',
    deposit: 'fianza {amount}',
    activities: 'Promociones',
    couponsTitle: 'Cupones',
    coupons:
      '{count, plural, =0 {Ninguno por usar ahora} one {# cupón por usar} many {# de cupones por usar} other {# cupones por usar}}',
    toCoupons: 'Mis cupones',
    couponEnds: 'Un cupón caduca pronto: {name}',
    couponEndsText: 'Se puede usar hasta el {date}.',
    follow: 'Seguir planes',
    followText: 'Siga a un operador o deje que otros le sigan',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
