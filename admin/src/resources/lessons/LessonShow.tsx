import { useT } from '@lampstand/i18n/react';
import { buttonClass, Card, RichText } from '@lampstand/ui';
import { courseTrail } from '../../shared/record/course-trail.ts';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { kindNames } from './kind-names.ts';
import { LessonChecks } from './LessonChecks.tsx';
import { LessonFacts } from './LessonFacts.tsx';
import { LessonFiles } from './LessonFiles.tsx';
import { LessonLanguages } from './LessonLanguages.tsx';
import { LessonRecording } from './LessonRecording.tsx';
import type { LessonRecord } from './lessons.binding.ts';

/** One lesson: its facts, what it plays or says, and the files that go with it. */
export function LessonShow() {
  const t = useT();
  return (
    <ShowPage<LessonRecord>
      title={(lesson) => lesson.title}
      trail={(lesson) => courseTrail(lesson.course, t)}
      actions={(lesson) => (
        <a className={buttonClass({ variant: 'outlined' })} href={previewOf(lesson)}>
          {t('authoring.course.preview')}
        </a>
      )}
      history={{ kind: kindNames }}
    >
      {(lesson) => (
        <Stack>
          <LessonFacts lesson={lesson} />
          <LessonChecks lesson={lesson} />
          {lesson.kind === 'TEXT' ? (
            <Card title={t('resources.lessons.fields.content')}>
              {lesson.content ? <RichText html={lesson.content.html} /> : t('common.none')}
            </Card>
          ) : (
            <>
              <LessonRecording lesson={lesson} />
              <LessonLanguages lesson={lesson} />
            </>
          )}
          <LessonFiles lesson={lesson} />
        </Stack>
      )}
    </ShowPage>
  );
}

/** The lesson's own address in the portal, which is another app. */
const previewOf = ({ id, courseId }: LessonRecord) =>
  `/student/courses/${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(id)}?preview=1`;
