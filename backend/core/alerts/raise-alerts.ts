import { fromInstant, toInstant } from '#backend/core/instants.ts';
import { messageRow } from '#backend/core/messages/messages.ts';
import { tellWebhook } from '#backend/core/messages/webhook.ts';
import { type Context, type Plan, read } from '#backend/core/plan.ts';
import type { MeterRow } from '#backend/core/rows.ts';
import type { Settings } from '#backend/core/settings.ts';
import { alertMail } from '#backend/core/words/company-mail.ts';
import type { Decision, Write } from '#backend/core/writes.ts';
import { DAY_MS, HOUR_MS } from '#contract/durations.ts';
import { ALERT_NAMES, ALERTS } from '#contract/words/alerts.ts';
import { type Alert, alertId, findAlerts } from './find-alerts.ts';
import { expectBackups } from './last-backup.ts';

/** While it lasts, an alert is told once in `again`; one that has ended and comes back, once in `anew`. */
const TOLD_MS = { again: DAY_MS, anew: HOUR_MS };

/** The same for all processes within the hour, so that only one of them can store it. */
const messageIdOf = ({ meterId, since }: MeterRow): string => `${meterId} ${since.slice(0, 13)}`;

function tell(alert: Alert, settings: Settings, context: Context): Write[] {
  const since = toInstant(context.nowMs);
  const until = toInstant(context.nowMs + TOLD_MS.again);
  const meter = { meterId: alertId(alert.name), since, until, count: 1 };
  const mail = alertMail(alert, settings);
  const { name, leadId } = alert;
  return [
    { kind: 'putMeter', row: meter },
    { kind: 'insertMessage', row: { ...messageRow(mail, context), messageId: messageIdOf(meter) } },
    ...tellWebhook('alert', { leadId, name, since: alert.since, ...ALERTS[name] }, settings, context),
  ];
}

/** Withdraws the last email of an alert if it still waits. */
const withdraw = (meter: MeterRow): Write => ({ kind: 'withdrawMessage', messageId: messageIdOf(meter) });

/** Writes of an alert that has ended. */
const end = (meter: MeterRow): Write[] => [
  { kind: 'putMeter', row: { ...meter, until: toInstant(fromInstant(meter.since) + TOLD_MS.anew) } },
  withdraw(meter),
];

/**
 * Tells the owner what has to be looked after, by email and webhook: once when it begins, and once a day while it
 * lasts. A host asks every few minutes.
 */
export function* raiseAlerts(settings: Settings, context: Context): Plan<Decision> {
  const writes = settings.backupDays > 0 ? yield* expectBackups(context.nowMs) : [];
  const alerts = yield* findAlerts(settings, context.nowMs);
  for (const name of ALERT_NAMES) {
    const alert = alerts.find((each) => each.name === name);
    const meter = yield* read('meter', { meterId: alertId(name) });
    const isTold = meter !== null && fromInstant(meter.until) > context.nowMs;
    // A mail server that was off for days would bring one of each day.
    if (alert && !isTold && meter) writes.push(withdraw(meter));
    if (alert && !isTold) writes.push(...tell(alert, settings, context));
    if (!alert && isTold && isOpen(meter)) writes.push(...end(meter));
  }
  return { answer: { ok: true }, writes };
}

/** Whether an alert that was told has not ended since. */
const isOpen = ({ since, until }: MeterRow): boolean =>
  fromInstant(until) > fromInstant(since) + TOLD_MS.anew;
