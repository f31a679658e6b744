import { PreviousLead } from './card/previous-lead.tsx';
import { KeysHelp } from './keys/keys-help.tsx';
import type { Worklist } from './queue/use-worklist.ts';
import { previousCard } from './queue/worklist-state.ts';

export type OpenDialog = 'keys' | 'previous' | null;

interface WorklistDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  worklist: Worklist;
}

export function WorklistDialogs({ open, onClose, worklist }: WorklistDialogsProps) {
  const { undo } = worklist.state;
  const previous = previousCard(worklist.state);
  if (open === 'keys') return <KeysHelp onClose={onClose} />;
  if (open !== 'previous' || !previous) return null;
  const canUndo = undo?.card.lead.leadId === previous.lead.leadId;
  return <PreviousLead card={previous} onUndo={canUndo ? worklist.undo : null} onClose={onClose} />;
}
