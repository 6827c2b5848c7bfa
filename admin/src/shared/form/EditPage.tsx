import { useState, type ReactNode } from 'react';
import { EditBase, useEditContext, type RaRecord, type TransformData } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, DataState, type Crumb } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { isVersionConflict } from '../../data/to-ra-error.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { wholeRecord } from '../record/whole-record.ts';
import { ConflictPanel } from './ConflictPanel.tsx';
import type { ValueNames } from './ConflictValue.tsx';
import { DeleteRecordButton } from './DeleteRecordButton.tsx';
import { RecordForm } from './RecordForm.tsx';
import { useLeaveWhenSaved } from './useLeaveWhenSaved.ts';
import { useShowError } from './useShowError.ts';

export interface EditPageProps<Edited extends RaRecord> {
  readonly title: (record: Edited) => string;
  /** What is said when it is stored, with the record's `name`; "… is saved" unless told. */
  readonly done?: MessageId;
  /** The way to the record where it is not the list: a lesson's course. */
  readonly trail?: (record: Edited) => readonly Crumb[];
  readonly transform?: TransformData;
  /** Where deleting leads, for resources whose records can be deleted; without it to the list. */
  readonly afterDelete?: (record: Edited) => string;
  /** The words for values that are kept as codes, for telling what somebody else changed. */
  readonly valueNames?: ValueNames;
  /** Offers the way to the record's history: where it is, seen from the record's page. */
  readonly history?: '?tab=history' | '/history';
  /** The sections of the form. */
  readonly children: (record: Edited) => ReactNode;
}

/**
 * The form of a stored record. The server confirms before anything changes on the screen: a
 * refusal, a lost connection or somebody else's change leaves every entry where it is.
 */
export function EditPage<Edited extends RaRecord>(props: EditPageProps<Edited>) {
  const { resource } = useResourceTexts();
  const { id = '' } = useParams();
  const may = useMay();
  const showError = useShowError();
  const [conflicts, setConflicts] = useState(0);
  const showPath = `/${resource}/${encodeURIComponent(id)}/show`;
  const { saved, onSuccess } = useLeaveWhenSaved<Edited>(
    props.done ?? 'admin.common.changed',
    props.title,
    () => showPath,
  );
  const onError = (error: unknown) => {
    if (isVersionConflict(error)) setConflicts((count) => count + 1);
    else showError(error);
  };
  if (!may('edit', resource)) return <Navigate to={showPath} replace />;
  return (
    <EditBase
      resource={resource}
      disableAuthentication
      mutationMode="pessimistic"
      redirect={false}
      redirectOnError={false}
      queryOptions={{ ...wholeRecord, onError: () => undefined }}
      mutationOptions={{ ...wholeRecord, onSuccess, onError }}
      {...(props.transform ? { transform: props.transform } : {})}
    >
      <EditView
        {...props}
        showPath={showPath}
        saved={saved}
        conflicts={conflicts}
        onConflictOver={() => setConflicts(0)}
      />
    </EditBase>
  );
}

interface EditViewProps<Edited extends RaRecord> extends EditPageProps<Edited> {
  readonly showPath: string;
  readonly saved: boolean;
  readonly conflicts: number;
  readonly onConflictOver: () => void;
}

function EditView<Edited extends RaRecord>(props: EditViewProps<Edited>) {
  const { showPath, saved, conflicts } = props;
  const t = useT();
  const { record, isPending, error, refetch } = useEditContext<Edited>();
  const { resource, name, plural, listPath } = useResourceTexts();
  const may = useMay();
  // The server cuts lists by region; a link may still lead to a record of another one.
  if (record && !may('edit', resource, record)) return <Navigate to={showPath} replace />;
  const title = record ? props.title(record) : name;
  const trail = (record && props.trail?.(record)) ?? [{ label: plural, to: listPath }];
  return (
    <AdminPage
      title={t('admin.common.editTitle', { name: title })}
      actions={
        record &&
        props.history && (
          <ButtonLink variant="outlined" to={`${showPath}${props.history}`}>
            {t('admin.history.title')}
          </ButtonLink>
        )
      }
      crumbs={record ? [...trail, { label: title, to: showPath }] : trail}
    >
      <DataState
        loading={isPending}
        error={error}
        data={record}
        isEmpty={() => false}
        onRetry={() => void refetch()}
      >
        {(edited) => (
          <RecordForm
            cancelTo={showPath}
            saved={saved}
            end={
              may('delete', resource, edited) && (
                <DeleteRecordButton
                  name={title}
                  leaveTo={props.afterDelete?.(edited) ?? listPath}
                />
              )
            }
          >
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
      </DataState>
    </AdminPage>
  );
}
