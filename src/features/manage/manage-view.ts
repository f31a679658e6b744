/** The parts of the manager's screen; the first is what it opens with. */
export const MANAGE_VIEWS = ['requests', 'reps', 'numbers', 'import', 'export'] as const;
export type ManageView = (typeof MANAGE_VIEWS)[number];

/** The part that the query parameter `view` names, else the first. */
export const toView = (name: string | null): ManageView =>
  MANAGE_VIEWS.find((view) => view === name) ?? MANAGE_VIEWS[0];
