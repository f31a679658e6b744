import { zodResolver } from '@hookform/resolvers/zod';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { type CallScript, saveCallScriptAction } from '#contract/actions/call-scripts.ts';
import { formatE164 } from '#contract/e164.ts';
import { isBookingService, isContactService } from '#contract/form-choices.ts';
import { BESIDES_ENGLISH, LANGUAGES, type Language } from '#contract/languages.ts';
import { LIMITS } from '#contract/limits.ts';
import { type CallKind, callKindLabel, callScriptName } from '#contract/owner-settings/call-scripts.ts';
import type { Session } from '#contract/session.ts';
import { TextButton } from '#src/components/rep/text-button.tsx';
import { Outcome, type OutcomeMessage } from '#src/components/ui/outcome.tsx';
import { PhoneText } from '#src/components/ui/phone-text.tsx';
import { SubmitButton } from '#src/components/ui/submit-button.tsx';
import { TextAreaField } from '#src/components/ui/text-area-field.tsx';
import { originalScript, ownScript, scriptIn } from '#src/content/rep/call-scripts/call-scripts.ts';
import { type CallScriptValues, fillCallScript } from '#src/content/rep/call-scripts/fill-call-script.ts';
import {
  EXAMPLE,
  excerptOf,
  MANAGE_CALL_SCRIPTS,
  whenShown,
} from '#src/content/rep/call-scripts/manage-call-scripts.ts';
import { spokenReason, spokenService, spokenSlot } from '#src/content/rep/call-scripts/spoken-words.ts';
import { failureWords } from '#src/content/rep/rep-failures.ts';
import { Form } from '#src/forms/form.tsx';
import { textDraft } from '#src/forms/text-draft.ts';
import { useSubmitForm } from '#src/forms/use-submit-form.ts';
import { env } from '#src/lib/env.ts';
import { call } from '#src/services/rep-endpoint/transport.ts';

const checkText = zodResolver(z.object({ text: saveCallScriptAction.request.shape.text }));
const FAILED: OutcomeMessage = { isSuccess: false, text: MANAGE_CALL_SCRIPTS.notSaved };

interface CallScriptFormProps {
  session: Session;
  kind: CallKind;
  language: Language;
  /** All that the owner has written. */
  scripts: readonly CallScript[];
  onExpired: () => void;
}

/** One script, opened by its line, next to how a rep sees it. */
export function CallScriptForm(props: CallScriptFormProps) {
  const { kind, language, scripts, onExpired } = props;
  const { auth, email } = props.session;
  const textIn = (own: readonly CallScript[]) => {
    const script = scriptIn(language, kind, own);
    return script.language === language ? script.text : '';
  };
  const others = scripts.filter((each) => each.language !== language);
  /** What stands while the owner has written nothing in this language; empty for what is said in English. */
  const usual = textIn(others);
  const original = originalScript(kind, language);
  const [saved, setSaved] = useState(textIn(scripts));
  const draft = textDraft(`${email} ${callScriptName(kind, language)}`);
  const callScriptForm = useSubmitForm({
    initialValues: { text: saved },
    draft,
    resolver: checkText,
    async send({ text }) {
      const result = await call(saveCallScriptAction, {
        ...kind,
        auth,
        language,
        text: text === usual ? '' : text,
      });
      if (result.ok) {
        setSaved(text || usual);
        // Who has typed on meanwhile keeps it, to be saved next.
        if (getValues('text')?.trim() !== text) return null;
        show(text || usual);
        return { isSuccess: true, text: MANAGE_CALL_SCRIPTS.saved };
      }
      if (result.reason !== 'expired') return { ...FAILED, detail: failureWords(result) };
      onExpired();
      return null;
    },
    failed: FAILED,
    clearsMessageOnChange: true,
  });
  const { control, getValues, setValue } = callScriptForm.form;
  const show = (text: string) => setValue('text', text, { shouldValidate: true });
  const typed = (useWatch({ control, name: 'text' }) ?? '').trim();

  const preview = typed === '' ? scriptIn(language, kind, others) : { text: typed, language };
  const isChanged = typed !== '' && typed !== original;
  const replaces =
    language === 'en' && isChanged && BESIDES_ENGLISH.some((code) => ownScript(kind, code, scripts) === '');
  const hint = [saved === '' && MANAGE_CALL_SCRIPTS.untranslated, replaces && MANAGE_CALL_SCRIPTS.replaces]
    .filter(Boolean)
    .join(' ');
  const isUnsaved = typed !== saved;
  const mark = isUnsaved ? MANAGE_CALL_SCRIPTS.unsaved : saved !== usual && MANAGE_CALL_SCRIPTS.own;

  function restore() {
    show(original);
    draft.keep({ text: original });
    callScriptForm.say(null);
    callScriptForm.form.setFocus('text');
  }

  return (
    // One at a time, where the browser knows `name`.
    <details name="call-script" className="group/script border-b border-line">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 py-2 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-5 shrink-0 text-tarp-700 group-open/script:rotate-90 motion-safe:transition-transform"
        />
        <span className="grid min-w-0 flex-1 gap-x-6 leading-snug lg:grid-cols-[2fr_3fr] [&>*]:min-w-0">
          <span>
            <span className="font-semibold text-navy-900">{callKindLabel(kind, language)}</span>
            <span className="block text-sm text-slate-600">{whenShown(kind)}</span>
          </span>
          <span
            aria-hidden="true"
            className="truncate text-sm text-slate-600 italic group-open/script:hidden lg:self-center"
          >
            {excerptOf(typed)}
          </span>
        </span>
        {mark && (
          <span
            className={`shrink-0 rounded-full px-3 py-1 text-sm font-semibold text-navy-950 ${isUnsaved ? 'bg-amber-100' : 'bg-tarp-100'}`}
          >
            {mark}
          </span>
        )}
      </summary>
      <Form form={callScriptForm} className="grid items-start gap-x-8 gap-y-4 pt-2 pb-8 lg:grid-cols-2">
        <div>
          <TextAreaField
            {...callScriptForm.field('text')}
            label={callKindLabel(kind, language)}
            hint={hint || undefined}
            lang={LANGUAGES[language].lang}
            className="[&_label]:sr-only [&_textarea]:field-sizing-content [&_textarea]:min-h-52"
            rows={8}
            maxLength={LIMITS.callScript}
          />
          <div className="mt-4">
            <Outcome ref={callScriptForm.outcome} message={callScriptForm.message} />
          </div>
          <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
            <SubmitButton busy={callScriptForm.isSending}>{MANAGE_CALL_SCRIPTS.save}</SubmitButton>
            {typed !== original && original !== '' && (
              <TextButton onClick={restore}>{MANAGE_CALL_SCRIPTS.restore}</TextButton>
            )}
          </div>
        </div>
        <div className="rounded-lg bg-foam-100 px-4 py-3">
          <p className="mb-1.5 text-sm font-semibold text-navy-900">{MANAGE_CALL_SCRIPTS.preview}</p>
          <p lang={LANGUAGES[preview.language].lang} className="wrap-anywhere whitespace-pre-line">
            <PhoneText>
              {fillCallScript(preview.text, exampleValues(kind, preview.language), preview.language)}
            </PhoneText>
          </p>
        </div>
      </Form>
    </details>
  );
}

function exampleValues(kind: CallKind, language: Language): CallScriptValues {
  const service = kind.service === 'request' ? 'damage-assessment' : kind.service;
  return {
    'first name': EXAMPLE.firstName,
    rep: EXAMPLE.rep,
    company: env.companyName,
    service:
      isBookingService(service) || isContactService(service)
        ? spokenService(service, kind.service === 'request', language)
        : '',
    reason: spokenReason({ service: 'roof-inspection', status: 'New Lead' }, '', language),
    visit: spokenSlot(EXAMPLE.visit, '', language),
    city: EXAMPLE.city,
    hotline: formatE164(env.hotline),
  };
}
