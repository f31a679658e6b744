/** Writes a line to the log, after the time. @param line without personal data */
export const logLine = (line: string): void => console.error(`${new Date().toISOString()} ${line}`);
