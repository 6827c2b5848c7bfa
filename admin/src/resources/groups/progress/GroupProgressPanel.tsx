import { Suspense } from 'react';
import { lazyWithRetry, Spinner } from '@lampstand/ui';
import { authoringTexts } from '../../../shared/page/later-texts.ts';
import type { GroupProgressProps } from './GroupProgress.tsx';

const GroupProgress = lazyWithRetry<GroupProgressProps>(() =>
  Promise.all([import('./GroupProgress.tsx'), authoringTexts()]).then(([file]) => ({
    default: file.GroupProgress,
  })),
);

/** Who of the group has seen what, fetched with its words when somebody looks at it. */
export function GroupProgressPanel(props: GroupProgressProps) {
  return (
    <Suspense fallback={<Spinner />}>
      <GroupProgress {...props} />
    </Suspense>
  );
}
