import { useState } from 'react';
import { required, useDataProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { DayInput } from '../../shared/inputs/DayInput.tsx';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { DialogForm } from '../../shared/form/DialogForm.tsx';
import { ReferenceChoice } from '../../shared/inputs/ReferenceChoice.tsx';
import type { OfferingRecord } from './course-actions.binding.ts';
import { TermInput, type TermChoice } from './TermInput.tsx';

export interface OfferingDialogProps {
  readonly courseId: string;
  /** The offering that is changed; without it the course is offered anew. */
  readonly offering?: OfferingRecord;
  /** Reads the offerings again. */
  readonly read: () => Promise<unknown>;
  readonly onClose: () => void;
}

interface OfferingForm {
  readonly groupId: string;
  readonly termId?: string | null;
  readonly startsOn: string;
  readonly endsOn: string;
}

/** Offers a course to a group, or changes when it runs there, under the version that was seen. */
export function OfferingDialog({ courseId, offering, read, onClose }: OfferingDialogProps) {
  const t = useT();
  const notify = useNotify();
  const { formatDate } = useFormat();
  const dataProvider = useDataProvider();
  const [start] = useState(() => ({ ...offering }));
  const [seen, setSeen] = useState(offering);
  const [conflict, setConflict] = useState<string>();
  const days = ({ startsOn, endsOn }: Pick<OfferingForm, 'startsOn' | 'endsOn'>) => ({
    start: formatDate(startsOn),
    end: formatDate(endsOn),
  });

  async function save({ groupId, termId, startsOn, endsOn }: Partial<OfferingForm>) {
    const version = seen && seen.groupId === groupId ? seen.version : null;
    const data = { courseId, groupId, termId: termId || null, startsOn, endsOn, version };
    try {
      const answer = await dataProvider.create<OfferingRecord>('courseOfferings', { data });
      const { group } = answer.data;
      notify('authoring.course.offerSaved', {
        type: 'success',
        messageArgs: { group: group.name, ...days(answer.data) },
      });
    } catch (error) {
      if (!isVersionConflict(error)) throw error;
      const now = await dataProvider.getList<OfferingRecord>('courseOfferings', {
        filter: { courseId },
      });
      const stored = now.data.find((each) => each.groupId === groupId);
      setSeen(stored);
      if (!stored) setConflict(t('authoring.course.offerGone'));
      else if (version === null) setConflict(t('authoring.course.offerThere', days(stored)));
      else setConflict(t('authoring.course.offerConflict', days(stored)));
      return;
    }
    await read();
    onClose();
  }

  return (
    <DialogForm<OfferingForm>
      title={
        offering
          ? t('authoring.course.offerChange', { group: offering.group.name })
          : t('authoring.course.offer')
      }
      resource="courses"
      start={start}
      onSave={save}
      onClose={onClose}
    >
      {conflict !== undefined && <Alert severity="warning">{conflict}</Alert>}
      {!offering && <ReferenceChoice source="groupId" reference="groups" validate={required()} />}
      <Days />
    </DialogForm>
  );
}

/** A term brings its days along, where none are typed yet. */
function Days() {
  const { getValues, setValue } = useFormContext<OfferingForm>();
  const takeDays = (term: TermChoice) => {
    for (const field of ['startsOn', 'endsOn'] as const) {
      if (!getValues(field)) setValue(field, term[field], { shouldDirty: true });
    }
  };
  return (
    <>
      <TermInput onTerm={takeDays} />
      <DayInput source="startsOn" validate={required()} />
      <DayInput source="endsOn" validate={required()} />
    </>
  );
}
