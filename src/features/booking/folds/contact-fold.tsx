import type { ReactNode } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import type { BookingValues } from '#src/features/booking/booking-values.ts';
import { HAND_OFF_FIELDS } from '#src/lib/hand-off.ts';
import { Fold } from './fold.tsx';

const CONTACT = Object.values(HAND_OFF_FIELDS);

/** The visitor in two lines; none while anything is empty. */
const inLines = (values: BookingValues): string[] =>
  CONTACT.some((field) => values[field].trim() === '')
    ? []
    : [`${values.firstName} ${values.lastName} · ${values.phone}`, `${values.address}, ${values.city}`];

interface ContactFoldProps {
  control: Control<BookingValues>;
  isFolded: boolean;
  /** The form is empty because it was sent. */
  isSent: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/** The visitor and the property. Opens by itself when something in it becomes empty. */
export function ContactFold({ control, isFolded, isSent, ...fold }: ContactFoldProps) {
  const lines = useWatch({ control, compute: inLines });
  const isShort = isFolded && (isSent || lines.length > 0);
  return <Fold part="contact" lines={isShort ? lines : []} isFolded={isShort} {...fold} />;
}
