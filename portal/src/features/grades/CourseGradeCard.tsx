import { useId, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, Card, chevronDownPath, chevronRightPath, Icon } from '@lampstand/ui';
import { courseGradesPath } from '../../shared/student-paths.ts';
import styles from './Grades.module.css';
import type { CourseGrade } from './grade-types.ts';
import { GradeNumber } from './GradeNumber.tsx';
import { GradeParts } from './GradeParts.tsx';

export interface CourseGradeCardProps {
  readonly grade: CourseGrade;
}

/** One course: its grade, and what it is made of when it is asked for. */
export function CourseGradeCard({ grade }: CourseGradeCardProps) {
  const t = useT();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { course, term } = grade;
  return (
    <Card flush>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <Icon path={open ? chevronDownPath : chevronRightPath} size="small" />
          <span className={styles.words}>
            <span className={styles.name}>{course.name}</span>
            <span className={styles.muted}>
              {[course.code, term?.name].filter(Boolean).join(' · ')}
            </span>
          </span>
        </button>
        <GradeNumber grade={grade} />
      </div>
      {open && (
        <div id={id}>
          <GradeParts grade={grade} />
          <p className={styles.foot}>
            <ButtonLink to={courseGradesPath(course._id)} variant="outlined" size="small">
              {t('work.grades.whatIf')}
            </ButtonLink>
          </p>
        </div>
      )}
    </Card>
  );
}
