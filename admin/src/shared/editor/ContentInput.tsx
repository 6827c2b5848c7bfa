import { Suspense } from 'react';
import { lazyWithRetry, Spinner } from '@lampstand/ui';

const ContentEditor = lazyWithRetry<ContentInputProps>(() =>
  import('./ContentEditor.tsx').then((file) => ({ default: file.ContentEditor })),
);

export interface ContentInputProps {
  /** May stay empty. */
  readonly optional?: boolean;
}

/** The text of a document or a lesson, as `content.html`. Its editor is heavy and comes with the form that needs it. */
export function ContentInput(props: ContentInputProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <ContentEditor {...props} />
    </Suspense>
  );
}
