/**
 * Brings a file of the app into the browser's cache, from where its `import()` then comes at once. A browser may never ask again
 * for a module that it could not get (Chromium since 150), so a file is only imported when it is there.
 * @param file its address on this site; the host lets it be cached (dist/_headers)
 * @throws TypeError when it cannot be had
 */
export const fetchFile = (file: string): Promise<unknown> =>
  fetch(file).then((answer) => {
    if (!answer.ok) throw new TypeError(file);
    return answer.blob();
  });
