import type { ComponentPropsWithRef } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './IconButton.module.css';

export interface IconButtonProps extends Omit<
  ComponentPropsWithRef<'button'>,
  'type' | 'children'
> {
  /** What the button does; read aloud, and shown when the pointer rests on it. */
  readonly label: string;
  /** A path of icon-paths.ts. */
  readonly icon: string;
}

export function IconButton({ label, icon, className, ...attributes }: IconButtonProps) {
  return (
    <button
      title={label}
      {...attributes}
      type="button"
      aria-label={label}
      className={classNames(styles.button, className)}
    >
      <Icon path={icon} />
    </button>
  );
}
