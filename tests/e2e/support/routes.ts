import { routes } from '#src/app/routes.ts';

/** Every path that has a page, from the one route table. */
export const routePaths: string[] = routes.map(({ path }) => path).filter((path) => path !== '*');

/** The paths a visitor without a session stays on. */
export const openPaths: string[] = routes
  .filter(({ path, needs }) => path !== '*' && !needs)
  .map(({ path }) => path);
