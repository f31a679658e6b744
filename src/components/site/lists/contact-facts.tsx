import type { LucideIcon } from 'lucide-react';
import { PhoneText } from '#src/components/ui/phone-text.tsx';

interface ContactFact {
  icon: LucideIcon;
  label: string;
  text: string;
  href?: string;
}

export function ContactFacts({ facts }: { facts: readonly ContactFact[] }) {
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2 lg:grid-cols-1">
      {facts.map(({ icon: Icon, label, text, href }) => (
        <div key={label} className="grid grid-cols-[auto_1fr] gap-x-4">
          <Icon aria-hidden="true" className="mt-1 size-6 text-tarp-700" />
          <dt className="font-semibold text-navy-900">{label}</dt>
          <dd className="col-start-2 text-pretty text-slate-700">
            {href ? (
              <a
                href={href}
                className="wrap-anywhere font-semibold text-tarp-700 text-lg underline underline-offset-4"
              >
                <PhoneText>{text}</PhoneText>
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
