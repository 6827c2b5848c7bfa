import { Suspense } from 'react';
import { lazyWithRetry, Spinner } from '@lampstand/ui';
import type { ContentInputProps } from './content-input-props.ts';

const ContentEditor = lazyWithRetry<ContentInputProps>(() =>
  import('./ContentEditor.tsx').then((file) => ({ default: file.ContentEditor })),
);

/** The text of a document or a lesson, as `content.html`. Its editor is heavy and comes with the form that needs it. */
export function ContentInput(props: ContentInputProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <ContentEditor {...props} />
    </Suspense>
  );
}
