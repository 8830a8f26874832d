/** The public page about the network. */
export const integrityWords = {
  integrity: {
    lead: 'Lo que la red debe, lo que tiene y cómo trata a sus socios. Cada cifra se suma a partir de registros, salvo lo que dice el banco: eso lo introducen dos miembros del equipo.',
    asOf: 'Actualizado: {time}',
    days: '{days, plural, one {Último día} many {Últimos # días} other {Últimos # días}}',
    none: '{days, plural, one {Nada en el último día} many {Nada en los últimos # días} other {Nada en los últimos # días}}',
    how: 'Cómo se cuenta',
    source: 'Fuente:',
    json: 'Todas las cifras en JSON',
    owed: {
      title: 'Lo que se debe',
      root: 'Raíz {no, number}, {time}',
      none: 'Todavía no se ha firmado ninguna raíz.',
      few: 'Oculto por privacidad: se debe dinero a menos de {least, number} participantes.',
      partners: 'Dinero propio de los socios',
      plans: 'Reservado para planes',
      publishers: 'Editores',
      merchants: 'Cuentas de garantía de los comercios',
      acceptors: 'Aceptantes',
      total: 'Total que se debe',
      bank: '{account}, al {time}',
      bankNone: 'La red aún no ha registrado un saldo bancario.',
      bankTotal: 'Total en el banco',
      difference: 'Diferencia',
      file: 'Hash del archivo del banco:',
      means:
        'Las sumas forman parte de una raíz que la red firma una vez al día, así que quien haya guardado una raíz puede demostrar un cambio posterior. La aplicación de cada socio comprueba que su dinero está incluido. El saldo del banco es lo que dos miembros del equipo leyeron en el extracto del banco: no demuestra que el dinero esté ahí ni que nadie más tenga derecho a él. Los grupos con menos de {least, number} participantes se muestran juntos.',
    },
    checked: {
      title: 'Última comprobación',
      sound: 'Las cuentas cuadran',
      unsound: 'Las cuentas no cuadran. No se mueve dinero hasta que se resuelva.',
      never: 'Las cuentas todavía no se han comprobado.',
      own: 'El auditor de la propia red comprobó {count, plural, one {# registro} many {# de registros} other {# registros}}, {time}.',
      cosignedBy: 'Visto y cofirmado fuera de la red por {names}, {date}.',
      cosignedChecked: 'Este dispositivo comprobó sus firmas.',
      cosignedWrong: 'Este dispositivo no pudo confirmar sus firmas.',
      cosignedLate: 'Los testigos se retrasan en cofirmar una raíz diaria.',
      notCosigned:
        'Ningún testigo externo ha cofirmado todavía las raíces. Hasta entonces, solo los archivos y raíces que alguien guardó pueden mostrar que se reescribió el historial.',
      machine:
        '{count, plural, one {# cuenta de administrador se abrió} many {# de cuentas de administrador se abrieron} other {# cuentas de administrador se abrieron}} con un comando en el servidor de la red y no entre dos administradores; la más reciente, el {date}. Durante {days, number} días, una cuenta así no aprueba nada salvo retiros, y nada de lo que solicita se aprueba.',
      outside: 'Todavía no hay auditoría externa.',
      audit: 'Última auditoría externa: {auditor}, {ago} ({date}).',
      auditSound: 'Resultado: todo cuadra hasta la raíz {no, number}.',
      auditUnsound:
        'Resultado: no todo cuadra hasta la raíz {no, number}. Lo primero que encontró el auditor, en sus propias palabras:',
      auditFile: 'Resultado firmado de la auditoría',
      auditMeans:
        'Un auditor externo recalcula, a partir de una exportación y sin el programa de la red, todos los registros, eventos, raíces y sumas que se deben, y firma lo que encontró. Eso muestra que la contabilidad es coherente y que cada pago hacia o desde el exterior lleva el nombre de las dos personas que lo decidieron. No muestra que el dinero esté en el banco ni que lo decidido fuera cierto.',
      means:
        'El programa de la propia red recorre una y otra vez todos los registros, cadenas y saldos, y detiene todos los movimientos de dinero si algo no cuadra. Puede encontrar errores y manipulaciones, pero no un registro falso que cuadre. Y es un programa de la propia red.',
    },
    payouts: {
      title: 'Retiros',
      asked: 'Solicitados',
      paid: 'Pagados',
      failed: 'Fallidos',
      cancelled: 'Cancelados por el socio',
      waiting: 'En espera ahora',
      amount: 'Importe pagado',
      median: 'La mitad se pagó en',
      p95: 'El {percent} se pagó en',
      slowest: 'Espera actual más larga',
      refused: 'Rechazados, por motivo',
      noneRefused: 'No se rechazó ningún retiro.',
      means:
        'El tiempo va desde la solicitud del socio hasta que se informó la llegada del retiro. Varios rechazos a un socio por la misma regla en poco tiempo se cuentan una vez. La lista de motivos es cerrada, y ninguno se resuelve depositando dinero.',
      reason: {
        payout_zero: 'El importe era cero',
        payout_above_available: 'Más que los fondos disponibles',
        payout_fee_changed: 'La tarifa había cambiado',
        payout_card_missing: 'Sin tarjeta ni dirección de billetera',
        payout_method_gone: 'El método de retiro ya no se ofrece',
        payout_pay_password_missing: 'Sin contraseña de transacción',
        payout_pay_password_disabled: 'Contraseña de transacción desactivada',
        payout_startup_not_returned: 'Fondos iniciales sin devolver',
        payout_card_new: 'Tarjeta o dirección de billetera nueva',
        payout_pay_password_reset: 'Contraseña de transacción sustituida',
        payout_contact_changed: 'Correo o teléfono cambiado',
        payout_password_reset: 'Contraseña de acceso restablecida',
        payout_objected: 'Contraseña de acceso nueva reportada',
        payout_ledger_stopped: 'Las cuentas estaban detenidas',
        payout_rejected: 'Rechazado por el equipo',
      },
    },
    disputes: {
      title: 'Disputas',
      orders: 'Pedidos',
      payouts: 'Retiros',
      exchanges: 'Cambio de divisas',
      opened: 'Abiertas',
      forPartner: 'A favor del socio',
      against: 'En contra del socio',
      open: 'Pendientes',
      overdue: 'Fuera de plazo',
      means:
        'Pedidos: un socio o un comercio impugnó uno. Retiros: un socio pidió que otra persona revisara un rechazo. Cambio de divisas: un socio o un aceptante reportó un problema. Cada disputa cuenta el día en que se abrió.',
    },
    restated: {
      title: 'Corregido después',
      before: 'Antes',
      after: 'Después',
      means:
        'Impresiones y clics que habían contado y después resultaron no válidos, en el día (UTC) en que ocurrieron. Lo que habían costado se devolvió a los socios. No se borra nada: ambas cifras quedan registradas.',
    },
    events: {
      title: 'Eventos que no contaron',
      reported: 'Notificados',
      counted: 'Contados',
      foundLater: 'Detectados después como no válidos: {count, number}',
      lost: 'Lotes de eventos notificados perdidos definitivamente, {date}: {count, number}. Dos miembros del equipo decidieron seguir contando sin ellos. Nadie paga por esos eventos.',
      means:
        'Todos los eventos que notificaron páginas, reproductores y navegadores, salvo nuestro propio registro de los anuncios servidos. La primera regla que se aplica da el motivo. Nadie paga por lo que no contó.',
    },
    history: {
      title: 'Su propio historial',
      fits: 'Todo lo que este dispositivo ha visto de su billetera y de las raíces de la red sigue ahí: hasta el registro {seq, number} y la raíz {no, number}.',
      fresh:
        'Este dispositivo aún no tiene con qué comparar. Desde ahora guarda lo que ve en la billetera.',
      wrong:
        'Algo que este dispositivo vio falta o es distinto. Guarde el archivo y déselo a alguien ajeno a la red.',
      since: 'Visto aquí por primera vez: {date}',
      failed: 'No se pudo comprobar en este momento.',
      save: 'Guardar lo que vio este dispositivo',
      means:
        'Este dispositivo recuerda lo que ha visto. Comprueba que desde entonces no se haya cambiado ni eliminado ninguna línea de su billetera, sigue las raíces de la red y comprueba sus firmas. Solo puede comparar con lo que ha visto él mismo.',
    },
    own: {
      title: 'Su dinero no está bien incluido en las sumas de la red',
      leftOut:
        'La raíz {no, number} del {time} no incluye su billetera en lo que la red debe. Guarde la prueba y muéstresela a alguien de confianza.',
      other:
        'La raíz {no, number} del {time} tiene para su billetera una prueba que no cuadra. Guarde la prueba y muéstresela a alguien de confianza.',
      save: 'Guardar prueba',
    },
  },
} as const;
