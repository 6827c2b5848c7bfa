import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { Card } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { AdminPage } from '../../shared/page/AdminPage.tsx';
import { NoAccessPage } from '../../shared/page/NoAccessPage.tsx';
import type { GivenGrade } from './grade-form.ts';
import { SubmissionWork } from './SubmissionWork.tsx';
import { UndoBar } from './UndoBar.tsx';

/** One submission on a page of its own, for links from elsewhere. */
export function SubmissionShow() {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const [last, setLast] = useState<GivenGrade>();
  if (!may('list', 'assignmentSubmissions')) return <NoAccessPage />;
  const list = {
    label: t('resources.assignmentSubmissions.plural'),
    to: '/assignmentSubmissions',
  };
  return (
    <AdminPage title={t('resources.assignmentSubmissions.name')} crumbs={[list]}>
      <Card>
        {last && <UndoBar grade={last} onUndone={() => setLast(undefined)} />}
        <SubmissionWork key={last?.version} id={id} onGraded={setLast} />
      </Card>
    </AdminPage>
  );
}
