import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { NEW_LEAD } from '#src/content/rep/new-lead.ts';
import { paths } from '#src/content/site-map.ts';
import { NewLeadForm } from '#src/features/new-lead/new-lead-form.tsx';
import { useExpired } from '#src/features/rep-session/use-expired.ts';
import { useRepEmail, useSession } from '#src/stored/session/session.ts';

export default function NewLeadPage() {
  // The page needs a stored email only. Without a session the backend refuses, and the login leads back here.
  // A rep who signs in again in another tab continues here with that session.
  const auth = useSession()?.auth ?? '';
  const email = useRepEmail() ?? '';
  const onExpired = useExpired(auth);
  return (
    <RepPage
      width="wide"
      title={NEW_LEAD.title}
      lead={NEW_LEAD.lead}
      back={{ label: NEW_LEAD.toHub, to: paths.rep.hub }}
    >
      <Card>
        <NewLeadForm key={email} auth={auth} email={email} onExpired={onExpired} />
      </Card>
    </RepPage>
  );
}
