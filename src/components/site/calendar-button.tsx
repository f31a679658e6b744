import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CalendarVisit, calendarFile } from '#contract/visits/calendar-file.ts';
import { Button } from '#src/components/ui/button.tsx';
import { download } from '#src/lib/download.ts';
import { env } from '#src/lib/env.ts';

interface CalendarButtonProps {
  visit: CalendarVisit;
  className?: string;
  children: ReactNode;
}

/** Downloads a visit as a file that calendars open. */
export function CalendarButton({ visit, className, children }: CalendarButtonProps) {
  return (
    <Button look="outline" className={className} onClick={() => save(visit)}>
      <CalendarPlus aria-hidden="true" className="size-5" />
      {children}
    </Button>
  );
}

function save(visit: CalendarVisit): void {
  const company = { name: env.companyName, hotline: env.hotline, siteUrl: env.siteUrl };
  const { name, type, text } = calendarFile(visit, company, Date.now());
  download(name, new Blob([text], { type }));
}
