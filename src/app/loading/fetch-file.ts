const read = (file: string, request: Promise<Response>): Promise<Blob> =>
  request.then((answer) => {
    if (!answer.ok) throw new TypeError(file, { cause: answer.status });
    return answer.blob();
  });

/**
 * Fetches a file of the app into the browser's cache before it is imported. A browser may never retry a
 * module that failed to load (Chromium since 150), so a file is imported only after it was fetched.
 * @param file its URL on this site; dist/_headers makes it cacheable
 * @throws TypeError when it cannot be fetched
 */
export const fetchFile = (file: string): Promise<Blob> => read(file, fetch(file));

/** The same for a file that may not be needed: after everything else that the page fetches. */
export const fetchFileAhead = (file: string): Promise<Blob> => read(file, fetch(file, { priority: 'low' }));

/** Whether a file is no longer on the server: the site has a newer version, with other file names. */
export const isFileGone = (error: unknown): boolean => error instanceof TypeError && error.cause === 404;
