import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { hasReceipt } from '#src/stored/receipt-key.ts';

interface BookingReceiptNoticeProps {
  /** Loads the site's whole stylesheet: a prerendered page has only the rules that it needs. */
  loadStyles: () => Promise<unknown>;
}

const receipt = (loadStyles: BookingReceiptNoticeProps['loadStyles']) =>
  lazy<ComponentType<{ onDismiss: () => void }>>(() =>
    Promise.all([import('./receipt.tsx'), loadStyles()])
      .then(([{ Receipt }]) => ({ default: Receipt }))
      // If its code fails to load, there is no notice; the page still works.
      .catch(() => ({ default: () => null })),
  );

/**
 * Tells a visitor who has just booked whether the booking arrived, which the post itself cannot
 * (specification, section 7). It is above the home page's hero. On a full page load the inline loader
 * reserves its space.
 */
export function BookingReceiptNotice({ loadStyles }: BookingReceiptNoticeProps) {
  const [Receipt] = useState(() => receipt(loadStyles));
  const [isDismissed, setDismissed] = useState(false);
  const isShown = useMounted() && hasReceipt() && !isDismissed;
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
