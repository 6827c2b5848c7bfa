import { useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import { Button, loadWithRetry, toast } from '@lampstand/ui';
import { errorText } from '../../../shared/error-text.ts';
import { bookTable } from './book-table.rules.ts';
import { GradeBookDocument, type GradeBookQueryVariables } from '../Grades.generated.ts';

/** Students that one request brings. */
const PER_REQUEST = 500;

export interface ExportBookProps {
  /** What the table asks for, without its page. */
  readonly asked: Omit<GradeBookQueryVariables, 'page'>;
  readonly fileName: string;
}

/** Everybody of the group in one file, a column for each exam and assignment. */
export function ExportBook({ asked, fileName }: ExportBookProps) {
  const t = useT();
  const client = useApolloClient();
  const [busy, setBusy] = useState(false);

  const pageOf = async (page: number) => {
    const { data } = await client.query({
      query: GradeBookDocument,
      variables: { ...asked, page: { page, perPage: PER_REQUEST } },
      fetchPolicy: 'no-cache',
    });
    return data.gradeBook;
  };

  const exportAll = async () => {
    setBusy(true);
    try {
      const first = await pageOf(1);
      const items = [...first.items];
      for (let page = 2; (page - 1) * PER_REQUEST < first.total; page += 1) {
        items.push(...(await pageOf(page)).items);
      }
      const heads = [t('work.book.student'), t('work.grades.courseGrade'), t('work.grades.letter')];
      const { downloadCsv } = await loadWithRetry(
        () => import('../../../shared/tables/download-csv.ts'),
      );
      downloadCsv(bookTable({ ...first, items }, heads), `${fileName}.csv`);
    } catch (error) {
      toast.error(errorText(error, t));
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="outlined" size="small" loading={busy} onClick={() => void exportAll()}>
      {t('work.book.exportCsv')}
    </Button>
  );
}
