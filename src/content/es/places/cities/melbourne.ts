import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    '¿Techo abierto en Melbourne? Lonas día y noche de Eau Gallie a Lake Washington: teja de asfalto o concreto y poca pendiente, con fotos para su aseguradora.',
  keywords: [
    'lona para techo Melbourne FL',
    'lona de emergencia Eau Gallie',
    'daños por tormenta techo 32935',
    'gotera techo de teja Suntree',
  ],
  headline: 'Lonas para techos en Melbourne',
  lead: 'De los porches junto a Crane Creek a los techos de teja cerca de Wickham Road, enviamos una cuadrilla que conoce su tipo de techo.',
  specialtyFeature: 'Tres tipos de techo en una ciudad',
  features: [
    {
      title: 'Dos centros históricos',
      text: 'Melbourne y Eau Gallie fueron ciudades separadas hasta 1969. Alrededor de los dos centros viejos, muchas casas de madera tienen el tablero del techo de tablas, así que cada tornillo debe dar en una tabla y no en la rendija de al lado.',
    },
    {
      title: 'Teja en el 32940',
      text: 'Las casas de Suntree y Viera tienen techos de teja de concreto. La gotera suele venir de la membrana rota debajo, no de la teja rajada encima, así que levantamos la teja, cubrimos la rotura y volvemos a poner la teja en vez de caminarle encima.',
    },
    {
      title: 'Ampliaciones casi planas',
      text: 'Los “carports” y los “Florida rooms” de las casas de bloque de los años 50 y 60 son casi planos. El agua se queda ahí después de cada lluvia y entra por la junta donde se unen los dos techos.',
    },
    {
      title: 'La orilla del río',
      text: 'A lo largo de la US 1, el viento del este cruza más de una milla de laguna abierta antes de llegar a la primera casa. Los frontones de ese lado fallan primero, así que los revisamos primero.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Melbourne tiene toda clase de techos: casas de madera de hace un siglo cerca de los puertos, casas de bloque de mediados de siglo en medio y urbanizaciones de teja de concreto hacia la interestatal. Nuestro camión lleva listones, espuma y sacos de arena para los tres.',
    localKnowledge:
      'La tormenta tropical Fay se quedó sobre esta zona en agosto de 2008 y dejó más de veinte pulgadas de lluvia. Techos que nunca gotearon con viento gotearon por agua estancada, sobre todo encima de porches cerrados. Si llama por una mancha lenta y no por un hueco, ese es el primer lugar por el que preguntamos.',
    communityFirst:
      'Mucha gente aquí trabaja de noche. Díganos cuándo duerme. Podemos inspeccionar en la tarde y enviarle las fotos por correo.',
  },
} satisfies CityStory;
