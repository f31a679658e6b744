import { PhoneIcon } from '#src/components/site/phone-icon.tsx';
import { inBackground } from '#src/lib/in-background.ts';
import type { Phone } from '#src/lib/phone.ts';
import { EMERGENCY_BANNER } from '#words/company/company.ts';
import { HOTLINE } from '#words/company/hotline.ts';

const watch = (link: HTMLElement | null) => {
  if (!link) return;
  (window.requestIdleCallback ?? setTimeout)(() => {
    // Without its code, or in a browser too old for it, the link stays where it is.
    inBackground(() => import('./call-link-overlap.ts'))
      .then(({ hideOnOverlap }) => hideOnOverlap(link))
      .catch(() => undefined);
  });
};

/** Steps aside from a control, from a call link of the page and from its title (call-link-overlap.ts). */
export function FloatingCall({ phone }: { phone: Phone }) {
  return (
    <aside aria-label={HOTLINE.label}>
      <a ref={watch} href={phone.href} className="floating-call">
        {EMERGENCY_BANNER.call}
        <PhoneIcon className="size-5" />
      </a>
    </aside>
  );
}
