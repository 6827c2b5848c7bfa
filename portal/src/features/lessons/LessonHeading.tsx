import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { PageHeading, StatusChip } from '@lampstand/ui';
import { usePreview } from '../../shared/learning/usePreview.ts';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import {
  LessonHeading_LessonFragmentDoc,
  type LessonHeading_LessonFragment,
} from './LessonHeading.generated.ts';

type HeadedLesson = FragmentType<LessonHeading_LessonFragment>;

/** The lesson's title, the way back to its course, and whether it is done. */
export function LessonHeading({ lesson }: { readonly lesson: HeadedLesson | undefined }) {
  const t = useT();
  if (lesson) return <LoadedHeading lesson={lesson} />;
  const courses = { label: t('shell.courses'), to: coursesPath };
  return <PageHeading title={t('shell.lesson')} breadcrumbs={[courses]} />;
}

function LoadedHeading({ lesson }: { readonly lesson: HeadedLesson }) {
  const t = useT();
  const { search } = usePreview();
  const { data, complete } = useFragment({
    fragment: LessonHeading_LessonFragmentDoc,
    from: lesson,
  });
  if (!complete) return null;
  const { title, kind, course, progress } = data;
  const done = kind === 'TEXT' ? t('learning.course.read') : t('lesson.completed');
  return (
    <PageHeading
      title={title}
      breadcrumbs={[
        { label: t('shell.courses'), to: coursesPath },
        { label: course.name, to: `${coursePath(course._id)}${search}` },
      ]}
      actions={progress.completed && <StatusChip tone="success">{done}</StatusChip>}
    />
  );
}
