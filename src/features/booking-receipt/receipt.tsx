import { useLayoutEffect, useState } from 'react';
import { keptReceipt } from '#src/stored/receipt.ts';
import { ReceiptCard } from './receipt-card.tsx';

/** Removing the id releases the space that the inline loader reserved (chrome.css). */
function forget(): void {
  keptReceipt.remove();
  document.documentElement.removeAttribute('id');
}

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
