import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import type { Phone } from '#src/lib/phone.ts';

interface FloatingCallProps {
  phone: Phone;
  label?: string;
}

const watch = (link: HTMLElement | null) => {
  if (!link) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // Without its code, or in a browser too old for it, the link stays where it is.
    import('./call-link-overlap.ts').then(({ hideOnOverlap }) => hideOnOverlap(link)).catch(() => undefined);
  });
};

/** Steps aside instead of covering a control or repeating a call link of the page (call-link-overlap.ts). */
export function FloatingCall({ phone, label = 'Call Now For Service!' }: FloatingCallProps) {
  return (
    <aside aria-label="Hotline">
      <a ref={watch} href={phone.href} className="floating-call">
        {label}
        <PhoneIcon className="size-5" />
      </a>
    </aside>
  );
}
