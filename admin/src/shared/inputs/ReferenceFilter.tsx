import { Suspense } from 'react';
import { lazyWithRetry } from '@lampstand/ui';
import type { ReferenceChoiceProps } from './ReferenceChoice.tsx';

const ReferenceChoice = lazyWithRetry<ReferenceChoiceProps>(() =>
  import('./ReferenceChoice.tsx').then((file) => ({ default: file.ReferenceChoice })),
);

/** A `ReferenceChoice` among the filters of a list: fetched when somebody filters by it. */
export function ReferenceFilter(props: ReferenceChoiceProps) {
  return (
    <Suspense fallback={null}>
      <ReferenceChoice {...props} />
    </Suspense>
  );
}
