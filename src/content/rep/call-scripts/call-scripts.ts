import type { CompanyContent } from '#contract/company-content.ts';
import type { ContactService } from '#contract/form-choices.ts';
import { type CallKind, callScriptName } from '#contract/owner-settings/call-scripts.ts';

declare global {
  /** Inlined by the build, which reads and checks the owner's file (build/config/company-folder.ts). */
  const __CALL_SCRIPTS__: CompanyContent['callScripts'];
}

/** What a rep says on a call, unless a manager has written something else. */
export const originalScript = (kind: CallKind): string => __CALL_SCRIPTS__[callScriptName(kind)];

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
