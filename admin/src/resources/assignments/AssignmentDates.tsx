import { useState } from 'react';
import { useDataProvider, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, ConfirmDialog, plusPath } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { useCampusTime } from '../../shared/fields/useCampusTime.ts';
import { useShowError } from '../../shared/form/useShowError.ts';
import type { AssignmentRecord } from './assignment-form.ts';
import styles from './AssignmentParts.module.css';
import type { DatesRecord } from './assignments.binding.ts';
import { DatesDialog } from './DatesDialog.tsx';

/** When each group hands the assignment in. */
export function AssignmentDates({ assignment }: { readonly assignment: AssignmentRecord }) {
  const t = useT();
  const may = useMay();
  const [open, setOpen] = useState<DatesRecord | 'new'>();
  const { dates } = assignment;
  const editable = may('setDates', 'assignments');
  return (
    <Card
      title={t('resources.assignments.fields.dates')}
      actions={
        editable && (
          <Button size="small" icon={plusPath} onClick={() => setOpen('new')}>
            {t('resources.assignments.addDates')}
          </Button>
        )
      }
    >
      {dates.length === 0 ? (
        <p>{t('resources.assignments.noDates')}</p>
      ) : (
        <ul className={styles.rows}>
          {dates.map((each) => (
            <DatesRow
              key={each.id}
              dates={each}
              {...(editable ? { onChange: () => setOpen(each) } : {})}
            />
          ))}
        </ul>
      )}
      {open && (
        <DatesDialog
          assignmentId={assignment.id}
          {...(open === 'new' ? {} : { dates: open })}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}

interface DatesRowProps {
  readonly dates: DatesRecord;
  readonly onChange?: () => void;
}

function DatesRow({ dates, onChange }: DatesRowProps) {
  const t = useT();
  const { timeThere, zoneName } = useCampusTime();
  const [asking, setAsking] = useState(false);
  const { working, remove } = useRemoveDates(dates, () => setAsking(false));
  const shown = (moment: string | null) => (moment === null ? '–' : timeThere(moment, dates.zone));
  const group = dates.group.name;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RecordLink resource="groups" id={dates.group.id}>
          {group}
        </RecordLink>
        <div className={styles.quiet}>
          {t('fields.opensAt')}: {shown(dates.opensAt)} · {t('fields.dueAt')}: {shown(dates.dueAt)}{' '}
          ({zoneName(dates.zone)})
        </div>
      </div>
      {onChange && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('common.edit')}: ${group}`}
            onClick={onChange}
          >
            {t('common.edit')}
          </Button>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('common.remove')}: ${group}`}
            onClick={() => setAsking(true)}
          >
            {t('common.remove')}
          </Button>
        </>
      )}
      {asking && (
        <ConfirmDialog
          title={t('resources.assignments.removeDates', { group })}
          message={t('resources.assignments.removeDatesBody')}
          confirmLabel={t('common.remove')}
          danger
          loading={working}
          onConfirm={() => void remove()}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

function useRemoveDates(dates: DatesRecord, onOver: () => void) {
  const dataProvider = useDataProvider();
  const refresh = useRefresh();
  const showError = useShowError();
  const [working, setWorking] = useState(false);

  async function remove() {
    setWorking(true);
    try {
      await dataProvider.delete('assignmentDates', { id: dates.id, previousData: dates });
    } catch (error) {
      showError(error);
    }
    setWorking(false);
    onOver();
    refresh();
  }

  return { working, remove };
}
