import { useFormat, useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { ResultChip } from '../../shared/fields/ResultChip.tsx';
import { Fact, Facts } from '../../shared/record/Facts.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import type { ExamResultRecord } from './exam-results.binding.ts';
import { endNames, penaltyNames } from './event-names.ts';
import { ResultAnswers } from './ResultAnswers.tsx';
import { resultTitle } from './result-title.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultEvidence } from './ResultEvidence.tsx';
import { ResultNotes } from './ResultNotes.tsx';

/** One finished attempt: how it went, and what was answered. */
export function ExamResultShow() {
  const t = useT();
  const { formatDateTime, formatNumber, formatPercent } = useFormat();
  return (
    <ShowPage<ExamResultRecord>
      title={resultTitle}
      editLabel={t('resources.examResults.correct')}
      actions={(result) => <ResultActions result={result} />}
    >
      {(result) => (
        <Stack>
          <ResultNotes result={result} />
          <Card>
            <Facts>
              <Fact field="status">
                <ResultChip status={result.status} />
              </Fact>
              <Fact field="score">
                {result.status !== 'MARKING' && formatPercent(result.score / 100)}
              </Fact>
              <Fact field="endedBy">{result.endedBy && t(endNames[result.endedBy])}</Fact>
              <Fact field="penalty">{result.penalty && t(penaltyNames[result.penalty])}</Fact>
              <Fact field="deadline">{result.deadline && formatDateTime(result.deadline)}</Fact>
              <Fact field="points">
                {result.points !== null &&
                  result.totalPoints !== null &&
                  t('resources.examResults.pointsOf', {
                    earned: result.points,
                    total: result.totalPoints,
                  })}
              </Fact>
              <Fact field="passMark">{formatPercent(result.exam.passMark / 100)}</Fact>
              <Fact field="number">{formatNumber(result.number)}</Fact>
              <Fact field="attemptsLeft">{formatNumber(result.attemptsLeft)}</Fact>
              <Fact field="studentId">
                <RecordLink resource="users" id={result.student.id}>
                  {result.student.fullName}
                </RecordLink>
              </Fact>
              <Fact field="examId">
                <RecordLink resource="exams" id={result.exam.id}>
                  {result.exam.title}
                </RecordLink>
              </Fact>
              <Fact field="courseId">
                <RecordLink resource="courses" id={result.course.id}>
                  {`${result.course.code} ${result.course.name}`}
                </RecordLink>
              </Fact>
              <Fact field="groupId">
                <RecordLink resource="groups" id={result.group.id}>
                  {result.group.name}
                </RecordLink>
              </Fact>
              <Fact field="regionId">
                <RecordLink resource="regions" id={result.region.id}>
                  {result.region.name}
                </RecordLink>
              </Fact>
              {result.recorded === null && (
                <Fact field="startedAt">{formatDateTime(result.startedAt)}</Fact>
              )}
              <Fact field="finishedAt">{formatDateTime(result.finishedAt)}</Fact>
            </Facts>
          </Card>
          <ResultEvidence result={result} />
          {result.recorded === null && <ResultAnswers answers={result.answers} />}
        </Stack>
      )}
    </ShowPage>
  );
}
