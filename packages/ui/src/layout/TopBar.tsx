import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '@lampstand/i18n/react';
import { classNames } from '../class-names.ts';
import { LampMark } from './LampMark.tsx';
import type { MenuItem } from './menu-item.ts';
import { MenuLinks } from './MenuLinks.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { mainId } from './Page.tsx';
import styles from './TopBar.module.css';

export interface TopBarProps {
  /** The college's short name, which links to `homeTo`. */
  readonly brand: string;
  readonly homeTo: string;
  readonly items: readonly MenuItem[];
  /** Further entries that only the mobile menu shows, e.g. settings. */
  readonly moreItems?: readonly MenuItem[] | undefined;
  /** Small things at the end of the bar on every width: unread notifications, colour scheme. */
  readonly tools?: ReactNode;
  /** Who is signed in and what they can do; at the end of the bar, on phones inside the menu. */
  readonly account?: ReactNode;
}

/** As many entries stand beside the brand on a desktop; more get a row of their own. */
const shortMenu = 5;

/** The bar at the top: a row of links, or under 768 px a button that opens them as a menu. */
export function TopBar(props: TopBarProps) {
  const { brand, homeTo, items, moreItems = [], tools, account } = props;
  const t = useT();
  return (
    <header className={styles.bar} data-print="hide">
      <a className={styles.skip} href={`#${mainId}`}>
        {t('shell.skipToContent')}
      </a>
      <div className={classNames(styles.row, items.length > shortMenu && styles.long)}>
        <MobileMenu items={[...items, ...moreItems]} account={account} />
        <Link className={styles.brand} to={homeTo}>
          <LampMark />
          {brand}
        </Link>
        <nav className={styles.menu} aria-label={t('shell.mainMenu')}>
          <MenuLinks items={items} listClass={styles.list} linkClass={styles.link} />
        </nav>
        <div className={styles.tools}>{tools}</div>
        {account && <div className={styles.account}>{account}</div>}
      </div>
    </header>
  );
}
