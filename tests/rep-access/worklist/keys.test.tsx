import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { LEAD_STATUSES } from '#contract/lead/status.ts';
import {
  asked,
  batchField,
  button,
  callLink,
  card,
  leased,
  notesField,
  openWithLead,
  openWorklist,
  repField,
  saves,
  status,
} from './worklist-page.ts';

/** Prevents navigation: jsdom does not implement it and would log an error. */
const called = vi.fn((event: Event) => event.preventDefault());
beforeEach(() => {
  called.mockClear();
});

async function withCallWatched() {
  const view = await openWithLead();
  callLink()?.addEventListener('click', called);
  return view;
}

function expectNothingDone() {
  expect(asked()).toHaveLength(1);
  expect(called).not.toHaveBeenCalled();
}

describe('the letter keys', () => {
  test('are left to the browser with Ctrl, Alt or Meta, count once when held, and work on a button or a status', async () => {
    const { user } = await withCallWatched();
    await user.keyboard('{Control>}nc{/Control}{Meta>}c{/Meta}{Alt>}n{/Alt}');
    expectNothingDone();
    await user.keyboard('{c>5/}');
    expect(called).toHaveBeenCalledTimes(1);
    await user.click(status('Not Qualified'));
    await user.keyboard('C');
    expect(called).toHaveBeenCalledTimes(2);
    button('Next Lead').focus();
    await user.keyboard('n');
    expect(await card('Henry Okafor')).toBeVisible();
  });

  test('are only letters while the rep types in a field, and work again after it', async () => {
    const { user } = await withCallWatched();
    for (const field of [repField, batchField, notesField]) {
      field().focus();
      await user.keyboard('nc');
    }
    expectNothingDone();
    notesField().blur();
    await waitFor(async () => {
      await user.keyboard('c');
      expect(called).toHaveBeenCalled();
    });
  });
});

describe('on the worklist,', () => {
  test('1 to 5 choose the statuses in their order, S saves and K skips', async () => {
    const { user } = await openWithLead();
    await user.keyboard('k');
    await leased('Henry Okafor');
    expect(asked()[1]?.url.searchParams.get('skip')).toBe('lead-1');
    for (const [index, name] of LEAD_STATUSES.entries()) {
      await user.keyboard(String(index + 1));
      expect(status(name)).toBeChecked();
    }
    await user.keyboard('4s');
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(saves()).toMatchObject([{ leadId: 'lead-2', status: 'Not Qualified' }]);
  });

  test('/ starts a line with the date in the notes, without a slash, and Escape leaves them', async () => {
    const { user } = await openWithLead();
    await user.keyboard('2s');
    expect(notesField()).toHaveFocus();
    expect(saves()).toEqual([]);
    await user.keyboard('{Escape}/');
    expect(notesField()).toHaveFocus();
    await user.keyboard('s5');
    expect(notesField()).toHaveValue('11/20: s5');
    await user.keyboard('{Escape}5');
    expect(notesField()).not.toHaveFocus();
    expect(status('DO NOT CALL')).toBeChecked();
  });
});

describe('the key switch', () => {
  const toggle = async (user: UserEvent) => {
    await user.click(screen.getByRole('button', { name: 'Keys' }));
    await user.click(screen.getByRole('checkbox', { name: /Single-letter keys/ }));
    await user.click(screen.getByRole('button', { name: 'Close' }));
  };

  test('turns every single-letter key off, also after a reload, and on again', async () => {
    const { user, unmount } = await openWithLead();
    expect(button('Next Lead')).toHaveAttribute('aria-keyshortcuts', 'N');
    await toggle(user);
    await user.keyboard('nkspu5/?');
    expect(asked()).toHaveLength(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button('Next Lead')).not.toHaveAttribute('aria-keyshortcuts');
    unmount();
    const again = await openWorklist();
    await card('Grace Hollis');
    await again.user.keyboard('5');
    expect(status('New Lead')).toBeChecked();
    await toggle(again.user);
    await again.user.keyboard('5');
    expect(status('DO NOT CALL')).toBeChecked();
  });
});
