import type * as en from '#contract/words/en/safety-steps.ts';
import type { Translation } from '#contract/words/translation.ts';

/** What a homeowner is told to do until the crew comes, on the site and by email. */
export const SAFETY_STEPS = [
  'No suba al techo ni a escaleras de mano, ni entre en cuartos con el cielo raso hundido.',
  'Recoja las gotas en una cubeta y mueva todo lo que deba quedar seco.',
  'Si hay agua cerca de una lámpara, un tomacorriente o el panel eléctrico, aléjese y no los toque.',
  'Si el techo o una pared se mueve, huele a gas o hay un cable eléctrico caído, salga de la casa y llame al 911.',
  'Tome fotos de los daños desde el suelo.',
  'Tenga a mano la tarjeta de su seguro.',
] as const satisfies Translation<typeof en.SAFETY_STEPS>;
