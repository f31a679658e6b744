import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Casas de techo empinado junto al río, robles y tableros de tablas. Lonas de emergencia en Rockledge, con cuadrillas que van con calma en casas viejas.',
  keywords: [
    'lona para techo Rockledge FL',
    'gotera en casa histórica',
    'daños por tormenta techo 32955',
    'rama de roble atravesó el techo',
  ],
  headline: 'Lonas para techos en Rockledge',
  lead: 'La ciudad más antigua de Brevard tiene casas viejas bajo árboles grandes. Con ambos trabajamos con calma.',
  specialtyFeature: 'Casas viejas del río',
  features: [
    {
      title: 'Empinados y altos',
      text: 'Las casas de la calle del río tienen techos más empinados que los de las urbanizaciones nuevas. Usamos cuerdas, ponemos soportes de techo y no nos arriesgamos.',
    },
    {
      title: 'Robles',
      text: 'Una rama caída sobre un techo también puede estar sujetándolo. La fotografiamos por todos lados y cubrimos alrededor hasta que una cuadrilla de poda pueda levantarla en vertical.',
    },
    {
      title: 'Porches envolventes',
      text: 'Los techos de lata de los porches suelen gotear por la pared, no por el medio. Metemos la cubierta detrás del revestimiento para que el agua salga y no entre.',
    },
    {
      title: 'Planos repetidos',
      text: 'Levitt Park y vecindarios parecidos comparten unos pocos planos. Cuando ya encontramos el punto débil de un techo, sabemos dónde mirar en el suyo.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Rockledge es municipio desde 1887, y algunos techos tienen tablas de madera bajo muchas capas de techado. Un tornillo puede errar una tabla por media pulgada, así que revisamos desde el ático, si lo hay, antes de poner cada listón.',
    localKnowledge:
      'Ian cruzó el centro de Florida como tormenta tropical a fines de septiembre de 2022 y dejó a Brevard empapado. No hace falta mucho viento para tumbar un roble cuando el suelo está empapado. Después de días de lluvia, revisamos los árboles antes que las tejas.',
    communityFirst:
      'Algunas de estas casas llevan generaciones en una misma familia, y a menudo un hijo o una hija llama por el padre o la madre que vive ahí. Les explicamos todo a ambos y dejamos los papeles en la casa.',
  },
} satisfies CityStory;
