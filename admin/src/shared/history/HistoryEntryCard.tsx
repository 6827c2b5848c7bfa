import type { MessageId } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button } from '@lampstand/ui';
import { useResourceTexts } from '../page/useResourceTexts.ts';
import { actionWords } from './history-actions.ts';
import { HistoryValue } from './HistoryValue.tsx';
import type { HistoryEntry } from './record-history.binding.ts';
import styles from './RecordHistory.module.css';
import type { HistoryNames } from './told-value.ts';

export interface HistoryEntryCardProps {
  readonly entry: HistoryEntry;
  readonly names: HistoryNames;
  readonly onRestore: () => void;
}

/** One thing that happened: what, when and by whom, and each field before and after. */
export function HistoryEntryCard({ entry, names, onRestore }: HistoryEntryCardProps) {
  const t = useT();
  const { label } = useResourceTexts();
  const { formatDateTime } = useFormat();
  const { byName, throughName, changes, restoredFromAt } = entry;
  const name = byName ?? t('admin.history.system');
  const who = throughName ? t('admin.history.through', { staff: throughName, name }) : name;
  const action: MessageId = actionWords(entry.action);
  return (
    <li className={styles.entry}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.action}>{t.dynamic(action)}</h3>
          <p className={styles.facts}>
            <time dateTime={entry.at}>{formatDateTime(entry.at)}</time> · {who}
          </p>
          {restoredFromAt && (
            <p className={styles.facts}>
              {t('admin.history.restored', { moment: formatDateTime(restoredFromAt) })}
            </p>
          )}
        </div>
        {changes.some(({ restorable }) => restorable) && (
          <Button variant="outlined" size="small" onClick={onRestore}>
            {t('admin.history.restore')}
          </Button>
        )}
      </div>
      {changes.length > 0 && (
        <div>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{t('admin.common.conflictField')}</th>
                <th scope="col">{t('admin.history.before')}</th>
                <th scope="col">{t('admin.history.after')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after, kept }) => (
                <tr key={field}>
                  <th scope="row">
                    {label(field)}{' '}
                    {kept && <span className={styles.kept}>{t('admin.history.kept')}</span>}
                  </th>
                  <td>
                    <HistoryValue field={field} value={before} names={names} />
                  </td>
                  <td>
                    <HistoryValue field={field} value={after} names={names} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </li>
  );
}
