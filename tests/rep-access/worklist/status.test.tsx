import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { aServedLead } from '#tests/builders/lead.ts';
import { fill } from '#tests/form.ts';
import { json } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { button, card, looks, notesField, openWithAnswer, save, saves, status } from './worklist-page.ts';

const choices = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => choices().filter(({ checked }) => checked);

/** Opens a lead with a status as the company's own script writes it. */
async function openWithStatus(written: string) {
  const view = await openWithAnswer({ lead: aServedLead({ status: written }) });
  await card('Grace Hollis');
  await waitFor(() => expect(looks()).toBeGreaterThan(0));
  return view;
}

describe('a lead with one of the company’s own statuses', () => {
  test('shows that status, and can be saved only after the rep chooses one of the five', async () => {
    const { unmount } = await openWithStatus('Hot prospect');
    fill({ notes: 'Ask for the owner' });
    unmount();
    const { user } = await openWithStatus('Hot prospect');
    expect(notesField()).toHaveValue('Ask for the owner');
    expect(screen.getByText('Hot prospect')).toBeVisible();
    expect(screen.getByText(/Choose one of these to save/)).toBeVisible();
    expect(chosen()).toEqual([]);
    expect(button('Save')).toBeDisabled();
    await user.keyboard('s');
    expect(status('New Lead')).toHaveFocus();
    expect(chosen()).toEqual([]);
    expect(saves()).toEqual([]);

    await user.click(status('Not Qualified'));
    expect(screen.queryByText(/Choose one of these to save/)).toBeNull();
    expect(screen.getByText('Hot prospect')).toBeVisible();
    repScript.misbehave(json('OK'), { action: 'update_lead' });
    await save(user);
    expect(saves()).toMatchObject([{ status: 'Not Qualified' }]);
  });
});
