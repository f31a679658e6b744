/**
 * Browser storage that never breaks a page: full, blocked or missing storage reads as empty and writes as refused.
 * @param kind where to keep it: `local` outlives the tab, `session` does not
 */
export function storage(kind: 'local' | 'session') {
  const area = (): Storage | null => {
    try {
      return kind === 'local' ? window.localStorage : window.sessionStorage;
    } catch {
      return null;
    }
  };
  return {
    /** The text kept under a key, or null. */
    read(key: string): string | null {
      try {
        return area()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    /** Keeps a text; false when the browser refuses (private mode, full). */
    write(key: string, value: string): boolean {
      try {
        const target = area();
        target?.setItem(key, value);
        return target !== null;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        area()?.removeItem(key);
      } catch {
        // Storage that cannot be reached holds nothing to remove.
      }
    },
  };
}

/** One text of browser storage, kept in this page's memory while the browser refuses to store it. */
export function keptText(kind: 'local' | 'session', key: string) {
  const area = storage(kind);
  let unstored: string | null = null;
  return {
    /** What was kept last, or null. */
    read: (): string | null => unstored ?? area.read(key),
    /** @returns false when the browser refuses to store it: it is gone with the page then */
    write(text: string): boolean {
      const isStored = area.write(key, text);
      unstored = isStored ? null : text;
      return isStored;
    },
    remove(): void {
      unstored = null;
      area.remove(key);
    },
    /** Whether there is one that the next page finds too. */
    isStored: (): boolean => area.read(key) !== null,
  };
}

/**
 * A text as JSON, or undefined when it is none: for storage and answers, whose shape a schema then checks. A null is read as
 * nothing there, for a spreadsheet's script writes it for an empty cell.
 */
export function parseJson(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text, (_name, value) => value ?? undefined);
  } catch {
    return undefined;
  }
}
