import type { ReactNode } from 'react';
import type { RaRecord, TransformData } from 'react-admin';
import { Navigate, useParams } from 'react-router-dom';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { ButtonLink, type Crumb } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import type { ValueNames } from './ConflictValue.tsx';
import { DeleteRecordButton } from './DeleteRecordButton.tsx';
import { EditFrame } from './EditFrame.tsx';

export interface EditPageProps<Edited extends RaRecord> {
  readonly title: (record: Edited) => string;
  /** What is said when it is stored, with the record's `name`; "… is saved" unless told. */
  readonly done?: MessageId;
  /** The way to the record where it is not the list: a lesson's course. */
  readonly trail?: (record: Edited) => readonly Crumb[];
  readonly transform?: TransformData;
  /** Where deleting leads, for resources whose records can be deleted; without it to the list. */
  readonly afterDelete?: (record: Edited) => string;
  /** What stands in the way of deleting, shown where that is refused. */
  readonly obstacle?: (record: Edited) => ReactNode;
  /** The words for values that are kept as codes, for telling what somebody else changed. */
  readonly valueNames?: ValueNames;
  /** Offers the way to the record's history: where it is, seen from the record's page. */
  readonly history?: '?tab=history' | '/history';
  /** The sections of the form. */
  readonly children: (record: Edited) => ReactNode;
}

/** The page on which a record of a resource is changed, or deleted. */
export function EditPage<Edited extends RaRecord>(props: EditPageProps<Edited>) {
  const t = useT();
  const may = useMay();
  const { id = '' } = useParams();
  const { resource, name, plural, listPath } = useResourceTexts();
  const showPath = `/${resource}/${encodeURIComponent(id)}/show`;
  if (!may('edit', resource)) return <Navigate to={showPath} replace />;

  function page(body: ReactNode, record: Edited | undefined) {
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
        {body}
      </AdminPage>
    );
  }

  return (
    <EditFrame<Edited>
      done={props.done ?? 'admin.common.changed'}
      name={props.title}
      leaveTo={showPath}
      transform={props.transform}
      valueNames={props.valueNames}
      end={(edited) =>
        may('delete', resource, edited) && (
          <DeleteRecordButton
            name={props.title(edited)}
            leaveTo={props.afterDelete?.(edited) ?? listPath}
            obstacle={props.obstacle?.(edited)}
          />
        )
      }
      page={page}
    >
      {props.children}
    </EditFrame>
  );
}
