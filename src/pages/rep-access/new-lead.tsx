import { useState } from 'react';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { NEW_LEAD } from '#src/content/new-lead.ts';
import { NewLeadForm } from '#src/features/new-lead/new-lead-form.tsx';
import { useExpired } from '#src/features/rep-session/use-expired.ts';
import { paths } from '#src/lib/paths.ts';
import { readRepEmail, readSession } from '#src/lib/session.ts';

export default function NewLeadPage() {
  // The page asks for a stored email only; without a session the script refuses, and the login brings the rep back.
  const [auth] = useState(() => readSession()?.auth ?? '');
  const [email] = useState(() => readRepEmail() ?? '');
  const onExpired = useExpired(auth);
  return (
    <RepPage
      width="form"
      title={NEW_LEAD.title}
      lead={NEW_LEAD.lead}
      back={{ label: NEW_LEAD.toHub, to: paths.rep.hub }}
    >
      <Card>
        <NewLeadForm auth={auth} email={email} onExpired={onExpired} />
      </Card>
    </RepPage>
  );
}
