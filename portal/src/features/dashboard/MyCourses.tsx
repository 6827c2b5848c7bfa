import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, EmptyState } from '@lampstand/ui';
import { coursesPath } from '../../shared/student-paths.ts';
import { CourseTile } from './CourseTile.tsx';
import type { DashboardDataQuery } from './DashboardData.generated.ts';
import styles from './Rows.module.css';

export interface MyCoursesProps {
  readonly courses: DashboardDataQuery['dashboard']['courses'];
}

export function MyCourses({ courses }: MyCoursesProps) {
  const t = useT();
  const all = <Link to={coursesPath}>{t('dashboard.allCourses')}</Link>;
  return (
    <Card title={t('dashboard.coursesTitle')} actions={all} flush={courses.length > 0}>
      {courses.length === 0 && <EmptyState title={t('course.empty')} />}
      <ul className={styles.rows}>
        {courses.map((course) => (
          <CourseTile key={course._id} course={course} />
        ))}
      </ul>
    </Card>
  );
}
