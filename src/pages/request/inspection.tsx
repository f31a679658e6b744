import { Link, Navigate } from 'react-router-dom';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { paths } from '#src/content/site-map.ts';
import { REDIRECTING } from '#words/pages/schedule.ts';

export const { description } = REDIRECTING;

export default function RequestInspectionPage() {
  const isMounted = useMounted();
  return (
    <>
      <PageHeader title={REDIRECTING.title}>
        <p>
          <Link to={paths.schedule} className="underline underline-offset-4">
            {REDIRECTING.link}
          </Link>
        </p>
      </PageHeader>
      {isMounted && <Navigate replace to={paths.schedule} />}
    </>
  );
}
