import { useState } from 'react';
import { callScriptsAction } from '#contract/actions/call-scripts.ts';
import { LANGUAGE_CODES, type Language, toLanguage } from '#contract/languages.ts';
import { CALL_KINDS, type CallKind, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import type { Session } from '#contract/session.ts';
import { languageName } from '#contract/words/languages.ts';
import { Fold } from '#src/components/rep/fold.tsx';
import { SelectField } from '#src/components/ui/select-field.tsx';
import {
  CALL_SCRIPT_GROUPS,
  type CallScriptGroup,
  MANAGE_CALL_SCRIPTS,
  PLACEHOLDERS,
} from '#src/content/rep/call-scripts/manage-call-scripts.ts';
import { LoadFailed, Loading, ManagedRows } from '#src/features/manage/managed-list-view.tsx';
import { useManagedList } from '#src/features/manage/use-managed-list.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';
import { useBackendFeatures } from '#src/stored/backend-features.ts';
import { CallScriptForm } from './call-script-form.tsx';

interface CallScriptsPanelProps {
  session: Session;
  onExpired: () => void;
}

/** What reps say on a call, for the owner to change. */
export function CallScriptsPanel(props: CallScriptsPanelProps) {
  const isTranslated = useBackendFeatures().can('languages');
  const [language, setLanguage] = useState<Language>('en');
  return (
    <section aria-labelledby="scripts" className="lg:contents">
      <div>
        <h2 id="scripts">{MANAGE_CALL_SCRIPTS.title}</h2>
        <p className="mt-1 max-w-3xl text-slate-700">{MANAGE_CALL_SCRIPTS.lead}</p>
        {isTranslated && (
          <SelectField
            className="mt-6 max-w-md"
            name="scriptLanguage"
            label={MANAGE_CALL_SCRIPTS.language}
            hint={MANAGE_CALL_SCRIPTS.languageHint}
            options={LANGUAGE_CODES.map((value) => ({ value, label: languageName(value) }))}
            value={language}
            onChange={({ currentTarget }) => setLanguage(toLanguage(currentTarget.value))}
          />
        )}
      </div>
      <div className="lg:col-span-2">
        {/* Loaded again: what was saved in one language decides what stands in the other. */}
        <Scripts key={language} {...props} language={language} />
        <h3 className="mt-8">{MANAGE_CALL_SCRIPTS.placeholders}</h3>
        <dl className="mt-2 grid gap-x-8 gap-y-1 lg:grid-cols-2">
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name} className="xs:grid xs:grid-cols-[7rem_1fr]">
              <dt className="font-semibold text-navy-900">{`{${name}}`}</dt>
              <dd className="text-slate-700">{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-slate-700">{MANAGE_CALL_SCRIPTS.empty}</p>
      </div>
    </section>
  );
}

function Scripts({ session, language, onExpired }: CallScriptsPanelProps & { language: Language }) {
  const list = useManagedList({
    fetchPage: (signal) => call(callScriptsAction, { auth: session.auth }, { signal }),
    toPage: () => ({ rows: [...CALL_KINDS] }),
    getKey: (kind) => callScriptName(kind, language),
    onExpired,
  });
  const scripts = list.answer ? [...list.answer.scripts, ...list.answer.translations] : [];
  const toForm = (kind: CallKind) => (
    <CallScriptForm
      session={session}
      kind={kind}
      language={language}
      scripts={scripts}
      onExpired={onExpired}
    />
  );
  return (
    <div aria-busy={list.isLoading} className="mt-6">
      <LoadFailed words={MANAGE_CALL_SCRIPTS.failed} failure={list.failure} onRetry={list.load} />
      <div role="status">{list.isLoading && <Loading />}</div>
      {list.rows &&
        CALL_SCRIPT_GROUPS.map((group) => (
          <Fold
            key={group}
            openFrom="64rem"
            title={<GroupHeading group={group} />}
            className="mb-6 border-line max-lg:mb-0 max-lg:border-t max-lg:last:border-b"
          >
            <ManagedRows
              rows={list.rows?.filter((kind) => groupOf(kind) === group) ?? []}
              getKey={list.getKey}
            >
              {toForm}
            </ManagedRows>
          </Fold>
        ))}
    </div>
  );
}

const groupOf = ({ service }: CallKind): CallScriptGroup =>
  service === 'visit' || service === 'end' ? service : 'first';

const GroupHeading = ({ group }: { group: CallScriptGroup }) => (
  <div className="min-w-0 py-2">
    <h3>{MANAGE_CALL_SCRIPTS.groups[group].title}</h3>
    <p className="text-slate-700">{MANAGE_CALL_SCRIPTS.groups[group].lead}</p>
  </div>
);
