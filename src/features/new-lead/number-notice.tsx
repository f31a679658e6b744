import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Alert } from '#src/components/ui/alert.tsx';
import { NEW_LEAD } from '#src/content/rep/new-lead.ts';
import { paths } from '#src/content/site-map.ts';
import type { KnownNumber } from './use-number-lookup.ts';

export function NumberNotice({ known }: { known: KnownNumber | null }) {
  const duplicates = known && !known.suppressed ? known.leads : [];
  return (
    <div className="sm:order-1 sm:col-span-2 [&:not(:has(p))]:hidden">
      <Alert kind="error">{known?.suppressed && <p>{NEW_LEAD.suppressed}</p>}</Alert>
      <Alert kind="warning">
        {duplicates.length > 0 && (
          <>
            <p>{NEW_LEAD.duplicate}</p>
            <ul className="mt-2 grid gap-2">
              {duplicates.map(({ leadId, batchId, batchName, firstName, lastName, status }) => (
                <li key={leadId} className="flex flex-wrap items-center gap-x-4 font-normal">
                  <span className="wrap-anywhere">
                    {NEW_LEAD.known(
                      <strong key="name">{`${firstName} ${lastName}`.trim() || NEW_LEAD.noName}</strong>,
                      status,
                      batchName,
                    )}
                  </span>
                  <Link
                    to={`${paths.rep.worklist}?${new URLSearchParams({ batch: batchId })}`}
                    aria-label={NEW_LEAD.openBatch(batchName)}
                    className="inline-flex min-h-11 items-center gap-1 font-semibold text-tarp-700 underline underline-offset-4 hover:text-navy-900"
                  >
                    {NEW_LEAD.open}
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </Link>
                </li>
              ))}
            </ul>
          </>
        )}
      </Alert>
    </div>
  );
}
