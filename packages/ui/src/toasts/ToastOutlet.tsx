import { Suspense, useEffect, useState } from 'react';
import { lazyWithRetry } from '../crash/lazy-with-retry.ts';
import { hasWaitingToasts, subscribeToToasts } from './toast.ts';

const ToastHost = lazyWithRetry(async () => ({
  default: (await import('./ToastHost.tsx')).ToastHost,
}));

/** The place of the toasts. Costs nothing until the first one is shown. */
export function ToastOutlet() {
  const [needed, setNeeded] = useState(hasWaitingToasts);
  useEffect(function awaitFirstToast() {
    return subscribeToToasts(() => setNeeded(true));
  }, []);
  return needed ? (
    <Suspense fallback={null}>
      <ToastHost />
    </Suspense>
  ) : null;
}
