import type { Translation } from '#contract/words/translation.ts';
import * as en from '#src/content/en/company/disclosure.ts';
import { env } from '#src/lib/env.ts';

export type { Consent, ConsentWords } from '#src/content/en/company/disclosure.ts';

/** Literal translations of the statements that F.S. 489.147(2)(a) requires. */
export const INSURANCE_DISCLOSURE = {
  heading: 'Aviso de seguros de Florida',
  statements: [
    'Usted, el consumidor, es responsable del pago de cualquier deducible del seguro.',
    'Es fraude de seguros, punible como delito grave de tercer grado, que un contratista, a sabiendas o deliberadamente, y con la intención de perjudicar, defraudar o engañar, pague, condone o reembolse la totalidad o una parte de un deducible de seguro aplicable al pago al contratista por reparaciones de una propiedad cubierta por una póliza de seguro de propiedad.',
    'Es fraude de seguros, punible como delito grave de tercer grado, presentar intencionalmente un reclamo de seguro que contenga cualquier información falsa, incompleta o engañosa.',
  ],
} as const satisfies Translation<typeof en.INSURANCE_DISCLOSURE>;

export const ENGLISH_STATEMENTS = en.INSURANCE_DISCLOSURE.statements;

export const CONTACT_CONSENT: en.Consent = {
  version: '2026-11-es',
  text: `Al enviar este formulario, usted acepta que ${env.companyName} pueda llamarle o enviarle mensajes de texto a este número sobre esta solicitud. El consentimiento no es una condición de compra. Pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más, HELP para ayuda.`,
  english: en.CONTACT_CONSENT.text,
};

export const SCHEDULE_CONSENT: en.ConsentWords = {
  text: `Todavía no se envía nada: sus datos pasan con usted a la página de reserva. Al confirmar allí la reserva, usted acepta que ${env.companyName} pueda llamarle o enviarle mensajes de texto a este número sobre ella. El consentimiento no es una condición de compra.`,
  english: en.SCHEDULE_CONSENT.text,
};

export const SUPPORT_CONSENT: en.ConsentWords = {
  text: 'Al enviar este formulario, usted acepta recibir una respuesta por correo sobre esta solicitud.',
  english: en.SUPPORT_CONSENT.text,
};

export const MARKETING_CONSENT: en.Consent = {
  version: '2026-11-marketing-es',
  text: `Opcional: ${env.companyName} también puede darme, por llamada, mensaje de texto o correo, recordatorios y ofertas de la temporada de tormentas. Puedo decir que no y aun así recibir servicio, y puedo detenerlos en cualquier momento si respondo STOP.`,
  english: en.MARKETING_CONSENT.text,
};

export const HONEYPOT_LABEL = 'Deje esto vacío';
