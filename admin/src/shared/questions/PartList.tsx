import type { ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { closePath, downPath, IconButton, upPath } from '@lampstand/ui';
import type { PartRole } from './question-form.ts';
import styles from './PartList.module.css';
import type { Parts, PlacedPart } from './useParts.ts';

export interface PartListProps {
  readonly parts: Parts;
  readonly kind: PartRole;
  /** What stands before a part: its circle, box or number. */
  readonly mark?: (part: PlacedPart, number: number) => ReactNode;
  /** What is written about it. */
  readonly children: (part: PlacedPart, number: number) => ReactNode;
  /** Neither moved nor taken away. */
  readonly fixed?: boolean;
}

/** The parts of one role in their order: moved and taken away by buttons, which keyboards reach. */
export function PartList({ parts, kind, mark, children, fixed = false }: PartListProps) {
  const own = parts.parts.filter(({ role }) => role === kind);
  return (
    <ol className={styles.list}>
      {own.map((part, index) => (
        <li key={part.rowKey} className={styles.row}>
          <span className={styles.mark}>{mark ? mark(part, index + 1) : `${index + 1}.`}</span>
          <div className={styles.inputs}>{children(part, index + 1)}</div>
          {!fixed && <RowButtons parts={parts} part={part} number={index + 1} last={own.length} />}
        </li>
      ))}
    </ol>
  );
}

interface RowButtonsProps {
  readonly parts: Parts;
  readonly part: PlacedPart;
  readonly number: number;
  readonly last: number;
}

function RowButtons({ parts, part, number, last }: RowButtonsProps) {
  const t = useT();
  return (
    <span className={styles.buttons}>
      <IconButton
        icon={upPath}
        label={t('authoring.questions.moveUp', { number })}
        disabled={number === 1}
        onClick={() => parts.move(part, -1)}
      />
      <IconButton
        icon={downPath}
        label={t('authoring.questions.moveDown', { number })}
        disabled={number === last}
        onClick={() => parts.move(part, 1)}
      />
      <IconButton
        icon={closePath}
        label={t('authoring.questions.removePart', { number })}
        onClick={() => parts.remove(part)}
      />
    </span>
  );
}
