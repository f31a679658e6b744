import { BellRing, Link2 } from 'lucide-react';
import { useState } from 'react';
import { type LinkRow, LinkRows } from '#src/components/rep/link-rows.tsx';
import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { PROFILE } from '#src/content/rep/profile.ts';
import { paths } from '#src/content/site-map.ts';
import { ProfileForm } from '#src/features/profile/profile-form.tsx';
import { SpokenLanguages } from '#src/features/profile/spoken-languages.tsx';
import { RequireSession } from '#src/features/rep-session/require-session.tsx';
import { readRepEmail, readSession } from '#src/stored/session/session.ts';

const MORE: readonly LinkRow[] = [
  {
    to: paths.rep.notifications,
    Icon: BellRing,
    label: PROFILE.notifications,
    hint: PROFILE.notificationsHint,
  },
  { to: paths.rep.extensions, Icon: Link2, label: PROFILE.extensions, hint: PROFILE.extensionsHint },
];

export default function ProfilePage() {
  const [name] = useState(() => readSession()?.name ?? '');
  const [email] = useState(() => readRepEmail() ?? '');
  return (
    <RepPage width="wide" title={PROFILE.title} back={{ label: PROFILE.toHub, to: paths.rep.hub }}>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[2fr_1fr]">
        <Card>
          <h2>{PROFILE.details}</h2>
          <p className="mt-1 mb-5 text-slate-700">{PROFILE.lead}</p>
          <ProfileForm name={name} email={email} />
        </Card>
        <div className="grid grid-cols-1 gap-8">
          <RequireSession>
            {({ session, onExpired }) => <SpokenLanguages auth={session.auth} onExpired={onExpired} />}
          </RequireSession>
          <section aria-labelledby="more">
            <h2 id="more" className="mb-4">
              {PROFILE.more}
            </h2>
            <LinkRows rows={MORE} />
          </section>
        </div>
      </div>
    </RepPage>
  );
}
