import { useDataProvider, useNotify } from 'react-admin';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, StatusChip } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { RecordLink } from '../../shared/fields/RecordLink.tsx';
import { RemoveButton } from '../../shared/record/RemoveButton.tsx';
import type { OfferingRecord } from './course-actions.binding.ts';
import { offeringState } from './offering-state.ts';
import styles from './OfferingRow.module.css';

export interface OfferingRowProps {
  readonly offering: OfferingRecord;
  readonly today: Date;
  readonly onChange: () => void;
  /** Reads the offerings again. */
  readonly read: () => Promise<unknown>;
}

/** When a course runs in one group. */
export function OfferingRow({ offering, today, onChange, read }: OfferingRowProps) {
  const t = useT();
  const may = useMay();
  const { formatDate } = useFormat();
  const { group, term, startsOn, endsOn } = offering;
  const state = offeringState(offering, today);
  const days = `${formatDate(startsOn)} – ${formatDate(endsOn)}`;
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <RecordLink resource="groups" id={group.id}>
          {group.name}
        </RecordLink>
        <div className={styles.days}>{term ? `${term.name} ${term.year}, ${days}` : days}</div>
      </div>
      <StatusChip tone={tones[state]}>{t(names[state])}</StatusChip>
      {may('edit', 'courses') && (
        <>
          <Button
            size="small"
            variant="outlined"
            aria-label={`${t('common.edit')}: ${group.name}`}
            onClick={onChange}
          >
            {t('common.edit')}
          </Button>
          <StopButton offering={offering} read={read} />
        </>
      )}
    </li>
  );
}

const tones = { upcoming: 'info', running: 'success', over: 'neutral' } as const;
const names = {
  upcoming: 'authoring.course.upcoming',
  running: 'authoring.course.running',
  over: 'authoring.course.over',
} as const;

function StopButton({ offering, read }: Pick<OfferingRowProps, 'offering' | 'read'>) {
  const t = useT();
  const notify = useNotify();
  const dataProvider = useDataProvider();
  const group = offering.group.name;
  return (
    <RemoveButton
      name={group}
      question={t('authoring.course.offerStopTitle', { group })}
      warning={t('authoring.course.offerStopBody')}
      onRemove={async () => {
        await dataProvider.delete('courseOfferings', { id: offering.id, previousData: offering });
        notify('authoring.course.offerStopped', { type: 'success', messageArgs: { group } });
      }}
      read={read}
    />
  );
}
