import { useGetMany } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { FoldedText } from './FoldedText.tsx';
import styles from './RecordHistory.module.css';
import { told, type HistoryNames, type Told } from './told-value.ts';

export interface HistoryValueProps {
  readonly field: string;
  /** JSON as the history has it; null is nothing. */
  readonly value: string | null;
  readonly names: HistoryNames;
}

/** A value as people read it: words for codes, names for ids, rich text as text. */
export function HistoryValue({ field, value, names }: HistoryValueProps) {
  const t = useT();
  const parsed: unknown = value === null ? null : JSON.parse(value);
  return <ToldValue told={told(field, parsed, { t, names })} />;
}

function ToldValue({ told: value }: { readonly told: Told }) {
  const { formatDate } = useFormat();
  if (value.kind === 'day') return formatDate(value.day);
  if (value.kind === 'text') return <FoldedText text={value.text} />;
  if (value.kind === 'records') return <RecordNames reference={value.reference} ids={value.ids} />;
  return (
    <ul className={styles.lines}>
      {value.lines.map((line, at) => (
        // The order is the value's own, and lines may repeat.
        // eslint-disable-next-line react/no-array-index-key -- a value never changes its lines
        <li key={at}>
          <ToldValue told={line} />
        </li>
      ))}
    </ul>
  );
}

interface RecordNamesProps {
  readonly reference: string;
  readonly ids: readonly string[];
}

interface Named {
  readonly id: string;
  readonly name?: string;
  readonly fullName?: string;
  readonly title?: string;
}

/** Names of records; of one that is gone or not for these eyes, that. */
function RecordNames({ reference, ids }: RecordNamesProps) {
  const t = useT();
  const { data, isPending } = useGetMany<Named>(reference, { ids: [...ids] });
  if (isPending) return '…';
  const found = new Map((data ?? []).flatMap((each) => (each ? [[each.id, each] as const] : [])));
  const names = ids.map((id) => {
    const record = found.get(id);
    return record?.fullName ?? record?.name ?? record?.title;
  });
  return names.map((name) => name ?? t('admin.history.gone')).join(', ');
}
