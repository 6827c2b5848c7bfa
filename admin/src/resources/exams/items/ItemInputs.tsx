import { useState } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { defaultLocale } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, EmptyState, plusPath, VisuallyHidden } from '@lampstand/ui';
import { newRecordId } from '../../../shared/new-record-id.ts';
import { emptyQuestion } from '../../../shared/questions/question-form.ts';
import { useCourseLocale } from '../../../shared/questions/useCourseLocale.ts';
import { totalsOf, type ItemForm } from '../exam-form.ts';
import { AddDialogs } from './AddDialogs.tsx';
import type { Adding } from './adding.ts';
import styles from './ItemInputs.module.css';
import { ItemRow } from './ItemRow.tsx';
import { useItemMoves } from './useItemMoves.ts';

/** What an exam asks, in order: found in the bank, written here, or drawn from a pool. */
export function ItemInputs() {
  const t = useT();
  const { append, remove, move } = useFieldArray({ name: 'items', keyName: 'row' });
  const items: readonly ItemForm[] = useWatch({ name: 'items' }) ?? [];
  const courseId: unknown = useWatch({ name: 'courseId' });
  const [adding, setAdding] = useState<Adding>();
  const { list, said, of } = useItemMoves(items, move);
  const totals = totalsOf(items);
  const courseLocale = useCourseLocale(courseId) ?? defaultLocale;
  const ofCourse = typeof courseId === 'string' && courseId !== '' ? courseId : undefined;

  const add = (added: readonly ItemForm[]) => {
    append([...added]);
    setAdding(undefined);
  };
  return (
    <>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {items.length === 0 ? (
        <EmptyState title={t('resources.exams.noQuestions')} />
      ) : (
        <ol ref={list} className={styles.list}>
          {items.map((item, place) => (
            <ItemRow
              key={item.id}
              item={item}
              place={place}
              last={place === items.length - 1}
              moves={of(place)}
              courseLocale={courseLocale}
              onRemove={() => remove(place)}
            />
          ))}
        </ol>
      )}
      {items.length > 0 && (
        <p className={styles.totals}>
          {t('authoring.exam.totals', { questions: totals.questions, points: totals.points })}
        </p>
      )}
      <div className={styles.add}>
        <Button
          variant="outlined"
          size="small"
          icon={plusPath}
          disabled={!ofCourse}
          onClick={() => setAdding('bank')}
        >
          {t('authoring.exam.fromBank')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          icon={plusPath}
          disabled={!ofCourse}
          onClick={() => add([{ id: newRecordId(), points: 1, question: emptyQuestion() }])}
        >
          {t('resources.exams.addQuestion')}
        </Button>
        <Button
          variant="outlined"
          size="small"
          icon={plusPath}
          disabled={!ofCourse}
          onClick={() => setAdding('pool')}
        >
          {t('authoring.exam.fromPool')}
        </Button>
        {!ofCourse && <p className={styles.hint}>{t('authoring.exam.courseFirst')}</p>}
      </div>
      {adding && ofCourse && (
        <AddDialogs
          adding={adding}
          courseId={ofCourse}
          taken={items}
          onAdd={add}
          onClose={() => setAdding(undefined)}
        />
      )}
    </>
  );
}
