import { useState } from 'react';
import { ListBase, useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState, SelectField } from '@lampstand/ui';
import styles from './GroupProgress.module.css';
import { ProgressTable } from './ProgressTable.tsx';

export interface GroupProgressProps {
  readonly group: { readonly id: string; readonly name: string };
}

/** What is needed of the group's board: it is there also for those who may not list courses. */
interface Board {
  readonly id: string;
  readonly courses: readonly {
    readonly id: string;
    readonly code: string;
    readonly name: string;
  }[];
}

/** Who of a group has seen what of one of its courses. */
export function GroupProgress({ group }: GroupProgressProps) {
  const t = useT();
  const [chosen, setChosen] = useState('');
  const { data, isPending, error, refetch } = useGetList<Board>('groupBoards', {
    filter: { ids: [group.id] },
  });
  const courses = data?.[0]?.courses;
  return (
    <Card title={t('resources.groups.progress')} flush>
      <DataState
        loading={isPending}
        error={error}
        data={courses}
        isEmpty={(shown) => shown.length === 0}
        empty={<EmptyState title={t('authoring.progress.noCourses')} />}
        onRetry={() => void refetch()}
      >
        {(shown) => {
          const course = shown.find(({ id }) => id === chosen) ?? shown[0];
          return (
            <>
              <SelectField
                className={styles.course}
                label={t('authoring.progress.course')}
                autoPickFirst
                options={shown.map(({ id, code, name }) => ({
                  value: id,
                  label: `${code} · ${name}`,
                }))}
                value={course?.id ?? ''}
                onChange={(event) => setChosen(event.target.value)}
              />
              {course && (
                <ListBase
                  key={course.id}
                  resource="groupProgress"
                  filter={{ groupId: group.id, courseId: course.id }}
                  sort={{ field: 'name', order: 'ASC' }}
                  perPage={25}
                  disableAuthentication
                  disableSyncWithLocation
                  storeKey={false}
                  queryOptions={{ onError: () => undefined }}
                >
                  <ProgressTable group={group} course={course} />
                </ListBase>
              )}
            </>
          );
        }}
      </DataState>
    </Card>
  );
}
