import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { held, networkDrop } from '#tests/msw/faults.ts';
import { repScript } from '#tests/msw/handlers/rep-script.ts';
import { open } from '#tests/render.tsx';
import {
  asked,
  button,
  GRACE,
  holdAnswers,
  leased,
  withLeads,
} from '#tests/rep-access/worklist/worklist-page.ts';

describe('while the batches are on their way, Next Lead', () => {
  test('waits for them, says so and then loads the first lead', async () => {
    withLeads([GRACE]);
    const release = holdAnswers('list_batches');
    const { user } = await open('/rep-access/worklist');
    await user.click(button('Next Lead'));
    expect(screen.getByText('The first lead loads as soon as the batches are here.')).toBeVisible();
    expect(asked()).toHaveLength(0);
    release();
    await leased('Grace Hollis');
    expect(asked()).toHaveLength(1);
  });

  test('asks for a batch once it is known that they do not come', async () => {
    withLeads([GRACE]);
    const { fault, release } = held(networkDrop);
    repScript.misbehave(fault, { action: 'list_batches' });
    const { user } = await open('/rep-access/worklist');
    await user.click(button('Next Lead'));
    release();
    expect(await screen.findByText('Please select a batch first')).toBeVisible();
    expect(asked()).toHaveLength(0);
  });
});
