import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { IMPORT } from '#src/content/rep/import.ts';
import { type ImportSource, readSource } from './import-source.ts';

/** The invisible input covers the box, so it also takes a dropped file. */
export function ChooseFile({ onRead }: { onRead: (source: ImportSource) => void }) {
  const [reading, setReading] = useState<{ name: string; share: number } | null>(null);
  const [problem, setProblem] = useState('');
  const [isRead, setRead] = useState(false);
  const nextSignal = useLatestSignal();

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    const signal = nextSignal();
    const showShare = (share: number) => setReading({ name: file.name, share });
    setProblem('');
    showShare(0);
    const read = await readSource(file, { signal, onShare: showShare });
    if (!read || signal.aborted) return;
    // Lets the user choose the same file again after fixing it.
    input.value = '';
    if (read.ok) {
      // The progress stays until the file's view is drawn in its place.
      setRead(true);
      return onRead(read.source);
    }
    setReading(null);
    setProblem(read.problem);
  }

  return (
    <div className="max-w-xl">
      <Outcome message={problem ? { isSuccess: false, text: problem } : null} />
      <div className="relative grid justify-items-center gap-2 rounded-2xl border-2 border-dashed border-slate-400 bg-white px-6 py-10 text-center focus-within:border-tarp-600 hover:border-tarp-600">
        <FileUp aria-hidden="true" className="size-10 text-tarp-600" />
        <label htmlFor="import-file" className="text-lg font-semibold text-tarp-700">
          {IMPORT.choose}
        </label>
        <p id="import-file-hint" className="text-slate-700">
          {IMPORT.chooseHint}
        </p>
        <input
          id="import-file"
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby="import-file-hint"
          disabled={isRead}
          onChange={choose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div role="status" className="mt-4">
        {reading && <p className="mb-2">{IMPORT.reading(reading.name)}</p>}
      </div>
      {reading && <ShareBar part={reading.share} whole={1} />}
    </div>
  );
}
