import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in Spanish. */
export const texts = {
  'plan-how': {
    question: '¿Cómo funciona un plan?',
    answer: [
      p(
        'La red le ofrece productos en forma de planes. Usted asigna un importe a un plan y la red compra con él publicidad en los espacios de los editores. Las impresiones y los clics consumen el importe. Cuando alguien compra, el comercio del producto paga una comisión.',
      ),
      list(
        'Por asignar: el plan se le ofrece y no hay nada retenido.',
        'Buscando espacio: su importe queda retenido mientras se busca un espacio. Si no se encuentra ninguno, se devuelve todo.',
        'En difusión: su publicidad se difunde. Puede pausarla o detenerla en cualquier momento.',
        'Difusión terminada y pendiente de liquidación: lo no consumido se devuelve, y las comisiones esperan hasta que ya no sean posibles las devoluciones.',
        'Liquidación completada: lo ganado está en sus fondos disponibles, menos las tarifas indicadas de antemano.',
      ),
      p('Cada plan indica por qué está en su estado y qué ocurre después.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: '¿Qué es la fase de aprendizaje?',
    answer: [
      p(
        'Un plan nuevo tiene que averiguar qué espacios le funcionan. Para ello necesita de 30 a 50 conversiones en 7 días. Hasta entonces los resultados varían más que después, y una parte de las impresiones se reparte por igual entre todos los espacios adecuados.',
      ),
      list(
        'Con menos de 30 conversiones un plan está aprendiendo; desde 30 se estabiliza; desde 50 ha aprendido.',
        'Si pasan 7 días con menos de 30, el plan se marca como limitado, con la causa.',
        'El aprendizaje empieza de nuevo cuando usted excluye un espacio o lo readmite.',
      ),
      p('El plan muestra cuánto lleva. Nada en la fase de aprendizaje promete un resultado.'),
    ],
  },
  'payout-when': {
    question: '¿Cómo y cuándo puedo hacer un retiro?',
    answer: [
      p(
        'En cualquier momento y por cualquier importe hasta el total de sus fondos disponibles. Necesita una tarjeta o dirección de billetera vinculada y su contraseña de transacción. La tarifa, lo que recibe y lo que queda se muestran antes de que confirme.',
      ),
      list(
        'Solicitado: todavía puede cancelarlo, y todo se devuelve de inmediato.',
        'Aprobado y después enviado: por dos miembros del personal distintos.',
        'Completado: su banco lo ha recibido. Si el banco lo devuelve, todo vuelve a estar disponible, también la tarifa.',
      ),
      p(
        'Tras sustituir una tarjeta, los retiros esperan un día, para que tenga tiempo de advertir un robo.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: '¿Qué tarifas hay?',
    answer: [
      p('Tres, y cada una se indica antes de que la acepte:'),
      list(
        'La tarifa de difusión es una parte de lo que consume su publicidad. Está incluida en el precio de la impresión o del clic, no se suma a él.',
        'La tarifa sobre comisiones es una parte de las comisiones liquidadas. Sin comisión no hay tarifa.',
        'La tarifa de retiro es lo que cobra el banco, nunca más de una décima parte del importe, y se descuenta del propio importe.',
      ),
      p(
        'La cuenta, la referencia de depósito y el cierre de la cuenta no cuestan nada. No existe ninguna tarifa por liberar dinero, y nadie puede pedírsela.',
      ),
    ],
  },
  'plan-loss': {
    question: '¿Puedo perder dinero con un plan?',
    answer: [
      p(
        'Sí. Lo que la publicidad ha consumido está gastado, compre alguien o no. El beneficio es lo liquidado, menos lo consumido, menos una participación en beneficios si sigue a alguien. Puede ser negativo, y entonces se muestra en el mismo lugar y tamaño que una ganancia.',
      ),
      p(
        'Lo que no se consumió siempre se devuelve. Asigne solo aquello de lo que puede prescindir.',
      ),
    ],
  },
  'delivery-how': {
    question: '¿Dónde se difunde mi publicidad y cómo se cuenta?',
    answer: [
      p(
        'En los espacios de editores adecuados para el plan. Cada impresión y cada clic lleva una marca firmada que se usa una vez y caduca. Lo que llega dos veces, demasiado tarde o sin su marca no se cuenta.',
      ),
      p(
        'Las cifras de un plan son sumas de esos eventos. Puede abrir cada cifra hasta los eventos que la componen. Las cifras aún incompletas indican hasta cuándo están completas.',
      ),
    ],
  },
  'invalid-traffic': {
    question: '¿Qué ocurre con el tráfico no válido?',
    answer: [
      p(
        'Usted no lo paga. Se registra con la regla que lo detectó, y usted ve cuánto fue y por qué.',
      ),
      list(
        'De inmediato: robots conocidos, repeticiones, marcas caducadas, demasiados clics de un mismo visitante, sus propias visitas.',
        'Cada día: espacios cuyas cifras se desvían más allá del azar.',
      ),
      p('Lo que se descubre más tarde se le abona, también cuando el plan ya terminó.'),
    ],
  },
  'payout-refused': {
    question: '¿Por qué se puede rechazar un retiro?',
    answer: [
      p(
        'La lista de motivos es cerrada y pública. Cada motivo indica qué hacer después, y nunca es pagar algo. El nivel, la puntuación de crédito y la membresía no influyen.',
      ),
      list(
        'El importe es cero o supera sus fondos disponibles.',
        'No hay tarjeta ni dirección vinculada, o su forma de retiro ya no se ofrece.',
        'Todavía no hay contraseña de transacción.',
        'Los fondos iniciales no se han devuelto. Basta un toque para devolverlos.',
        'Una tarjeta nueva, una contraseña de acceso o de transacción restablecida o un dato de contacto modificado: espere un día.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: '¿Qué son los fondos iniciales?',
    answer: [
      p(
        'Un anticipo de la red con el que puede probar la publicidad. No es suyo, no se puede retirar y figura junto a su total de activos, nunca dentro de él.',
      ),
      p(
        'Los retiros esperan hasta que se devuelva. Devolverlo nunca exige dinero nuevo: lo que queda de él se devuelve, lo que consumieron los anuncios se toma de lo que generó, y el resto es pérdida de la red. Lo hace atención al cliente, o usted con un toque.',
      ),
    ],
  },
  coupons: {
    question: '¿Cómo funcionan los cupones?',
    answer: [
      p(
        'Un cupón es dinero de la red para su publicidad. Paga una proporción del importe que asigna, una parte fija de él, o difusión adicional. Nunca se puede retirar; lo que no se consume vuelve a la red.',
      ),
      list(
        'Hay un solo cupón de bienvenida por socio.',
        'De los cupones con el mismo nombre se puede usar uno al día, en su propia zona horaria.',
        'Antes de confirmar ve qué cambia el cupón.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: '¿Qué significa seguir a alguien?',
    answer: [
      p(
        'Usted sigue los planes de un operador mediante su ID de operador. Cuando el operador asigna un importe a un plan, lo mismo se hace por usted, dentro de un tope por plan y un tope total. Lo confirma con su contraseña de transacción y lo detiene con un toque.',
      ),
      list(
        'El historial de un operador contiene todos sus planes, también los que perdieron.',
        'Una participación en beneficios va al operador solo sobre ganancias, y solo por encima del mejor resultado que usted haya alcanzado.',
        'Lo que no se pudo copiar indica por qué.',
      ),
      p('Puede perder dinero al seguir a alguien, igual que con un plan propio.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: '¿Para qué sirve la contraseña de transacción?',
    answer: [
      p(
        'Con estos seis dígitos confirma retiros, planes, cambios y el destino de los retiros. Cada confirmación vale exactamente para lo que se mostró, una sola vez y durante un minuto.',
      ),
      p(
        'Cinco intentos fallidos la suspenden, diez la desactivan. Si la olvidó, puede pedir una nueva con su contraseña de acceso y definirla pasadas 24 horas. Hasta entonces puede cancelar esa solicitud.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: '¿Cómo deposito dinero?',
    answer: [
      p(
        'Los depósitos se hacen a mano. La billetera le da una referencia para escribir en la transferencia e indica adónde enviarla. Atención al cliente le ayuda a gestionarlo, pero nunca le da un número de cuenta. Un miembro del personal registra lo que llegó, otro lo confirma, y ambos figuran en su registro de actividad.',
      ),
      p('Nada de lo que ha ganado depende nunca de un depósito.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: '¿Cómo puedo comprobar lo que me muestran?',
    answer: [
      p(
        'Cada cifra se abre hasta los eventos o asientos que la componen. Los asientos de su billetera forman una cadena: cada uno contiene el hash del anterior. Descargue el archivo de comprobación de un extracto y verifíquelo en cualquier equipo, sin nosotros.',
      ),
      p(
        'La aplicación recuerda también el final de la cadena y le avisa si alguna vez su historial se acorta.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Una cuenta, un socio',
    answer: [
      list(
        'Un código de autorización abre una cuenta, para la persona o empresa a la que se entregó.',
        'Mantenga correctos sus datos de contacto. Los retiros esperan un día después de cambiarlos.',
        'Una cuenta no se presta ni se vende. Quien tiene sus contraseñas actúa en su nombre.',
        'Si una cuenta se desactiva, atención al cliente le dice el motivo.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Tráfico honesto',
    answer: [
      list(
        'No haga clic en su propia publicidad ni pida a otros que lo hagan.',
        'Sin robots, sin clics pagados, sin impresiones ocultas ni superpuestas.',
        'Comercio, editor y socio no deben estar en las mismas manos; esos pedidos se retienen y se examinan.',
        'El tráfico que infringe estas reglas no se factura y no genera nada.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Reglas sobre el dinero',
    answer: [
      list(
        'Su dinero es suyo. Nadie paga para cobrar: ninguna tarifa, nivel, puntuación o membresía condiciona un retiro.',
        'Las comisiones salen de lo que el comercio pagó por adelantado, nunca de otros socios.',
        'Lo contabilizado no se modifica. Un error se corrige con un asiento que lo nombra.',
        'Un pedido devuelto dentro del plazo indicado se lleva su propia comisión, y nada más.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Qué puede hacer el personal',
    answer: [
      list(
        'El personal no puede fijar un saldo ni una cifra.',
        'El dinero lo mueven dos miembros del personal: uno lo pide y otro lo confirma.',
        'Todo lo que hacen en su cuenta figura en su registro de actividad, con un nombre, un motivo y una referencia.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Por su seguridad',
    answer: [
      list(
        'Atención al cliente nunca pide una contraseña, ni dinero para liberar dinero.',
        'Deposite solo con una referencia de su propia billetera.',
        'Confirme un cambio solo cuando el dinero haya llegado.',
        'Nadie puede prometerle un rendimiento. Quien lo haga no es de los nuestros.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
