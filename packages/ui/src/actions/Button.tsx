import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { classNames } from '../class-names.ts';
import { Spinner } from '../feedback/Spinner.tsx';
import { Icon } from '../icons/Icon.tsx';
import styles from './Button.module.css';

export type ButtonVariant = 'primary' | 'secondary' | 'outlined' | 'text' | 'danger';

export interface ButtonLook {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: 'medium' | 'small' | undefined;
  readonly fullWidth?: boolean | undefined;
  /** A path of icon-paths.ts, drawn before the words. */
  readonly icon?: string | undefined;
}

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'type'>, ButtonLook {
  readonly type?: 'button' | 'submit' | undefined;
  /** Shows a spinner and ignores clicks; the button keeps its place, its words and the focus. */
  readonly loading?: boolean | undefined;
}

/** The classes of a button, shared with links that look like one. */
export function buttonClass({ variant = 'primary', size, fullWidth }: ButtonLook): string {
  return classNames(
    styles.button,
    styles[variant],
    size === 'small' && styles.small,
    fullWidth && styles.fullWidth,
  );
}

export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, icon, loading = false, type = 'button', ...rest } = props;
  const { className, children, onClick, ...attributes } = rest;
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...attributes}
      type={type}
      className={classNames(buttonClass({ variant, size, fullWidth }), className)}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={handleClick}
    >
      {loading ? <Spinner variant="button" /> : icon && <Icon path={icon} size="small" />}
      {children}
    </button>
  );
}
