import type { LegalDocument } from '#src/content/legal-document.ts';

export const TERMS_OF_SERVICE: LegalDocument = {
  description: 'Lo que usted puede esperar de nosotros, y nosotros de usted.',
  title: 'Términos del servicio',
  effective: { day: '2025-01-01', label: '1 de enero de 2025' },
  intro:
    'Las reglas para usar este sitio y pedirnos servicio, en palabras sencillas. En un trabajo, prevalece la Autorización de Trabajo (Work Authorization) que usted firma; estos términos completan lo que falte.',
  sections: [
    {
      id: 'no-contract',
      heading: 'Pedir servicio no es un contrato',
      blocks: [
        'Llamar, reservar un horario o enviar un formulario es una solicitud. No crea contrato ni deuda. Solo existe un contrato cuando usted y nosotros hemos firmado un formulario de Autorización de Trabajo.',
        'El horario que elige en este sitio también es una solicitud. Lo confirmamos por teléfono, texto o correo.',
      ],
    },
    {
      id: 'cancel',
      heading: 'Su derecho a cancelar',
      isMarked: true,
      blocks: [
        'Puede retirar una solicitud en cualquier momento antes de que se firme la Autorización de Trabajo.',
        'La ley de Florida (F.S. 489.147) le da un derecho más. Si firma un contrato para reparar o reemplazar un techo a causa de sucesos por los que el Gobernador ha declarado un estado de emergencia, puede cancelarlo sin penalidad ni obligación dentro de los 10 días siguientes a la firma o a más tardar en la fecha oficial de inicio del trabajo, lo que ocurra primero. El aviso y las instrucciones están en el contrato.',
      ],
    },
    {
      id: 'billing',
      heading: 'Seguro y pago',
      blocks: [
        'Facturamos directamente a su aseguradora el trabajo que ella cubre y no pedimos ningún pago por adelantado.',
        [
          'Su deducible lo paga usted. Ningún contratista puede legalmente pagar, condonar o reembolsar ninguna parte de él.',
          'Nunca se le factura a usted personalmente nuestro trabajo porque se haya denegado un reclamo o porque su póliza no cubra el servicio.',
          'Si su aseguradora le paga a usted un trabajo que completamos, ese dinero es el pago de nuestra factura según la Autorización de Trabajo y se nos debe remitir.',
        ],
        'Este es un acuerdo sobre el pago de trabajo facturado. No es una cesión de beneficios: no se nos cede ni se nos transfiere ningún derecho de su póliza, y su reclamo sigue siendo suyo.',
      ],
    },
    {
      id: 'claims',
      heading: 'No somos ajustadores',
      blocks: [
        'Documentamos daños y respondemos preguntas sobre nuestro propio trabajo. No interpretamos su póliza, no asesoramos sobre la cobertura y no negociamos ni liquidamos reclamos. Para eso, acuda a su aseguradora, a un ajustador público con licencia o a un abogado.',
        'Usted confirma que es cierto lo que nos dice de la propiedad, del daño y de reclamos anteriores. Los reclamos falsos hechos a sabiendas pueden violar la ley de Florida.',
      ],
    },
    {
      id: 'authority',
      heading: 'Quién puede pedir',
      blocks: [
        'Usted debe ser el propietario del inmueble o el representante legal autorizado del propietario, y permite que nuestra cuadrilla entre en el inmueble para inspeccionarlo y protegerlo.',
      ],
    },
    {
      id: 'safety',
      heading: 'Disponibilidad y seguridad',
      blocks: [
        'Estamos de guardia las 24 horas, todos los días, siempre que el tiempo y el acceso sean seguros y haya cuadrillas disponibles. Los rayos, el viento fuerte, los puentes cerrados y las órdenes de evacuación pueden retrasarnos. Después de una tormenta grande, las casas habitadas con el techo abierto van primero.',
      ],
    },
    {
      id: 'tarps',
      heading: 'Qué puede hacer una lona',
      blocks: [
        'Una lona es una cubierta temporal. Frena el agua; no repara un techo, y el sol y el viento la desgastan. Encargue la reparación permanente a un contratista de techos con licencia, y avísenos enseguida si la lona se afloja.',
      ],
    },
    {
      id: 'liability',
      heading: 'Límite de responsabilidad',
      blocks: [
        'Hasta donde la ley lo permite, nuestra responsabilidad por un trabajo se limita al monto que facturamos por él, y no respondemos por daños que ya existían antes de que llegáramos ni por los que ocurran porque se aplazó una reparación. Nada aquí limita la responsabilidad que la ley no permite limitar.',
      ],
    },
    {
      id: 'messages',
      heading: 'Llamadas y textos',
      blocks: [
        'Al enviar un formulario, usted acepta llamadas y mensajes de texto sobre esa solicitud. El consentimiento no es una condición de compra. Responda STOP para no recibir más. La Política de privacidad dice más.',
      ],
    },
    {
      id: 'site',
      heading: 'Uso de este sitio',
      blocks: [
        'Envíe solicitudes honestas, y no perturbe el sitio ni trate de entrar en áreas que no son para usted. Los textos y dibujos del sitio son nuestros; comparta un enlace como guste.',
      ],
    },
    {
      id: 'law',
      heading: 'Ley',
      blocks: [
        'Estos términos se rigen por la ley de Florida. Si alguno resulta inválido, los demás siguen en vigor.',
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios',
      blocks: [
        'Los términos nuevos aparecen aquí con su fecha. Nunca cambian una Autorización de Trabajo que ya está firmada.',
      ],
    },
  ],
};
