import { useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { SelectField, TextField } from '@lampstand/ui';
import { addressOf, viewOf } from '../../../shared/tables/table-view.rules.ts';
import type { GradedCourseQuery } from '../CourseGradesPage.generated.ts';
import { bookFields, type BookView } from './book-view.ts';
import { BookOfGroup } from './BookOfGroup.tsx';
import styles from './GradeBook.module.css';

export interface GradeBookProps {
  readonly course: GradedCourseQuery['studentCourse'];
}

/** The grades of a group in a course, for those who facilitate it. */
export function GradeBook({ course }: GradeBookProps) {
  const t = useT();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search, bookFields);
  const groups = course.facilitatedGroups;
  const group = groups.find(({ _id }) => _id === view.groupId) ?? groups[0];
  if (!group) return null;
  const show = (changes: Partial<BookView>) =>
    setSearch(addressOf({ ...view, page: 1, ...changes }, bookFields), { replace: true });
  return (
    <>
      <div className={styles.filters} data-print="hide">
        {groups.length > 1 && (
          <SelectField
            label={t('common.group')}
            autoPickFirst
            options={groups.map(({ _id, name }) => ({ value: _id, label: name }))}
            value={group._id}
            onChange={({ target }) => show({ groupId: target.value })}
          />
        )}
        <TextField
          type="search"
          label={t('work.book.search')}
          value={view.q}
          onChange={({ target }) => show({ q: target.value })}
        />
      </div>
      <h2 className={styles.group}>{`${group.name} · ${course.name}`}</h2>
      <BookOfGroup
        groupId={group._id}
        courseId={course._id}
        fileName={`${course.name} ${group.name}`}
        view={view}
        onView={show}
      />
    </>
  );
}
