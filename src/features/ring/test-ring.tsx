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
    <section aria-labelledby="ring-here" className="grid justify-items-start gap-2">
      <h2 id="ring-here" className="text-2xl leading-tight">
        {test.title}
      </h2>
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
      <p role="status" className="text-sm text-slate-600">
        {played}
      </p>
      {state === 'default' && (
        <>
          <TextButton onClick={() => allowNotifications().then(() => setState(notificationState()))}>
            {test.allow}
          </TextButton>
          <p className="text-sm text-slate-600">{test.allowHint}</p>
        </>
      )}
      {(state === 'granted' || state === 'denied') && (
        <p className="text-sm text-slate-600">{state === 'granted' ? test.allowed : test.blocked}</p>
      )}
    </section>
  );
}
