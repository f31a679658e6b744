import { PRIVACY_POLICY } from '#src/content/legal/privacy.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';

export const { description } = PRIVACY_POLICY;

export default function PrivacyPolicyPage() {
  return <LegalPage document={PRIVACY_POLICY} />;
}
