import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Nuestra base está en Palm Bay. Lonas de emergencia de Port Malabar a Bayside Lakes, para casas de bloque y casas prefabricadas, a cualquier hora.',
  keywords: [
    'lona para techo Palm Bay FL',
    'lona de emergencia Port Malabar',
    'daños por tormenta techo 32907',
    'lona para casa prefabricada',
  ],
  headline: 'Lonas para techos en Palm Bay',
  lead: 'Aquí vivimos. Cuando baja el viento, nuestro remolque, la madera y la cuadrilla ya están aquí.',
  specialtyFeature: 'Nuestra base',
  features: [
    {
      title: 'Con base aquí, no de paso',
      text: 'Los camiones de otros estados pueden aparecer una semana después de un huracán. Los nuestros están estacionados en Palm Bay la noche antes de que toque tierra.',
    },
    {
      title: 'Casas en un cuarto de acre',
      text: 'General Development empezó a trazar Port Malabar en 1959, y la mayoría de las casas desde entonces son de bloque, de un piso, con tejas de asfalto. Las cumbreras largas y sencillas llevan una lona ancha en vez de tres pequeñas.',
    },
    {
      title: 'Casas prefabricadas',
      text: 'Un tornillo que agarra en contrachapado se sale de un techo de metal delgado. En parques como Holiday Park, repartimos la carga entre más listones y amarramos al bastidor.',
    },
    {
      title: 'Canales que se desbordan',
      text: 'Los viejos canales de drenaje se llenan rápido con mucha lluvia. Sabemos qué calles se inundan, vamos por las más altas y le avisamos si el camión tiene que esperar.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Palm Bay tiene más techos que ninguna otra ciudad de Brevard, y muchos se han rehecho dos o tres veces desde el auge de construcción de los años 80. Las goteras suelen empezar donde una capa vieja se junta con otra más nueva, por lo general sobre un porche convertido en dormitorio.',
    localKnowledge:
      'En septiembre de 2004, Frances y Jeanne entraron por el mismo tramo de costa con tres semanas de diferencia. Techos remendados de prisa tras la primera tormenta se abrieron por el remiendo en la segunda. Por eso nuestras lonas pasan sobre la cumbrera y bajan por el otro lado, en vez de terminar en el hueco.',
    communityFirst:
      'Nos encontramos con nuestros clientes en la fila del supermercado, y eso nos obliga a ser honestos. Si su lona empieza a sacudirse con un frente frío de enero, estamos a poca distancia en carro.',
  },
} satisfies CityStory;
