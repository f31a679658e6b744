import { Link, Navigate } from 'react-router-dom';
import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { useMounted } from '#src/components/ui/use-mounted.ts';
import { REDIRECTING } from '#src/content/pages/schedule.ts';
import { paths } from '#src/content/site-map.ts';

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
