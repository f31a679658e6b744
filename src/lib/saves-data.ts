/** Whether the visitor has asked the browser to use little data. Not every browser says so. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator && navigator.connection;
  return connection instanceof Object && 'saveData' in connection && connection.saveData === true;
}
