import { YEAR_MS } from '#contract/durations.ts';
import { DURATIONS } from '#contract/limits.ts';
import type { LegalDocument } from '#src/content/legal-document.ts';

export const PRIVACY_POLICY: LegalDocument = {
  description: 'Qué llegamos a saber de usted y qué puede pedirnos.',
  title: 'Política de privacidad',
  effective: { day: '2025-01-01', label: '1 de enero de 2025' },
  intro:
    'Qué llegamos a saber de usted, por qué lo necesitamos, quién más lo ve y qué puede pedirnos. “Nosotros” es la empresa nombrada en este sitio.',
  sections: [
    {
      id: 'collect',
      heading: 'Qué recopilamos',
      blocks: [
        'Recopilamos lo que usted nos da cuando llama, reserva, envía un formulario o escribe por texto o correo:',
        [
          'Datos de contacto: su nombre, número de teléfono, correo electrónico y la dirección de la propiedad.',
          'Información del servicio: qué pasó, la fecha del daño, la visita que eligió, fotos y nuestras notas sobre el techo.',
          'Información del seguro: su aseguradora, su número de póliza y si hubo reclamos anteriores.',
          'Registros de comunicación: llamadas, textos, correos y formularios entre usted y nosotros, con la hora y las palabras de todo consentimiento que dio.',
        ],
        'En este sitio no pedimos números de Seguro Social, datos bancarios ni números de tarjetas.',
      ],
    },
    {
      id: 'use',
      heading: 'Para qué la usamos',
      blocks: [
        [
          'Para responderle, inspeccionar su techo y cubrirlo con una lona, y documentar el daño.',
          'Para preparar el expediente y la factura para su aseguradora.',
          'Para recordarle una visita y dar seguimiento a nuestro trabajo.',
          'Para guardar los registros que exigen la ley, nuestras aseguradoras y nuestros contadores.',
          'Para enviarle mensajes de mercadeo, solo si marcó la casilla para recibirlos.',
        ],
      ],
    },
    {
      id: 'share',
      heading: 'Quién más la ve',
      blocks: [
        'No vendemos su información. Solo la compartimos así:',
        [
          'Con su aseguradora, el ajustador de ella y el ajustador público o abogado que usted indique, para que se pueda pagar nuestro trabajo.',
          'Con personal de emergencia, cuando la seguridad de alguien lo requiere.',
          'Cuando lo exige la ley, un tribunal o un ente regulador, o para defendernos en un reclamo legal.',
          'Con proveedores que llevan nuestro correo, guardan nuestras reservas y alojan este sitio. Solo pueden usarla para hacer eso por nosotros.',
        ],
        'Los números de celular y el consentimiento para mensajes de texto nunca se comparten con terceros para el mercadeo de ellos.',
      ],
    },
    {
      id: 'texts',
      heading: 'Llamadas y mensajes de texto',
      blocks: [
        'Al enviar un formulario, usted acepta que podamos llamar o enviar mensajes de texto, sobre esa solicitud, al número que dio. El consentimiento no es una condición de compra. Pueden aplicarse tarifas de mensajes y datos, y cuántas veces le escribimos depende del trabajo que le hacemos.',
        'Responda STOP para terminar los mensajes de texto y HELP para ayuda. También puede decírnoslo por teléfono. Anotamos la petición y la cumplimos pronto, y no más tarde de lo que exige la ley.',
      ],
    },
    {
      id: 'site',
      heading: 'Este sitio web',
      blocks: [
        'El sitio no pone cookies de publicidad. Para que no se pierda un formulario a medio llenar, lo que escribe puede guardarse en su propio navegador hasta que lo envíe o cierre la pestaña. Una reserva se queda en su navegador hasta que nuestro sistema confirme que llegó, o usted la borre allí. Lo mismo pasa con las fotos que le agregue. Antes se reducen en su dispositivo, lo que también borra el lugar donde se tomaron.',
        'De una reserva que ya llegó, su navegador guarda lo que usted necesita para la visita: la hora, la referencia y el enlace, la dirección de la propiedad y el correo electrónico al que escribimos. Lo guarda hasta que pase el día de la visita, o hasta que usted oculte la reserva. Si desde aquí agrega la visita a Google Calendar o a Outlook, ese servicio recibe la hora, su referencia y la dirección de la propiedad.',
        'Las páginas de ciudades y la de la zona de servicio muestran un mapa de OpenStreetMap. Cuando el mapa carga, OpenStreetMap recibe su dirección IP y la dirección de este sitio.',
        'Mientras lee una página, su navegador puede pedirle al National Weather Service, parte del gobierno de los Estados Unidos, las alertas de tormenta del condado de Brevard. Ese servicio recibe entonces su dirección IP, pero nada de lo que usted escribe aquí.',
      ],
    },
    {
      id: 'security',
      heading: 'Cómo la protegemos',
      blocks: [
        'La información viaja cifrada, y solo pueden abrirla quienes la necesitan para el trabajo que le hacemos. Ningún sistema es perfectamente seguro; si una violación de seguridad afecta la suya, se lo decimos como exige la ley de Florida.',
        'Guardamos los expedientes mientras puedan hacer falta para un reclamo, una garantía o un registro de impuestos, y después los borramos.',
        `Las fotos que agrega a una reserva en este sitio se borran de él ${DURATIONS.photoRetention / YEAR_MS} años después de llegar.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Qué puede pedirnos',
      blocks: [
        [
          'Acceso: una copia de lo que tenemos sobre usted.',
          'Corrección: que se corrijan los errores.',
          'Eliminación: que se borre, salvo lo que debemos guardar por ley o necesitamos para un reclamo abierto.',
          'Baja del mercadeo: en cualquier momento, con STOP, por correo o por teléfono.',
        ],
        'Llame o escriba al contacto de esta página. Quizá le hagamos una o dos preguntas para asegurarnos de que es usted.',
      ],
    },
    {
      id: 'children',
      heading: 'Menores',
      blocks: [
        'El sitio es para adultos que cuidan de una propiedad. No recopilamos a sabiendas información de menores de 13 años.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios',
      blocks: [
        'Si esta política cambia, el texto nuevo y su fecha aparecen aquí. Un cambio nunca amplía un consentimiento que usted dio antes.',
      ],
    },
  ],
};
