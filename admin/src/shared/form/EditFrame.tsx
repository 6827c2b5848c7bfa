import { useState, type ReactNode } from 'react';
import { EditBase, useEditContext, type RaRecord, type TransformData } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { DataState } from '@lampstand/ui';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { wholeRecord } from '../record/whole-record.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { ValueNames } from './ConflictValue.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useLeaveWhenSaved } from './useLeaveWhenSaved.ts';
import { useShowError } from './useShowError.ts';

export interface EditFrameProps<Edited extends RaRecord> {
  /** Of the address, unless told. */
  readonly id?: string;
  /** What is said when it is stored, with the record's `name`. */
  readonly done: MessageId;
  readonly name: (record: Edited) => string;
  /** Where saving and cancelling lead. */
  readonly leaveTo: string;
  readonly transform?: TransformData | undefined;
  /** The words for values that are kept as codes, for telling what somebody else changed. */
  readonly valueNames?: ValueNames | undefined;
  /** What stands at the end of the form's actions. */
  readonly end?: (record: Edited) => ReactNode;
  /** Puts the page around its body; without the record while it is loaded. */
  readonly page: (body: ReactNode, record: Edited | undefined) => ReactNode;
  /** The sections of the form. */
  readonly children: (record: Edited) => ReactNode;
}

/**
 * The life of a form of a stored record. The server confirms before anything changes on the screen:
 * a refusal, a lost connection or somebody else's change leaves every entry where it is.
 */
export function EditFrame<Edited extends RaRecord>(props: EditFrameProps<Edited>) {
  const { id, done, name, leaveTo, transform } = props;
  const showError = useShowError();
  const [conflicts, setConflicts] = useState(0);
  const { saved, onSuccess } = useLeaveWhenSaved<Edited>(done, name, () => leaveTo);
  const onError = (error: unknown) => {
    if (isVersionConflict(error)) setConflicts((count) => count + 1);
    else showError(error);
  };
  return (
    <EditBase
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={{ ...wholeRecord, onError: () => undefined }}
      mutationOptions={{ ...wholeRecord, onSuccess, onError }}
      {...(id === undefined ? {} : { id })}
      {...(transform ? { transform } : {})}
    >
      <FramedForm
        {...props}
        saved={saved}
        conflicts={conflicts}
        onConflictOver={() => setConflicts(0)}
      />
    </EditBase>
  );
}

interface FramedFormProps<Edited extends RaRecord> extends EditFrameProps<Edited> {
  readonly saved: boolean;
  readonly conflicts: number;
  readonly onConflictOver: () => void;
}

function FramedForm<Edited extends RaRecord>(props: FramedFormProps<Edited>) {
  const { conflicts, leaveTo, page, saved } = props;
  const { record, isPending, error, refetch } = useEditContext<Edited>();
  return page(
    <DataState
      loading={isPending}
      error={error}
      data={record}
      isEmpty={() => false}
      onRetry={() => void refetch()}
    >
      {(edited) => (
        <RecordForm cancelTo={leaveTo} saved={saved} end={props.end?.(edited)}>
          {conflicts > 0 && (
            <ConflictPanel
              key={conflicts}
              valueNames={props.valueNames}
              onTaken={props.onConflictOver}
            />
          )}
          {props.children(edited)}
        </RecordForm>
      )}
    </DataState>,
    record,
  );
}
