import { useState, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { Modal } from '../dialogs/Modal.tsx';
import { menuPath } from '../icons/icon-paths.ts';
import type { MenuItem } from './menu-item.ts';
import { MenuLinks } from './MenuLinks.tsx';
import styles from './MobileMenu.module.css';

export interface MobileMenuProps {
  readonly items: readonly MenuItem[];
  readonly account?: ReactNode;
}

/** Under 768 px: a button, and the menu that slides in from the side. */
export function MobileMenu({ items, account }: MobileMenuProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <div className={styles.place}>
      <IconButton
        label={t('shell.openMenu')}
        icon={menuPath}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      />
      {open && (
        <Modal title={t('shell.mainMenu')} placement="side" onClose={close}>
          <nav aria-label={t('shell.mainMenu')}>
            <MenuLinks
              items={items}
              listClass={styles.list}
              linkClass={styles.link}
              withIcons
              onFollow={close}
            />
          </nav>
          {account && <div className={styles.account}>{account}</div>}
        </Modal>
      )}
    </div>
  );
}
