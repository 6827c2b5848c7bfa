import type { ReactNode } from 'react';
import type { MessageId } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import styles from './ContentEditor.module.css';

export interface ToolButtonProps {
  readonly label: MessageId;
  /** Whether what it switches is on; undefined where it switches nothing. */
  readonly on?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One tool above a text. Pressing it leaves what is selected as it is. */
export function ToolButton({ label, on, disabled = false, onClick, children }: ToolButtonProps) {
  const t = useT();
  const name = t.dynamic(label);
  return (
    <button
      type="button"
      className={styles.tool}
      aria-label={name}
      aria-pressed={on}
      title={name}
      disabled={disabled}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
