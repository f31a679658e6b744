import { PageHeader } from '#src/components/site/layout/page-header.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { SUPPORT_PAGE } from '#src/content/pages/support.ts';
import { SupportForm } from '#src/features/mail-forms/support-form.tsx';

export default function SupportPage() {
  return (
    <>
      <PageHeader title={SUPPORT_PAGE.heading}>
        <p>{SUPPORT_PAGE.lead}</p>
      </PageHeader>
      <div className="wrap pt-8 pb-16 sm:pb-20">
        <Card className="max-w-3xl">
          <SupportForm />
        </Card>
      </div>
    </>
  );
}
