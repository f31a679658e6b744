import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CONTACT_CONSENT } from '#src/content/disclosure.ts';
import { paths } from '#src/lib/paths.ts';
import { keptReceipt } from '#src/stored/receipt.ts';
import type { BookingErrors, BookingValues } from './booking-values.ts';
import { loadCheck, loadSend } from './load-parts.ts';

export type Sending = 'idle' | 'sending' | 'sent' | 'failed';

/** Section 9: redirect after booking. */
const HOME_AFTER_MS = 2000;

interface Filling {
  values: BookingValues;
  /** What stands in the field nobody sees. */
  leaveEmpty: string;
  /** Version of the marketing text that was ticked; empty when it was not. */
  marketingConsent: string;
  submissionId: string;
}

interface Outcome {
  onRefused: (errors: BookingErrors) => void;
  onSent: () => void;
}

/** Checks and sends a booking, once however often it is asked to, and goes home 2 seconds after it went well. */
export function useBookingSubmit({ onRefused, onSent }: Outcome) {
  const [sending, setSending] = useState<Sending>('idle');
  const isBusy = useRef(false);
  const navigate = useNavigate();

  useEffect(() => {
    if (sending !== 'sent') return;
    const timer = setTimeout(() => navigate(paths.home), HOME_AFTER_MS);
    return () => clearTimeout(timer);
  }, [sending, navigate]);

  async function send({ values, submissionId, ...beside }: Filling): Promise<void> {
    const parts = await Promise.all([loadCheck(), loadSend()]).catch(() => null);
    if (!parts) return setSending('failed');
    const [checkBooking, sendBooking] = parts;
    const { booking, errors } = checkBooking(values);
    if (errors) return onRefused(errors);
    setSending('sending');
    const envelope = { ...beside, submissionId, contactConsent: CONTACT_CONSENT.version };
    const isSent = await sendBooking(booking, envelope).then(
      () => true,
      () => false,
    );
    if (!isSent) return setSending('failed');
    const { service, apptDate, apptTime } = booking;
    keptReceipt.write({ submissionId, service, date: apptDate, period: apptTime });
    onSent();
    setSending('sent');
  }

  async function submit(filling: Filling): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      await send(filling);
    } catch (fault) {
      // A fault of the page itself: the visitor is not left with a form that waits, and the fault still shows.
      setSending('failed');
      throw fault;
    } finally {
      isBusy.current = false;
    }
  }

  return { sending, submit };
}
