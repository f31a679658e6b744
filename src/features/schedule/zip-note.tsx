import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { env } from '#src/lib/env.ts';
import { phoneLink } from '#src/lib/phone.ts';
import { ZIP_ANSWERS } from '#words/pages/schedule.ts';
import type { ZipAnswer } from './use-zip-answer.ts';

/** Its space is reserved from the start, so that nothing shifts. */
export function ZipNote({ answer }: { answer: ZipAnswer | null }) {
  const hotline = phoneLink(env.hotline);
  const look = answer?.served === 'outside' ? 'text-navy-900' : 'text-leaf-700';
  return (
    <p role="status" className="col-span-6 -mt-3 min-h-15 text-slate-600 text-sm sm:order-last sm:min-h-5">
      {answer ? (
        <span className={`font-semibold ${look}`}>
          {ZIP_ANSWERS[answer.served](answer.city)}{' '}
          {answer.served === 'outside' && (
            <a href={hotline.href} className="text-tarp-700 underline underline-offset-4">
              <PhoneText>{hotline.text}</PhoneText>
            </a>
          )}
        </span>
      ) : (
        ZIP_ANSWERS.before
      )}
    </p>
  );
}
