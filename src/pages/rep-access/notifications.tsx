import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { NOTIFICATIONS } from '#src/content/rep/notifications.ts';
import { paths } from '#src/content/site-map.ts';
import { PreferencesForm } from '#src/features/notifications/preferences-form.tsx';
import { RecentList } from '#src/features/notifications/recent-list.tsx';
import { TestRing } from '#src/features/ring/test-ring.tsx';

export default function NotificationsPage() {
  return (
    <RepPage
      width="wide"
      title={NOTIFICATIONS.title}
      lead={NOTIFICATIONS.lead}
      back={{ label: NOTIFICATIONS.toProfile, to: paths.rep.profile }}
    >
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-2">
        <Card>
          <PreferencesForm>
            <TestRing />
          </PreferencesForm>
        </Card>
        <Card>
          <RecentList />
        </Card>
      </div>
    </RepPage>
  );
}
