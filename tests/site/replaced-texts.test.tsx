import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followReplacements } from '#src/app/document-changes.ts';

/* As translations do it: they take a text of the app out of the page and put another one into its place. */

const { removeChild, insertBefore } = Node.prototype;

// As the app does it: once per page.
beforeAll(() => followReplacements(document.body));
afterAll(() => {
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

interface Shown {
  count: number;
  isOpen?: boolean;
  isUrgent?: boolean;
}

const Line = ({ count, isOpen = true, isUrgent = false }: Shown) => (
  <p data-testid="line">
    {isUrgent && <b>Now: </b>}
    {count} {count === 1 ? 'time' : 'times'} {isOpen && 'open'}
    <i>!</i>
  </p>
);

const line = () => screen.getByTestId('line');

/** Each text of the line, as `replace` shows it. */
const translate = (replace: (text: Text) => void) =>
  act(async () => {
    for (const node of [...line().childNodes]) if (node instanceof Text && node.data.trim()) replace(node);
  });

const translated = (text: Text, name = 'font') => {
  const element = document.createElement(name);
  element.textContent = `¡${text.data}!`;
  return element;
};

const WAYS: Record<string, (text: Text) => void> = {
  'in one step': (text) => text.replaceWith(translated(text)),
  'in two steps': (text) => {
    text.before(translated(text, 'span'));
    text.remove();
  },
  'in two steps, behind it': (text) => {
    text.after(translated(text));
    text.remove();
  },
  'by what holds it': (text) => {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    outer.append(inner);
    text.replaceWith(outer);
    inner.append(text);
  },
  'in pieces': (text) => {
    const mark = document.createElement('mark');
    mark.textContent = text.data.slice(0, 1);
    text.replaceWith(mark, text.data.slice(1));
  },
};

/** Changes the line in each way of the app, and expects just its words. */
async function expectLine(rerender: (line: ReactNode) => void) {
  const show = async (props: Shown, words: string) => {
    await act(async () => rerender(<Line {...props} />));
    expect(line().textContent?.replaceAll(/[¡!]/g, '').trim()).toBe(words);
  };
  await show({ count: 3 }, '3 times open');
  await show({ count: 3, isOpen: false }, '3 times');
  await show({ count: 1, isUrgent: true }, 'Now: 1 time open');
}

test.each(Object.entries(WAYS))(
  'a text that was replaced %s still changes, goes and has new ones before it',
  async (_, replace) => {
    const { rerender } = render(<Line count={2} />);
    await translate(replace);
    await expectLine(rerender);
  },
);

test('so does one that was translated twice, and one whose original was shown again', async () => {
  const originals = new Map<Element, Text>();
  const keep = (text: Text) => {
    const font = translated(text);
    originals.set(font, text);
    text.replaceWith(font);
  };
  const fonts = () => [...line().querySelectorAll('font')];
  const first = render(<Line count={2} />);
  await translate(keep);
  await act(async () => {
    for (const font of fonts()) font.replaceWith(font.cloneNode(true));
  });
  await expectLine(first.rerender);
  first.unmount();

  const second = render(<Line count={2} />);
  await translate(keep);
  await act(async () => {
    for (const font of fonts()) font.replaceWith(originals.get(font) ?? '');
  });
  await expectLine(second.rerender);
});

test('so does one that was wrapped before its wrapper was translated', async () => {
  const { rerender } = render(<Line count={2} />);
  await translate(WAYS['by what holds it'] ?? (() => {}));
  await act(async () => {
    for (const font of line().querySelectorAll(':scope > font')) {
      const other = document.createElement('font');
      other.textContent = font.textContent;
      font.replaceWith(other);
    }
  });
  await expectLine(rerender);
});

test('what a reader has moved into one element goes alone', async () => {
  const Notes = ({ isOpen }: { isOpen: boolean }) => (
    <div data-testid="line">
      <p>Form</p>
      {isOpen && <p>Note</p>}
      <input name="a" />
    </div>
  );
  const { rerender } = render(<Notes isOpen />);
  await act(async () => {
    const section = document.createElement('section');
    section.append(...line().childNodes);
    line().append(section);
  });
  await act(async () => rerender(<Notes isOpen={false} />));
  expect(line().innerHTML).toBe('<section><p>Form</p><input name="a"></section>');
});

test('a text that an extension has deleted can still be taken away by the app', async () => {
  const { rerender } = render(<Line count={2} />);
  await translate((text) => text.remove());
  await act(async () => rerender(<Line count={2} isOpen={false} isUrgent />));
  expect(line()).toHaveTextContent('Now:');
});

test('to take a node away from where it is not remains a fault', () => {
  const elsewhere = document.createElement('p');
  elsewhere.append('text');
  const [text] = elsewhere.childNodes;
  expect(() => text && document.body.removeChild(text)).toThrow('not a child');
});
