import type { Translation } from '#contract/words/translation.ts';
import type * as en from '#src/content/en/pages/community.ts';

/** Specification, section 2. */
export const CHAMBER = __MEMBERSHIP__;

export const COMMUNITY_PAGE = {
  description:
    'Alianza local, crecimiento económico e innovación: nuestra parte en la comunidad empresarial de la Costa Espacial de Florida.',
  heading: 'Vivimos donde trabajamos',
  lead: 'Somos miembros de nuestra cámara de comercio local. Compramos, contratamos y ayudamos aquí mismo, en el condado de Brevard.',
  membership:
    'Después de una tormenta, los negocios locales se prestan generadores y camiones, y se dan una mano. Gracias a la cámara sabemos a quién llamar. También nos ayuda a decirle qué techador, electricista o yesero local está aceptando trabajos esta semana.',
  contactAction: 'Pregunte quién puede repararlo',
} as const satisfies Translation<typeof en.COMMUNITY_PAGE>;

export const COMMUNITY_VALUES = [
  {
    id: 'partnership',
    value: 'Alianza local',
    title: 'Compramos aquí',
    text: 'Compramos lonas, madera y combustible en Brevard. Para su reparación permanente, le indicamos contratistas locales y no cobramos nada por eso.',
  },
  {
    id: 'growth',
    value: 'Crecimiento económico',
    title: 'Contratamos aquí',
    text: 'Nuestras cuadrillas no persiguen tormentas. Viven aquí, cobran aquí y gastan aquí.',
  },
  {
    id: 'innovation',
    value: 'Enfoque innovador',
    title: 'Fotos numeradas',
    text: 'Los informes de fotos numeradas y las reservas en línea mantienen el orden, aunque trescientos techos tengan goteras a la vez.',
  },
] as const satisfies Translation<typeof en.COMMUNITY_VALUES>;

export const COMMUNITY_WORDS = {
  membership: 'Miembro de la cámara de comercio',
  values: 'Nuestros valores',
} as const satisfies Translation<typeof en.COMMUNITY_WORDS>;
