import { PROMISES } from '#words/company/company.ts';

export interface Question {
  id: string;
  question: string;
  answer: string;
}

export const FAQ: readonly Question[] = [
  {
    id: 'cost',
    question: '¿Cuánto me va a costar?',
    answer:
      'La inspección no le cuesta nada, presente o no un reclamo. Por la lona facturamos directamente a su aseguradora, así que usted no paga nada por adelantado. Usted sigue siendo responsable de su deducible; la ley de Florida no permite que ningún contratista lo pague ni lo condone. Si su aseguradora niega el reclamo, no le facturaremos nuestro trabajo. Si la lona cuesta menos que su deducible, o si no tiene seguro, le decimos el precio antes de empezar, y usted decide.',
  },
  {
    id: 'speed',
    question: '¿Qué tan rápido pueden llegar?',
    answer: `${PROMISES.answer} En una semana normal, una cuadrilla puede llegar mucho antes. Después de un huracán, primero van las casas más urgentes: techos abiertos con gente viviendo debajo.`,
  },
  {
    id: 'weather',
    question: '¿Pueden poner la lona en plena tormenta?',
    answer:
      'Con lluvia, muchas veces, pero no con rayos ni ráfagas fuertes: el viento puede agarrar una lona suelta y tirar a alguien del techo. Atenderemos su llamada, le diremos cómo limitar el daño adentro y empezaremos cuando sea seguro subir.',
  },
  {
    id: 'lifetime',
    question: '¿Cuánto dura una lona?',
    answer:
      'Calcule de 30 a 90 días. El sol de Florida vuelve quebradizo el plástico, y cada tormenta tira de los bordes. Una lona es temporal: empiece pronto con la reparación permanente, y llámenos si la lona empieza a sacudirse.',
  },
  {
    id: 'holes',
    question: '¿Le hacen huecos a mi techo?',
    answer:
      'Sí, pequeños. Atornillamos listones de madera a través de la lona al tablero del techo, sobre todo donde el techo ya está dañado. Así la lona no se suelta en la próxima tormenta. En techos planos, de metal y de teja de barro o concreto, la sujetamos de otra manera y le explicamos cómo antes de empezar.',
  },
  {
    id: 'insurer-first',
    question: '¿Llamo primero a mi aseguradora?',
    answer:
      'Primero detenga el agua y luego avise del daño a su aseguradora tan pronto como pueda. Muchas pólizas esperan que usted tome medidas razonables para evitar más daños. Pregunte a su aseguradora, a su agente o a un ajustador público con licencia qué dice la suya. Nosotros no tenemos permitido interpretar una póliza.',
  },
  {
    id: 'claim',
    question: '¿Se encargan ustedes de mi reclamo?',
    answer:
      'No, y tenga cuidado con quien se lo ofrezca en su puerta sin licencia de ajustador. Enviamos nuestras fotos, medidas y factura a su aseguradora, y a su ajustador público si lo tiene, y respondemos preguntas sobre nuestro propio trabajo.',
  },
  {
    id: 'home',
    question: '¿Tengo que estar en casa?',
    answer:
      'Para el trabajo en el techo, no, si ya firmó la Autorización de Trabajo y podemos comunicarnos con usted por teléfono. Para fotografiar manchas y cielos rasos, alguien tiene que abrirnos. Los arrendadores y residentes de temporada reciben las fotos por correo.',
  },
  {
    id: 'policy-number',
    question: 'No encuentro mi número de póliza. ¿Puedo reservar?',
    answer:
      'Sí. Escriba “después” en ese campo y le pediremos el número por teléfono. O llámenos para reservar.',
  },
  {
    id: 'trust',
    question: '¿Cómo sé que la cuadrilla que está en mi puerta es de ustedes?',
    answer:
      'Llame al número de esta página y pregunte los nombres de la cuadrilla. Nunca pedimos su número de Seguro Social ni sus datos bancarios, y nadie de nuestra empresa le presionará para firmar en la puerta.',
  },
];
