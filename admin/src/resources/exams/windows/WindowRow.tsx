import { useDataProvider, useNotify } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, StatusChip } from '@lampstand/ui';
import { RecordLink } from '../../../shared/fields/RecordLink.tsx';
import { useCampusTime } from '../../../shared/fields/useCampusTime.ts';
import { RemoveButton } from '../../../shared/record/RemoveButton.tsx';
import type { WindowRecord } from '../exam-actions.binding.ts';
import styles from './ExamWindows.module.css';
import { windowState } from './window.rules.ts';

export interface WindowRowProps {
  readonly window: WindowRecord;
  readonly now: Date;
  readonly editable: boolean;
  readonly onChange: () => void;
  /** Reads the windows again. */
  readonly read: () => Promise<unknown>;
}

/** When one group sits the exam, on the clock of its campus. */
export function WindowRow({ window, now, editable, onChange, read }: WindowRowProps) {
  const t = useT();
  const { timeThere, zoneName } = useCampusTime();
  const { group, zone } = window;
  const state = windowState(window, now);
  const time = (moment: string | null) => (moment === null ? '–' : timeThere(moment, zone));
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RecordLink resource="groups" id={group.id}>
          {group.name}
        </RecordLink>
        <dl className={styles.times}>
          <div>
            <dt>{t('fields.opensAt')}</dt>
            <dd>{time(window.opensAt)}</dd>
          </div>
          <div>
            <dt>{t('fields.deadline')}</dt>
            <dd>{time(window.deadline)}</dd>
          </div>
          <div>
            <dt>{t('resources.exams.fields.closesAt')}</dt>
            <dd>{time(window.closesAt)}</dd>
          </div>
        </dl>
        <p className={styles.zone}>{t('authoring.exam.onClock', { zone: zoneName(zone) })}</p>
      </div>
      <StatusChip tone={tones[state]}>{t(names[state])}</StatusChip>
      {editable && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('common.edit')}: ${group.name}`}
            onClick={onChange}
          >
            {t('common.edit')}
          </Button>
          <RemoveWindow window={window} read={read} />
        </>
      )}
    </li>
  );
}

const tones = { upcoming: 'info', open: 'success', late: 'warning', closed: 'neutral' } as const;
const names = {
  upcoming: 'authoring.exam.windowUpcoming',
  open: 'authoring.exam.windowOpen',
  late: 'authoring.exam.windowLate',
  closed: 'authoring.exam.windowClosed',
} as const;

function RemoveWindow({ window, read }: Pick<WindowRowProps, 'window' | 'read'>) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const group = window.group.name;
  return (
    <RemoveButton
      name={group}
      question={t('authoring.exam.windowRemoveTitle', { group })}
      warning={t('authoring.exam.windowRemoveBody')}
      onRemove={async () => {
        await dataProvider.delete('examWindows', { id: window.id, previousData: window });
        notify('authoring.exam.windowRemoved', { type: 'success', messageArgs: { group } });
      }}
      read={read}
    />
  );
}
