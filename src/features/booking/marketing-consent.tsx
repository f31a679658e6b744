import { memo } from 'react';
import { CheckField } from '#src/components/ui/check-field.tsx';
import { MARKETING_CONSENT } from '#src/content/disclosure.ts';

/** The box for marketing: never ticked beforehand, and what it sends is the version of its words. */
export const MarketingConsent = memo(function MarketingConsent() {
  return (
    <CheckField name="marketingConsent" value={MARKETING_CONSENT.version}>
      {MARKETING_CONSENT.text}
    </CheckField>
  );
});
