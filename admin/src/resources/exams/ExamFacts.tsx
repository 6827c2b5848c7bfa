import { localeOf } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { PublishedChip } from '../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import type { ExamRecord } from './exam-form.ts';
import { disclosureNames } from './rule-names.ts';

/** What an exam is and by which rules it goes. */
export function ExamFacts({ exam }: { readonly exam: ExamRecord }) {
  const t = useT();
  const { formatNumber, formatPercent, formatDateTime, formatDuration } = useFormat();
  const yesNo = (value: boolean) => (value ? t('common.yes') : t('common.no'));
  const languages = [exam.locale, ...exam.translations.map(({ locale }) => locale)];
  const { timeLimitMinutes, graceSeconds, connectionGraceSeconds } = exam;
  return (
    <Card title={t('resources.exams.sectionExam')}>
      <Facts>
        <Fact field="courseId">
          <RecordLink resource="courses" id={exam.course.id}>
            {exam.course.name}
          </RecordLink>
        </Fact>
        <Fact field="published" label={t('common.status')}>
          <PublishedChip published={exam.published} />
        </Fact>
        <Fact field="passMark">{formatPercent(exam.passMark / 100)}</Fact>
        <Fact field="allowedAttempts">{formatNumber(exam.allowedAttempts)}</Fact>
        <Fact field="weight">{formatNumber(exam.weight)}</Fact>
        <Fact field="openBook">{yesNo(exam.openBook)}</Fact>
        <Fact field="timeLimitMinutes">
          {timeLimitMinutes === null
            ? t('authoring.exam.noLimit')
            : formatDuration(timeLimitMinutes * 60)}
        </Fact>
        <Fact field="leavingFails">
          {exam.leavingFails
            ? t('authoring.exam.leavingAfter', { grace: formatDuration(graceSeconds) })
            : t('common.no')}
        </Fact>
        {exam.leavingFails && (
          <Fact field="connectionGraceSeconds">{formatDuration(connectionGraceSeconds)}</Fact>
        )}
        <Fact field="shuffleQuestions">{yesNo(exam.shuffleQuestions)}</Fact>
        <Fact field="shuffleParts">{yesNo(exam.shuffleParts)}</Fact>
        <Fact field="answersShown">{t(disclosureNames[exam.answersShown])}</Fact>
        <Fact field="practice">{yesNo(exam.practice)}</Fact>
        <Fact field="questionCount">{formatNumber(exam.questionCount)}</Fact>
        <Fact field="totalPoints">{formatNumber(exam.totalPoints)}</Fact>
        <Fact field="translations">
          {languages.map((locale) => localeOf(locale).label).join(', ')}
        </Fact>
        <Fact field="updatedAt">{formatDateTime(exam.updatedAt)}</Fact>
        <Fact field="instructions" wide>
          {exam.instructions}
        </Fact>
      </Facts>
    </Card>
  );
}
