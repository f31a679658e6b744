import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, test } from 'vitest';
import { aRep } from '#tests/builders/rep.ts';
import { json, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { scriptBackend } from '#tests/msw/script-backend.ts';
import { signedInRep } from '#tests/msw/signed-in-rep.ts';
import { address, open } from '#tests/render.tsx';
import { loadRepPages } from '#tests/rep-access/rep-pages.ts';

beforeAll(loadRepPages);

const PAGE = '/rep-access/manage?view=reps';
const NORA = aRep({ email: 'nora@reps.example', name: 'Nora Lind' });

function anOffice() {
  signedInRep({ email: 'bea@reps.example', name: 'Bea Boss', role: 'manager' });
  scriptBackend.write(
    { kind: 'putRep', row: NORA },
    { kind: 'putRep', row: aRep({ email: 'pat@reps.example', name: 'Pat Pending', state: 'pending' }) },
  );
}
const nora = () => screen.findByRole('article', { name: 'Nora Lind' });
const stateOfNora = () => scriptBackend.read('rep', { email: NORA.email })?.state;

describe('who may sign in', () => {
  test('is listed with email and role, from the screen’s part for it', async () => {
    anOffice();
    const { user } = await open('/rep-access/manage');
    await user.click(screen.getByRole('link', { name: 'Reps' }));
    expect(address()).toBe(PAGE);
    expect(await nora()).toHaveTextContent('nora@reps.exampleRep');
    expect(screen.getByRole('article', { name: 'Bea Boss' })).toHaveTextContent('Manager');
    expect(screen.queryByRole('article', { name: 'Pat Pending' })).toBeNull();
  });

  test('can be blocked, after a second question', async () => {
    anOffice();
    const { user } = await open(PAGE);
    await user.click(within(await nora()).getByRole('button', { name: 'Block Nora Lind' }));
    expect(screen.getByRole('group', { name: /^Sign Nora Lind out everywhere/ })).toHaveFocus();
    expect(stateOfNora()).toBe('active');
    await user.click(screen.getByRole('button', { name: 'Yes, sign out and block' }));
    expect(
      await screen.findByText('Nora Lind is signed out everywhere and may not sign in any more.'),
    ).toBeVisible();
    expect(stateOfNora()).toBe('denied');
    expect(screen.queryByRole('article', { name: 'Nora Lind' })).toBeNull();
    expect(scriptBackend.mail()).toHaveLength(1);
  });

  test('a second thought blocks nobody', async () => {
    anOffice();
    const { user } = await open(PAGE);
    await user.click(within(await nora()).getByRole('button', { name: 'Block Nora Lind' }));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await nora()).toHaveFocus();
    expect(repScript.sentAs('block_rep')).toHaveLength(0);
  });

  test('the manager who looks is named, and has no way to block the own account', async () => {
    anOffice();
    await open(PAGE);
    const me = within(await screen.findByRole('article', { name: 'Bea Boss' }));
    expect(me.getByText('You')).toBeVisible();
    expect(me.queryByRole('button')).toBeNull();
  });

  test('a block that is not saved is said, and the account stays', async () => {
    anOffice();
    repScript.misbehave(json({ ok: false, error: 'busy', message: 'Busy.' }), { action: 'block_rep' });
    const { user } = await open(PAGE);
    await user.click(within(await nora()).getByRole('button', { name: 'Block Nora Lind' }));
    await user.click(screen.getByRole('button', { name: 'Yes, sign out and block' }));
    expect(await screen.findByText('Failed to block the account')).toBeVisible();
    expect(screen.getByText('Busy.')).toBeVisible();
    expect(within(await nora()).getByRole('button', { name: 'Block Nora Lind' })).toBeVisible();
  });

  test('says when it cannot be had, and tries again', async () => {
    anOffice();
    repScript.misbehave(networkDrop, { action: 'list_reps' });
    const { user } = await open(PAGE);
    expect(await screen.findByText('Failed to load the accounts')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nora()).toBeVisible();
  });
});
