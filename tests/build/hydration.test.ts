// @vitest-environment jsdom
import type { Root } from 'react-dom/client';
import { prerender } from 'react-dom/static';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { renderPage, routes } from '#src/app/entry-server.tsx';
import { paths } from '#src/content/site-map.ts';
import '#tests/setup/browser-gaps.ts';
import { control } from '#tests/form.ts';
import { expectConsole } from '#tests/setup/console.ts';

const prerenderedRoutes = routes.filter(({ document }) => document === 'page');

const prerendered = new Map<string, string>();
/** What the app has drawn: a page that stays mounted would draw itself again in the next file of this worker. */
const drawn: Root[] = [];
let start: typeof import('#src/app/entry-client.tsx').start;

beforeAll(async () => {
  for (const route of prerenderedRoutes) prerendered.set(route.path, await renderPage(route));
  // The last page's contexts, which React leaves set after a render that has waited.
  await prerender(null);
  // A fresh module graph: the browser's app has not rendered anything yet.
  vi.resetModules();
  vi.doMock('react-dom/client', async (importOriginal) => {
    const client = await importOriginal<typeof import('react-dom/client')>();
    const hydrateRoot: typeof client.hydrateRoot = (...given) => {
      const root = client.hydrateRoot(...given);
      drawn.push(root);
      return root;
    };
    return { ...client, hydrateRoot };
  });
  ({ start } = await import('#src/app/entry-client.tsx'));
});

const { removeChild, insertBefore } = Node.prototype;

afterEach(() => {
  for (const root of drawn.splice(0)) root.unmount();
  document.body.replaceChildren();
  Object.assign(Node.prototype, { removeChild, insertBefore });
});

afterAll(() => vi.doUnmock('react-dom/client'));

/** Collects React's hydration errors. */
function complaints(): string[] {
  const heard: string[] = [];
  const note = ({ message }: ErrorEvent) => heard.push(message);
  window.addEventListener('error', note);
  onTestFinished(() => window.removeEventListener('error', note));
  return heard;
}

/**
 * Puts a prerendered page into the document and starts the app. Before that, `change` is what an extension
 * does, and `before` what the visitor does then.
 */
async function takeOver(
  address: string,
  before: (root: HTMLElement) => void = () => {},
  change: (root: HTMLElement) => void = () => {},
): Promise<HTMLElement> {
  // Here the prerender and the client share one process and one router, unlike in a browser.
  expectConsole('error', 'Detected multiple renderers concurrently rendering the same context provider');
  const [path = ''] = address.split('?');
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset.page = path;
  root.innerHTML = prerendered.get(path) ?? '';
  document.body.append(root);
  window.history.replaceState(null, '', path === '*' ? '/no/such/page' : address);
  const observer = new MutationObserver(() => {});
  observer.observe(root, { childList: true, characterDataOldValue: true, subtree: true });
  change(root);
  const changes = observer.takeRecords();
  before(root);
  await new Promise<void>((resolve) => {
    const takeOver = () => {
      resolve();
      return undefined;
    };
    void start(takeOver, changes);
  });
  // A page that only redirects has ended when the page that it leads to is drawn.
  if (path === paths.requestInspection) {
    await vi.waitFor(() => expect(root.querySelector('[name=serviceType]')).not.toBeNull());
  }
  return root;
}

describe('React in development mode hydrates', () => {
  test.each(prerenderedRoutes.map(({ path }) => path))(
    'the prerendered %s without an error',
    async (path) => {
      const heard = complaints();
      let painted: Element | null = null;
      const root = await takeOver(path, (root) => {
        painted = root.querySelector('header, nav');
      });
      expect(heard).toEqual([]);
      // React kept the painted element instead of rendering a new one.
      expect(painted).not.toBeNull();
      expect(root.querySelector('header, nav')).toBe(painted);
    },
  );
});

type Typed = Record<string, string | boolean>;

/** Types before the app runs. */
function type(typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    if (typeof value === 'boolean') control(name).checked = value;
    else control(name).value = value;
  }
}

function expectTyped(typed: Typed): void {
  for (const [name, value] of Object.entries(typed)) {
    expect(typeof value === 'boolean' ? control(name).checked : control(name).value, name).toBe(value);
  }
}

test.each<[string, Typed]>([
  ['/contact', { firstName: 'Ada', service: 'roof-repair', marketingConsent: true }],
  ['/support', { name: 'Ada', subject: '', message: 'Two holes' }],
  ['/schedule', { name: 'Ada', serviceType: 'emergency-tarping', state: 'GA' }],
  ['/schedule/book', { firstName: 'Ada', service: 'emergency-tarping', ownerConfirmed: true }],
])('what a visitor types before the app runs stays on %s and is stored for a reload', async (path, typed) => {
  await takeOver(path, () => type(typed));
  expectTyped(typed);
  await vi.waitFor(() => expect(JSON.stringify(sessionStorage)).toContain('Ada'));
  sessionStorage.clear();
});

/** What stands in a document that the host did not send. */
const CHANGES: Record<string, (root: HTMLElement) => void> = {
  'buttons of a password manager': (root) => {
    for (const input of root.querySelectorAll('input, textarea, select')) {
      input.before(document.createElement('pm-button'));
      input.after(document.createElement('pm-button'));
    }
    root.querySelector('main')?.append(document.createElement('pm-bar'));
  },
  'a wrapper around each input': (root) => {
    for (const input of root.querySelectorAll('input')) {
      const wrapper = document.createElement('span');
      input.replaceWith(wrapper);
      wrapper.append(input);
    }
  },
  'words in elements': (root) => {
    for (const text of textsIn(root)) {
      const word = text.splitText(text.data.length >> 1);
      const mark = document.createElement('mark');
      word.replaceWith(mark);
      mark.append(word);
    }
  },
  'words of another language': (root) => {
    for (const text of textsIn(root)) {
      const font = document.createElement('font');
      font.textContent = `¡${text.data}!`;
      text.replaceWith(font);
    }
  },
  'words of another language beside which the old ones go': (root) => {
    for (const text of textsIn(root)) {
      const font = document.createElement('font');
      font.textContent = `¡${text.data}!`;
      text.before(font);
      text.remove();
    }
  },
  'a label that was taken out with its form and put back': (root) => {
    const form = root.querySelector('form');
    const label = form?.querySelector('label');
    const place = form?.parentNode;
    if (!form || !label || !place) throw new Error('The page has no form with a label.');
    const next = form.nextSibling;
    const mark = document.createElement('mark');
    label.replaceWith(mark);
    mark.before(label);
    form.remove();
    mark.remove();
    place.insertBefore(form, next);
  },
  'a question that has come and gone': (root) => {
    const question = document.createElement('pm-question');
    question.textContent = 'Save this password?';
    root.querySelector('main')?.append(question);
    question.remove();
  },
  'words of another language in the texts themselves': (root) => {
    for (const text of textsIn(root)) text.data = `¡${text.data}!`;
  },
};

function textsIn(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  return texts.filter((text) => text.data.trim() !== '' && !text.parentElement?.closest('textarea, option'));
}

const FORMS = ['/schedule', '/schedule/book', '/contact', '/support'].concat(
  ['', '/create-user', '/forgot-pin', '/set-pin?email=ada%40rep.example'].map((path) => `/rep-access${path}`),
);

const CHANGED_FORMS = FORMS.flatMap((path) => Object.keys(CHANGES).map((what) => [path, what] as const));

test.each(CHANGED_FORMS)(
  '%s with %s is taken over as it is, and what is typed stays with the caret',
  async (path, what) => {
    const heard = complaints();
    let field: HTMLInputElement | null = null;
    let main: Element | null = null;
    const readLabels = (root: HTMLElement) =>
      [...root.querySelectorAll('main :is(h1, label)')].map((element) => element.textContent);
    let labels: ReturnType<typeof readLabels> = [];
    const change = (root: HTMLElement) => {
      labels = readLabels(root);
      CHANGES[what]?.(root);
    };
    const type = (root: HTMLElement) => {
      main = root.querySelector('main');
      field = root.querySelector<HTMLInputElement>('main input:not([type=hidden], [type=date])');
      if (!field) throw new Error(`${path} has no field.`);
      field.value = '4829';
      field.focus();
    };
    const root = await takeOver(path, type, change);
    expect(heard).toEqual([]);
    expect(root.querySelector('main') === main, 'the page is the one of the document').toBe(true);
    expect(document.activeElement === field, 'the caret stays').toBe(true);
    expect(readLabels(root)).toEqual(labels);
    expect(root.querySelectorAll('pm-button').length > 0).toBe(what.startsWith('buttons'));
    expect(root.querySelector('pm-question')).toBeNull();
    const values = [...root.querySelectorAll('input')].map(({ value }) => value);
    expect(values).toContain('4829');
    sessionStorage.clear();
  },
);

// What has changed before the document was complete is not known.
test.each<[string, Typed]>([
  ['/schedule/book', { firstName: 'Ada', notes: 'Two holes', ownerConfirmed: true }],
  ['/rep-access', { email: 'ada@rep.example', password: '4829' }],
])('on %s nothing is lost where the host itself has put something beside an input', async (path, typed) => {
  expectConsole('error', 'Hydration failed');
  const heard = complaints();
  const [first = ''] = Object.keys(typed);
  await takeOver(path, (root) => {
    for (const input of root.querySelectorAll('input'))
      input.insertAdjacentElement('beforebegin', document.createElement('div'));
    type(typed);
    control(first).focus();
  });
  // React has drawn the page anew.
  expect(heard.join()).toContain('Hydration failed');
  expectTyped(typed);
  expect(document.activeElement).toBe(control(first));
  sessionStorage.clear();
});

describe('the address of a document', () => {
  test.each([
    ['/Contact', '/contact'],
    ['/contact/index.html?utm_source=card', '/contact?utm_source=card'],
    ['/contact/', '/contact'],
    ['/contact/index', '/contact'],
    ['/CONTACT//', '/contact'],
    ['/cgi/contact.php', '/contact'],
  ])('%s of the host is the page that it has answered, as %s', async (address, shown) => {
    const root = await takeOver('/contact', () => window.history.replaceState(null, '', address));
    expect(root.querySelector('[name=firstName]')).not.toBeNull();
    expect(window.location.pathname + window.location.search).toBe(shown);
  });
});

describe('at a page before the login,', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  const SET_PIN = '/rep-access/set-pin?email=ada%40rep.example&token=K7QF';

  test.each([SET_PIN, '/rep-access?message=PIN+changed&ok=1', '/rep-access'])(
    'the document of %s is taken over without an error, whoever is signed in',
    async (address) => {
      localStorage.setItem('repAuth', JSON.stringify({ auth: 'secret', email: 'ada@rep.example' }));
      const heard = complaints();
      await takeOver(address);
      expect(heard).toEqual([]);
    },
  );

  test('what is typed before the app runs stays, with the caret, and the email is filled in for a code', async () => {
    const typed = { email: 'ada@rep.example', password: '4829' };
    await takeOver('/rep-access', () => {
      type(typed);
      control('password').focus();
    });
    expectTyped(typed);
    expect(document.activeElement).toBe(control('password'));
    document.body.replaceChildren();
    await takeOver('/rep-access/forgot-pin');
    expect(control('email').value).toBe('ada@rep.example');
  });

  test('the focus of the keyboard stays on a link', async () => {
    await takeOver('/rep-access', (root) => {
      root.querySelector<HTMLElement>('main a[href="/rep-access/create-user"]')?.focus();
    });
    expect(document.activeElement?.textContent).toBe('Create User');
  });
});
