import { useT } from '@lampstand/i18n/react';
import { Alert, DataState } from '@lampstand/ui';
import styles from './ExamWindows.module.css';
import { useExamGroups } from './useExamGroups.ts';

export interface GroupChoicesProps {
  readonly courseId: string;
  /** Groups that have a window already. */
  readonly taken: readonly string[];
  readonly chosen: readonly string[];
  readonly onChange: (groupIds: readonly string[]) => void;
}

/** The groups for which windows are set; several at once. */
export function GroupChoices({ courseId, taken, chosen, onChange }: GroupChoicesProps) {
  const t = useT();
  const { data, isPending, error, refetch } = useExamGroups(courseId);
  const free = data?.filter(({ id }) => !taken.includes(id));
  const toggle = (id: string) =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  return (
    <DataState
      loading={isPending}
      error={error}
      data={free}
      isEmpty={(groups) => groups.length === 0}
      empty={<Alert severity="info">{t('authoring.exam.noGroupsLeft')}</Alert>}
      onRetry={() => void refetch()}
    >
      {(groups) => (
        <fieldset className={styles.groups}>
          <legend>{t('resources.groups.plural')}</legend>
          {groups.map(({ id, name, region }) => (
            <label key={id} className={styles.group}>
              <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
              {`${name} · ${region.name}`}
            </label>
          ))}
        </fieldset>
      )}
    </DataState>
  );
}
