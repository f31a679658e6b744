import { Button } from '#src/components/ui/button.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import type { Worklist } from '#src/features/worklist/queue/use-worklist.ts';
import { copyText } from '#src/lib/clipboard.ts';

export function LostLead({
  notes,
  worklist: { loadNext, showMessage },
}: {
  notes: string;
  worklist: Worklist;
}) {
  async function copy() {
    if (await copyText(notes)) showMessage('success', WORKLIST.noteCopied);
    else showMessage('error', WORKLIST.noteNotCopied);
  }
  return (
    <div className="grid grid-cols-[1.4fr_1fr] gap-2">
      <Button className="min-h-14 px-2! lg:min-h-12" onClick={loadNext}>
        {WORKLIST.takeNext}
      </Button>
      <Button look="outline" className="min-h-14 px-2! lg:min-h-12" disabled={notes === ''} onClick={copy}>
        {WORKLIST.copyNote}
      </Button>
    </div>
  );
}
