import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { Phone } from '#src/lib/phone.ts';

interface FloatingCallProps {
  phone: Phone;
  label?: string;
}

/** While a field is being filled in on a small screen, only the icon shows (chrome.css). */
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
