/** The first view is the default. */
export const MANAGE_VIEWS = ['requests', 'reps', 'numbers', 'import', 'export'] as const;
export type ManageView = (typeof MANAGE_VIEWS)[number];

export const toView = (name: string | null): ManageView =>
  MANAGE_VIEWS.find((view) => view === name) ?? MANAGE_VIEWS[0];
