/*
 * What stands in a page that the host did not send. Each runs in the browser before the page, and changes at
 * once what the app draws later, too.
 */

/** A translation into the same words: it replaces every text of the page by elements. */
export function translate(): void {
  const replace = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest('script, style, textarea, option, svg, font'))
      return;
    const outer = document.createElement('font');
    const inner = document.createElement('font');
    inner.textContent = text.data;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const replaceIn = (node: Node) => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    for (let at: Node | null = walker.currentNode; at; at = walker.nextNode())
      if (at instanceof Text && at.parentNode) texts.push(at);
    texts.forEach(replace);
  };
  document.addEventListener('DOMContentLoaded', () => {
    replaceIn(document.body);
    new MutationObserver((changes) => {
      for (const { target, type, addedNodes } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node);
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
}

/** A password manager: its button is beside every control, and comes back when it is taken away. */
export function managePasswords(): void {
  const add = () => {
    for (const control of document.querySelectorAll('#root :is(input, textarea, select)')) {
      if (control.nextElementSibling?.localName === 'pm-button') continue;
      const button = document.createElement('pm-button');
      button.hidden = true;
      control.after(button);
    }
  };
  document.addEventListener('DOMContentLoaded', () => {
    add();
    new MutationObserver(add).observe(document.body, { childList: true, subtree: true });
  });
}
