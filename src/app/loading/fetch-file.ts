/**
 * Fetches a file of the app into the browser's cache before it is imported. A browser may never retry a
 * module that failed to load (Chromium since 150), so a file is imported only after it was fetched.
 * @param file its URL on this site; dist/_headers makes it cacheable
 * @throws TypeError when it cannot be fetched
 */
export const fetchFile = (file: string): Promise<unknown> =>
  fetch(file).then((answer) => {
    if (!answer.ok) throw new TypeError(file, { cause: answer.status });
    return answer.blob();
  });

/** Whether a file is no longer on the server: the site has a newer version, with other file names. */
export const isFileGone = (error: unknown): boolean => error instanceof TypeError && error.cause === 404;
