import { routeFor } from './routes.ts';

/**
 * Patterns of the route table whose screens do not exist yet: they show their heading and say so.
 * The list only shrinks; its test holds the length.
 */
export const notBuiltYet: readonly string[] = [
  '/alumni',
  '/student',
  '/student/attendance',
  '/transaction/:_id',
  '/news',
  '/news/admin',
  '/attendances',
  '/attendance-leave-requests',
  '/timelogs',
  '/evaluations',
  '/reports',
];

/** Whether the screen behind a path exists; unknown paths have the 404 page, which does. */
export function isBuilt(path: string): boolean {
  const route = routeFor(path);
  return !route || !notBuiltYet.includes(route.path);
}
