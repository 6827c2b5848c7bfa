import { routeFor } from '@lampstand/access';
import type { Session } from '@lampstand/auth';

/** Characters of each part: the server keeps 2 KB of an entry. */
const longest = { path: 200, name: 60, message: 300, stack: 500, componentStack: 300 };

/** What the log may know of a page: of a public one with a link's secret in it, its pattern. */
function shownPath(path: string): string {
  const route = routeFor(path);
  return route?.roles.length === 0 && route.path.includes(':') ? route.path : path;
}

/** Writes a crash of the portal to the log of actions and crashes. */
export function logCrash(
  session: Pick<Session, 'log'>,
  error: Error,
  componentStack: string,
  path: string,
): void {
  const { name, message, stack = '' } = error;
  const payload = JSON.stringify({
    path: shownPath(path).slice(0, longest.path),
    name: name.slice(0, longest.name),
    message: message.slice(0, longest.message),
    stack: stack.slice(0, longest.stack),
    componentStack: componentStack.slice(0, longest.componentStack),
  });
  void session.log({ action: 'crash', type: 'error', payload });
}
