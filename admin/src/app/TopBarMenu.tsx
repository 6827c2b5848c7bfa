import { useId, useState } from 'react';
import { Menu, MenuItem } from '@mui/material';
import { Link } from 'react-router-dom';
import { chevronDownPath, Icon } from '@lampstand/ui';
import styles from './TopBarMenu.module.css';

export interface TopBarMenuItem {
  readonly label: string;
  /** Where it leads; an item without an address only does something. */
  readonly to?: string;
  /** The address belongs to the other app: a full page load. */
  readonly otherApp?: boolean | undefined;
  readonly onChoose?: () => void;
}

export interface TopBarMenuProps {
  readonly label: string;
  readonly items: readonly TopBarMenuItem[];
}

/** A button of the top bar that unfolds a menu; phones have its items in the menu of their own. */
export function TopBarMenu({ label, items }: TopBarMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (item: TopBarMenuItem) => () => {
    setAnchor(null);
    item.onChoose?.();
  };
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        <Icon path={chevronDownPath} size="small" />
      </button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {items.map((item) =>
          item.to === undefined ? (
            <MenuItem key={item.label} onClick={choose(item)}>
              {item.label}
            </MenuItem>
          ) : (
            <MenuItem
              key={item.to}
              component={Link}
              to={item.to}
              reloadDocument={item.otherApp}
              onClick={choose(item)}
            >
              {item.label}
            </MenuItem>
          ),
        )}
      </Menu>
    </>
  );
}
