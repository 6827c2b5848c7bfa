import { useDeferredValue } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, EmptyState, printerPath } from '@lampstand/ui';
import { useScreenQuery } from '../../shared/useScreenQuery.ts';
import { ExportButton } from './ExportButton.tsx';
import styles from './GroupProgressPage.module.css';
import { pagesOf, perPage, sortedBy, type ProgressView } from './progress-view.rules.ts';
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
  const q = useDeferredValue(view.q.trim());
  const asked = {
    groupId,
    courseId,
    filter: q === '' ? null : { q },
    sort: { field: view.field, order: view.order },
  };
  const screen = useScreenQuery(GroupProgressDocument, {
    variables: { ...asked, page: { page: view.page, perPage } },
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
            <Button
              variant="outlined"
              size="small"
              icon={printerPath}
              onClick={() => window.print()}
            >
              {t('common.print')}
            </Button>
          </div>
          <Card flush>
            <ProgressTable
              progress={groupProgress}
              view={view}
              onSort={(field) => onView(sortedBy(view, field))}
            />
          </Card>
          <Pager
            page={view.page}
            pages={pagesOf(groupProgress.total)}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </DataState>
  );
}

interface PagerProps {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
}

function Pager({ page, pages, onPage }: PagerProps) {
  const t = useT();
  if (pages === 1 && page === 1) return null;
  return (
    <nav className={styles.pager} aria-label={t('learning.course.groupProgress')} data-print="hide">
      <Button
        variant="outlined"
        size="small"
        disabled={page === 1}
        onClick={() => onPage(Math.min(page - 1, pages))}
      >
        {t('common.previous')}
      </Button>
      <span>{t('common.page', { page, pages })}</span>
      <Button
        variant="outlined"
        size="small"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        {t('common.next')}
      </Button>
    </nav>
  );
}
