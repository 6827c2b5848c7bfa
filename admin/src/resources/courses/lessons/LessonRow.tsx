import { useState, type KeyboardEvent } from 'react';
import { useFormat, useT } from '@lampstand/i18n/react';
import { chevronDownPath, classNames, IconButton } from '@lampstand/ui';
import { PublishedChip } from '../../../shared/fields/PublishedChip.tsx';
import { RecordLink } from '../../../shared/fields/RecordLink.tsx';
import { RowCheckbox } from '../../../shared/list/RowCheckbox.tsx';
import styles from './LessonRow.module.css';
import type { OrderedLesson } from './useLessonOrder.ts';

export interface LessonRowProps {
  readonly lesson: OrderedLesson;
  /** From 0. */
  readonly place: number;
  readonly last: boolean;
  /** Without it the row is only read. */
  readonly editing?: {
    readonly selected: boolean;
    readonly onSelect: () => void;
    readonly onMove: (to: number) => void;
    readonly onDrag: () => void;
    readonly onDrop: () => void;
  };
}

/** A lesson at its place. It is dragged, or moved by its buttons, which also take the arrow keys. */
export function LessonRow({ lesson, place, last, editing }: LessonRowProps) {
  const t = useT();
  const { formatDuration, formatNumber } = useFormat();
  const [over, setOver] = useState(false);
  const kinds = {
    VIDEO: t('resources.lessons.kindVideo'),
    AUDIO: t('resources.lessons.kindAudio'),
    TEXT: t('resources.lessons.kindText'),
  };
  const { id, title, durationSeconds } = lesson;
  const length = durationSeconds === null ? '' : `, ${formatDuration(durationSeconds)}`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the buttons do the same for keyboards
    <li
      className={classNames(styles.row, editing && styles.movable, over && styles.over)}
      draggable={editing !== undefined}
      onDragStart={editing?.onDrag}
      onDragOver={(event) => {
        if (!editing) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={() => {
        setOver(false);
        editing?.onDrop();
      }}
    >
      {editing && (
        <RowCheckbox
          label={t('admin.common.selectRow', { name: title })}
          checked={editing.selected}
          onToggle={editing.onSelect}
        />
      )}
      <span className={styles.position}>{formatNumber(place + 1)}</span>
      <div className={styles.words}>
        <RecordLink resource="lessons" id={id}>
          {title}
        </RecordLink>
        <div className={styles.facts}>{`${kinds[lesson.kind]}${length}`}</div>
      </div>
      <PublishedChip published={lesson.published} />
      {editing && <Moves {...{ id, title, place, last }} onMove={editing.onMove} />}
    </li>
  );
}

interface MovesProps extends Pick<LessonRowProps, 'place' | 'last'> {
  readonly id: string;
  readonly title: string;
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
