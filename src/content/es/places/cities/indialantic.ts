import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Casitas entre el río y el mar, con un solo puente a tierra firme. Lonas de emergencia en Indialantic, planeadas según el viento y los cierres del puente.',
  keywords: [
    'lona para techo Indialantic FL',
    'gotera casa de playa 32903',
    'lona de emergencia Fifth Avenue',
    'daños por tormenta isla de barrera',
  ],
  headline: 'Lonas para techos en Indialantic',
  lead: 'Una milla cuadrada, con el río en una punta de la avenida y el malecón en la otra. Llame aunque el puente esté cerrado: nuestro camión cruza en cuanto abre.',
  specialtyFeature: 'Casitas de playa',
  features: [
    {
      title: 'Planeamos según el puente',
      text: 'Con viento fuerte cierran la Melbourne Causeway. Usted conserva su lugar en la fila, y nuestro camión espera en el lado oeste a que abra el puente.',
    },
    {
      title: 'Casitas con ampliaciones',
      text: 'Una casa de los años 1920 con un ala de los 50 y un segundo piso de los 90 tiene una junta en el techo por cada ampliación. Por esas juntas entra agua primero, así que ahí empezamos.',
    },
    {
      title: 'Lotes pequeños, vecinos cerca',
      text: 'Bajamos los escombros a mano sobre una tela protectora, y les preguntamos a sus vecinos antes de pisar su lado.',
    },
    {
      title: 'Arena en todo',
      text: 'La arena que trae el viento se mete debajo de las tejas levantadas y no las deja asentarse. Las cepillamos para que la cubierta quede plana y no se sacuda toda la noche.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Un techo pequeño no siempre es sencillo. Con buhardillas, parapetos y una azotea sobre la cocina, una casita de playa puede necesitar cuatro cubiertas pequeñas, montadas como tejas para que cada una desagüe sobre la siguiente.',
    localKnowledge:
      'Nicole tocó tierra al sur de Vero Beach el 10 de noviembre de 2022, tan tarde en la temporada que muchas tormenteras ya estaban guardadas. El mar se llevó la duna, y el viento dio de frente en las primeras filas de casas. Desde entonces, para nosotros la temporada de huracanes no termina hasta que el mar se enfría.',
    communityFirst:
      'En Fifth Avenue la gente conoce a los tenderos por su nombre, y queremos que a nosotros nos conozca igual. Si tiene una pregunta sobre su lona, llámenos a cualquier hora.',
  },
} satisfies CityStory;
