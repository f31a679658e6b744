import { RepPage } from '#src/components/rep/rep-page.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { EXTENSIONS } from '#src/content/rep/extension-links.ts';
import { paths } from '#src/content/site-map.ts';
import { DeduplicationDemo } from '#src/features/link-deduplication/deduplication-demo.tsx';

export default function ExtensionsPage() {
  return (
    <RepPage
      width="wide"
      title={EXTENSIONS.title}
      lead={EXTENSIONS.lead}
      back={{ label: EXTENSIONS.toProfile, to: paths.rep.profile }}
    >
      <Card>
        <DeduplicationDemo />
      </Card>
    </RepPage>
  );
}
