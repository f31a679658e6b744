import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { Phone } from '#src/lib/phone.ts';

interface FloatingCallProps {
  phone: Phone;
  label?: string;
}

/** The hotline under the thumb. While a field is being filled on a small screen it shows its icon alone (chrome.css). */
export function FloatingCall({ phone, label = 'Call Now For Service!' }: FloatingCallProps) {
  return (
    <aside aria-label="Hotline">
      <a href={phone.href} className="floating-call">
        {label}
        <PhoneIcon className="size-5" />
      </a>
    </aside>
  );
}
