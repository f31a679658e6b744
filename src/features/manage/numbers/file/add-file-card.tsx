import { useState } from 'react';
import { ChooseFile } from '#src/components/rep/choose-file.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Card } from '#src/components/ui/card.tsx';
import { MANAGE } from '#src/content/rep/manage.ts';
import { NUMBER_FILE } from '#src/content/rep/number-file.ts';
import { takeFocus } from '#src/lib/take-focus.ts';
import { CheckNumbers } from './check-numbers.tsx';
import { ListRun } from './list-run.tsx';
import { type NumberList, type NumberSource, readNumberSource } from './number-file.ts';

interface AddFileCardProps {
  /** The list has changed. */
  onChanged: () => void;
  onUndo: (fileId: string) => void;
  onClose: () => void;
}

/** Puts a file of numbers on the do-not-call list: choose, check, send, and undo. */
export function AddFileCard({ onChanged, onUndo, onClose }: AddFileCardProps) {
  const [source, setSource] = useState<NumberSource | null>(null);
  const [list, setList] = useState<NumberList | null>(null);
  return (
    <Card className="mb-6 max-w-xl">
      <h3 ref={takeFocus} tabIndex={-1} className="outline-none">
        {NUMBER_FILE.title}
      </h3>
      <p className="mt-1 mb-5 text-slate-700">{NUMBER_FILE.lead}</p>
      {list ? (
        <ListRun list={list} onChanged={onChanged} onUndo={() => onUndo(list.fileId)} onClose={onClose} />
      ) : source ? (
        <CheckNumbers source={source} onStart={setList} onAnother={() => setSource(null)} />
      ) : (
        <div className="grid gap-5">
          <ChooseFile id="number-file" words={NUMBER_FILE} read={readNumberSource} onRead={setSource} />
          <Button look="outline" className="justify-self-start" onClick={onClose}>
            {MANAGE.cancel}
          </Button>
        </div>
      )}
    </Card>
  );
}
