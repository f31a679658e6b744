import type { Ref } from 'react';
import { Alert } from '#src/components/ui/alert.tsx';
import { CONTACT_MESSAGES } from '#src/content/contact.ts';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import type { Progress } from './use-mail-form.ts';

/** How sending went; takes the focus, so that it is read wherever the visitor was. */
export function ContactResult({ progress, ref }: { progress: Progress; ref: Ref<HTMLDivElement> }) {
  const hotline = phoneLink(env.hotline);
  return (
    <div ref={ref} tabIndex={-1} className="scroll-my-24 rounded-lg">
      <Alert kind="success">{progress === 'sent' && CONTACT_MESSAGES.success}</Alert>
      <Alert kind="error">
        {progress === 'failed' && (
          <>
            <p>{CONTACT_MESSAGES.failure}</p>
            <a href={hotline.href} className="mt-1 inline-block underline underline-offset-4">
              Call {hotline.text}
            </a>
          </>
        )}
      </Alert>
    </div>
  );
}
