import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { ALWAYS_SUPPRESSED } from '#backend/core/suppression/numbers.ts';
import { fill } from '#tests/form.ts';
import { held, json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

type User = Awaited<ReturnType<typeof open>>['user'];

beforeAll(loadRepPages);

const manager = () => signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager' });

describe('the do-not-call list', () => {
  const suppressed = (...phoneKeys: string[]) =>
    scriptBackend.write(
      ...phoneKeys.map((phoneKey) => ({
        kind: 'putNumber' as const,
        row: {
          phoneKey,
          suppressedAt: '2026-11-18T15:00:00.000Z',
          suppressedBy: 'robin@reps.example',
          calls: [],
        },
      })),
    );
  const PAGE = '/rep-access/manage?view=numbers';
  const listed = () => screen.getAllByRole('article').map((item) => item.getAttribute('aria-label'));
  const find = async (typed: string, user: User) => {
    fill({ number: typed });
    await user.click(screen.getByRole('button', { name: 'Find' }));
  };

  test('shows numbers with day and rep', async () => {
    manager();
    suppressed('13215550142', '442079460000');
    await open(PAGE);
    const item = await screen.findByRole('article', { name: '(321) 555-0142' });
    expect(item).toHaveTextContent('Since Nov 18, 2026, by robin@reps.example');
    expect(listed()).toEqual(['(321) 555-0142', '+442079460000']);
  });

  test('shows no day for a number that was put on the list by hand without one', async () => {
    manager();
    const row = { phoneKey: '13215550142', suppressedAt: ALWAYS_SUPPRESSED, suppressedBy: '', calls: [] };
    scriptBackend.write({ kind: 'putNumber', row });
    await open(PAGE);
    const item = await screen.findByRole('article', { name: '(321) 555-0142' });
    expect(item).not.toHaveTextContent(/Since|1969|1970/);
  });

  test('a number is taken off after a second question, and its leads are open again', async () => {
    manager();
    suppressed('13215550142');
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Lift (321) 555-0142' }));
    expect(repScript.sentAs('lift_suppression')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(await screen.findByText('(321) 555-0142 is off the list. 0 leads are open again.')).toBeVisible();
    expect(scriptBackend.read('number', { phoneKey: '13215550142' })).toMatchObject({ suppressedAt: '' });
    expect(screen.getByText('No number is on the list')).toBeVisible();
  });

  describe('a number that is added by hand', () => {
    const add = async (user: User, phone: string, reason = '') => {
      await user.click(await screen.findByRole('button', { name: 'Add a number' }));
      fill({ phone, reason });
      await user.click(screen.getByRole('button', { name: 'Put on the list' }));
    };

    test('is on the list at once, with the manager’s name', async () => {
      manager();
      suppressed('13205550100');
      const { user } = await open(PAGE);
      await add(user, '321.555.0142', 'By letter');
      const done = await screen.findByText('(321) 555-0142 is on the list. No open lead has it.');
      expect(done).toBeVisible();
      const item = await screen.findByRole('article', { name: '(321) 555-0142' });
      expect(item).toHaveTextContent('by bea@reps.example');
      expect(scriptBackend.read('history', { leadId: '', limit: 1 })).toMatchObject([
        { action: 'suppressed', note: '13215550142: By letter' },
      ]);
      expect(screen.queryByLabelText(/^Phone number/)).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Show all' }));
      await screen.findByRole('article', { name: '(320) 555-0100' });
      expect(listed()).toHaveLength(2);
    });

    test('that is there already is shown, and said to be', async () => {
      manager();
      suppressed('13215550142');
      const { user } = await open(PAGE);
      await add(user, '+1 321 555 0142');
      expect(
        await screen.findByText('(321) 555-0142 is on the list already. Nothing was changed.'),
      ).toBeVisible();
      expect(await screen.findByRole('article', { name: '(321) 555-0142' })).toHaveTextContent(
        'Since Nov 18, 2026, by robin@reps.example',
      );
    });

    test('and mistyped is said to be before anything is sent, and stays as it was typed', async () => {
      manager();
      const { user } = await open(PAGE);
      await add(user, '555-0142', 'By letter');
      const phone = screen.getByLabelText(/^Phone number/);
      expect(phone).toHaveAccessibleDescription('Please enter the whole number, area code first');
      expect(phone).toHaveFocus();
      expect(phone).toHaveValue('555-0142');
      expect(screen.getByLabelText('Reason')).toHaveValue('By letter');
      expect(repScript.sentAs('suppress_number')).toHaveLength(0);
    });

    test('and not saved is said to be, and can be sent again', async () => {
      manager();
      repScript.misbehave(networkDrop, { action: 'suppress_number' });
      const { user } = await open(PAGE);
      await add(user, '321 555 0142');
      expect(await screen.findByText('Failed to put the number on the list')).toBeVisible();
      expect(screen.getByLabelText(/^Phone number/)).toHaveValue('321 555 0142');
      await user.click(screen.getByRole('button', { name: 'Put on the list' }));
      expect(await screen.findByText(/^\(321\) 555-0142 is on the list\./)).toBeVisible();
    });

    test('is typed no second time when the session ends under it', async () => {
      const { email } = manager();
      const { user, unmount } = await open(PAGE);
      repScript.misbehave(json({ ok: false, error: 'unauthenticated' }), { action: 'suppress_number' });
      await add(user, '321 555 0142', 'By letter');
      expect(await screen.findByText('Your session has expired. Please sign in again.')).toBeVisible();
      unmount();

      manager();
      await open(PAGE);
      expect(await screen.findByLabelText(/^Phone number/)).toHaveValue('321 555 0142');
      expect(screen.getByLabelText('Reason')).toHaveValue('By letter');
      await user.click(screen.getByRole('button', { name: 'Put on the list' }));
      expect(await screen.findByText(/^\(321\) 555-0142 is on the list\./)).toBeVisible();
      expect(JSON.stringify(sessionStorage)).not.toContain(email);
    });

    test('can be thought better of', async () => {
      manager();
      const { user } = await open(PAGE);
      await user.click(await screen.findByRole('button', { name: 'Add a number' }));
      expect(screen.getByRole('heading', { name: 'Add a Number' })).toHaveFocus();
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      expect(screen.getByRole('button', { name: 'Add a number' })).toBeVisible();
      expect(repScript.sentAs('suppress_number')).toHaveLength(0);
    });
  });

  test('a failure is said, and the number stays', async () => {
    manager();
    suppressed('13215550142');
    repScript.misbehave(json({ ok: false, message: 'Busy.' }), { action: 'lift_suppression' });
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: /^Lift/ }));
    await user.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(await screen.findByText('Failed to take the number off the list')).toBeVisible();
    expect(listed()).toEqual(['(321) 555-0142']);
  });

  test('is searched by how a number begins, however it is typed', async () => {
    manager();
    suppressed('13205550100', '13215550142', '13215550143', '13225550100');
    const { user } = await open(PAGE);
    await screen.findByRole('article', { name: '(322) 555-0100' });
    await find('(321) 555', user);
    await screen.findByRole('button', { name: 'Show all' });
    expect(listed()).toEqual(['(321) 555-0142', '(321) 555-0143']);
    await find('+1 321-555-0143', user);
    expect(await screen.findByRole('article', { name: '(321) 555-0143' })).toBeVisible();
    expect(listed()).toEqual(['(321) 555-0143']);
    await find('999', user);
    expect(await screen.findByText('No number on the list begins like this')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Show all' }));
    await screen.findByRole('article', { name: '(322) 555-0100' });
    expect(listed()).toHaveLength(4);
  });

  test('comes page by page', async () => {
    manager();
    suppressed(...Array.from({ length: 201 }, (_, index) => `1321555${String(index).padStart(4, '0')}`));
    const { user } = await open(PAGE);
    await user.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('article', { name: '(321) 555-0200' })).toBeVisible();
    expect(listed()).toHaveLength(201);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('shows the newest search, also when more of the one before comes late', async () => {
    manager();
    suppressed(...Array.from({ length: 201 }, (_, index) => `1321555${String(index).padStart(4, '0')}`));
    const { user } = await open(PAGE);
    const more = held();
    await screen.findByRole('button', { name: 'Show more' });
    repScript.misbehave(more.fault, { action: 'list_suppressed' });
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await find('(321) 555-0200', user);
    expect(await screen.findByRole('article', { name: '(321) 555-0200' })).toBeVisible();
    more.release();
    await user.click(screen.getByRole('button', { name: 'Lift (321) 555-0200' }));
    await user.click(screen.getByRole('button', { name: 'Yes, take it off' }));
    expect(await screen.findByText(/^\(321\) 555-0200 is off the list/)).toBeVisible();
    expect(screen.getByText('No number on the list begins like this')).toBeVisible();
  });

  test('says when it cannot be had, and tries again', async () => {
    manager();
    suppressed('13215550142');
    repScript.misbehave(networkDrop, { action: 'list_suppressed' });
    const { user } = await open(PAGE);
    expect(await screen.findByText('Failed to load the list')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: '(321) 555-0142' })).toBeVisible();
  });
});
