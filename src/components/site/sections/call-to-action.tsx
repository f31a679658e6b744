import { Link } from 'react-router-dom';
import { CallButton } from '#src/components/site/call-button.tsx';
import { buttonClass } from '#src/components/ui/button.tsx';
import type { Phone } from '#src/lib/phone.ts';
import { CLOSING } from '#words/company/company.ts';

interface CallToActionProps {
  title?: string;
  text?: string;
  phone: Phone;
  bookTo: string;
  bookLabel?: string;
}

export function CallToAction({
  title = CLOSING.title,
  text = CLOSING.text,
  phone,
  bookTo,
  bookLabel = CLOSING.action,
}: CallToActionProps) {
  return (
    <section className="on-dark bg-tarp-700 text-white">
      <div className="tarp-hem" />
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-7 pt-10 pb-14 sm:pt-12 sm:pb-16">
        <div className="max-w-xl">
          <h2 className="text-white">{title}</h2>
          <p className="mt-3 text-lg">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:w-full">
          <CallButton phone={phone} />
          <Link to={bookTo} className={buttonClass('outline')}>
            {bookLabel}
          </Link>
        </div>
      </div>
    </section>
  );
}
