import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Casas de bloque en la playa, casas en canales y dueños que viven lejos. Lonas en Satellite Beach, con fotos enviadas hasta su base, dondequiera que esté.',
  keywords: [
    'lona para techo Satellite Beach FL',
    'gotera casa de playa 32937',
    'daños en techo familia militar',
    'lona de emergencia isla de barrera',
  ],
  headline: 'Lonas para techos en Satellite Beach',
  lead: 'Un pueblo tranquilo entre Patrick y la laguna, hecho para familias militares y del programa espacial, con tortugas marinas que anidan al final de la calle.',
  specialtyFeature: 'Familias lejos de casa',
  features: [
    {
      title: 'En misión o de mudanza',
      text: 'Las órdenes no esperan por un techo. Díganos quién puede abrirnos, y le enviaremos las fotos y los papeles en cualquier zona horaria.',
    },
    {
      title: 'Luz segura para tortugas',
      text: 'La temporada de anidación va de marzo a fines de octubre. Del lado del mar trabajamos con luces ámbar con pantalla y, cuando podemos, terminamos de día.',
    },
    {
      title: 'Casas con techo de grava',
      text: 'Las casas de playa de mediados de siglo suelen tener un techo de brea y grava bajo una capa posterior. La grava esconde la grieta, así que primero barremos y luego cubrimos.',
    },
    {
      title: 'Casas del Grand Canal',
      text: 'Las tormentas del atardecer cruzan directo el Banana River. En los techos que dan al oeste ponemos una hilera más de listones.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Con un inquilino en la casa, un dueño en el extranjero y un administrador de por medio, lo difícil suele ser quién puede firmar. Lo aclaramos antes de poner la escalera y enviamos las fotos a los tres.',
    localKnowledge:
      'Matthew subió por la costa el 7 de octubre de 2016, con sus peores vientos apenas mar adentro. Aunque una tormenta solo pase cerca, mete arena bajo cada borde de techo que da al mar. Cerca de la duna, después de cada tormenta revisamos si falta el borde de goteo.',
    communityFirst:
      'En un pueblo pequeño todo se sabe. Si decimos el martes en la mañana, es el martes en la mañana. Si hay demasiado viento para trabajar, primero le llamamos.',
  },
} satisfies CityStory;
