import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { kindNames } from './kind-names.ts';
import type { LessonRecord } from './lessons.binding.ts';

/** What a lesson is, when it opens, and what is asked of whoever takes it. */
export function LessonFacts({ lesson }: { readonly lesson: LessonRecord }) {
  const t = useT();
  const { formatDuration, formatDateTime, formatNumber, formatPercent } = useFormat();
  const { durationSeconds, minimumSeenPercent, releaseAfterDays } = lesson;
  return (
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
          {durationSeconds === null ? null : formatDuration(durationSeconds)}
        </Fact>
        <Fact field="releaseAfterDays">
          {releaseAfterDays === null
            ? t('authoring.lesson.atOnce')
            : formatNumber(releaseAfterDays)}
        </Fact>
        <Fact field="minimumSeenPercent">
          {minimumSeenPercent === null ? null : formatPercent(minimumSeenPercent / 100)}
        </Fact>
        {lesson.kind !== 'TEXT' && (
          <Fact field="noSkipping">{lesson.noSkipping ? t('common.yes') : t('common.no')}</Fact>
        )}
        <Fact field="updatedAt">{formatDateTime(lesson.updatedAt)}</Fact>
        <Fact field="description" wide>
          {lesson.description}
        </Fact>
      </Facts>
    </Card>
  );
}
