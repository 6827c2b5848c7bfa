import { useParams, useSearchParams } from 'react-router-dom';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert, DataState, EmptyState, Page, PageHeading, SelectField } from '@lampstand/ui';
import { coursePath } from '../../shared/student-paths.ts';
import { ExamRoom } from './ExamRoom.tsx';
import styles from './ExamRoom.module.css';
import { useExamRoom } from './useExamRoom.ts';

/** /student/exams/:_id/room: a group while it sits an exam, for those who facilitate it. */
export function ExamRoomPage() {
  const t = useT();
  const { formatDate } = useFormat();
  const { _id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const { room, loading, error, stale, read } = useExamRoom(_id, search.get('group'));
  const heading = (
    <PageHeading
      title={room ? `${t('work.room.title')}: ${room.exam.title}` : t('work.room.title')}
      breadcrumbs={
        room ? [{ label: room.course.name, to: coursePath(room.course._id) }] : undefined
      }
    />
  );
  return (
    <Page>
      <DataState
        data={room}
        loading={loading}
        error={error}
        heading={heading}
        isEmpty={({ rows }) => rows.length === 0}
        empty={<EmptyState title={t('work.room.noStudents')} />}
        onRetry={() => void read()}
      >
        {(shown) => (
          <>
            <p className={styles.hint}>{t('work.room.hint')}</p>
            {shown.groups.length > 1 && (
              <div className={styles.group}>
                <SelectField
                  label={t('common.group')}
                  autoPickFirst
                  options={shown.groups.map((group) => ({ value: group._id, label: group.name }))}
                  value={shown.group._id}
                  onChange={({ target }) => setSearch({ group: target.value }, { replace: true })}
                />
              </div>
            )}
            {stale && (
              <Alert severity="warning">
                {t('work.room.stale', {
                  time: formatDate(shown.serverNow, { timeStyle: 'medium' }),
                })}
              </Alert>
            )}
            <ExamRoom room={shown} read={read} />
          </>
        )}
      </DataState>
    </Page>
  );
}
