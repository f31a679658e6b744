import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import { HAND_OFF_FIELDS } from '#src/lib/hand-off.ts';
import { CollapsibleSection } from './collapsible-section.tsx';

const CONTACT = Object.values(HAND_OFF_FIELDS);

/** The visitor in two lines; none while anything is empty. */
const inLines = (values: BookingValues): string[] =>
  CONTACT.some((field) => values[field].trim() === '')
    ? []
    : [`${values.firstName} ${values.lastName} · ${values.phone}`, `${values.address}, ${values.city}`];

interface CollapsibleContactProps {
  control: Control<BookingValues>;
  isCollapsed: boolean;
  /** The form is empty because it was sent. */
  isSent: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** The visitor and the property. Opens by itself when something in it becomes empty. */
export function CollapsibleContact({ control, isCollapsed, isSent, ...section }: CollapsibleContactProps) {
  const lines = useWatch({ control, compute: inLines });
  const isShort = isCollapsed && (isSent || lines.length > 0);
  return (
    <CollapsibleSection part="contact" lines={isShort ? lines : []} isCollapsed={isShort} {...section} />
  );
}
