import type { Texts } from '../../kinds.ts';

/** Statements, and how to check them. */
export const statementWords = {
  statement: {
    title: 'Extracto',
    text: 'Cualquier periodo, como documento, hoja de cálculo o archivo verificable',
    month: 'Este mes',
    lastMonth: 'El mes pasado',
    dates: 'Elegir fechas',
    from: 'Desde',
    to: 'Hasta (incluido)',
    wrongOrder: 'La fecha final es anterior a la inicial.',
    period: 'Del {from} al {to}, zona horaria {timeZone}. Las horas también se muestran en UTC.',
    html: 'Documento',
    htmlText: 'Para leer, imprimir o guardar como PDF',
    csv: 'CSV',
    csvText: 'Para hojas de cálculo',
    jsonl: 'Archivo de comprobación',
    jsonlText: 'Firmado, verificable en cualquier computadora',
    making: 'Preparando…',
    saved: '{name} descargado',
    share: 'Compartir',
    check: 'Compruébelo usted',
    checkText:
      'Descargue el archivo de comprobación y el verificador, y ejecute esto en cualquier computadora con Node. Funciona sin conexión y señala la primera línea modificada.',
    verifier: 'Descargar verificador',
    verifierText: 'Un solo archivo, sin paquetes',
    key: 'Clave pública de esta red',
    shorter: 'Su historial es más corto que el que vio este dispositivo el {date}',
    changed: 'Su historial no coincide con lo que este dispositivo vio el {date}',
    rootLost: 'La contabilidad no coincide con lo que este dispositivo vio el {date}',
    rootThen: 'Entonces: raíz {seq} de todas las billeteras',
    rootNow: 'Ahora: raíz {seq}',
    lostText:
      'Los registros de una billetera solo se agregan, nunca se eliminan. Conserve sus extractos, haga una captura de pantalla y contacte a atención al cliente.',
    seenThen: 'Entonces: registro {seq}',
    shownNow: 'Ahora: registro {seq}',
    newKey:
      'La clave con la que firma la red cambió desde el {date}, y la anterior no avala la nueva',
    keepFile: 'Guardar la prueba',
    keepText:
      'Entregue este archivo a alguien ajeno a la red: un auditor, un testigo u otro socio. Contiene lo que vio este dispositivo y lo que se le muestra ahora.',
    number: 'Número para comparar, raíz {seq}',
    numberText: 'Léaselo a otro socio: para la misma raíz, el suyo debe ser igual.',
    cosigned: 'Visto y cofirmado fuera de la red por {names}, {date}',
    noWitness:
      'Ningún testigo externo ha cofirmado aún este historial: solo la red responde por él.',
    cosignedChecked: 'Este dispositivo comprobó sus firmas.',
    cosignedWrong: 'Este dispositivo no pudo confirmar sus firmas.',
    cosignedLate: 'Los testigos se retrasan en cofirmar una raíz diaria.',
    service: 'Atención al cliente',
  },
} as const satisfies Pick<Texts['app'], 'statement'>;
