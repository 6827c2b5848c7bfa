import { Suspense } from 'react';
import { lazyWithRetry, Spinner } from '@lampstand/ui';
import type { RecordHistoryProps } from './RecordHistory.tsx';

const RecordHistory = lazyWithRetry<RecordHistoryProps>(() =>
  import('./RecordHistory.tsx').then((file) => ({ default: file.RecordHistory })),
);

/** The history of the record at hand, fetched when somebody looks at it. */
export function HistoryPanel(props: RecordHistoryProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <RecordHistory {...props} />
    </Suspense>
  );
}
