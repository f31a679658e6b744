import { FileUp } from 'lucide-react';
import { type ChangeEvent, useState } from 'react';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { useLatestSignal } from '#src/components/ui/use-latest-signal.ts';
import { ShareBar } from './share-bar.tsx';

interface ChooseFileProps<Source> {
  id: string;
  words: { choose: string; drop: string; chooseHint: string; reading: (name: string) => string };
  /** Null when the signal aborts. */
  read: (
    file: File,
    options: { signal: AbortSignal; onShare: (share: number) => void },
  ) => Promise<{ ok: true; source: Source } | { ok: false; problem: string } | null>;
  onRead: (source: Source) => void;
}

/** Chooses and reads a CSV file. The invisible input covers the box, so it also takes a dropped file. */
export function ChooseFile<Source>({ id, words, read: readFile, onRead }: ChooseFileProps<Source>) {
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
    const read = await readFile(file, { signal, onShare: showShare });
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
        <label htmlFor={id} className="text-lg font-semibold text-tarp-700">
          {words.choose}
        </label>
        <p className="max-lg:hidden">{words.drop}</p>
        <p id={`${id}-hint`} className="text-slate-700">
          {words.chooseHint}
        </p>
        <input
          id={id}
          name="file"
          type="file"
          accept=".csv,.tsv,.txt,text/csv"
          aria-describedby={`${id}-hint`}
          disabled={isRead}
          onChange={choose}
          className="absolute inset-0 size-full cursor-pointer opacity-0"
        />
      </div>
      <div role="status" className="mt-4">
        {reading && <p className="mb-2">{words.reading(reading.name)}</p>}
      </div>
      {reading && <ShareBar part={reading.share} whole={1} />}
    </div>
  );
}
