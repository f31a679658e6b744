import { useState } from 'react';
import { forgetReceipt, readReceipt } from '#src/lib/kept-receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** The kept receipt, if it can be read; dismissed, it is forgotten. */
export function Receipt({ onDismiss }: { onDismiss: () => void }) {
  const [receipt] = useState(readReceipt);
  if (!receipt) return null;

  function dismiss() {
    forgetReceipt();
    // With it goes the room that the inline loader kept.
    document.documentElement.removeAttribute('id');
    onDismiss();
  }

  return <ReceiptCard receipt={receipt} onDismiss={dismiss} />;
}
