import { HttpError, useNotify } from 'react-admin';

/** Shows what the server said, unless it belongs to inputs, which show it themselves. */
export function useShowError() {
  const notify = useNotify();
  return (error: unknown) => {
    if (error instanceof HttpError && error.body?.errors) return;
    const text = error instanceof Error ? error.message : String(error);
    notify(text, { type: 'error', messageArgs: { _: text } });
  };
}
