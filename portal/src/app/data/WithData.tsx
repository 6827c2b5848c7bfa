import { useContext, type ReactNode } from 'react';
import { dataScope } from './data-parts.ts';
import { lazyPart } from '../lazy-part.ts';
import { TransportContext } from './transport-context.ts';

const DataScope = lazyPart(dataScope);

/** Waits for Apollo, which the frame of the portal does without. Suspends meanwhile. */
export function WithData({ children }: { readonly children: ReactNode }) {
  const transport = useContext(TransportContext);
  if (!transport) throw new Error('A TransportContext is missing above this component');
  return <DataScope transport={transport}>{children}</DataScope>;
}
