import type { Translation } from '#contract/words/translation.ts';
import { ownersLanguage } from '#src/content/company/content-languages.ts';
import type * as en from '#src/content/en/pages/home.ts';

/** The sections below the hero. The hero's text (HOME, TRUST_BADGES and HOME_STEPS) is in company.ts. */
export const HOME_SECTIONS = {
  description:
    'Lonas de emergencia en la Costa Espacial de Florida, día y noche. Fotografiamos el daño y facturamos directamente a su aseguradora. El deducible lo paga usted.',
  eyebrow: 'Lonas de emergencia 24/7',
  steps: {
    title: 'Qué pasa después',
    lead: 'Mientras llegamos, no suba al techo, aléjese de los cielos rasos mojados y los tomacorrientes, y ponga una cubeta debajo de la gotera.',
  },
  costs: {
    title: 'Cuánto cuesta',
    lead: 'La inspección no le cuesta nada, aunque no presente un reclamo ni nos contrate.',
  },
  cities: {
    title: 'Dónde trabajamos',
    lead: 'El condado de Brevard, de Titusville a Palm Bay, y el centro de Florida, de Vero Beach a Deltona.',
    action: 'Vea toda la zona de servicio',
  },
  questions: {
    title: 'Preguntas frecuentes',
    action: 'Vea cómo funciona, paso a paso',
  },
  closing: {
    title: 'Cubra su techo antes de la próxima lluvia',
    text: 'Si está entrando agua, llame ahora. Si puede esperar, elija un horario.',
  },
} as const satisfies Translation<typeof en.HOME_SECTIONS>;

/** Empty texts while the owner has given no prices. */
export const PRICES = __PRICES__;

export const HOME_PRICE = PRICES.range && `Una lona cuesta ${PRICES.range}.`;

export const HOME_COSTS = [
  {
    id: 'insured',
    what: 'Lo cubre el seguro',
    price: 'Nada por adelantado',
    text: 'Facturamos directamente a su aseguradora. Por ley, usted sigue siendo responsable de su deducible. A usted nunca se le factura personalmente por reclamos negados ni servicios no cubiertos.',
  },
  {
    id: 'under-deductible',
    what: 'Cuesta menos que su deducible',
    price: PRICES.range || 'El precio acordado',
    text:
      PRICES.underDeductible ||
      'Entonces su aseguradora no paga nada de la lona. Le decimos el precio antes de empezar, y usted decide.',
    lang: PRICES.underDeductible ? ownersLanguage('prices.json') : undefined,
  },
  {
    id: 'uninsured',
    what: 'Usted no tiene seguro',
    price: PRICES.range || 'El precio acordado',
    text: PRICES.noInsurance || 'Le decimos el precio antes de empezar. No debe nada hasta que firme.',
    lang: PRICES.noInsurance ? ownersLanguage('prices.json') : undefined,
  },
] as const satisfies Translation<typeof en.HOME_COSTS>;

/** A drawn sample of the photos that a job's file has. Nothing in it is about a real house. */
export const PHOTO_FILE = {
  title: 'El expediente para su aseguradora',
  lead: 'Fotografiamos, numeramos, fechamos y medimos cada parte dañada, antes y después de la lona.',
  sheet: 'Informe fotográfico',
  tag: 'Muestra',
  subject: '123 Palm St (dirección de muestra)',
  note: 'Dibujado para esta página. Su expediente tiene fotos de su propio techo.',
} as const satisfies Translation<typeof en.PHOTO_FILE>;

/** The stamps keep the order month, day, year of Florida. */
export const SAMPLE_PHOTOS = [
  {
    id: 'roof',
    caption: 'Techo completo, lado sur',
    taken: '2025-08-14T07:42',
    stamp: '08/14/25 7:42\u00a0a.m.',
  },
  {
    id: 'shingles',
    caption: 'Faltan tejas, 4\u00a0pies\u00a0×\u00a06\u00a0pies',
    taken: '2025-08-14T07:55',
    stamp: '08/14/25 7:55\u00a0a.m.',
  },
  {
    id: 'ceiling',
    caption: 'Cielo raso mojado, pasillo, 3\u00a0pies\u00a0×\u00a05\u00a0pies',
    taken: '2025-08-14T08:10',
    stamp: '08/14/25 8:10\u00a0a.m.',
  },
  {
    id: 'tarp',
    caption: 'Lona puesta, 12\u00a0pies\u00a0×\u00a020\u00a0pies',
    taken: '2025-08-14T09:36',
    stamp: '08/14/25 9:36\u00a0a.m.',
  },
] as const satisfies Translation<typeof en.SAMPLE_PHOTOS>;

export const BEFORE_AFTER = {
  title: 'Antes y después',
  labels: { before: 'Antes', after: 'Después' },
} as const satisfies Translation<typeof en.BEFORE_AFTER>;

/** Ids from faq.ts. */
export const HOME_QUESTIONS: readonly string[] = ['speed', 'weather', 'insurer-first', 'trust'];
