import { type ReactNode, useRef } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { formatPhone } from '#contract/phone.ts';
import { EmailQuestion } from '#src/components/ui/email-field.tsx';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import type { DraftValues } from '#src/lib/booking-fields.ts';
import { findEmailSlip } from '#src/lib/email-slip.ts';
import { HAND_OFF_FIELDS } from '#src/lib/hand-off.ts';
import { CollapsibleSection } from './collapsible-section.tsx';

const CONTACT = Object.values(HAND_OFF_FIELDS);

/** The visitor in three lines; none while anything is empty. */
const inLines = (values: BookingValues): string[] =>
  CONTACT.some((field) => values[field].trim() === '')
    ? []
    : [
        `${values.firstName} ${values.lastName} · ${formatPhone(values.phone)}`,
        `${values.address}, ${values.city}`,
        values.email,
      ];

interface CollapsibleContactProps {
  control: Control<BookingValues>;
  isCollapsed: boolean;
  onOpen: () => void;
  onPick: (picked: DraftValues) => void;
  children: ReactNode;
}

/** The visitor and the property. Opens by itself when something in it becomes empty. */
export function CollapsibleContact({ control, isCollapsed, onPick, ...section }: CollapsibleContactProps) {
  const lines = useWatch({ control, compute: inLines });
  const likely = useWatch({ control, compute: ({ email }) => findEmailSlip(email) });
  const isShort = isCollapsed && lines.length > 0;
  const opener = useRef<HTMLButtonElement>(null);

  function takeOver() {
    onPick({ email: likely });
    // The question, which had the focus, is gone.
    opener.current?.focus();
  }

  return (
    <CollapsibleSection
      part="contact"
      lines={isShort ? lines : []}
      question={<EmailQuestion likely={isShort ? likely : ''} onTakeOver={takeOver} />}
      opener={opener}
      isCollapsed={isShort}
      {...section}
    />
  );
}
