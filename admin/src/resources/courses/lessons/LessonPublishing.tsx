import { useT } from '@lampstand/i18n/react';
import { Alert, Button } from '@lampstand/ui';
import { RowCheckbox } from '../../../shared/list/RowCheckbox.tsx';
import styles from './LessonOrder.module.css';
import type { OrderedLesson } from './useLessonOrder.ts';
import { useLessonPublishing, type Published, type Told } from './useLessonPublishing.ts';

export interface LessonPublishingProps {
  readonly lessons: readonly OrderedLesson[];
  readonly selected: ReadonlySet<string>;
  readonly onSelect: (selected: ReadonlySet<string>) => void;
  /** Reads the lessons again. */
  readonly onOver: () => void;
}

/** Publishes the chosen lessons, or withdraws them, and tells what became of each. */
export function LessonPublishing(props: LessonPublishingProps) {
  const { lessons, selected, onSelect, onOver } = props;
  const t = useT();
  const { publish, working, result } = useLessonPublishing(onOver);
  const chosen = lessons.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  const all = chosen.length === lessons.length;
  return (
    <>
      <div className={styles.bar}>
        <RowCheckbox
          label={t('authoring.lesson.selectAll')}
          shown
          checked={all}
          mixed={chosen.length > 0 && !all}
          onToggle={() => onSelect(new Set(all ? [] : lessons.map(({ id }) => id)))}
        />
        {chosen.length > 0 && (
          <>
            <p role="status" className={styles.count}>
              {t('authoring.lesson.selected', { count: chosen.length })}
            </p>
            <Button size="small" loading={working} onClick={() => void publish(chosen, true)}>
              {t('authoring.course.publish')}
            </Button>
            <Button
              size="small"
              variant="outlined"
              loading={working}
              onClick={() => void publish(chosen, false)}
            >
              {t('authoring.course.unpublish')}
            </Button>
          </>
        )}
      </div>
      {result && <Outcomes result={result} lessons={lessons} />}
    </>
  );
}

interface OutcomesProps {
  readonly result: Published;
  readonly lessons: readonly OrderedLesson[];
}

function Outcomes({ result, lessons }: OutcomesProps) {
  const t = useT();
  const { failure, outcomes, published } = result;
  const failed = failure !== undefined || outcomes.some(({ status }) => status === 'FAILED');
  const done = published
    ? t('authoring.lesson.outcomePublished')
    : t('authoring.lesson.outcomeUnpublished');
  const tell = ({ status, reason }: Told) => {
    if (status === 'FAILED') return reason ?? '';
    return status === 'DONE' ? done : t('authoring.lesson.outcomeUnchanged');
  };
  return (
    <div className={styles.told}>
      <Alert severity={failed ? 'warning' : 'success'} title={t('authoring.lesson.outcomes')}>
        <ul className={styles.outcomes}>
          {outcomes.map((told) => (
            <li key={told.id}>
              {lessons.find(({ id }) => id === told.id)?.title ?? told.id}: {tell(told)}
            </li>
          ))}
        </ul>
        {failure}
      </Alert>
    </div>
  );
}
