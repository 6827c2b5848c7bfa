import { useState } from 'react';
import { useGetList } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, DataState, EmptyState, plusPath } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import type { OfferingRecord } from './course-actions.binding.ts';
import { OfferingDialog } from './OfferingDialog.tsx';
import { OfferingRow } from './OfferingRow.tsx';
import styles from './OfferingRow.module.css';

/** The groups that a course is offered to, each with its days. */
export function CourseOfferings({ courseId }: { readonly courseId: string }) {
  const t = useT();
  const may = useMay();
  const [today] = useState(() => new Date());
  const [open, setOpen] = useState<OfferingRecord | 'new'>();
  const { data, isPending, error, refetch } = useGetList<OfferingRecord>('courseOfferings', {
    filter: { courseId },
  });
  return (
    <Card
      title={t('authoring.course.offerings')}
      flush
      actions={
        may('edit', 'courses') && (
          <Button size="small" icon={plusPath} onClick={() => setOpen('new')}>
            {t('authoring.course.offer')}
          </Button>
        )
      }
    >
      <DataState
        loading={isPending}
        error={error}
        data={data}
        isEmpty={(offerings) => offerings.length === 0}
        empty={<EmptyState title={t('resources.courses.noGroups')} />}
        onRetry={() => void refetch()}
      >
        {(offerings) => (
          <ul className={styles.rows}>
            {offerings.map((offering) => (
              <OfferingRow
                key={offering.id}
                offering={offering}
                today={today}
                onChange={() => setOpen(offering)}
                read={refetch}
              />
            ))}
          </ul>
        )}
      </DataState>
      {open && (
        <OfferingDialog
          courseId={courseId}
          {...(open === 'new' ? {} : { offering: open })}
          read={refetch}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Card>
  );
}
