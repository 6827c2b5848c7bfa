import { Suspense } from 'react';
import { lazyWithRetry, Spinner } from '@lampstand/ui';

const ContentEditor = lazyWithRetry<object>(() =>
  import('./ContentEditor.tsx').then((file) => ({ default: file.ContentEditor })),
);

/** The text of a document or a lesson, as `content.html`. Its editor is heavy and comes with the form that needs it. */
export function ContentInput() {
  return (
    <Suspense fallback={<Spinner />}>
      <ContentEditor />
    </Suspense>
  );
}
