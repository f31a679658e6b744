import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import type { Batch } from '#contract/actions/list-batches.ts';
import type { Session } from '#contract/session.ts';
import type { StripMessage } from '#src/components/rep/message-strip.tsx';
import { useTakenSlots } from '#src/components/site/slot-grid.tsx';
import { REP_HUB } from '#src/content/rep/rep-hub.ts';
import { otherBatchWords, WORKLIST } from '#src/content/rep/worklist.ts';
import { saveOutbox } from '#src/services/save-outbox.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { leasedLead } from '#src/stored/leased-lead.ts';
import { startsAtOnce } from '#src/stored/start-work.ts';
import { ActionBar } from './action-bar.tsx';
import { CallScript } from './call-script/call-script.tsx';
import { useCallScriptToggle } from './call-script/use-call-script-toggle.ts';
import { useCallScripts } from './call-script/use-call-scripts.ts';
import { callPermission } from './calling/call-permission.ts';
import { easternMomentWords } from './calling/eastern-words.ts';
import { LeadWork } from './card/lead-work.tsx';
import { LostLead } from './card/lost-lead.tsx';
import { OtherBatch } from './card/other-batch.tsx';
import { PreviousLead } from './card/previous-lead.tsx';
import { DeskBar } from './desk-bar.tsx';
import { focusOn } from './keys/focus-on.ts';
import { KeysHelp } from './keys/keys-help.tsx';
import { useLetterKeys } from './keys/letter-keys.ts';
import { useDeskKeys, useLetterActions } from './keys/use-desk-keys.ts';
import { NoLead } from './no-lead.tsx';
import { askAsRep } from './photos/ask-photos.ts';
import { LeadPhotos } from './photos/lead-photos.tsx';
import { isLeaseOut } from './queue/lease.ts';
import { useWorklist } from './queue/use-worklist.ts';
import { QueuedSaves } from './queued-saves.tsx';
import { canSave, isBeingReplaced, previousCard } from './state/worklist-rules.ts';
import { useNow } from './use-now.ts';
import { VisitChoice } from './visit/visit-choice.tsx';
import { takesVisit } from './visit/visit-edit.ts';
import { type BatchOptions, WorklistSetup } from './worklist-setup.tsx';
import { WorklistToolbar } from './worklist-toolbar.tsx';

const loadTakenSlots = () => import('#src/services/taken-slots.ts');

/** One row on a laptop, over the columns below it; more on a narrow one or with large text. */
const TOOLBAR =
  'max-lg:contents lg:flex lg:min-h-12 lg:flex-wrap lg:items-center lg:gap-x-2 xl:sticky xl:top-0 xl:z-10 xl:grid xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-5 xl:bg-foam-50';

/**
 * So that what has the focus, or is opened, is above the bar: with what is said below it, where there is room. The page
 * itself keeps a part of that; and at the top room for a bar that a phone does not have here.
 */
const ABOVE_BAR =
  '[&_*]:scroll-mb-[calc(clamp(2.5rem,12vh,5rem)+env(safe-area-inset-bottom))] max-lg:[&_*]:-scroll-mt-16';

interface WorklistDeskProps {
  session: Session;
  batchOptions: BatchOptions;
  onExpired: () => void;
}

/** On a slow phone the first time in words takes as long as drawing a card: not after the rep's key. */
function readyTimes(): void {
  (window.requestIdleCallback ?? setTimeout)(() => easternMomentWords(Date.now()));
}

/** Where a rep works a batch, one lead at a time (specification, sections 2, 4 and 5). */
export function WorklistDesk({ session, batchOptions, onExpired }: WorklistDeskProps) {
  const desk = useRef<HTMLDivElement>(null);
  const callLink = useRef<HTMLAnchorElement>(null);
  const [address, setAddress] = useSearchParams();
  const entry = useLocation();
  const [dialog, setDialog] = useState<'keys' | 'previous' | null>(null);
  const keysOn = useLetterKeys();
  const now = useNow(10_000);
  useEffect(readyTimes, []);
  const backend = useBackendFeatures();
  const callScripts = useCallScripts(session.auth);
  const callScriptToggle = useCallScriptToggle();
  const leased = leasedLead.getBatchId(session.email);
  const [startedBatch, setStartedBatch] = useState<string | null>(null);
  const batchId = pickBatch(address.get('batch') ?? startedBatch, leased, batchOptions.batches);
  const pickBatchById = (picked: string) => setAddress({ batch: picked }, { replace: true });
  const worklist = useWorklist({
    session,
    batchId,
    batches: batchOptions.batches,
    isListAwaited: !batchOptions.batches && !batchOptions.failed,
    startedEntry: startsAtOnce(entry.state) ? entry.key : '',
    onExpired,
    onBatch: pickBatchById,
    onCall: () => callLink.current?.click(),
    onBatchEmpty: batchOptions.reload,
    onMissing: (field) => focusOn(desk, field),
  });
  const { state, isOfOtherBatch, skip, save, undo } = worklist;
  const outbox = useSyncExternalStore(saveOutbox.subscribe, saveOutbox.read);
  /** Keeps the first batch selected, even when it runs out and the list puts another one first. */
  const loadNext = () => {
    setStartedBatch(batchId || null);
    worklist.loadNext();
  };
  const { card, phase } = state;
  const isWorking = card !== null || (leased !== null && leased === batchId);
  const said = isOfOtherBatch
    ? otherBatchMessage(card?.batchId, batchOptions.batches)
    : withStanding(state.message, card && isLeaseOut(card, now), batchOptions.failed);
  const previous = previousCard(state);
  const queued = card?.isQueued && outbox?.saves.find(({ saveId }) => saveId === card.saveId);
  const isWaiting = queued && queued.state === 'waiting';
  const undoable = isWaiting ? card : (state.undo?.card ?? null);
  const call = card && callPermission(card, now);
  const takesVisits = backend.can('visits');
  const mayChooseVisit = takesVisits && card !== null && takesVisit(card);
  const taken = useTakenSlots(loadTakenSlots, mayChooseVisit);
  const keys = useDeskKeys({
    desk,
    worklist,
    call,
    takesVisits,
    taken,
    onNext: loadNext,
    onPrevious: () => (previous ? setDialog('previous') : worklist.showMessage('info', WORKLIST.noPrevious)),
    onCallScript: callScriptToggle.toggle,
    onHelp: () => setDialog('keys'),
  });
  useLetterActions(keysOn ? keys.letters : {});

  const closeDialog = () => setDialog(null);
  const canUndo = state.undo?.card.lead.leadId === previous?.lead.leadId;
  const actionBar = (
    <ActionBar
      call={isBeingReplaced(state) ? null : call}
      callLink={callLink}
      phase={phase}
      queued={state.queued}
      maySave={canSave(state)}
      onCall={worklist.callLead}
      onSave={save}
      onSkip={card ? skip : undefined}
    />
  );

  const bar = (buttons: ReactNode) => (
    <DeskBar
      message={said}
      isQuiet={card === null}
      undoable={undoable}
      onUndo={undo}
      onRetry={said === LIST_FAILED ? batchOptions.reload : undefined}
    >
      {buttons}
    </DeskBar>
  );
  const saves = (
    <QueuedSaves outbox={outbox} onCard={isWaiting ? queued.saveId : ''} onTold={worklist.showMessage} />
  );

  return (
    <>
      <div
        ref={desk}
        className={`grid grid-cols-1 gap-4 pb-48 lg:flex lg:grow lg:flex-col lg:gap-3 lg:pb-0 ${ABOVE_BAR}`}
      >
        <div className={TOOLBAR}>
          <WorklistSetup
            worklist={worklist}
            batchOptions={batchOptions}
            batchId={batchId}
            onBatch={pickBatchById}
            onNext={loadNext}
            working={isWorking}
          />
          <WorklistToolbar
            saves={outbox?.saves ?? []}
            onPrevious={previous && (() => setDialog('previous'))}
            onKeys={() => setDialog('keys')}
          />
        </div>
        {card && call ? (
          <LeadWork
            card={card}
            worklist={worklist}
            batches={batchOptions.batches}
            repEmail={session.email}
            now={now}
            takesCallbacks={backend.can('callback')}
            visitChoice={
              mayChooseVisit && (
                <VisitChoice
                  key={`${card.lead.leadId} visit`}
                  card={card}
                  taken={taken}
                  now={now}
                  onChoose={worklist.chooseVisit}
                />
              )
            }
            onSaveKey={keys.saveOrAsk}
            callScript={
              <CallScript
                // A preview may be older than the lead that comes then.
                key={`${card.lead.leadId} ${card.leaseState === 'preview' ? 'preview' : 'script'}`}
                card={card}
                rep={state.rep}
                callScripts={callScripts}
                toggle={callScriptToggle}
              />
            }
            isCallScriptBeside={callScriptToggle.isBeside}
            photos={
              backend.can('photos') &&
              card.lead.source === 'booking' && (
                <LeadPhotos
                  key={card.lead.leadId}
                  leadId={card.lead.leadId}
                  leaseState={card.leaseState}
                  ask={askAsRep(session.auth)}
                  onExpired={onExpired}
                />
              )
            }
            saves={saves}
          >
            {bar(
              card.leaseState === 'lost' ? (
                <LostLead notes={card.notes} worklist={worklist} />
              ) : isOfOtherBatch ? (
                <OtherBatch onBack={() => pickBatchById(card.batchId)} onNext={loadNext} />
              ) : (
                actionBar
              ),
            )}
          </LeadWork>
        ) : (
          <NoLead
            end={state.noLeadAnswer}
            holdsLeads={backend.can('lease')}
            now={now}
            batchId={batchId}
            batchOptions={batchOptions}
            isLoading={phase === 'loading'}
            hasNextAbove={isWorking}
            onStart={worklist.start}
            saves={saves}
          >
            {bar(actionBar)}
          </NoLead>
        )}
      </div>
      {dialog === 'keys' && <KeysHelp onClose={closeDialog} />}
      {dialog === 'previous' && previous && (
        <PreviousLead card={previous} onUndo={canUndo ? undo : null} onClose={closeDialog} />
      )}
    </>
  );
}

const LIST_FAILED: StripMessage = { kind: 'error', text: REP_HUB.failed };
const LEASE_OVER: StripMessage = { kind: 'info', text: WORKLIST.leaseOver };

/** What was said about a lead is no news once the rep has left its batch. */
function otherBatchMessage(batchId: string | undefined, batches: readonly Batch[] | null): StripMessage {
  const name = batches?.find((batch) => batch.batchId === batchId)?.name ?? WORKLIST.otherBatch;
  return { kind: 'info', text: otherBatchWords(name) };
}

/** What stays true comes after what asks for something, but is newer than what went well. */
function withStanding(message: StripMessage | null, isLeaseOver: boolean | null, hasListFailed: boolean) {
  if (message && message.kind !== 'success') return message;
  if (isLeaseOver) return LEASE_OVER;
  return hasListFailed ? LIST_FAILED : message;
}

/**
 * Returns the batch to work: the picked one (in the address, so that a reload keeps it), else the one whose
 * lead is still on the card, else the first (specification, section 2). An empty pick means none; an unknown
 * one is ignored.
 * @param batches null until loaded: then every id is accepted
 */
function pickBatch(picked: string | null, leased: string | null, batches: Batch[] | null): string {
  if (picked === '') return '';
  const exists = (id: string | null) => !batches || batches.some(({ batchId }) => batchId === id);
  if (picked !== null && exists(picked)) return picked;
  if (leased !== null && exists(leased)) return leased;
  return batches?.[0]?.batchId ?? '';
}
