import type { Words } from '../words.ts';

export const es: Words = {
  no: 'nunca|nadie|jamás|no|sin|ni|nada|ningún|ninguna|tampoco',
  warn: 'estafa*|fraude*|cuidado|denuncie|repórtelo|phishing|suplanta*|prohibido|mentira',
  anyone: 'si alguien|quien le|quien te|cualquiera que',
  claim: `
    pida|pide|piden|prometa|promete|prometen|ofrezca|ofrece|exija|exige|solicite|solicita|le llame
    le escriba|le contacte|garantice|diga|asegure|quiera su`,
  common: `
    de|la|el|los|las|y|que|en|un|una|su|sus|le|les|se|es|está|están|por|para|con|del|al|lo|como|más|ha
    este|esta|usted|mi|me|fue|nuestro|nuestra|hoy`,
  but: 'pero|sino|en cambio',
  shield: `
    sin hacer nada|sin esfuerzo|sin trabajar
    le enviamos|te enviamos|le envía|le mandamos|se le envió|le enviaremos|le diremos|política de devolución
    fue pagado|se pagó|garantía del producto|años de garantía|garantía de fábrica|ganancias y pérdidas
    depósito de|su depósito|en línea|online|asesor fiscal|le decimos|le digo|devolución gratuita
    antes de pagar|le pagamos|se pagará|será pagado|deposito llegó
    ganancias o pérdidas|ganancia o pérdida`,
  promise: `
    garantiz*|garantía|asegur*|promet*|sin riesgo*|cero riesgo*|libre de riesgo|riesgo cero|seguro
    fijo mensual|rendimiento fijo|ganancia fija|interés fijo|con certeza|cien por cien seguro
    mi palabra|pase lo que pase|créame|téngalo por seguro`,
  gain: `
    rendimiento*|ganancia*|ganar|gana|ganará|ganarás|beneficio*|rentabilidad*|retorno*|interés
    intereses|ingreso|ingresos|utilidad*|lucro`,
  sure: `
    duplicar su dinero|duplicar tu dinero|duplique su dinero|duplica tu dinero
    duplicar su capital|duplique su capital|duplicará su|no puede perder|imposible perder
    no puedes perder|sin posibilidad de perder|ganancia garantizada|ganancias garantizadas
    rentabilidad garantizada|rendimiento garantizado|rendimientos garantizados
    retorno garantizado|beneficio garantizado|beneficios garantizados|ganancias seguras
    ganancia segura|hacerse rico|dinero fácil|capital garantizado|ingresos pasivos|nunca perderá
    no va a perder`,
  rate: 'por ciento|el doble|porciento',
  stake:
    'su dinero|tu dinero|su capital|tu capital|su inversión|tu inversión|sus ahorros|tus ahorros',
  multiply: 'duplic*|triplic*|multiplic*|una vez y media|vez y media|veces lo|el doble|el triple',
  other: `
    quien|quienes|los que|el que|todos|todo el que|mis clientes|mis otros clientes|otros socios
    un cliente mío|un socio mío|un amigo mío|mi hermano|mi primo|la gente que`,
  joined: `
    puso|pusieron|pone|ponga|pongan|invirtió|invirtieron|invierta|apostó|apostaron|metió|metieron
    meta|entró|entraron|participó|participaron|colocó|aportó|ha puesto|han puesto`,
  got: `
    sacó|sacaron|saca|obtuvo|obtuvieron|ganó|ganaron|recibió|recibieron|cobró|cobraron|se llevó
    se llevaron|se lleva|recuperó|recuperaron|ha sacado|han sacado|ha obtenido|han obtenido
    obtenido|tuvo|tuvieron`,
  period: `
    al mes|por mes|cada mes|mensual|mensuales|mensualmente|al día|por día|cada día|diario|diarios
    diaria|diarias|diariamente|a la semana|por semana|cada semana|semanal*|al año|por año|anual*
    en 24 horas|en una semana|en un mes|todos los días`,
  pay: `
    pagar|pague|paga|paguen|pago|pagarse|pagado|pagada|depositar|deposite|deposita|depositen|depósito de
    transferir|transfiera|transfiere|transferencia|recargar|recargue|recarga|ingresar|ingrese|abonar
    abone|abona|debe abonarse|debe pagarse|hacer un depósito|realizar un depósito|haga un depósito
    realice un depósito|realice el pago|haga el pago|tarjetas regalo|liquidar|liquide`,
  send: 'enviar|envíe|envía|envíen|mandar|mande',
  money: `
    recarg*|dinero|fondos|importe|monto|tasa|tasas|impuesto|impuestos|comisión|fianza|depósito|garantía
    euros|dólares|cantidad|saldo|%|por ciento|pesos|cuota|seguro|tarifa|cargo|multa|capital|arancel`,
  demand: `
    por favor|debe|debes|tiene que|tienes que|necesita|necesitas|primero|antes|ahora|hoy|inmediat*
    liberar|libere|liberemos|desbloque*|retirar|retiro|retiros|activar|recib*|de lo contrario
    obligatorio|obligatoria|solo después|hay que|previamente|por adelantado|necesario|necesaria|congelad*
    es necesario|requiere|urgente`,
  threat: 'si|hasta|menos que|antes|contrario|bloquead*|cerrará|perderá',
  show: `
    captura*|foto|fotos|recibo*|comprobante*|imagen|imágenes|copia|documento*|pregunta|mensaje|detalles
    justificante`,
  reach: `
    contácte*|contacta*|contacte*|escríba*|escribe*|escriba*|agrég*|agreg*|añád*|añad*|llám*|llame
    búsque*|busque|busca|sígue*|síga*|hábl*|hable*|únase|únete|por|mi|nuestro|vía`,
  outside: `
    fuera de la app|fuera de la aplicación|fuera de este chat|fuera del chat|fuera de la plataforma
    mi número|número personal|número privado|mi correo|correo personal|mi email|mensaje privado
    chat privado|otra aplicación|otra app|llámeme al|llámame al|escríbame al|escríbeme al|grupo vip
    visite nuestra web|visite nuestra página|visite nuestro sitio|visita nuestra web|visite la página
    haga clic en el enlace|haga clic en este enlace|pulse este enlace|abra este enlace|escanee el código qr
    mi nick|mi usuario es|búsqueme como|búscame como`,
  secret: `
    contraseña*|clave|claves|pin|código de verificación|código de seguridad|código sms
    código de confirmación|código que recibió|código que acaba|me el código|nos el código|su código|código que le llegó|código que recibiste|código que te llegó
    frase semilla|frase de recuperación|clave privada|código de un solo uso|datos de acceso
    credenciales|seis dígitos|código del sms|código por sms`,
  tell: `
    envi*|envíe*|diga*|dígame|díganos|dime|digan*|mand*|mánd*|comparta*|comparte|compártame|facilit*
    facilíte*|proporcion*|escrib*|escríba*|necesit*|confírme*|confirme su|cuál es|respond*|deme|denos
    dame|indíque*|indique|páseme|pásame|pásenos|reenví*|dicte|dícte*|muéstr*`,
  own: 'cambi*|restablec*|olvid*|elegir|elija|protege*|secreta|nueva contraseña',
  remote: `
    acceso remoto|control remoto|asistencia remota|escritorio remoto|comparta su pantalla
    compartir pantalla|compartir su pantalla|comparte tu pantalla|acceso a su teléfono
    acceso a su dispositivo|acceso a tu móvil|acceso a su computadora|control de su teléfono
    control de su dispositivo|instale esta aplicación|instale esta app|instala esta app`,
  invest: 'invierta|invierte|invertir|inviertes|ponga|apueste|apuesta|coloque|aporte|empiece con',
  receive: `
    reciba|recibe|recibes|recibirá|recibirás|recibir|obtenga|obtiene|obtendrá|obtén|cobre
    cobra|cobrará|retire|llévese|recupere|recupera`,
  grow: 'se convierten en|se convierte en|se convertirán en',
  due: 'mañana|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo',
  unit: 'día|días|semana|semanas|mes|meses|hora|horas',
  counted:
    'impresiones|vistas|clics|visitas|visitantes|pedidos|puntos|veces|usuarios|conversiones|pedido|clic|ventas|personas',
  price: 'por|por solo|por sólo|por apenas|a cambio de|si|cuando|en cuanto',
};
