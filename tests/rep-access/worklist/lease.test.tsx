import { act, screen } from '@testing-library/react';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';
import { stopClock } from '#tests/setup/clock.ts';
import { asked, button, card, GRACE, HENRY, notesField, openWithLead, status } from './worklist-page.ts';

beforeAll(loadRepPages);

const takenBySam = { leaseRep: 'sam@reps.example', leaseUntil: '2099-01-01T00:00:00.000Z' };

describe('the lease of the lead on the card', () => {
  test('shows its time left', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await advance(5 * 60_000 + 19_000);
    expect(screen.getByText(/^Held for you 9:[34]\d$/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Keep it' })).toBeNull();
  });

  test('can be renewed near its end, and nothing on the card changes', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.type(notesField(), 'Long call');
    await advance(13.5 * 60_000);
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await screen.findByText('Held for you again.')).toBeVisible();
    expect(notesField()).toHaveValue('Long call');
    expect(screen.getByText(/^Held for you 1[45]:/)).toBeVisible();
    expect(asked()[1]?.url.searchParams.get('resume')).toBe('1');
  });

  test('that has run out says so, and the save still goes through while nobody has the lead', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await advance(15 * 60_000 + 2000);
    expect(screen.getByText(/^No longer held/)).toBeVisible();
    await user.click(button('Save'));
    expect(await screen.findByText('Saved.')).toBeVisible();
  });

  test('that is lost refuses the save, keeps the note and leads on', async () => {
    const { user } = await openWithLead();
    await user.type(notesField(), 'Spoke to her son');
    scriptBackend.write({ kind: 'putLead', row: { ...GRACE, ...takenBySam } });
    await user.click(button('Save'));
    expect(await screen.findByText(/no longer held for you/)).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Call' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Take the next lead' }));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(asked()[1]?.url.searchParams.has('skip')).toBe(false);
    scriptBackend.write({ kind: 'putLead', row: { ...GRACE } });
    await user.click(button('Skip'));
    expect(await card('Grace Hollis')).toBeVisible();
    expect(notesField()).toHaveValue('Spoke to her son');
  });

  test('lost on renewal brings the next lead and keeps the note', async () => {
    const { user, advance } = stopClock();
    await openWithLead([GRACE, HENRY], { user });
    await user.type(notesField(), 'Half a note');
    await advance(16 * 60_000);
    scriptBackend.write({ kind: 'putLead', row: { ...GRACE, ...takenBySam } });
    await user.click(screen.getByRole('button', { name: 'Keep it' }));
    expect(await card('Henry Okafor')).toBeVisible();
    expect(screen.getByText(/is kept for when it comes back/)).toBeVisible();
    expect(notesField()).toHaveValue('');
  });
});

describe('a save without a connection', () => {
  test('says so, loses nothing, and goes out by itself when the connection is back', async () => {
    const { user } = await openWithLead();
    await user.click(status('Attempted'));
    await user.type(notesField(), 'From the truck');
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    repScript.misbehave(networkDrop, { action: 'update_lead' });
    await user.click(button('Save'));
    expect(await screen.findByText(/You are offline\. Nothing you wrote is lost\./)).toBeVisible();
    expect(notesField()).toHaveValue('From the truck');
    onLine.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(scriptBackend.read('lead', { leadId: 'lead-1' })?.notes).toBe('From the truck');
  });

  test('does not go out by itself once the rep has gone on writing', async () => {
    const { user } = await openWithLead();
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    repScript.misbehave(networkDrop, { action: 'update_lead' });
    await user.click(button('Save'));
    await screen.findByText(/You are offline/);
    await user.type(notesField(), 'Half a sent');
    onLine.mockRestore();
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(repScript.sentAs('update_lead')).toHaveLength(1);
    expect(button('Save')).toBeEnabled();
  });
});
