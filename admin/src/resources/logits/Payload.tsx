import { useT } from '@lampstand/i18n/react';
import { FoldedText } from '../../shared/history/FoldedText.tsx';
import styles from './Logits.module.css';

/** What an entry of the log holds besides its columns: JSON by its names, other texts as they are. */
export function Payload({ payload }: { readonly payload: string | null }) {
  const t = useT();
  if (payload === null) return t('common.none');
  const value = parsed(payload);
  return value === undefined ? (
    <pre className={styles.raw}>{payload}</pre>
  ) : (
    <Value value={value} />
  );
}

/** The value of a text of JSON; of one that was cut off, nothing. */
function parsed(payload: string): unknown {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
}

function Value({ value }: { readonly value: unknown }) {
  const t = useT();
  if (value === null || value === '') return t('admin.common.empty');
  if (typeof value === 'string') return <FoldedText text={value} />;
  if (typeof value !== 'object') return JSON.stringify(value);
  const entries = Object.entries(value ?? {});
  if (entries.length === 0) return t('admin.common.empty');
  return (
    <dl className={styles.payload}>
      {entries.map(([name, part]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Value value={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
