import type { Session } from '@lampstand/auth';

/** Characters of each part: the server keeps 2 KB of an entry. */
const longest = { path: 200, name: 60, message: 300, stack: 500, componentStack: 300 };

/** Writes a crash of the portal to the log of actions and crashes. */
export function logCrash(
  session: Pick<Session, 'log'>,
  error: Error,
  componentStack: string,
  path: string,
): void {
  const { name, message, stack = '' } = error;
  const payload = JSON.stringify({
    path: path.slice(0, longest.path),
    name: name.slice(0, longest.name),
    message: message.slice(0, longest.message),
    stack: stack.slice(0, longest.stack),
    componentStack: componentStack.slice(0, longest.componentStack),
  });
  void session.log({ action: 'crash', type: 'error', payload });
}
