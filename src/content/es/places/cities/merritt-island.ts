import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Agua a ambos lados y viento de todas partes. Lonas en Merritt Island para casas en canales, techos de teja y bordes rotos por jaulas de piscina.',
  keywords: [
    'lona para techo Merritt Island FL',
    'gotera casa en canal 32952',
    'lona para techo de teja',
    'daños por tormenta jaula de piscina',
  ],
  headline: 'Lonas para techos en Merritt Island',
  lead: 'El Indian River queda al oeste, el Banana River al este, y entre los dos hay canales. Aquí el viento puede llegar del agua por cualquier lado.',
  specialtyFeature: 'Casas en canales',
  features: [
    {
      title: 'La parte de atrás de la casa',
      text: 'En un lote de canal, el lado dañado suele dar al muro del canal, adonde no llega ningún camión. Pasamos escaleras y lonas por el patio lateral y cuidamos las amarras de su muelle.',
    },
    {
      title: 'Jaulas de piscina rotas',
      text: 'Cuando el viento tumba una jaula de piscina, se lleva la canaleta y las últimas hileras de tejas. Quitamos el aluminio, cubrimos el borde roto y guardamos los pedazos para que los vea el ajustador.',
    },
    {
      title: 'Teja curva y teja plana',
      text: 'Hacia el norte, las casas más nuevas tienen estas tejas en techos empinados a cuatro aguas. La espuma y los sacos de arena sujetan ahí la cubierta sin rajar más tejas.',
    },
    {
      title: 'Reglas del condado',
      text: 'La isla no es municipio, así que los permisos para la reparación permanente los da el condado de Brevard, no una alcaldía. Le decimos qué le pedirán a su techador.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Una casa junto al agua recibe rocío, sal y ráfagas que el muro empuja hacia arriba, debajo del alero. En el borde que da al viento ponemos dos lonas: una debajo del borde de goteo y otra encima.',
    localKnowledge:
      'Irma pasó muy al oeste en septiembre de 2017, pero sobre estos ríos el viento sopló toda la noche. Horas de viento constante aflojan los clavos poco a poco. Un techo puede verse bien desde el muelle y estar suelto a lo largo de toda la cumbrera.',
    communityFirst:
      'De Kiwanis Island al borde del refugio de vida silvestre, los vecinos se cuidan los botes. Pídales que también le cuiden la lona. Si empieza a sacudirse, una llamada a tiempo puede salvar otro cielo raso.',
  },
} satisfies CityStory;
