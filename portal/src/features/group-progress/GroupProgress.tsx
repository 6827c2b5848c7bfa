import { useDeferredValue, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState } from '@lampstand/ui';
import { Pager } from '../../shared/tables/Pager.tsx';
import { PrintAllButton } from '../../shared/tables/PrintAllButton.tsx';
import { pagesOf, readPage, sortedBy } from '../../shared/tables/table-view.rules.ts';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './GroupProgressPage.module.css';
import type { ProgressView } from './progress-fields.ts';
import { ProgressTable } from './ProgressTable.tsx';
import { GroupProgressDocument } from './ProgressTable.generated.ts';

export interface GroupProgressProps {
  readonly groupId: string;
  readonly courseId: string;
  /** Of the exported file, without its ending. */
  readonly fileName: string;
  readonly view: ProgressView;
  readonly onView: (changes: Partial<ProgressView>) => void;
}

/** The students of one group with their progress: sorted, page by page, as a file and on paper. */
export function GroupProgress(props: GroupProgressProps) {
  const { groupId, courseId, view, onView } = props;
  const t = useT();
  const [whole, setWhole] = useState(false);
  const q = useDeferredValue(view.q.trim());
  const asked = {
    groupId,
    courseId,
    filter: q === '' ? null : { q },
    sort: { field: view.field, order: view.order },
  };
  const screen = useScreenQuery(GroupProgressDocument, {
    variables: { ...asked, page: readPage(view.page, whole) },
  });
  const nobody =
    q === '' ? t('learning.course.noStudents') : t('learning.course.noneFound', { text: q });
  return (
    <DataState
      {...screen}
      isEmpty={({ groupProgress }) => groupProgress.total === 0}
      empty={<EmptyState title={nobody} />}
    >
      {({ groupProgress }) => (
        <>
          <div className={styles.actions} data-print="hide">
            <ExportButton asked={asked} fileName={props.fileName} />
            <PrintAllButton pages={pagesOf(groupProgress.total)} whole={whole} onWhole={setWhole} />
          </div>
          <Card flush>
            <ProgressTable
              progress={groupProgress}
              view={view}
              onSort={(field) => onView(sortedBy(view, field))}
            />
          </Card>
          <Pager
            label={t('learning.course.groupProgress')}
            page={view.page}
            pages={pagesOf(groupProgress.total)}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </DataState>
  );
}
