import type { CityStory } from '#src/content/places/city-story.ts';

export default {
  description:
    'Sal, viento y condominios de techo plano: lonas de emergencia en Cocoa Beach para casas en canales y edificios frente al mar, con informes de fotos numeradas.',
  keywords: [
    'lona para techo Cocoa Beach FL',
    'gotera techo de condominio 32931',
    'lona de emergencia techo plano',
    'daños por tormenta Cocoa Beach',
  ],
  headline: 'Lonas para techos en Cocoa Beach',
  lead: 'Seis millas de arena, con el mar de un lado y el Banana River del otro. Aquí todo techo recibe sal y viento.',
  specialtyFeature: 'Techos planos y sal',
  features: [
    {
      title: 'Techos de condominios y moteles',
      text: 'En un techo plano de membrana no hay dónde clavar. Ponemos pesos y correas sobre la cubierta, dejamos libres los desagües y reportamos los daños, unidad por unidad, a la junta del condominio.',
    },
    {
      title: 'Clavos comidos por la sal',
      text: 'Cerca del mar, los clavos galvanizados comunes se oxidan por completo. Tejas que se ven bien pueden soltarse por hileras enteras, así que cubrimos hasta más allá de la última hilera firme.',
    },
    {
      title: 'Calles entre canales',
      text: 'Estas calles tienen una sola entrada y salida. Si una está bloqueada, estacionamos en Minutemen Causeway o la A1A y llevamos el equipo a pie.',
    },
    {
      title: 'Dueños que viven lejos',
      text: 'Mucha gente nos llama desde el norte, con un cielo raso goteando aquí y un vecino que tiene llave. Le enviamos fotos al teléfono antes de que alguien toque el techo.',
    },
  ],
  communityContent: {
    specialtyDescription:
      'Los techos planos de grava, membrana o concreto necesitan otra cubierta que un techo inclinado: el menor número posible de huecos, pesos que no resbalen y paso libre a los desagües, para que la próxima lluvia no se empoce en el techo.',
    localKnowledge:
      'Al anochecer del 9 de octubre de 2024, horas antes de que Milton cruzara el estado, un tornado EF-1 entró aquí desde el mar. Le arrancó casi todo el techo a un banco en la A1A y golpeó casas a lo largo de South Banana River Boulevard, todo en unos cuatro minutos. En una isla de barrera los avisos pueden dar poco tiempo, así que tenemos lonas cargadas en el camión.',
    communityFirst:
      'Aquí las casas, los hoteles y las tiendas están muy juntos. De noche trabajamos sin ruido, dejamos libres los cruces peatonales y no pisamos las dunas.',
  },
} satisfies CityStory;
