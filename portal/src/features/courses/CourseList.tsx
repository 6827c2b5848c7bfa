import { useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, TextField, VisuallyHidden } from '@lampstand/ui';
import { isWorthSearching, matchesSearch } from './course-search.rules.ts';
import { CourseCard } from './CourseCard.tsx';
import styles from './CourseList.module.css';
import type { CoursesPageQuery } from './CoursesPage.generated.ts';

export interface CourseListProps {
  readonly courses: CoursesPageQuery['studentCourses'];
}

/** The courses as cards; a search field where there are many. */
export function CourseList({ courses }: CourseListProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const found = courses.filter((course) => matchesSearch(course, search));
  return (
    <>
      {isWorthSearching(courses.length) && (
        <div role="search" className={styles.search}>
          <TextField
            type="search"
            label={t('course.searchLabel')}
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
          <VisuallyHidden>
            <span role="status">{search && t('course.found', { count: found.length })}</span>
          </VisuallyHidden>
        </div>
      )}
      {found.length === 0 && <Alert>{t('course.noMatch', { text: search })}</Alert>}
      <ul className={styles.cards}>
        {found.map((course) => (
          <li key={course._id} className={styles.place}>
            <CourseCard course={course} />
          </li>
        ))}
      </ul>
    </>
  );
}
