import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { VisitPanel } from '#src/features/visit/visit-panel.tsx';
import { VISIT_PAGE } from '#words/pages/visit.ts';

export const { description } = VISIT_PAGE;

export default function VisitPage() {
  return (
    <>
      <PageHeader title={VISIT_PAGE.title}>
        <p>{VISIT_PAGE.lead}</p>
      </PageHeader>
      {/* As high as the visit, so that the footer does not move when it has loaded. */}
      <div className="wrap min-h-208 pt-8 pb-16 sm:pb-20">
        <VisitPanel />
      </div>
    </>
  );
}
