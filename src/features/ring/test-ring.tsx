import { BellRing } from 'lucide-react';
import { useState } from 'react';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { RING } from '#src/content/rep/ring.ts';
import { allowNotifications, notificationState } from './notification.ts';
import { playSound } from './sound.ts';

const { test } = RING;

/** What this browser can do when a new lead comes: its sound, to be heard, and its notifications. */
export function TestRing() {
  const [played, setPlayed] = useState<string>();
  const [state, setState] = useState(notificationState);

  return (
    <div className="text-sm text-slate-600">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          look="outline"
          onClick={async () => {
            setPlayed(undefined);
            setPlayed((await playSound('normal')) ? test.played : test.silent);
          }}
        >
          <BellRing aria-hidden="true" className="size-5" />
          {test.play}
        </Button>
        {state === 'default' && (
          <TextButton onClick={() => allowNotifications().then(() => setState(notificationState()))}>
            {test.allow}
          </TextButton>
        )}
      </div>
      <p role="status" className="mt-2 empty:mt-0">
        {played}
      </p>
      {state !== 'missing' && <p className="mt-2">{test.states[state]}</p>}
    </div>
  );
}
