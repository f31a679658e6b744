import { createAuditWrite } from '#backend/core/audit.ts';
import { type Plan, read } from '#backend/core/plan.ts';
import { signedIn } from '#backend/core/protocol/action-entry.ts';
import { SETTING_NOTES } from '#backend/core/words/history.ts';
import { answerOnly, refuse } from '#backend/core/writes.ts';
import { callScriptsAction, saveCallScriptAction } from '#contract/actions/call-scripts.ts';
import { LANGUAGE_CODES, type Language } from '#contract/languages.ts';
import {
  CALL_KINDS,
  type CallKind,
  callKindLabel,
  callScriptName,
  findCallKind,
} from '#contract/owner-settings/call-scripts.ts';

/** The owner's own texts; empty for a call without one in the language. */
function* readCallScripts(): Plan<(kind: CallKind, language: Language) => string> {
  const settings = new Map((yield* read('ownerSettings', {})).map(({ name, value }) => [name, value]));
  return (kind, language) => settings.get(callScriptName(kind, language)) ?? '';
}

/** `call_scripts`: returns the owner's own scripts. The site has one for every other call. */
export const callScripts = signedIn(callScriptsAction, function* () {
  const getText = yield* readCallScripts();
  const own = LANGUAGE_CODES.flatMap((language) =>
    CALL_KINDS.map((kind) => ({ ...kind, language, text: getText(kind, language) })),
  ).filter(({ text }) => text !== '');
  return answerOnly({
    ok: true,
    scripts: own.filter(({ language }) => language === 'en'),
    translations: own.filter(({ language }) => language !== 'en'),
  });
});

/**
 * `save_call_script`: replaces a script; an empty text removes the owner's own one. Of two saves at the same
 * time the later one counts. Refused as `bad_request` for a pair that is no call. Managers only.
 */
export const saveCallScript = signedIn(
  saveCallScriptAction,
  function* ({ text, language, ...called }, context, caller) {
    const kind = findCallKind(called);
    if (!kind) return refuse('bad_request');
    const getText = yield* readCallScripts();
    if (getText(kind, language) === text) return answerOnly({ ok: true });
    const call = callKindLabel(kind, language);
    const note = text === '' ? SETTING_NOTES.originalScript(call) : call;
    return {
      answer: { ok: true },
      writes: [
        { kind: 'putOwnerSetting', row: { name: callScriptName(kind, language), value: text } },
        createAuditWrite(context, { rep: caller.rep.email, action: 'script', note }),
      ],
    };
  },
);
