import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, Page, PageHeading, StatusChip } from '@lampstand/ui';
import { coursePath, coursesPath } from '../../shared/student-paths.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { DownloadLink } from './downloads/DownloadLink.tsx';
import { LessonNeighbours } from './LessonNeighbours.tsx';
import { LessonPageDocument, type LessonPageQuery } from './LessonPage.generated.ts';
import styles from './LessonPage.module.css';
import { LessonPlayer } from './player/LessonPlayer.tsx';

/** /student/courses/:_id/lessons/:lessonId: the recording, its description and its downloads. */
export function LessonPage() {
  const { lessonId = '' } = useParams();
  const screen = useScreenQuery(LessonPageDocument, { variables: { _id: lessonId } });
  return (
    <Page>
      <DataState {...screen} heading={<LessonHeading lesson={screen.data?.studentLesson} />}>
        {({ studentLesson }) => <LessonContent key={lessonId} lesson={studentLesson} />}
      </DataState>
    </Page>
  );
}

type Lesson = LessonPageQuery['studentLesson'];

function LessonHeading({ lesson }: { readonly lesson: Lesson | undefined }) {
  const t = useT();
  const courses = { label: t('shell.courses'), to: coursesPath };
  if (!lesson) return <PageHeading title={t('shell.lesson')} breadcrumbs={[courses]} />;
  const { title, course, progress } = lesson;
  return (
    <PageHeading
      title={title}
      breadcrumbs={[courses, { label: course.name, to: coursePath(course._id) }]}
      actions={
        progress.completed && <StatusChip tone="success">{t('lesson.completed')}</StatusChip>
      }
    />
  );
}

function LessonContent({ lesson }: { readonly lesson: Lesson }) {
  const t = useT();
  const { description, downloads } = lesson;
  return (
    <>
      <LessonPlayer lesson={lesson} />
      {description && <p className={styles.description}>{description}</p>}
      {downloads.length > 0 && (
        <Card title={t('lesson.downloads')} flush>
          <ul className={styles.downloads}>
            {downloads.map((download) => (
              <DownloadLink key={download._id} download={download} />
            ))}
          </ul>
        </Card>
      )}
      <LessonNeighbours lesson={lesson} />
    </>
  );
}
