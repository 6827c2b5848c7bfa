import { useFormat, useT } from '@lampstand/i18n/react';
import styles from './CourseFacts.module.css';

export interface CourseFactsProps {
  readonly course: {
    readonly code: string;
    readonly programme: string | null;
    readonly year: number | null;
    readonly teacherName: string | null;
    readonly startsOn: string | null;
    readonly endsOn: string | null;
  };
}

/** What a course is known by: code, programme and year, teacher, and when it runs. */
export function CourseFacts({ course }: CourseFactsProps) {
  const t = useT();
  const { code, programme, year, teacherName } = course;
  const dates = useDates(course);
  return (
    <p className={styles.facts}>
      <span className={styles.code}>{code}</span>
      {programme && <span>{programme}</span>}
      {year !== null && <span>{t('learning.course.year', { year })}</span>}
      {teacherName && <span>{t('course.teacher', { name: teacherName })}</span>}
      {dates && <span>{dates}</span>}
    </p>
  );
}

function useDates({ startsOn, endsOn }: CourseFactsProps['course']): string | undefined {
  const t = useT();
  const { formatDate } = useFormat();
  if (startsOn === null) return undefined;
  if (endsOn === null) return t('learning.course.from', { date: formatDate(startsOn) });
  return t('learning.course.dates', { start: formatDate(startsOn), end: formatDate(endsOn) });
}
