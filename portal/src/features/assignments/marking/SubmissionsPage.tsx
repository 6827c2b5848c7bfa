import { useDeferredValue, useState } from 'react';
import { useQuery } from '@apollo/client/react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import {
  Button,
  DataState,
  EmptyState,
  Page,
  PageHeading,
  SelectField,
  TextField,
} from '@lampstand/ui';
import { courseGradesPath, coursesPath } from '../../../shared/student-paths.ts';
import { useScreenQuery } from '../../../shared/useScreenQuery.ts';
import { ReopenDialog } from './ReopenDialog.tsx';
import {
  AssignmentSubmissionsDocument,
  GradedAssignmentDocument,
} from './Submissions.generated.ts';
import styles from './Submissions.module.css';
import { addressOf, viewOf, type SubmissionsView } from './submissions-view.rules.ts';
import { SubmissionsDesk } from './SubmissionsDesk.tsx';

/** Submissions that are listed at once: a group is smaller. */
const PER_PAGE = 100;

/** /student/assignments/:_id/submissions: what the groups that one facilitates have handed in. */
export function SubmissionsPage() {
  const t = useT();
  const { _id = '' } = useParams();
  const [search, setSearch] = useSearchParams();
  const view = viewOf(search);
  const q = useDeferredValue(view.q.trim());
  const screen = useScreenQuery(AssignmentSubmissionsDocument, {
    variables: {
      filter: {
        assignmentId: _id,
        groupId: view.groupId ?? null,
        q: q || null,
        status: view.ungraded ? 'SUBMITTED' : null,
      },
      sort: { field: 'submittedAt', order: 'ASC' },
      page: { page: 1, perPage: PER_PAGE },
    },
  });
  const items = screen.data?.assignmentSubmissions.items ?? [];
  // Of what one does not grade nothing is told, and the list below is empty.
  const { data } = useQuery(GradedAssignmentDocument, { variables: { _id } });
  const assignment = data?.gradedAssignment;
  const [reopening, setReopening] = useState(false);
  const show = (changes: Partial<SubmissionsView>) =>
    setSearch(addressOf({ ...view, ...changes }), { replace: true });
  const narrowed = q !== '' || view.ungraded;
  return (
    <Page>
      <PageHeading
        title={assignment?.title ?? t('shell.assignmentSubmissions')}
        breadcrumbs={[
          { label: t('shell.courses'), to: coursesPath },
          ...(assignment ? [courseCrumb(assignment.course)] : []),
        ]}
        actions={
          assignment && (
            <Button variant="outlined" onClick={() => setReopening(true)}>
              {t('work.marking.reopen')}
            </Button>
          )
        }
      />
      <div className={styles.filters}>
        {assignment && assignment.groups.length > 1 && (
          <SelectField
            label={t('common.group')}
            autoPickFirst
            options={[
              { value: '', label: t('common.all') },
              ...assignment.groups.map((group) => ({ value: group._id, label: group.name })),
            ]}
            value={view.groupId ?? ''}
            onChange={({ target }) => show({ groupId: target.value || undefined })}
          />
        )}
        <TextField
          type="search"
          label={t('work.book.search')}
          value={view.q}
          onChange={({ target }) => show({ q: target.value })}
        />
        <SelectField
          label={t('common.status')}
          autoPickFirst
          options={[
            { value: '', label: t('common.all') },
            { value: '1', label: t('work.overview.marking') },
          ]}
          value={view.ungraded ? '1' : ''}
          onChange={({ target }) => show({ ungraded: target.value === '1' })}
        />
      </div>
      <DataState
        {...screen}
        isEmpty={({ assignmentSubmissions }) =>
          assignmentSubmissions.total === 0 && view.open === undefined
        }
        empty={
          <EmptyState
            title={narrowed ? t('work.overview.noneFound') : t('work.marking.nothingYet')}
          />
        }
      >
        {() => <SubmissionsDesk items={items} open={view.open} onOpen={(open) => show({ open })} />}
      </DataState>
      {reopening && assignment && (
        <ReopenDialog
          assignment={assignment}
          groupId={view.groupId}
          onClose={() => setReopening(false)}
        />
      )}
    </Page>
  );
}

const courseCrumb = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({
  label: name,
  to: courseGradesPath(_id),
});
