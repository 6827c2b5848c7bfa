import type { ReactNode } from 'react';
import { CreateBase, type RaRecord, type TransformData } from 'react-admin';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import type { Crumb } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { AdminPage } from '../page/AdminPage.tsx';
import { NoAccessPage } from '../page/NoAccessPage.tsx';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { RecordForm } from './RecordForm.tsx';
import { useLeaveWhenSaved } from './useLeaveWhenSaved.ts';
import { useShowError } from './useShowError.ts';

export interface CreatePageProps<Created extends RaRecord> {
  readonly nameOf: (record: Created) => string;
  /** The heading; "Add: …" unless told. */
  readonly title?: string;
  /** What is said when it is stored, with the record's `name`; "… is created" unless told. */
  readonly done?: MessageId;
  /** The way to the form where it is not the list: a new lesson's course. */
  readonly trail?: readonly Crumb[];
  readonly defaultValues?: Readonly<Record<string, unknown>>;
  readonly transform?: TransformData;
  /** Where Cancel leads; the list unless told. */
  readonly cancelTo?: string;
  /** Where saving leads; the record's page unless told. */
  readonly afterCreate?: (record: Created) => string;
  /** The sections of the form. */
  readonly children: ReactNode;
}

/** The form of a record that is not there yet. */
export function CreatePage<Created extends RaRecord>(props: CreatePageProps<Created>) {
  const { trail, defaultValues, transform, children } = props;
  const t = useT();
  const { resource, name, plural, listPath } = useResourceTexts();
  const may = useMay();
  const onError = useShowError();
  const { saved, onSuccess } = useLeaveWhenSaved<Created>(
    props.done ?? 'admin.common.created',
    props.nameOf,
    (record) => props.afterCreate?.(record) ?? `/${resource}/${encodeURIComponent(record.id)}/show`,
  );
  if (!may('create', resource)) return <NoAccessPage />;
  return (
    <CreateBase
      resource={resource}
      disableAuthentication
      redirect={false}
      mutationOptions={{ onSuccess, onError }}
      {...(transform ? { transform } : {})}
    >
      <AdminPage
        title={props.title ?? t('admin.common.addTitle', { name })}
        crumbs={trail ?? [{ label: plural, to: listPath }]}
      >
        <RecordForm
          cancelTo={props.cancelTo ?? listPath}
          saved={saved}
          {...(defaultValues ? { defaultValues } : {})}
        >
          {children}
        </RecordForm>
      </AdminPage>
    </CreateBase>
  );
}
