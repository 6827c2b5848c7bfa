import { Link, useParams } from 'react-router-dom';
import { useUser } from '@lampstand/auth';
import { clockText } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, DataState, EmptyState, Page, PageHeading, printerPath } from '@lampstand/ui';
import { NotesPdfButton } from '../../shared/learning/NotesPdfButton.tsx';
import { coursePath, coursesPath, lessonPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { CourseNotesDocument, type CourseNotesQuery } from './CourseNotesPage.generated.ts';
import styles from './CourseNotesPage.module.css';
import { byLesson } from './notes-by-lesson.rules.ts';

/** /student/courses/:_id/notes: every note of a course, lesson by lesson, to read, print and keep. */
export function CourseNotesPage() {
  const t = useT();
  const { impersonatingUser } = useUser();
  if (!impersonatingUser) return <OwnNotes />;
  return (
    <Page>
      <PageHeading title={t('learning.notes.notes')} />
      <EmptyState title={t('learning.notes.closed')} />
    </Page>
  );
}

function OwnNotes() {
  const t = useT();
  const { _id: courseId = '' } = useParams();
  const screen = useScreenQuery(CourseNotesDocument, { variables: { courseId } });
  const course = screen.data?.studentCourse;
  const heading = (
    <PageHeading
      title={
        course ? t('learning.notes.printTitle', { title: course.name }) : t('learning.notes.notes')
      }
      breadcrumbs={[
        { label: t('shell.courses'), to: coursesPath },
        ...(course ? [{ label: course.name, to: coursePath(courseId) }] : []),
      ]}
      actions={
        <>
          <Button
            variant="outlined"
            icon={printerPath}
            data-print="hide"
            onClick={() => window.print()}
          >
            {t('common.print')}
          </Button>
          {course && <NotesPdfButton variant="outlined" courseId={courseId} />}
        </>
      }
    />
  );
  return (
    <Page>
      <DataState
        {...screen}
        heading={heading}
        isEmpty={({ courseNotes }) => courseNotes.length === 0}
        empty={<EmptyState title={t('learning.notes.none')} />}
      >
        {({ courseNotes }) =>
          byLesson(courseNotes).map(({ lesson, notes }) => (
            <section key={lesson._id} aria-labelledby={lesson._id}>
              <h2 id={lesson._id} className={styles.lesson}>
                <Link to={lessonPath(courseId, lesson._id)}>{lesson.title}</Link>
              </h2>
              <NoteList notes={notes} />
            </section>
          ))
        }
      </DataState>
    </Page>
  );
}

interface NoteListProps {
  readonly notes: CourseNotesQuery['courseNotes'];
}

function NoteList({ notes }: NoteListProps) {
  const t = useT();
  return (
    <dl className={styles.notes}>
      {notes.map(({ _id, atSeconds, text, groupId, authorName }) => (
        <div key={_id} className={styles.note}>
          <dt className={styles.time}>{clockText(atSeconds)}</dt>
          <dd className={styles.text}>
            {text}
            {groupId !== null && (
              <span className={styles.author}>
                {t('learning.notes.pinnedBy', { name: authorName })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
