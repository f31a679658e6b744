import { Undo2 } from 'lucide-react';
import { parseEasternLocalTime } from '#contract/dates/eastern-time.ts';
import { Button } from '#src/components/ui/button.tsx';
import { LEAD_VISIT } from '#src/content/rep/lead-visit.ts';
import { CALLBACK, easternWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { easternMomentWords } from '#src/features/worklist/calling/eastern-words.ts';
import { ModalDialog } from '#src/features/worklist/modal-dialog.tsx';
import { choiceWords, takesVisit } from '#src/features/worklist/visit/visit-edit.ts';
import { type LeadCard, takesCallback } from './card.ts';
import { leadAddress, leadName } from './lead-words.ts';
import { PhoneNumber } from './phone-number.tsx';

interface PreviousLeadProps {
  card: LeadCard;
  onUndo: (() => void) | null;
  onClose: () => void;
}

/** Read-only, because a colleague may hold this lead by now (decision 0011). */
export function PreviousLead({ card, onUndo, onClose }: PreviousLeadProps) {
  const { lead, status, notes, callback, isSaved, comesBackAt } = card;
  const rows = [
    [isSaved ? WORKLIST.savedAs : WORKLIST.notSaved, status || lead.status],
    [
      CALLBACK.title,
      takesCallback(card) && callback.at ? momentWords(parseEasternLocalTime(callback.at)) : '',
    ],
    [WORKLIST.comesBack, isSaved && comesBackAt ? momentWords(Date.parse(comesBackAt)) : ''],
    [LEAD_VISIT.title, takesVisit(card) ? choiceWords(card.visit) : ''],
    [WORKLIST.notes, notes],
  ].filter(([, text]) => text);
  return (
    <ModalDialog title={WORKLIST.previous} onClose={onClose}>
      <p className="mt-2 text-xl font-semibold wrap-anywhere">{leadName(lead)}</p>
      {lead.phone && <PhoneNumber card={card} className="text-lg" />}
      <p className="text-slate-700">{leadAddress(lead)}</p>
      <dl className="mt-4 grid gap-3">
        {rows.map(([name, text]) => (
          <div key={name}>
            <dt className="text-sm text-slate-600">{name}</dt>
            <dd className="font-medium wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
      {onUndo && (
        <Button
          look="outline"
          className="mt-5 w-full"
          onClick={() => {
            onClose();
            onUndo();
          }}
        >
          <Undo2 aria-hidden="true" className="size-5" />
          {WORKLIST.undo}
        </Button>
      )}
    </ModalDialog>
  );
}

const momentWords = (ms: number): string => easternWords(easternMomentWords(ms));
