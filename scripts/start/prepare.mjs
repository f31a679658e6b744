// `npm install` runs this at its end (decision 0052). Everything works without it, so a fault does not stop the
// installation: neither of the database nor of a TypeScript loader that is not installed.
try {
  const { register } = await import('tsx/esm/api');
  register();
  const { prepareDatabase } = await import('#backend/stores/postgres/prepared-database.ts');
  await prepareDatabase();
} catch (fault) {
  const reason = fault instanceof Error ? fault.message : String(fault);
  console.warn(
    `The embedded database could not be prepared (${reason}): the first start creates it, which takes longer.`,
  );
}
