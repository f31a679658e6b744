import type { OpenStatus } from '#contract/lead/status.ts';
import type { Placeholder } from './fill-call-script.ts';

/** Where the owner changes what reps say. */
export const MANAGE_CALL_SCRIPTS = {
  title: 'Call Scripts',
  lead: 'What reps see on the card of a lead that still needs a call. It depends on the service the homeowner asked for, and on whether somebody has called before.',
  failed: 'Failed to load the scripts',
  placeholders: 'Words in braces are filled in for each lead:',
  empty: 'A lead without a first name or a city still gets whole sentences.',
  when: {
    'New Lead': 'The first call.',
    Attempted: 'Somebody has called before.',
  } satisfies Record<OpenStatus, string>,
  noService: 'For a lead from a list, or one that a rep added.',
  preview: 'Preview',
  save: 'Save',
  saved: 'Saved. Reps see it when they next open the worklist.',
  notSaved: 'Failed to save the script',
  unsaved: 'Not saved yet',
  restore: 'Restore the original text',
} as const;

/** What each placeholder stands for. */
export const PLACEHOLDERS: Readonly<Record<Placeholder, string>> = {
  'first name': "the homeowner's first name",
  rep: "the rep's name",
  company: "your company's name",
  service: 'the service asked for',
  city: "the homeowner's city",
  hotline: 'your phone number',
};

/** The homeowner of the preview. */
export const EXAMPLE = { firstName: 'Grace', city: 'Palm Bay', rep: 'Sam Rivera' } as const;
