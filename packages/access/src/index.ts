export { firstFilesFor, firstFilesName, type FirstFilesRule, type Opener } from './first-files.ts';
export {
  adminMenu,
  alumniMenu,
  alumniOnlyMenu,
  menuFor,
  settingsMenu,
  studentMenu,
  type Menu,
  type MenuItem,
  type MenuPerson,
} from './menus.ts';
export { NOTE_FILES_PATH, noteFilePath } from './note-files.ts';
export { isBuilt, notBuiltYet } from './not-built-yet.ts';
export { afterLogin, loginRedirect, redirectFor, safeRedirect } from './redirects.ts';
export {
  alumniRegionSlug,
  hasRole,
  holdsAnywhere,
  isAlumniAdmin,
  isRole,
  regionsWithRole,
  roles,
  withImpliedRoles,
  type Person,
  type RegionRoles,
  type Role,
} from './roles.ts';
export { routes, type App, type Route } from './route-table.ts';
export { appForPath, mayVisit, routeFor } from './routes.ts';
