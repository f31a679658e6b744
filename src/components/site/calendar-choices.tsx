import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { type CalendarVisit, calendarFile } from '#contract/visits/calendar-file.ts';
import { calendarLinks } from '#src/lib/calendar-links.ts';
import { download } from '#src/lib/download.ts';
import { env } from '#src/lib/env.ts';
import { CALENDAR_CHOICES } from '#words/pages/calendar-choices.ts';

interface CalendarChoicesProps {
  visit: Omit<CalendarVisit, 'isCanceled'>;
  className?: string;
}

const company = {
  name: env.companyName,
  hotline: env.hotline,
  siteUrl: env.siteUrl,
  email: env.contactEmail,
} as const;

const CHOICE =
  'inline-flex min-h-11 items-center justify-center rounded-lg border-2 border-line bg-white px-2 font-semibold text-navy-900 hover:border-navy-900 max-sm:grow sm:px-3';

/** Adds a visit to a calendar: by Google's or Outlook's own page, or as a file, which the others open. */
export function CalendarChoices({ visit: booked, className = '' }: CalendarChoicesProps) {
  const id = useId();
  const visit = { ...booked, isCanceled: false };
  const links = calendarLinks(visit, company);
  return (
    <fieldset
      aria-labelledby={id}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 text-navy-900 ${className}`}
    >
      <p id={id} className="flex items-center gap-2 font-semibold max-sm:w-full">
        <CalendarPlus aria-hidden="true" className="size-5 shrink-0 text-tarp-700" />
        {CALENDAR_CHOICES.label}
      </p>
      <div className="flex flex-wrap gap-2 max-sm:w-full">
        {(['google', 'outlook'] as const).map((name) => (
          <a key={name} href={links[name]} target="_blank" rel="noopener noreferrer" className={CHOICE}>
            {CALENDAR_CHOICES[name]} <span className="sr-only">{CALENDAR_CHOICES.newTab}</span>
          </a>
        ))}
        <button type="button" className={CHOICE} onClick={() => save(visit)}>
          {CALENDAR_CHOICES.file} <span className="sr-only">{CALENDAR_CHOICES.download}</span>
        </button>
      </div>
    </fieldset>
  );
}

function save(visit: CalendarVisit): void {
  const { name, type, text } = calendarFile(visit, company, Date.now());
  download(name, new Blob([text], { type }));
}
