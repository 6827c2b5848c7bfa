import { holdsAnywhere, type Person } from './roles.ts';
import { routes, type App, type Route } from './route-table.ts';

/** A path without query, fragment and trailing slash, cut into segments. */
function segmentsOf(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/);
  return bare.split('/').filter((segment) => segment !== '');
}

function matches(route: Route, path: readonly string[]): boolean {
  const pattern = segmentsOf(route.path);
  if (route.exact ? pattern.length !== path.length : pattern.length > path.length) return false;
  return pattern.every((segment, at) => segment.startsWith(':') || segment === path[at]);
}

/** Literal segments outweigh parameters, longer patterns outweigh shorter ones. */
function specificity(route: Route): number {
  return segmentsOf(route.path).reduce(
    (sum, segment) => sum + (segment.startsWith(':') ? 2 : 3),
    0,
  );
}

/** The most specific route of the table for a path; none means the 404 page. */
export function routeFor(path: string): Route | undefined {
  const segments = segmentsOf(path);
  return routes
    .filter((route) => matches(route, segments))
    .sort((a, b) => specificity(b) - specificity(a))[0];
}

/** Which app's page the server sends; unknown paths get the portal's 404 page. */
export function appForPath(path: string): App {
  return routeFor(path)?.app ?? 'portal';
}

/** Whether a path opens for somebody (`undefined`: not logged in). The 404 page opens for all. */
export function mayVisit(person: Person | undefined, path: string): boolean {
  const route = routeFor(path);
  if (!route || route.roles.length === 0) return true;
  return person !== undefined && route.roles.some((role) => holdsAnywhere(person, role));
}
