import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Spanish. */
export const texts = {
  'plan-how': {
    question: '¿Cómo funciona un plan?',
    answer: [
      p(
        'La red le ofrece productos en forma de planes. Usted asigna un importe a un plan y la red lo usa para comprar publicidad en los espacios de los editores. Las impresiones y los clics consumen el importe. Cuando alguien compra, el comercio del producto paga una comisión.',
      ),
      list(
        'Por asignar: el plan se le ofrece. No hay dinero suyo reservado.',
        'Buscando espacio: su importe queda reservado mientras buscamos un espacio. Si no hay ninguno, se le devuelve el importe total.',
        'En difusión: sus anuncios se están mostrando. Puede pausarlos o detenerlos en cualquier momento.',
        'Difusión terminada y pendiente de liquidación: lo no consumido se devuelve, y las comisiones siguen pendientes hasta que se liquide el plan completo.',
        'Liquidación completada: sus ingresos están en sus fondos disponibles, menos las tarifas indicadas de antemano. Una comisión todavía se puede revertir durante {chargebackDays, number} días.',
      ),
      p('Cada plan muestra por qué está en su estado actual y qué sigue.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: '¿Qué es la fase de aprendizaje?',
    answer: [
      p(
        'Un plan nuevo tiene que averiguar qué espacios le funcionan. Para ello necesita de {learningFrom, number} a {learningTo, number} conversiones en {learningDays, number} días. Hasta entonces los resultados varían más que después, y los resultados generales del plan pesan más al elegir los espacios.',
      ),
      list(
        'Con menos de {learningFrom, number} conversiones un plan está aprendiendo; desde {learningFrom, number} se estabiliza; desde {learningTo, number} el aprendizaje está completo.',
        'Siempre cuentan los últimos {learningDays, number} días, así que un plan que después vende menos puede retroceder. Pasado ese tiempo con menos de {learningFrom, number}, el plan se marca como aprendizaje limitado.',
        'El aprendizaje se reinicia cuando usted excluye un espacio o vuelve a permitirlo.',
      ),
      p('El avance se ve en el plan. La fase de aprendizaje no promete ningún resultado.'),
    ],
  },
  'payout-when': {
    question: '¿Cómo y cuándo puedo hacer un retiro?',
    answer: [
      p(
        'En cualquier momento y por cualquier importe, hasta sus fondos disponibles. Necesita una tarjeta o dirección de billetera vinculada y su contraseña de transacción. Antes de confirmar, ve la tarifa, lo que recibirá y lo que quedará.',
      ),
      list(
        'Solicitado: todavía puede cancelarlo, y el importe total vuelve de inmediato a sus fondos disponibles.',
        'Aprobado y después enviado: por dos miembros distintos del equipo.',
        'Completado: el retiro se realizó. Si falla, el importe total vuelve a sus fondos disponibles, incluida la tarifa.',
      ),
      p(
        'Si sustituye su tarjeta o dirección de billetera, por su seguridad los retiros quedan en pausa durante {waitHours, number} horas. La primera no tiene pausa.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: '¿Qué tarifas hay?',
    answer: [
      p('Hay tres, y cada una se indica antes de que la acepte:'),
      list(
        'La tarifa de difusión es una parte de lo que consumen sus anuncios. Está incluida en el precio de la impresión o del clic; no se suma.',
        'La tarifa sobre comisiones es una parte de las comisiones liquidadas. Sin comisión no hay tarifa.',
        'La tarifa de retiro cubre el costo de la transferencia. Nunca supera el {feeShareMax, number, percent} del importe y se descuenta de él.',
      ),
      p(
        'Abrir la cuenta, obtener una referencia de depósito y cerrar la cuenta es gratis. No existe ninguna tarifa por liberar dinero, y nadie debe pedírsela jamás.',
      ),
    ],
  },
  'plan-loss': {
    question: '¿Puedo perder dinero con un plan?',
    answer: [
      p('Sí. Lo que sus anuncios consumieron está gastado, compre alguien o no.'),
      p(
        'La ganancia es lo liquidado, menos lo consumido de su propio dinero, menos una participación en ganancias si sigue a alguien. Puede ser negativa: una pérdida se muestra en el mismo lugar y tamaño que una ganancia. Lo que pagaron los cupones y los fondos iniciales se muestra al lado y nunca es una pérdida suya.',
      ),
      p('Lo no consumido siempre se devuelve. Asigne solo lo que pueda permitirse perder.'),
    ],
  },
  'delivery-how': {
    question: '¿Dónde se muestran mis anuncios y cómo se cuentan?',
    answer: [
      p(
        'En espacios de editores adecuados para el plan. Cada impresión y cada clic lleva un token firmado, de un solo uso y con vencimiento. Lo que llega dos veces, demasiado tarde o sin token no se cuenta.',
      ),
      p(
        'Las cifras de un plan son la suma de esos eventos, y puede abrir cada cifra para ver los eventos que la componen. Cada cifra indica hasta cuándo está completa.',
      ),
    ],
  },
  'invalid-traffic': {
    question: '¿Qué pasa con el tráfico no válido?',
    answer: [
      p(
        'Usted no paga el que encontramos; no todo se puede encontrar. Lo registramos con la regla que lo detectó, y usted ve cuánto hubo y por qué.',
      ),
      list(
        'De inmediato: bots conocidos, duplicados, tokens vencidos, demasiados clics de una misma persona, sus propias visitas.',
        'A diario: espacios cuyas cifras no se explican por el azar.',
      ),
      p(
        'Si detectamos tráfico no válido más tarde, se lo reembolsamos, incluso después de que termine el plan, hasta que se liquide.',
      ),
    ],
  },
  'payout-refused': {
    question: '¿Por qué se puede rechazar un retiro?',
    answer: [
      p(
        'Esta es la lista completa, y es pública. Cada motivo indica qué hacer después, y nunca es pagar. El nivel, la puntuación de crédito y la membresía no influyen.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: '¿Qué son los fondos iniciales?',
    answer: [
      p(
        'Un anticipo de la red para que pruebe la publicidad. No es dinero suyo, no se puede retirar y se muestra junto a su total de activos, nunca dentro de él.',
      ),
      p(
        'Antes de un retiro, usted devuelve lo que ya se puede devolver. Lo que sigue en planes no demora ningún retiro. Nunca necesita dinero nuevo: tomamos lo que queda, luego lo que generó, y la red asume el resto. Basta un toque y su contraseña de transacción, o atención al cliente puede hacerlo por usted.',
      ),
    ],
  },
  coupons: {
    question: '¿Cómo funcionan los cupones?',
    answer: [
      p(
        'Un cupón es dinero de la red para sus anuncios. Paga una parte del importe que asigna, una cantidad fija, o agrega un extra. No se puede retirar, y lo que no se consume vuelve a la red.',
      ),
      list(
        'Cada socio puede recibir como máximo un cupón de bienvenida.',
        'Si tiene varios cupones con el mismo nombre, puede usar uno por día, según su zona horaria.',
        'Antes de confirmar, ve qué cambia con el cupón.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: '¿Qué significa seguir a alguien?',
    answer: [
      p(
        'Usted sigue los planes de un operador mediante su ID. Cuando el operador asigna un importe a un plan, hacemos lo mismo por usted, dentro de su tope por plan y su tope total. Lo confirma con su contraseña de transacción y lo detiene con un toque.',
      ),
      list(
        'El historial de un operador incluye todos sus planes, también las pérdidas.',
        'El operador recibe una participación solo sobre las ganancias, y solo por encima del mejor resultado que usted haya tenido.',
        'Si un plan no se pudo copiar, verá por qué.',
      ),
      p('Al seguir a alguien puede perder dinero, igual que con sus propios planes.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: '¿Para qué sirve la contraseña de transacción?',
    answer: [
      p(
        'Con estos {digits, number} dígitos confirma todo lo que mueve su dinero o cambia su destino:',
      ),
      p(
        'Cada confirmación vale una sola vez, durante {confirmSeconds, number} segundos, y solo para lo que mostró el diálogo.',
      ),
      p(
        '{triesToPause, number} intentos fallidos seguidos la suspenden, {triesToDisable, number} la desactivan. Si la olvidó, puede pedir una nueva con su contraseña de acceso. Podrá definirla pasadas {resetHours, number} horas y tendrá {resetDays, number} días para hacerlo; hasta entonces puede cancelar la solicitud.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: '¿Cómo hago un depósito?',
    answer: [
      p(
        'Los depósitos se gestionan manualmente. Su billetera le da una referencia para la transferencia y muestra la cuenta de destino, cuando la red haya publicado una. Atención al cliente le ayuda, pero nunca le da un número de cuenta. Un miembro del equipo registra el depósito y otro lo aprueba. Ambos aparecen en «Actividad del equipo».',
      ),
      p('Nunca tiene que hacer un depósito para recibir lo que ganó.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: '¿Cómo puedo comprobar lo que me muestran?',
    answer: [
      p(
        'Puede abrir cada cifra para ver los eventos o movimientos que la componen. Los registros de su billetera forman una cadena: cada uno contiene el hash del anterior. Descargue el archivo de comprobación de un extracto y verifíquelo en cualquier computadora, sin nosotros.',
      ),
      p(
        'La aplicación también recuerda el final de la cadena y le avisa si su historial se acorta.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Una cuenta, un socio',
    answer: [
      list(
        'Un código de autorización abre una cuenta, para la persona o empresa a la que se le dio.',
        'Mantenga al día sus datos de contacto; puede cambiarlos en la aplicación. Después, por su seguridad, los retiros y las operaciones de cambio quedan en pausa durante {waitHours, number} horas.',
        'No preste ni venda su cuenta. Quien tenga sus contraseñas puede actuar en su nombre.',
        'Si su cuenta se desactiva, atención al cliente le dirá el motivo.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Tráfico honesto',
    answer: [
      list(
        'No haga clic en sus propios anuncios ni pida a otros que lo hagan.',
        'Sin bots, sin clics pagados, sin impresiones ocultas ni superpuestas.',
        'Comercio, editor y socio deben ser independientes entre sí. Los clics en su propio dispositivo no cuentan. Si un dispositivo compartido solo se detecta con el pedido, o si operador y seguidor cobran en la misma tarjeta, el pedido cuenta más tarde, salvo que el comercio lo anule antes.',
        'Si detectamos tráfico que infringe estas reglas, no se factura ni genera nada.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Reglas sobre el dinero',
    answer: [
      list(
        'Su dinero es suyo. Usted nunca paga para cobrar: ninguna tarifa, ningún nivel, ninguna puntuación ni membresía condiciona un retiro.',
        'Las comisiones salen del dinero que el comercio pagó por adelantado, nunca de otros socios.',
        'Lo registrado nunca se modifica. Un error se corrige con un registro nuevo que lo menciona.',
        'Si un pedido se anula dentro del plazo indicado, o su comisión se revierte en los {chargebackDays, number} días siguientes a la liquidación, usted pierde esa comisión y nada más. Si sus fondos disponibles no alcanzan, se descuenta solo de comisiones posteriores del mismo comercio.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Qué puede hacer el equipo',
    answer: [
      list(
        'El equipo no puede fijar un saldo ni una cifra.',
        'Mover dinero requiere dos miembros del equipo: en depósitos y correcciones, uno solicita y otro aprueba; en retiros, uno aprueba y otro envía. También requiere dos todo lo que cambia lo que usted paga, recibe o lee aquí. Uno solo únicamente puede detener algo, como rechazar un retiro, y responderle con su nombre.',
        'Lo que hacen en su cuenta aparece en «Actividad del equipo», con un nombre, un motivo y una referencia; los pasos habituales, como leer su chat, no llevan un motivo propio. También aparece quién ve los datos completos de su tarjeta, pero no quién abre la página de su cuenta.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Por su seguridad',
    answer: [
      list(
        'Atención al cliente nunca le pedirá una contraseña ni que pague para poder retirar.',
        'Deposite solo con la referencia de su propia billetera.',
        'Confirme una operación de cambio solo cuando tenga el dinero.',
        'Nadie puede prometerle un rendimiento. Denuncie a quien lo haga, aunque sea de nuestro equipo.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
