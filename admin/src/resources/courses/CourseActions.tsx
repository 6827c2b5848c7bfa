import { useT } from '@lampstand/i18n/react';
import { buttonClass } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { CopyButton } from './CopyButton.tsx';
import type { CourseRecord } from './courses.binding.ts';
import { PublishButton } from './PublishButton.tsx';

/** What can be done with a course besides editing it. */
export function CourseActions({ course }: { readonly course: CourseRecord }) {
  const t = useT();
  const may = useMay();
  return (
    <>
      <a
        className={buttonClass({ variant: 'outlined' })}
        href={`/student/courses/${encodeURIComponent(course.id)}?preview=1`}
      >
        {t('authoring.course.preview')}
      </a>
      {may('create', 'courses') && <CopyButton course={course} />}
      {may('edit', 'courses') && <PublishButton key={course.version} course={course} />}
    </>
  );
}
