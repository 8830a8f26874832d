import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Nuevo cupón',
    text: 'Recibió otro cupón de una promoción. Sirve solo para publicidad.',
  },
  'plan-offered': {
    title: 'Nueva oferta',
    text: '{product}, plan {plan}: lea las condiciones y decida si le asigna un importe. Si usted no hace nada, no ocurre nada.',
  },
  'terms-changed': {
    title: 'Cambian precios y condiciones',
    text: '{setting, select, mediaFee {Tarifa de difusión} revenueFee {Tarifa sobre comisiones} vipFee {Tarifa sobre comisiones con VIP} vipPrice {Precio de un mes de VIP} payoutCost {Tarifa de retiro} thousandPriceMax {Precio máximo por mil impresiones} clickPriceMax {Precio máximo por clic} offerDays {Plazo para decidir sobre una oferta} matchHours {Plazo para encontrar un espacio} noSupplyHours {Tiempo sin impresiones adecuadas tras el que termina un plan} escrowEmptyHours {Tiempo sin fondos para comisiones tras el que termina un plan} other {Otro ajuste}}: {from} → {to}, a partir del {date}. Las ofertas que ya tiene conservan lo que más le favorece, y los planes con importe asignado no cambian.',
  },
  'offer-changed': {
    title: 'Las ofertas nuevas tienen otras condiciones',
    text: '{product}, plan {plan}: en las ofertas nuevas cambia {setting, select, commission {la comisión por pedido} commissionMax {la comisión máxima por pedido} clickWindow {el plazo máximo entre clic y pedido} validate {el plazo entre clic y pedido definitivo} lowest {el importe mínimo} highest {el importe máximo} other {una condición}} ({from} → {to}). La suya conserva sus condiciones y adopta lo que más le favorece.',
  },
  'plan-copied': {
    title: 'Plan copiado para usted',
    text: '{product}, plan {plan}: el operador al que sigue le asignó un importe. Asignado a su copia, dentro de sus topes: {amount}.',
  },
  'plan-failed': {
    title: 'Plan fallido',
    text: '{product}, plan {plan}: terminó sin consumir nada. Importe total devuelto: {amount}.',
  },
  'plan-first-impression': {
    title: 'Primera impresión',
    text: '{product}, plan {plan}: su anuncio se mostró por primera vez.',
  },
  'plan-first-click': {
    title: 'Primer clic',
    text: '{product}, plan {plan}: alguien hizo clic en su anuncio por primera vez.',
  },
  'plan-first-order': {
    title: 'Primer pedido',
    text: '{product}, plan {plan}: llegó el primer pedido. Queda pendiente hasta que sea definitivo.',
  },
  'plan-slow': {
    title: 'Plan por debajo del objetivo',
    text: '{product}, plan {plan}: lleva {hours, number} horas por debajo del objetivo y ha consumido el {percent} de lo previsto hasta ahora. Lo no consumido se devuelve.',
  },
  'plan-learning-limited': {
    title: 'Aprendizaje limitado',
    text: '{product}, plan {plan}: {count, plural, one {# pedido} many {# de pedidos} other {# pedidos}} en los últimos {days, number} días, demasiado pocos para elegir bien los espacios.',
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
    title: 'Comisión revertida',
    text: '{product}, plan {plan}: el importe de {amount} se descontará de futuras comisiones de este comercio, y de nada más. Lo que quede el {date} se condona.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
