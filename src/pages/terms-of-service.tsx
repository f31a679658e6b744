import { TERMS_OF_SERVICE } from '#src/content/legal/terms.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';

export const { description } = TERMS_OF_SERVICE;

export default function TermsOfServicePage() {
  return <LegalPage document={TERMS_OF_SERVICE} />;
}
