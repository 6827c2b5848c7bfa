export type ToastKind = 'success' | 'error' | 'info' | 'warning';

export interface ToastRequest {
  /** Unlike any other's: the same words may be said twice. */
  readonly id: number;
  readonly kind: ToastKind;
  readonly message: string;
}

const waiting: ToastRequest[] = [];
const listeners = new Set<() => void>();
let count = 0;

function request(kind: ToastKind, message: string): void {
  count += 1;
  waiting.push({ id: count, kind, message });
  for (const listener of listeners) listener();
}

/**
 * Shows a short message at the top right for five seconds. Callable from anywhere; the library that
 * draws it is fetched by `ToastOutlet`, which must stand in the app once.
 */
export const toast = {
  success: (message: string) => request('success', message),
  error: (message: string) => request('error', message),
  info: (message: string) => request('info', message),
  warning: (message: string) => request('warning', message),
};

/** Calls back for every new toast. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function hasWaitingToasts(): boolean {
  return waiting.length > 0;
}

/** Takes all toasts that wait to be shown. */
export function takeToasts(): readonly ToastRequest[] {
  return waiting.splice(0);
}
