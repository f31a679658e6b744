import type { ContactService } from '#contract/form-choices.ts';
import type { CallKind } from '#contract/owner-settings/call-scripts.ts';

type CallScripts = {
  [Kind in CallKind as Kind['service']]: Readonly<Record<Kind['status'], string>>;
};

/**
 * What a rep says on a call, unless the owner has written something else. First words: who calls and why, that the
 * inspection has no cost, a question, our number. Last words: at most four sentences. No promise about a deductible,
 * about what an insurer pays, or of an email: not every script sends one, nor every choice.
 */
const CALL_SCRIPTS: Readonly<CallScripts> = {
  'roof-inspection': {
    'New Lead': `Hi {first name}, this is {rep} with {company}, calling about the roof inspection you booked.
It has no cost, even if you don't hire us.
What have you noticed, on the roof or inside, and what day and time work best for you?
If anything changes, call us at {hotline}.`,
    Attempted: `Hi {first name}, this is {rep} with {company}, calling again about the roof inspection you booked.
It has no cost, even if you don't hire us.
Do you have a minute now, or when is a better time to call you?
You can also reach us at {hotline}, day or night.`,
  },
  'emergency-tarping': {
    'New Lead': `Hi {first name}, this is {rep} with {company}, calling about the emergency tarp you asked for.
Is everyone safe, and is water coming in right now?
Please stay off the roof, and if it gets worse, call us at {hotline}, day or night.
Our inspection has no cost, and you owe nothing until you sign for the work.`,
    Attempted: `Hi {first name}, this is {rep} with {company}, calling again about the emergency tarp you asked for.
Do you still need it, and is water coming in right now?
Our inspection has no cost, and you owe nothing until you sign for the work.
You can also reach us at {hotline}, day or night.`,
  },
  request: {
    'New Lead': `Hi {first name}, this is {rep} with {company}, calling about the request you sent us on our website: {service}.
What has happened to your roof, and is water coming in right now?
An inspection has no cost, even if you don't hire us.
If anything changes, call us at {hotline}, day or night.`,
    Attempted: `Hi {first name}, this is {rep} with {company}, calling again about the request you sent us on our website: {service}.
An inspection has no cost, even if you don't hire us.
Do you have a minute now, or when is a better time to call you?
You can also reach us at {hotline}, day or night.`,
  },
  none: {
    'New Lead': `Hi {first name}, this is {rep} with {company}, calling about roof inspections in {city}.
An inspection has no cost, even if you don't hire us.
Have you noticed a leak, a stain or missing shingles?
Our number is {hotline}, and if you don't want calls from us, I'll take you off our list.`,
    Attempted: `Hi {first name}, this is {rep} with {company}, calling again about roof inspections in {city}.
An inspection has no cost, even if you don't hire us.
Would you like us to take a look, or is your roof fine?
Our number is {hotline}, and if you don't want calls from us, I'll take you off our list.`,
  },
  visit: {
    canceled: `Hi {first name}, this is {rep} with {company}, calling because you canceled the visit for {visit}.
Is your roof taken care of, or would another time suit you better?
An inspection has no cost, and if you don't need us anymore, that's fine, too.
If anything changes, call us at {hotline}.`,
    moved: `Hi {first name}, this is {rep} with {company}, calling because you moved your visit to {visit}.
Does that time still work for you, and has anything on the roof become worse?
An inspection has no cost, even if you don't hire us.
If anything changes, call us at {hotline}.`,
    'booked again': `Hi {first name}, this is {rep} with {company}, calling because you've asked us for a visit again, for {visit}.
Does that time still work for you, and is water coming in right now?
An inspection has no cost, even if you don't hire us.
If anything changes, call us at {hotline}.`,
  },
  end: {
    Attempted: `Hi {first name}, this is {rep} with {company}, calling about {reason}.
I'm sorry that I've missed you.
You can call us back at {hotline}, day or night.
If you don't want calls from us, tell us, and I'll take you off our list.`,
    'Qualified – Appointment Set': `We have you down for {visit}.
Please keep everybody off the roof until then.
If anything changes, call us at {hotline}.`,
    'Not Qualified': `Thank you for your time, {first name}.
If you need us later, you can reach us at {hotline}, day or night.`,
    'DO NOT CALL': `I'm taking you off our list now, and we won't call you again.
I'm sorry for the trouble. Goodbye.`,
  },
};

/** Our own script for a call. */
export function originalScript(kind: CallKind): string {
  if (kind.service === 'visit') return CALL_SCRIPTS.visit[kind.status];
  if (kind.service === 'end') return CALL_SCRIPTS.end[kind.status];
  return CALL_SCRIPTS[kind.service][kind.status];
}

/** Why a homeowner is called, in the middle of a sentence. @param city empty if it is not known */
export function callReason(kind: Exclude<CallKind, { service: 'end' }>, city: string): string {
  switch (kind.service) {
    case 'roof-inspection':
      return 'the roof inspection you booked';
    case 'emergency-tarping':
      return 'the emergency tarp you asked for';
    case 'request':
      return 'the request you sent us on our website';
    case 'none':
      return city === '' ? 'roof inspections in your area' : `roof inspections in ${city}`;
    case 'visit':
      return {
        canceled: 'the visit you canceled',
        moved: 'the visit you moved',
        'booked again': 'the visit you asked for',
      }[kind.status];
  }
}

/** What a homeowner has asked for with the contact form, in the middle of a sentence. */
export const REQUESTED_SERVICES: Readonly<Record<ContactService, string>> = {
  'emergency-tarping': 'emergency tarping',
  'roof-repair': 'a roof repair',
  'damage-assessment': 'a damage assessment',
  'insurance-coordination': 'insurance coordination',
  'full-replacement': 'a full replacement',
};

/** On the lead card. */
export const CALL_SCRIPT_WORDS = {
  title: 'What to say',
  none: 'There is no script for a lead with this status.',
  /** @param day `Tuesday, November 24`. @param time of the visit */
  visit: (day: string, time: string) => `${day}, ${time}`,
  /** @param clock `9:30 AM` */
  about: (clock: string) => `at about ${clock}`,
} as const;
