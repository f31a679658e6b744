import { CheckField } from '#src/components/ui/check-field.tsx';
import { KEY_HELP, KEY_SWITCH } from '#src/content/rep/worklist.ts';
import { ModalDialog } from '#src/features/worklist/modal-dialog.tsx';
import { KEY_MARK } from './key-mark.tsx';
import { turnLetterKeys, useLetterKeys } from './letter-keys.ts';

export function KeysHelp({ onClose }: { onClose: () => void }) {
  const on = useLetterKeys();
  return (
    <ModalDialog title={KEY_SWITCH.title} onClose={onClose}>
      <dl
        className={`mt-3 grid items-center gap-x-4 xs:grid-cols-[auto_1fr] gap-y-1.5 ${on ? '' : 'text-slate-600'}`}
      >
        {KEY_HELP.map(([key, what]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className={KEY_MARK}>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 border-t border-line pt-4">
        <CheckField name="letterKeys" checked={on} onChange={(event) => turnLetterKeys(event.target.checked)}>
          <strong className="block text-base text-navy-950">{KEY_SWITCH.label}</strong>
          {KEY_SWITCH.hint}
        </CheckField>
      </div>
    </ModalDialog>
  );
}
