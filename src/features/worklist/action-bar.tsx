import { LoaderCircle, Save, SkipForward } from 'lucide-react';
import type { Ref } from 'react';
import { Button } from '#src/components/ui/button.tsx';
import { WORKLIST } from '#src/content/rep/worklist.ts';
import { CallControl } from './calling/call-control.tsx';
import type { CallPermission } from './calling/call-permission.ts';
import { KeyMark, useKeyShortcut } from './keys/key-mark.tsx';
import type { QueuedAct } from './state/queued-acts.ts';
import type { Phase } from './state/worklist-state.ts';

interface ActionBarProps {
  call: CallPermission | null;
  callLink: Ref<HTMLAnchorElement>;
  phase: Phase;
  queued: readonly QueuedAct[];
  maySave: boolean;
  onCall: () => void;
  onSave: () => void;
  onSkip?: (() => void) | undefined;
}

/** Keeps a button that is disabled for a moment between two leads from flashing gray. */
const STEADY = 'min-h-14 px-2! lg:min-h-12 disabled:transition-colors disabled:delay-300';

export function ActionBar({
  call,
  callLink,
  phase,
  queued,
  maySave,
  onCall,
  onSave,
  onSkip,
}: ActionBarProps) {
  const isSaving = phase === 'saving' || queued.includes('save');
  const SaveIcon = isSaving ? LoaderCircle : Save;
  const SkipIcon = phase === 'loading' ? LoaderCircle : SkipForward;
  const shortcut = useKeyShortcut();
  return (
    <div className="grid grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)_minmax(0,0.95fr)] gap-2 max-xs:*:text-[7vw] max-xs:[&_svg]:hidden">
      {call ? (
        <CallControl call={call} link={callLink} onEarlyCall={onCall} />
      ) : (
        <Button look="outline" className={STEADY} disabled>
          {WORKLIST.call}
        </Button>
      )}
      <Button className={STEADY} disabled={!maySave} onClick={onSave} {...shortcut('S')}>
        <SaveIcon aria-hidden="true" className={`size-5 ${isSaving ? 'animate-spin' : ''}`} />
        <span>{WORKLIST.save}</span>
        <KeyMark of="S" />
      </Button>
      <Button
        look="outline"
        className="min-h-14 px-2! lg:min-h-12"
        disabled={!onSkip}
        onClick={onSkip}
        {...shortcut('K')}
      >
        <SkipIcon aria-hidden="true" className={`size-5 ${phase === 'loading' ? 'animate-spin' : ''}`} />
        <span>{WORKLIST.skip}</span>
        <KeyMark of="K" />
      </Button>
    </div>
  );
}
