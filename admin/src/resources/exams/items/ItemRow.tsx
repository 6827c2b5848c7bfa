import { useState, type KeyboardEvent } from 'react';
import { maxValue, minValue, NumberInput, required } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { LocaleCode } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, chevronDownPath, classNames, closePath, IconButton } from '@lampstand/ui';
import { QuestionEditor } from '../../../shared/questions/QuestionEditor.tsx';
import { itemKind, itemTitle, type ExamForm, type ItemForm } from '../exam-form.ts';
import { kindNames } from '../../../shared/questions/kind-names.ts';
import { problemsOf } from './item-problems.ts';
import { Revision } from './Revision.tsx';
import styles from './ItemRow.module.css';
import type { RowMoves } from './useItemMoves.ts';

export interface ItemRowProps {
  readonly item: ItemForm;
  /** From 0. */
  readonly place: number;
  readonly last: boolean;
  readonly moves: RowMoves;
  /** In which a new question must be written. */
  readonly courseLocale: LocaleCode;
  readonly onRemove: () => void;
}

/** One line of what an exam asks: dragged or moved by its buttons, which also take the arrow keys. */
export function ItemRow(props: ItemRowProps) {
  const { item, place, last, moves, courseLocale, onRemove } = props;
  const t = useT();
  const { formatNumber } = useFormat();
  const [over, setOver] = useState(false);
  const title = itemTitle(item) || t('authoring.exam.newQuestion', { number: place + 1 });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same for keyboards
    <li
      className={classNames(styles.row, over && styles.over)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        moves.onDrop();
      }}
    >
      <span
        className={styles.position}
        draggable
        onDragStart={moves.onDrag}
        title={t('authoring.exam.drag')}
      >
        {formatNumber(place + 1)}
      </span>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <Facts item={item} place={place} />
        <Problems place={place} />
      </div>
      <div className={styles.numbers}>
        {item.pool && (
          <NumberInput
            source={`items.${place}.draw`}
            label="authoring.exam.draw"
            validate={[required(), minValue(1), maxValue(100)]}
            helperText={false}
          />
        )}
        <NumberInput
          source={`items.${place}.points`}
          label={item.pool ? 'authoring.exam.pointsEach' : 'resources.exams.fields.totalPoints'}
          validate={[required(), minValue(1), maxValue(1000)]}
          helperText={false}
        />
      </div>
      <Moves id={item.id} title={title} place={place} last={last} onMove={moves.onMove} />
      <IconButton
        label={t('authoring.exam.removeItem', { title })}
        icon={closePath}
        onClick={onRemove}
      />
      {item.question && (
        <div className={styles.editor}>
          <QuestionEditor
            source={`items.${place}.question`}
            courseLocale={courseLocale}
            kindFixed={item.asked !== undefined}
          />
        </div>
      )}
      <Revision item={item} place={place} locale={courseLocale} />
    </li>
  );
}

interface FactsProps {
  readonly item: ItemForm;
  readonly place: number;
}

function Facts({ item, place }: FactsProps) {
  const t = useT();
  const { setValue } = useFormContext<ExamForm>();
  const kind = itemKind(item);
  const newest = item.asked?.latest.number;
  const outdated = newest !== undefined && item.version && item.version.number < newest;
  const take = (takeNewest: boolean) =>
    setValue(`items.${place}.takeNewest`, takeNewest, { shouldDirty: true, shouldTouch: true });
  return (
    <p className={styles.facts}>
      {item.pool && t('authoring.exam.poolOf', { count: item.pool.questionCount })}
      {kind && t(kindNames[kind])}
      {item.version && ` · ${t('authoring.exam.versionNumber', { number: item.version.number })}`}
      {item.question && !item.asked && ` · ${t('authoring.exam.isNew')}`}
      {outdated &&
        !item.question &&
        (item.takeNewest ? (
          <span className={styles.newer}>
            {t('authoring.exam.willTake', { number: newest })}
            <Button size="small" variant="text" onClick={() => take(false)}>
              {t('authoring.exam.keepVersion')}
            </Button>
          </span>
        ) : (
          <span className={styles.newer}>
            {t('authoring.exam.newer', { number: newest })}
            <Button size="small" variant="text" onClick={() => take(true)}>
              {t('authoring.exam.takeNewer')}
            </Button>
          </span>
        ))}
    </p>
  );
}

/** What the server refused of the question itself, beside the question. */
function Problems({ place }: { readonly place: number }) {
  const { errors } = useFormState<ExamForm>();
  const problems = problemsOf(errors.items?.[place]);
  if (problems.length === 0) return null;
  return (
    <ul className={classNames(styles.problems, 'MuiFormHelperText-root Mui-error')}>
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

interface MovesProps {
  readonly id: string;
  readonly title: string;
  readonly place: number;
  readonly last: boolean;
  readonly onMove: (to: number) => void;
}

function Moves({ id, title, place, last, onMove }: MovesProps) {
  const t = useT();
  const take = (event: KeyboardEvent) => {
    const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onMove(place + step);
  };
  return (
    <div className={styles.moves}>
      <IconButton
        id={`up-${id}`}
        className={styles.up}
        label={t('authoring.lesson.moveUp', { title })}
        icon={chevronDownPath}
        // Not `disabled`: at the top that would take the focus from who has just come there.
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1)}
        onKeyDown={take}
      />
      <IconButton
        id={`down-${id}`}
        label={t('authoring.lesson.moveDown', { title })}
        icon={chevronDownPath}
        aria-disabled={last}
        onClick={() => onMove(place + 1)}
        onKeyDown={take}
      />
    </div>
  );
}
