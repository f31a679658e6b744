import { paths } from '#src/lib/paths.ts';
import type { Route } from './route.ts';

const REP_PAGE = {
  isIndexable: false,
  area: 'rep',
  isStatic: false,
  hasFloatingCall: false,
} as const;

export const repRoutes: readonly Route[] = [
  { ...REP_PAGE, path: paths.rep.login, page: () => import('#src/pages/rep-access.tsx'), title: 'Rep Login' },
  {
    ...REP_PAGE,
    path: paths.rep.hub,
    page: () => import('#src/pages/rep-access/hub.tsx'),
    title: 'Rep Hub',
    needs: 'session',
  },
  {
    ...REP_PAGE,
    path: paths.rep.worklist,
    page: () => import('#src/pages/rep-access/worklist.tsx'),
    title: 'Worklist',
    needs: 'session',
  },
  {
    ...REP_PAGE,
    path: paths.rep.manage,
    page: () => import('#src/pages/rep-access/manage.tsx'),
    title: 'Manage',
    needs: 'session',
  },
  {
    ...REP_PAGE,
    path: paths.rep.newLead,
    page: () => import('#src/pages/rep-access/new-lead.tsx'),
    title: 'Add New Lead',
    needs: 'rep-email',
  },
  {
    ...REP_PAGE,
    path: paths.rep.profile,
    page: () => import('#src/pages/rep-access/profile.tsx'),
    title: 'Profile Settings',
    needs: 'rep-email',
  },
  {
    ...REP_PAGE,
    path: paths.rep.notifications,
    page: () => import('#src/pages/rep-access/notifications.tsx'),
    title: 'Notification Settings',
    needs: 'rep-email',
  },
  {
    ...REP_PAGE,
    path: paths.rep.createUser,
    page: () => import('#src/pages/rep-access/create-user.tsx'),
    title: 'Create User',
  },
  {
    ...REP_PAGE,
    path: paths.rep.forgotPin,
    page: () => import('#src/pages/rep-access/forgot-pin.tsx'),
    title: 'Forgot PIN',
  },
  {
    ...REP_PAGE,
    path: paths.rep.setPin,
    page: () => import('#src/pages/rep-access/set-pin.tsx'),
    title: 'Set PIN',
  },
  {
    ...REP_PAGE,
    path: paths.rep.extensions,
    page: () => import('#src/pages/rep-access/extensions.tsx'),
    title: 'Link De-duplication',
  },
  { ...REP_PAGE, path: paths.repReset, page: () => import('#src/pages/rep-reset.tsx'), title: 'PIN Reset' },
];
