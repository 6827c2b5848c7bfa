import { NavLink } from 'react-router-dom';
import { Icon } from '../icons/Icon.tsx';
import type { MenuItem } from './menu-item.ts';

export interface MenuLinksProps {
  readonly items: readonly MenuItem[];
  readonly listClass: string | undefined;
  readonly linkClass: string | undefined;
  readonly withIcons?: boolean | undefined;
  readonly onFollow?: (() => void) | undefined;
}

/** The list of links that both menus share. The link of the current screen says so. */
export function MenuLinks({ items, listClass, linkClass, withIcons, onFollow }: MenuLinksProps) {
  return (
    <ul className={listClass}>
      {items.map(({ label, to, icon, exact = false, otherApp = false }) => (
        <li key={to}>
          <NavLink
            className={() => linkClass}
            to={to}
            end={exact}
            reloadDocument={otherApp}
            onClick={() => onFollow?.()}
          >
            {withIcons && icon && <Icon path={icon} size="small" />}
            {label}
          </NavLink>
        </li>
      ))}
    </ul>
  );
}
