import { useWatch } from 'react-hook-form';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { useCampusTime } from '../../../shared/fields/useCampusTime.ts';
import styles from './ExamWindows.module.css';
import { useExamGroups } from './useExamGroups.ts';
import type { WindowTimes } from './window.rules.ts';

export interface WindowPreviewProps {
  readonly courseId: string;
  readonly groupIds: readonly string[];
}

/** What the typed times are for each group: the same hours, each on the clock of its own campus. */
export function WindowPreview({ courseId, groupIds }: WindowPreviewProps) {
  const t = useT();
  const { formatDateTime } = useFormat();
  const { zoneName } = useCampusTime();
  const { data = [] } = useExamGroups(courseId);
  const times: WindowTimes = useWatch();
  const time = (typed: string | null | undefined) =>
    // Typed without a zone, so it is shown as it was typed, whatever the reader's own clock says.
    typed
      ? formatDateTime(`${typed}:00Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' })
      : undefined;
  const span = [
    [t('fields.opensAt'), time(times.opensAt)],
    [t('fields.deadline'), time(times.deadline)],
    [t('resources.exams.fields.closesAt'), time(times.closesAt)],
  ].flatMap(([label, value]) => (value === undefined ? [] : [`${label}: ${value}`]));
  const groups = data.filter(({ id }) => groupIds.includes(id));
  if (groups.length === 0 || span.length === 0) return null;
  return (
    <Alert severity="info" title={t('authoring.exam.preview')}>
      <p>{span.join(' · ')}</p>
      <ul className={styles.preview}>
        {groups.map(({ id, name, region }) => (
          <li
            key={id}
          >{`${name} · ${t('authoring.exam.onClock', { zone: zoneName(region.timeZone) })}`}</li>
        ))}
      </ul>
    </Alert>
  );
}
