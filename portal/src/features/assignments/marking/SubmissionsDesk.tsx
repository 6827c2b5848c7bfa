import { useEffect, useEffectEvent } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, EmptyState } from '@lampstand/ui';
import type { AssignmentSubmissionsQuery } from './Submissions.generated.ts';
import styles from './Submissions.module.css';
import { neighboursOf, stepOf } from './submissions-view.rules.ts';
import { SubmissionButton } from './SubmissionButton.tsx';
import { SubmissionPanel } from './SubmissionPanel.tsx';

export interface SubmissionsDeskProps {
  readonly items: AssignmentSubmissionsQuery['assignmentSubmissions']['items'];
  /** The one that is open. */
  readonly open: string | undefined;
  readonly onOpen: (id: string | undefined) => void;
}

/** The list beside the one that is open; keys lead from one to the next. */
export function SubmissionsDesk({ items, open, onOpen }: SubmissionsDeskProps) {
  const t = useT();
  const { previous, next } = neighboursOf(
    items.map(({ _id }) => _id),
    open,
  );
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = stepOf(event.key, isWriting(event.target));
    const target = step && { previous, next }[step];
    if (!target) return;
    event.preventDefault();
    onOpen(target);
  });
  useEffect(function walkByKeys() {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className={styles.desk}>
      <div className={open ? styles.besides : undefined}>
        <Card flush>
          <ul className={styles.list} aria-label={t('shell.assignmentSubmissions')}>
            {items.map((item) => (
              <SubmissionButton
                key={item._id}
                item={item}
                open={item._id === open}
                onOpen={() => onOpen(item._id)}
              />
            ))}
          </ul>
        </Card>
        <p className={styles.hint}>{t('work.marking.keys')}</p>
      </div>
      <div className={styles.panel}>
        {open ? (
          <>
            <nav className={styles.walk} aria-label={t('work.marking.walk')}>
              <Button variant="text" size="small" onClick={() => onOpen(undefined)}>
                {t('work.marking.backToList')}
              </Button>
              <Button
                variant="outlined"
                size="small"
                disabled={!previous}
                onClick={() => onOpen(previous)}
              >
                {t('common.previous')}
              </Button>
              <Button variant="outlined" size="small" disabled={!next} onClick={() => onOpen(next)}>
                {t('common.next')}
              </Button>
            </nav>
            <SubmissionPanel key={open} submissionId={open} onNext={() => next && onOpen(next)} />
          </>
        ) : (
          <Card>
            <EmptyState title={t('work.marking.choose')} />
          </Card>
        )}
      </div>
    </div>
  );
}

function isWriting(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [role="dialog"]') !== null
  );
}
