import { useLayoutEffect, useState } from 'react';
import { keptReceipt } from '#src/stored/receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** With the receipt goes the room that the inline loader kept for it. */
function forget(): void {
  keptReceipt.remove();
  document.documentElement.removeAttribute('id');
}

/** The kept receipt; dismissed, or when it cannot be read, it is forgotten. */
export function Receipt({ onDismiss }: { onDismiss: () => void }) {
  const [receipt] = useState(keptReceipt.read);

  useLayoutEffect(() => {
    if (receipt) return;
    forget();
    onDismiss();
  }, [receipt, onDismiss]);

  if (!receipt) return null;

  function dismiss() {
    forget();
    onDismiss();
  }

  return <ReceiptCard receipt={receipt} onDismiss={dismiss} />;
}
