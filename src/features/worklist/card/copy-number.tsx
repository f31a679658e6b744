import { Copy } from 'lucide-react';
import { WORKLIST } from '#src/content/rep/worklist.ts';

interface CopyNumberProps {
  number: string;
  onCopied: (kind: 'success' | 'error', text: string) => void;
}

/** Puts the number on the clipboard; it also stands on the card as text that can be selected. */
export function CopyNumber({ number, onCopied }: CopyNumberProps) {
  async function copy() {
    try {
      await navigator.clipboard.writeText(number);
      onCopied('success', WORKLIST.copied);
    } catch {
      onCopied('error', WORKLIST.notCopied);
    }
  }
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={WORKLIST.copy}
      title={WORKLIST.copy}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-lg text-tarp-700 hover:bg-tarp-100"
    >
      <Copy aria-hidden="true" className="size-5" />
    </button>
  );
}
