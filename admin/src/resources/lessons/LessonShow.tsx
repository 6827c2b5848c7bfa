import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { courseTrail } from '../../shared/record/course-trail.ts';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { kindNames } from './kind-names.ts';
import { LessonFiles } from './LessonFiles.tsx';
import { LessonRecording } from './LessonRecording.tsx';
import type { LessonRecordFragment } from './lessons.generated.ts';

/** One lesson: its facts, its recording, and the files that go with it. */
export function LessonShow() {
  const t = useT();
  const { formatDuration, formatDateTime, formatNumber } = useFormat();
  return (
    <ShowPage<LessonRecordFragment>
      title={(lesson) => lesson.title}
      trail={(lesson) => courseTrail(lesson.course, t)}
      history={{ kind: kindNames }}
    >
      {(lesson) => (
        <Stack>
          <Card>
            <Facts>
              <Fact field="courseId">
                <RecordLink resource="courses" id={lesson.course.id}>
                  {lesson.course.name}
                </RecordLink>
              </Fact>
              <Fact field="published" label={t('common.status')}>
                <PublishedChip published={lesson.published} />
              </Fact>
              <Fact field="kind">{t(kindNames[lesson.kind])}</Fact>
              <Fact field="position">{formatNumber(lesson.position)}</Fact>
              <Fact field="durationSeconds">
                {lesson.durationSeconds === null ? null : formatDuration(lesson.durationSeconds)}
              </Fact>
              <Fact field="subtitles">{lesson.subtitles.map(({ label }) => label).join(', ')}</Fact>
              <Fact field="updatedAt">{formatDateTime(lesson.updatedAt)}</Fact>
              <Fact field="description" wide>
                {lesson.description}
              </Fact>
            </Facts>
          </Card>
          <LessonRecording lesson={lesson} />
          <LessonFiles lesson={lesson} />
        </Stack>
      )}
    </ShowPage>
  );
}
