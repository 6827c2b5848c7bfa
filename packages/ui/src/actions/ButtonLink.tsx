import { Link, type LinkProps } from 'react-router-dom';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/Icon.tsx';
import { buttonClass, type ButtonLook } from './Button.tsx';

export interface ButtonLinkProps extends LinkProps, ButtonLook {}

/** A link to another screen that looks like a button. */
export function ButtonLink(props: ButtonLinkProps) {
  const { variant, size, fullWidth, icon, className, children, ...link } = props;
  return (
    <Link {...link} className={classNames(buttonClass({ variant, size, fullWidth }), className)}>
      {icon && <Icon path={icon} size="small" />}
      {children}
    </Link>
  );
}
