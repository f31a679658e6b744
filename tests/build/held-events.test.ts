// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { replay } from '#src/app/before-hydration/replay.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): void {
  document.body.innerHTML = html;
}

function element<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

describe('once the app runs,', () => {
  test('earlier taps are repeated in order', () => {
    page('<button data-replay>A</button><button data-replay>B</button>');
    const done: (string | null)[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) done.push(target.textContent);
    });
    const [a, b] = [...document.querySelectorAll('button')];
    replay([a, b].flatMap((button) => (button ? [{ element: button, submitter: undefined }] : [])));
    expect(done).toEqual(['A', 'B']);
  });

  test('a form sent earlier is sent with the same button', () => {
    page('<form data-replay><button name="save">Save</button><button name="skip">Skip</button></form>');
    const sent: (string | null)[] = [];
    element('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter?.getAttribute('name') ?? null);
    });
    replay([{ element: element('form'), submitter: element('[name=skip]') }]);
    expect(sent).toEqual(['skip']);
  });

  test('an earlier tap on a replaced element goes to the new element with the same name, even if it appears later', async () => {
    page('<button data-replay="slot-1-morning">old</button>');
    const old = element('button');
    page('<p>Loading</p>');
    replay([{ element: old, submitter: undefined }]);
    const tapped = new Promise((resolve) => {
      const fresh = document.createElement('button');
      fresh.dataset.replay = 'slot-1-morning';
      fresh.addEventListener('click', () => resolve('tapped'));
      document.body.append(fresh);
    });
    await expect(tapped).resolves.toBe('tapped');
  });
});
