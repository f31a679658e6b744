import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Trabajo cuidadoso en techos de la era Apolo y bajo robles. Lonas de emergencia en Titusville y el norte de Brevard, día y noche, con daños documentados.',
  keywords: [
    'lona para techo Titusville FL',
    'lona de emergencia norte de Brevard',
    'daños por tormenta techo 32780',
    'árbol sobre el techo Titusville',
  ],
  headline: 'Lonas para techos en Titusville',
  lead: 'Titusville creció de prisa cuando llegó el programa lunar, y muchas casas de esos años necesitan más cuidado después de una tormenta.',
  specialtyFeature: 'Casas de la era Apolo',
  features: [
    {
      title: 'Casas de los años 60',
      text: 'Estas casas tienen paredes de bloque, techos largos y bajos, y aleros anchos. El viento entra primero por debajo del alero, así que doblamos la lona por debajo en vez de terminar encima.',
    },
    {
      title: 'Robles sobre el garaje',
      text: 'Una rama caída hace más daño que toda una hilera de tejas levantadas. Tomamos fotos, cubrimos alrededor del tronco y terminamos cuando una cuadrilla de poda la quita.',
    },
    {
      title: 'Un río largo y abierto',
      text: 'Entre Sand Point y el Cabo, nada frena un viento del este sobre el agua abierta. Los techos frente al río pierden las tejas de la cumbrera antes que nada.',
    },
    {
      title: 'La verdad sobre la distancia',
      text: 'La suya es nuestra ciudad más al norte, a unas cuarenta y cinco millas por la interestatal. Le diremos por teléfono cuándo sale el camión y cuándo debería llegar.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Los tableros de techo de los años 60 suelen ser de tablas, no de contrachapado, y la pendiente es tan baja que el agua se queda bajo las tejas levantadas. Miramos primero en el ático: la luz del día y las tablas mojadas dicen más que un cielo raso mojado.',
    localKnowledge:
      'Milton dejó Florida antes del amanecer del 10 de octubre de 2024, y su centro pasó cerca de Titusville al salir. Las ráfagas de la parte de atrás siguieron por horas sobre un suelo ya empapado, con árboles a punto de caer. Si una tormenta tiene ojo, esperamos a que pase la mitad de atrás antes de subir.',
    communityFirst:
      'Aquí la gente llena la orilla del río en cada lanzamiento y se ayuda a tapiar las casas en cada tormenta. Cuando tenemos una cuadrilla en la ciudad, preguntamos quién más en su calle tiene una gotera, para ayudarle en el mismo viaje.',
  },
} satisfies CityStory;
