/*
 * Extensions and translations change the document: they put buttons beside inputs and replace words. React
 * knows only its own nodes. Without this file it would draw the whole page anew when the app takes over a
 * changed document, and fail when it removes a text that was replaced later.
 */

/**
 * Puts the document back as the host sent it, so that the app can take it over.
 * @param changes in the order in which they happened
 * @returns the function that gives back what had only been added, such as a password manager's button
 */
export function undoChanges(changes: readonly MutationRecord[]): () => void {
  const focused = document.activeElement;
  const ofOthers = new Set<Node | null>();
  const ofPage = new Set<Node>();
  for (const { addedNodes, removedNodes } of changes) {
    for (const node of removedNodes) if (!ofOthers.has(node)) ofPage.add(node);
    for (const node of addedNodes) if (!ofPage.has(node)) ofOthers.add(node);
  }
  // What is inside an element that others have added is theirs.
  const inPage = changes.filter(({ target }) => !ofOthers.has(target) && !ofOthers.has(target.parentNode));
  const childOf = (parent: Node, node: Node | null) => (node?.parentNode === parent ? node : null);
  /** Parents of words that were replaced: what stood there would stand beside the words now. */
  const rewritten = new Set<Node | null>();
  for (const { type, target, oldValue, addedNodes, removedNodes, nextSibling } of [...inPage].reverse()) {
    if (type === 'characterData') target.nodeValue = oldValue;
    for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, childOf(target, nextSibling));
    if (type === 'characterData') rewritten.add(target.parentNode);
    else if (removedNodes.length > 0) rewritten.add(target);
  }
  // An input that is moved out of a wrapper loses the caret.
  if (focused instanceof HTMLElement && focused !== document.activeElement)
    focused.focus({ preventScroll: true });
  return () => {
    for (const { target, addedNodes, nextSibling } of inPage) {
      if (rewritten.has(target) || !target.isConnected) continue;
      for (const node of addedNodes)
        if (!node.isConnected) target.insertBefore(node, childOf(target, nextSibling));
    }
  };
}

/** What stands in the document in place of a node that was taken out of it. */
const replacements = new WeakMap<Node, readonly Node[]>();

/** The node itself, else what stands in its place; nothing when that is gone, too. */
function findStanding(node: Node): readonly Node[] {
  if (node.isConnected) return [node];
  // It may have been wrapped before what holds it was replaced.
  for (let gone: Node | null = node; gone; gone = gone.parentNode) {
    const instead = replacements.get(gone);
    if (instead) return instead.flatMap(findStanding);
  }
  return node.parentNode ? [node] : [];
}

/** A text of the app that has changed after it was replaced is shown again; a translation translates it anew. */
function showChanged(changes: readonly MutationRecord[]): void {
  for (const { target } of changes) {
    const [first, ...more] = findStanding(target).filter((node) => node !== target);
    first?.parentNode?.replaceChild(target, first);
    for (const node of more) node.parentNode?.removeChild(node);
  }
}

/**
 * From now on the app's texts may be replaced or wrapped, as translations do it: what React does to a text is
 * done to what stands there.
 */
export function followReplacements(root: Node): void {
  const texts = new MutationObserver(showChanged);
  const note = (changes: readonly MutationRecord[]) => {
    const added = new Set<Node | null>(changes.flatMap(({ addedNodes }) => [...addedNodes]));
    for (const { addedNodes, removedNodes, previousSibling, nextSibling } of changes) {
      for (const node of addedNodes) replacements.delete(node);
      const beside = [previousSibling, nextSibling].find((node) => added.has(node));
      const replacement = addedNodes.length > 0 ? [...addedNodes] : beside ? [beside] : [];
      for (const node of removedNodes) {
        if (node.parentNode || replacement.length === 0) continue;
        replacements.set(node, replacement);
        texts.observe(node, { characterData: true, subtree: true });
      }
    }
  };
  new MutationObserver(note).observe(root, { childList: true, subtree: true });

  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function remove<T extends Node>(child: T): T {
    const standing = findStanding(child).filter((node) => this.contains(node));
    for (const node of standing) if (node.parentNode) removeChild.call(node.parentNode, node);
    // What somebody else has taken out is gone already; what is elsewhere is a fault.
    if (standing.length === 0 && child.parentNode) removeChild.call(this, child);
    return child;
  };
  Node.prototype.insertBefore = function insert<T extends Node>(node: T, before: Node | null): T {
    let [child = null]: readonly (Node | null)[] = before ? findStanding(before) : [];
    while (child && child.parentNode !== this) child = child.parentNode;
    insertBefore.call(this, node, child ?? (before?.parentNode ? before : null));
    return node;
  };
}
