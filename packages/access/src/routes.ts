import { holdsAnywhere, type Person } from './roles.ts';
import { routes, type App, type Route } from './route-table.ts';

/** A path without query, fragment and trailing slash, cut into segments. */
function segmentsOf(path: string): string[] {
  const [bare = ''] = path.split(/[?#]/);
  return bare.split('/').filter((segment) => segment !== '');
}

/** A route with its path cut up, which is done once: a menu asks for a route per item. */
interface Pattern {
  readonly route: Route;
  readonly segments: readonly string[];
}

const patternOf = (route: Route): Pattern => ({ route, segments: segmentsOf(route.path) });

function matches({ route, segments }: Pattern, path: readonly string[]): boolean {
  if (route.exact ? segments.length !== path.length : segments.length > path.length) return false;
  return segments.every((segment, at) => segment.startsWith(':') || segment === path[at]);
}

/** Literal segments outweigh parameters, longer patterns outweigh shorter ones. */
function specificity({ segments }: Pattern): number {
  return segments.reduce((sum, segment) => sum + (segment.startsWith(':') ? 2 : 3), 0);
}

const patterns: readonly Pattern[] = routes
  .map(patternOf)
  .sort((a, b) => specificity(b) - specificity(a));

/** The most specific route of the table for a path; none means the 404 page. */
export function routeFor(path: string): Route | undefined {
  const segments = segmentsOf(path);
  return patterns.find((pattern) => matches(pattern, segments))?.route;
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
