import { useDeferredValue, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Card, DataState, EmptyState } from '@lampstand/ui';
import { Pager } from '../../../shared/tables/Pager.tsx';
import { PrintAllButton } from '../../../shared/tables/PrintAllButton.tsx';
import { pagesOf, readPage, sortedBy } from '../../../shared/tables/table-view.rules.ts';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import type { BookView } from './book-view.ts';
import { ExportBook } from './ExportBook.tsx';
import styles from './GradeBook.module.css';
import { GradeBookTable } from './GradeBookTable.tsx';
import { GradeBookDocument } from '../Grades.generated.ts';

export interface BookOfGroupProps {
  readonly groupId: string;
  readonly courseId: string;
  /** Of the exported file, without its ending. */
  readonly fileName: string;
  readonly view: BookView;
  readonly onView: (changes: Partial<BookView>) => void;
}

/** One group's book: sorted, page by page, as a file and on paper. */
export function BookOfGroup(props: BookOfGroupProps) {
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
  const screen = useScreenQuery(GradeBookDocument, {
    variables: { ...asked, page: readPage(view.page, whole) },
  });
  const nobody = q === '' ? t('work.book.noStudents') : t('work.book.noneFound', { text: q });
  return (
    <DataState
      {...screen}
      isEmpty={({ gradeBook }) => gradeBook.total === 0}
      empty={<EmptyState title={nobody} />}
    >
      {({ gradeBook }) => (
        <>
          <div className={styles.actions} data-print="hide">
            <ExportBook asked={asked} fileName={props.fileName} />
            <PrintAllButton pages={pagesOf(gradeBook.total)} whole={whole} onWhole={setWhole} />
          </div>
          <Card flush>
            <GradeBookTable
              book={gradeBook}
              groupId={groupId}
              view={view}
              onSort={(field) => onView(sortedBy(view, field))}
            />
          </Card>
          <Pager
            label={t('work.book.title')}
            page={view.page}
            pages={pagesOf(gradeBook.total)}
            onPage={(page) => onView({ page })}
          />
        </>
      )}
    </DataState>
  );
}
