import { paths } from '#src/content/site-map.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { PRIVACY_POLICY } from '#words/legal/privacy.ts';

export const { description } = PRIVACY_POLICY;

export default function PrivacyPolicyPage() {
  return <LegalPage document={PRIVACY_POLICY} path={paths.privacy} />;
}
