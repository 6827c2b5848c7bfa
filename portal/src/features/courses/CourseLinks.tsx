import { useT } from '@lampstand/i18n/react';
import { ButtonLink } from '@lampstand/ui';
import { usePreview } from '../../shared/learning/usePreview.ts';
import {
  assessmentsPath,
  courseGradesPath,
  groupProgressPath,
} from '../../shared/student-paths.ts';
import styles from './CourseSummary.module.css';

export interface CourseLinksProps {
  readonly courseId: string;
  /** Whether the person looks after a group that takes the course. */
  readonly facilitated: boolean;
}

/** The ways from a course to its work and grades: one's own, or those of one's groups. */
export function CourseLinks({ courseId, facilitated }: CourseLinksProps) {
  const t = useT();
  // In a preview there is nobody who has work or grades.
  if (usePreview().active) return null;
  const links = [
    {
      to: `${assessmentsPath}?${new URLSearchParams({ course: courseId })}`,
      key: 'shell.assessments',
    },
    { to: courseGradesPath(courseId), key: 'shell.grades' },
    ...(facilitated
      ? [{ to: groupProgressPath(courseId), key: 'learning.course.groupProgress' } as const]
      : []),
  ] as const;
  return (
    <div className={styles.links}>
      {links.map(({ to, key }) => (
        <ButtonLink key={key} variant="outlined" size="small" to={to}>
          {t(key)}
        </ButtonLink>
      ))}
    </div>
  );
}
