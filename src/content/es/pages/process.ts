import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/process.ts';

export const PROCESS_PAGE = {
  description:
    'Cómo ponemos lonas: respuesta en menos de 24 horas, cada área dañada fotografiada, sin pago por adelantado y cómo reconocer a nuestra cuadrilla.',
  heading: 'Cómo cubrimos techos con lonas',
  intro:
    'Detenemos el agua, fotografiamos el daño y mantenemos seca su casa mientras usted contrata la reparación permanente.',
  inspectionNote: 'La inspección no le cuesta nada, aunque no presente un reclamo ni nos contrate.',
} as const satisfies Translation<typeof en.PROCESS_PAGE>;

/** In the specification's order (section 2). */
export const PROCESS_BENEFITS = [
  {
    id: 'response',
    title: 'Respuesta en menos de 24 horas',
    text: 'Para llamadas de emergencia, de día o de noche. Una inspección puede ser mañana mismo.',
  },
  {
    id: 'documentation',
    title: 'Cada área dañada, fotografiada',
    text: 'Fotografiamos el techo y las manchas de adentro antes de cubrir nada.',
  },
  {
    id: 'billing',
    title: 'Sin pago por adelantado',
    text: 'Facturamos directamente a su aseguradora el trabajo que ella cubre. Usted sigue siendo responsable de su deducible.',
  },
  {
    id: 'coordination',
    title: 'Coordinamos con su aseguradora',
    text: 'Enviamos nuestras fotos, medidas y factura a su aseguradora, y a su ajustador público con licencia si contrata uno. El reclamo sigue siendo suyo.',
  },
  {
    id: 'security',
    title: 'Su casa sigue protegida',
    text: 'La lona no deja entrar lluvia ni animales hasta la reparación permanente.',
  },
] as const satisfies Translation<typeof en.PROCESS_BENEFITS>;

export const PROCESS_STEPS = [
  {
    id: 'call',
    title: 'Llame o elija un horario',
    text: 'Si está entrando agua, llame. Por una mancha o una teja levantada, reserve una inspección.',
  },
  {
    id: 'inspect',
    title: 'Inspeccionamos el techo',
    text: 'Revisamos el techo, el ático y los cielos rasos. Si no necesita una lona, se lo decimos.',
  },
  {
    id: 'authorize',
    title: 'Usted firma la Autorización de Trabajo',
    text: 'La Work Authorization dice qué haremos y cuánto cuesta. Mientras no la firme, no debe nada.',
  },
  {
    id: 'tarp',
    title: 'Cubrimos el techo',
    text: 'Listones de madera sujetan la lona. Donde se puede, la pasamos sobre la cumbrera.',
  },
  {
    id: 'file',
    title: 'Enviamos las fotos y la factura',
    text: 'Su aseguradora recibe fotos, medidas y la factura. Usted recibe copia.',
  },
  {
    id: 'repair',
    title: 'Usted contrata la reparación',
    text: 'Un techador con licencia repara el techo. Si la lona se suelta antes, llámenos.',
  },
] as const satisfies Translation<typeof en.PROCESS_STEPS>;

export const PROCESS_WORDS = {
  benefits: 'Con esto puede contar',
  steps: 'Paso a paso',
  questions: 'Preguntas frecuentes',
} as const satisfies Translation<typeof en.PROCESS_WORDS>;

/** What a homeowner can check at the door. Only what the owner can vouch for: no uniform, badge or name. */
export const CREW_CHECK = {
  recognize: 'Cómo reconocer a nuestra cuadrilla',
  signs: [
    'Saben a nombre de quién está su reserva y le dan el número de nuestra línea directa.',
    'Le muestran la Autorización de Trabajo antes de empezar.',
    'No le presionan para firmar en la puerta.',
  ],
  doubt: '¿No sabe si son los nuestros? Llámenos antes de dejar subir a alguien a su techo.',
  neverAsk: 'Lo que nunca pedimos',
  never: ['Sus datos bancarios', 'Su número de Seguro Social', 'Efectivo por adelantado'],
} as const satisfies Translation<typeof en.CREW_CHECK>;
