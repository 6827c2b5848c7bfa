import { useState } from 'react';
import { required, TextInput, useDataProvider, useNotify, useRefresh } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import type { AssignmentRecord } from './assignment-form.ts';
import type { DatesRecord } from './assignments.binding.ts';
import { localMoment } from './local-moment.ts';

export interface DatesDialogProps {
  readonly assignmentId: string;
  /** The dates that are changed; without them those of another group are set. */
  readonly dates?: DatesRecord;
  readonly onClose: () => void;
}

interface DatesForm {
  readonly groupId: string;
  readonly opensAt?: string | null;
  readonly dueAt?: string | null;
}

/** Sets when a group hands the assignment in, under the version that was seen. */
export function DatesDialog({ assignmentId, dates, onClose }: DatesDialogProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const dataProvider = useDataProvider();
  const [start] = useState(() => startOf(dates));
  const [seen, setSeen] = useState(dates);
  const [conflict, setConflict] = useState(false);

  async function save({ groupId = '', opensAt, dueAt }: Partial<DatesForm>) {
    const version = seen && seen.groupId === groupId ? seen.version : null;
    const data = { assignmentId, groupId, opensAt: opensAt || null, dueAt: dueAt || null, version };
    try {
      const answer = await dataProvider.create<DatesRecord>('assignmentDates', { data });
      notify('resources.assignments.datesSaved', {
        type: 'success',
        messageArgs: { group: answer.data.group.name },
      });
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      const now = await dataProvider.getOne<AssignmentRecord>('assignments', { id: assignmentId });
      setSeen(now.data.dates.find((each) => each.groupId === groupId));
      setConflict(true);
      return;
    }
    refresh();
    onClose();
  }

  return (
    <DialogForm<DatesForm>
      title={
        dates
          ? t('resources.assignments.changeDates', { group: dates.group.name })
          : t('resources.assignments.addDates')
      }
      resource="assignments"
      start={start}
      onSave={save}
      onClose={onClose}
    >
      {conflict && <Alert severity="warning">{t('resources.assignments.datesConflict')}</Alert>}
      {!dates && <ReferenceChoice source="groupId" reference="groups" validate={required()} />}
      <p>{t('resources.assignments.datesHint')}</p>
      <TextInput source="opensAt" type="datetime-local" {...asTyped} />
      <TextInput source="dueAt" type="datetime-local" {...asTyped} />
    </DialogForm>
  );
}

const startOf = (dates: DatesRecord | undefined) =>
  dates
    ? {
        ...dates,
        opensAt: localMoment(dates.opensAt, dates.zone),
        dueAt: localMoment(dates.dueAt, dates.zone),
      }
    : {};

/** A time of the campus: no zone of the browser's is added. */
const asTyped = {
  slotProps: { inputLabel: { shrink: true }, htmlInput: { step: 1 } },
  parse: (typed: string) => typed,
};
