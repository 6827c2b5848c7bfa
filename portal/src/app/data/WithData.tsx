import { Suspense, useContext, type ReactNode } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import { loadDataScope } from '../apps.ts';
import { TransportContext } from './transport-context.ts';

const DataScope = lazyWithRetry(async () => ({ default: (await loadDataScope()).DataScope }));

export interface WithDataProps {
  readonly fallback: ReactNode;
  readonly children: ReactNode;
}

/** Waits for Apollo, which the frame of the portal does without, and then for what is inside. */
export function WithData({ fallback, children }: WithDataProps) {
  const transport = useContext(TransportContext);
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return (
    <Suspense fallback={fallback}>
      <DataScope transport={transport}>{children}</DataScope>
    </Suspense>
  );
}
