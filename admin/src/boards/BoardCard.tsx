import { useFormat, useT } from '@lampstand/i18n/react';
import { Card, StatusChip } from '@lampstand/ui';
import { kindNames } from '../resources/groups/index.ts';
import { RecordLink } from '../shared/fields/RecordLink.tsx';
import { ResultChip } from '../shared/fields/ResultChip.tsx';
import { Fact, Facts } from '../shared/record/Facts.tsx';
import styles from './BoardCard.module.css';
import type { GroupBoardsListQuery } from './boards.generated.ts';

export type Board = GroupBoardsListQuery['groupBoards']['items'][number];

/** What goes on in one group: who, what is taught, and how the last exams went. */
export function BoardCard({ board }: { readonly board: Board }) {
  const t = useT();
  const { formatDateTime } = useFormat();
  return (
    <Card>
      <h2 className={styles.name}>
        <RecordLink resource="groups" id={board.id}>
          {board.name}
        </RecordLink>
      </h2>
      <p className={styles.place}>
        {board.region.name} · {board.term} · {t(kindNames[board.kind])}
        {board.archived && (
          <StatusChip tone="neutral">{t('resources.groups.stateArchived')}</StatusChip>
        )}
      </p>
      <p className={styles.count}>
        {t('resources.groupBoards.students', { count: board.studentCount })}
      </p>
      <Facts>
        <Fact field="facilitators" wide>
          {board.facilitators.map(({ fullName }) => fullName).join(', ')}
        </Fact>
        <Fact field="courses" wide>
          {board.courses.length > 0 && <Courses courses={board.courses} />}
        </Fact>
        <Fact field="lastActivityAt" wide>
          {board.lastActivityAt
            ? formatDateTime(board.lastActivityAt)
            : t('resources.groupBoards.noActivity')}
        </Fact>
        <Fact field="latestResults" wide>
          {board.latestResults.length > 0 ? (
            <Results results={board.latestResults} />
          ) : (
            t('resources.groupBoards.noResults')
          )}
        </Fact>
      </Facts>
    </Card>
  );
}

function Courses({ courses }: { readonly courses: Board['courses'] }) {
  return (
    <ul className={styles.list}>
      {courses.map(({ id, code, name }) => (
        <li key={id}>
          <RecordLink resource="courses" id={id}>
            {code} · {name}
          </RecordLink>
        </li>
      ))}
    </ul>
  );
}

function Results({ results }: { readonly results: Board['latestResults'] }) {
  const { formatPercent } = useFormat();
  return (
    <ul className={styles.list}>
      {results.map(({ id, student, exam, score, status }) => (
        <li key={id} className={styles.result}>
          <span className={styles.words}>
            <RecordLink resource="examResults" id={id}>
              {student.fullName}
            </RecordLink>
            {' · '}
            {exam.title}
          </span>
          <span>{formatPercent(score / 100)}</span>
          <ResultChip status={status} />
        </li>
      ))}
    </ul>
  );
}
