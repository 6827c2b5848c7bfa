import { useGetMany } from 'react-admin';
import { isLocaleCode, localeOf, type MessageId } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';

/** By field: the words for values that are kept as codes. */
export type ValueNames = Readonly<Record<string, Readonly<Record<string, MessageId>>>>;

export interface ConflictValueProps {
  readonly field: string;
  /** A list or a part only "changed": it is seen in the form. */
  readonly value: unknown;
  readonly names: Readonly<Record<string, MessageId>> | undefined;
}

/** Fields that hold the id of another record, which people know by its name. */
const references: Readonly<Record<string, string>> = {
  regionId: 'regions',
  courseId: 'courses',
  attendanceSchemaId: 'attendanceSchemas',
};

const day = /^\d{4}-\d{2}-\d{2}$/;

/** A value of a form as people read it: the words for codes, names for ids, their own dates. */
export function ConflictValue({ field, value, names }: ConflictValueProps) {
  const t = useT();
  const { formatDate } = useFormat();
  if (value === null || value === undefined || value === '') return t('admin.common.empty');
  if (typeof value === 'boolean') return value ? t('common.yes') : t('common.no');
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string') return t('admin.common.conflictChanged');
  const reference = references[field];
  if (reference) return <ReferenceName reference={reference} id={value} />;
  const name = names?.[value];
  if (name) return t.dynamic(name);
  if (field === 'locale' && isLocaleCode(value)) return localeOf(value).label;
  return day.test(value) ? formatDate(value) : value;
}

interface ReferenceNameProps {
  readonly reference: string;
  readonly id: string;
}

function ReferenceName({ reference, id }: ReferenceNameProps) {
  const { data } = useGetMany<{ id: string; name: string }>(reference, { ids: [id] });
  return data?.find((record) => record.id === id)?.name ?? '…';
}
