import { paths } from '#src/content/site-map.ts';
import { LegalPage } from '#src/features/legal/legal-page.tsx';
import { TERMS_OF_SERVICE } from '#words/legal/terms.ts';

export const { description } = TERMS_OF_SERVICE;

export default function TermsOfServicePage() {
  return <LegalPage document={TERMS_OF_SERVICE} path={paths.terms} />;
}
