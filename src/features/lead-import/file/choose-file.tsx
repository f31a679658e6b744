import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { ShareBar } from '#src/components/rep/share-bar.tsx';
import { Outcome } from '#src/components/ui/outcome.tsx';
import { IMPORT } from '#src/content/rep/import.ts';
import { type ImportSource, readSource } from './import-source.ts';

interface Reading {
  name: string;
  share: number;
}

/** The invisible input covers the box, so it also takes a dropped file. */
export function ChooseFile({ onRead }: { onRead: (source: ImportSource) => void }) {
  const [reading, setReading] = useState<Reading | null>(null);
  const [problem, setProblem] = useState('');
  const underWay = useRef<AbortController>(null);
  useEffect(() => () => underWay.current?.abort(), []);

  async function choose(event: ChangeEvent<HTMLInputElement>) {
    const input = event.currentTarget;
    const file = input.files?.[0];
    if (!file) return;
    underWay.current?.abort();
    const controller = new AbortController();
    underWay.current = controller;
    setProblem('');
    setReading({ name: file.name, share: 0 });
    const onShare = (share: number) => setReading({ name: file.name, share });
    const read = await readSource(file, { signal: controller.signal, onShare });
    if (!read || controller.signal.aborted) return;
    setReading(null);
    // Lets the user choose the same file again after fixing it.
    input.value = '';
    if (read.ok) onRead(read.source);
    else setProblem(read.problem);
  }

  return (
    <div className="max-w-xl">
      <Outcome message={problem ? { good: false, text: problem } : null} />
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
