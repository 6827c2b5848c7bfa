import { useEffect, useRef, type MouseEvent } from 'react';
import { classNames } from '@lampstand/ui';
import styles from './RowCheckbox.module.css';

export interface RowCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  /** Some, but not all, of what it stands for is selected. */
  readonly mixed?: boolean;
  /** Shows the label beside the box. */
  readonly shown?: boolean;
  readonly onToggle: (event: MouseEvent<HTMLInputElement>) => void;
}

/** A checkbox with a name of its own, in a place that is large enough for a finger. */
export function RowCheckbox(props: RowCheckboxProps) {
  const { label, checked, mixed = false, shown = false, onToggle } = props;
  const box = useRef<HTMLInputElement>(null);
  useEffect(
    function showMixed() {
      if (box.current) box.current.indeterminate = mixed;
    },
    [mixed],
  );
  return (
    <label className={classNames(styles.place, shown && styles.shown)}>
      <input
        ref={box}
        type="checkbox"
        className={styles.box}
        aria-label={shown ? undefined : label}
        checked={checked}
        // The click knows the keys that were held with it.
        onClick={onToggle}
        onChange={() => undefined}
      />
      {shown && label}
    </label>
  );
}
