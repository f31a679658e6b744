import type { OpenStatus } from '#contract/lead/status.ts';
import type { CallScriptService } from '#contract/owner-settings/call-scripts.ts';

/**
 * What a rep says first on a call, unless the owner has written something else: who calls and why, that the
 * inspection has no cost, a question, our number. No promise about a deductible or about what an insurer
 * pays.
 */
export const CALL_SCRIPTS: Readonly<Record<CallScriptService, Readonly<Record<OpenStatus, string>>>> = {
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
};

/** On the lead card. */
export const CALL_SCRIPT_WORDS = {
  title: 'What to say',
  none: 'There is no script for a lead with this status.',
} as const;
