import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { hasReceipt } from '#src/stored/receipt-key.ts';

const subscribeToNothing = () => () => {};

interface BookingReceiptNoticeProps {
  /** Fetches the site's whole stylesheet: a prerendered page has only the rules it was painted with. */
  loadStyles: () => Promise<unknown>;
}

const receipt = (loadStyles: BookingReceiptNoticeProps['loadStyles']) =>
  lazy<ComponentType<{ onDismiss: () => void }>>(() =>
    Promise.all([import('./receipt.tsx'), loadStyles()])
      .then(([{ Receipt }]) => ({ default: Receipt }))
      // Without its code there is no notice; the page around it stays.
      .catch(() => ({ default: () => null })),
  );

/**
 * Tells a visitor who has just booked whether the booking arrived: the post itself cannot (specification, section 7). It
 * stands before the home page's hero; its room is there before it, kept by the inline loader when the page is loaded anew.
 */
export function BookingReceiptNotice({ loadStyles }: BookingReceiptNoticeProps) {
  const [Receipt] = useState(() => receipt(loadStyles));
  const [isDismissed, setDismissed] = useState(false);
  const isShown = useSyncExternalStore(subscribeToNothing, hasReceipt, () => false) && !isDismissed;
  return (
    <div className="receipt" data-kept={isShown}>
      {isShown && (
        <Suspense>
          <Receipt onDismiss={() => setDismissed(true)} />
        </Suspense>
      )}
    </div>
  );
}
