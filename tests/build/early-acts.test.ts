// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest';
import { replay } from '#src/app/early/replay.ts';
import { keepTyped } from '#src/app/early/typed.ts';

afterEach(() => document.body.replaceChildren());

function page(html: string): void {
  document.body.innerHTML = html;
}

function element<E extends HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (!found) throw new Error(`The page has no ${selector}.`);
  return found;
}

describe('what a visitor did before the app ran', () => {
  test('a tap is done again, in its order', () => {
    page('<button data-replay>A</button><button data-replay>B</button>');
    const done: (string | null)[] = [];
    document.body.addEventListener('click', ({ target }) => {
      if (target instanceof Element) done.push(target.textContent);
    });
    const [a, b] = [...document.querySelectorAll('button')];
    replay([a, b].flatMap((button) => (button ? [{ element: button, submitter: undefined }] : [])));
    expect(done).toEqual(['A', 'B']);
  });

  test('a form is sent with the button that sent it', () => {
    page('<form data-replay><button name="save">Save</button><button name="skip">Skip</button></form>');
    const sent: (string | null)[] = [];
    element('form').addEventListener('submit', (event) => {
      event.preventDefault();
      sent.push(event.submitter?.getAttribute('name') ?? null);
    });
    replay([{ element: element('form'), submitter: element('[name=skip]') }]);
    expect(sent).toEqual(['skip']);
  });

  test('a tap on an element the app made anew finds it by its name, also when it comes later', async () => {
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

describe('what a visitor typed before the app ran', () => {
  test('comes back when the app’s form resets it, and the form hears of it', () => {
    page('<input name="city"><textarea name="notes"></textarea><input name="state" value="FL">');
    const city = element<HTMLInputElement>('[name=city]');
    city.value = 'Cocoa';
    element<HTMLTextAreaElement>('[name=notes]').value = 'Two holes';
    const giveBack = keepTyped(document.body);
    city.value = '';
    const heard: string[] = [];
    city.addEventListener('input', () => heard.push(city.value));
    giveBack();
    expect(city.value).toBe('Cocoa');
    expect(element<HTMLTextAreaElement>('[name=notes]').value).toBe('Two holes');
    expect(element<HTMLInputElement>('[name=state]').value).toBe('FL');
    expect(heard).toEqual(['Cocoa']);
  });

  test('ticks and choices come back too', () => {
    page('<input type="checkbox"><select><option>A</option><option>B</option></select>');
    const box = element<HTMLInputElement>('input');
    const select = element<HTMLSelectElement>('select');
    box.checked = true;
    select.value = 'B';
    const giveBack = keepTyped(document.body);
    box.checked = false;
    select.value = 'A';
    giveBack();
    expect(box.checked).toBe(true);
    expect(select.value).toBe('B');
  });

  test('fields nobody touched stay the app’s', () => {
    page('<input name="city">');
    const giveBack = keepTyped(document.body);
    element<HTMLInputElement>('input').value = 'Melbourne';
    giveBack();
    expect(element<HTMLInputElement>('input').value).toBe('Melbourne');
  });

  test('a choice nobody made leaves the app’s in place', () => {
    page('<select><option>A</option><option>B</option></select>');
    const giveBack = keepTyped(document.body);
    element<HTMLSelectElement>('select').value = 'B';
    giveBack();
    expect(element<HTMLSelectElement>('select').value).toBe('B');
  });
});
