import { useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { AdminPage } from '../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../shared/page/NoAccessPage.tsx';
import { wholeRecord } from '../../shared/record/whole-record.ts';
import type { SubmissionRecord } from './assignment-submissions.binding.ts';
import type { GivenGrade } from './grade-form.ts';
import { SubmissionWork } from './SubmissionWork.tsx';
import { UndoBar } from './UndoBar.tsx';

/** One submission on a page of its own, for links from elsewhere. */
export function SubmissionShow() {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const [last, setLast] = useState<GivenGrade>();
  const mayRead = may('list', 'assignmentSubmissions');
  const { data } = useGetOne<SubmissionRecord>(
    'assignmentSubmissions',
    { id, ...wholeRecord },
    { enabled: mayRead },
  );
  if (!mayRead) return <NoAccessPage />;
  const list = {
    label: t('resources.assignmentSubmissions.plural'),
    to: '/assignmentSubmissions',
  };
  return (
    <AdminPage
      title={
        data
          ? `${data.student.fullName} · ${data.assignment.title}`
          : t('resources.assignmentSubmissions.name')
      }
      crumbs={[list]}
    >
      <Card>
        {last && <UndoBar grade={last} onUndone={() => setLast(undefined)} />}
        <SubmissionWork key={last?.version} id={id} onGraded={setLast} />
      </Card>
    </AdminPage>
  );
}
