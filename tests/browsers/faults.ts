/**
 * Runs in each page before the site's scripts: keeps what goes wrong there for the walk to read, also across
 * documents, because WebDriver tells nothing of a page's console.
 */
export function recordFaults(): void {
  const note = (fault: string) => {
    // WebKit says of a file that it is still loading that it failed.
    if ('isLeft' in window) return;
    const before = JSON.parse(sessionStorage.getItem('walk-faults') ?? '[]');
    sessionStorage.setItem('walk-faults', JSON.stringify([...before, `${fault} (${location.pathname})`]));
  };
  const inWords = (what: unknown) => (what instanceof Error ? `${what.message} ${what.stack}` : String(what));
  // A page from the back/forward cache is here again.
  addEventListener('pageshow', () => Reflect.deleteProperty(window, 'isLeft'));
  for (const level of ['error', 'warn'] as const) {
    const say = console[level];
    console[level] = (...words: unknown[]) => {
      note(`console.${level}: ${words.map(inWords).join(' ')}`);
      say(...words);
    };
  }
  addEventListener(
    'error',
    (event) => {
      const { target } = event;
      // By its properties: in Firefox it may be of the document before, whose classes are others.
      const file = target && 'outerHTML' in target ? target.outerHTML : null;
      // Firefox says so of modules that it has; one that is missing is also an exception.
      if (file && /^<link [^>]*rel="modulepreload"/.test(String(file))) return;
      note(file ? `not loaded: ${String(file).slice(0, 200)}` : `exception: ${event.message}`);
    },
    true,
  );
  addEventListener('unhandledrejection', ({ reason }) => note(`unhandled rejection: ${inWords(reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} ${blockedURI}`),
  );
}
