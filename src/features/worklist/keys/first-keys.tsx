import { KEY_HELP, START } from '#src/content/rep/worklist.ts';
import { KEY_MARK } from './key-mark.tsx';
import { useLetterKeys } from './letter-keys.ts';

/** On a laptop, before the first lead: the keys that each lead needs. */
export function FirstKeys() {
  if (!useLetterKeys()) return null;
  return (
    <section
      aria-labelledby="first-keys"
      className="hidden rounded-2xl border border-line bg-white p-5 lg:pointer-fine:block"
    >
      <p id="first-keys" className="font-semibold text-navy-900">
        {START.keys}
      </p>
      <dl className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {KEY_HELP.filter(([key]) => START.firstKeys.includes(key)).map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className={KEY_MARK}>{key}</kbd>
            </dt>
            <dd className="text-slate-700">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
