import { appForPath, type Menu, type MenuItem as AccessItem } from '@lampstand/access';
import type { Translator } from '@lampstand/i18n';
import type { MenuItem } from '@lampstand/ui';

export interface BarItems {
  /** In the bar on every width. */
  readonly items: readonly MenuItem[];
  /** In the mobile menu only. */
  readonly more: readonly MenuItem[];
}

/**
 * What the portal's bar shows of a person's menus. The back-office has some twenty addresses and a
 * menu of its own: its home stands for them where there is little room.
 */
export function barItems({ kind, items, settings }: Menu, t: Translator): BarItems {
  const toItem = ({ path, label }: AccessItem): MenuItem => ({
    label: t.dynamic(label),
    to: path,
    otherApp: appForPath(path) !== 'portal',
  });
  const inBar = kind === 'admin' ? items.slice(0, 1) : items;
  const shown = new Set(inBar.map(({ path }) => path));
  const rest = kind === 'admin' ? items : settings;
  return {
    items: inBar.map(toItem),
    more: rest.filter(({ path }) => !shown.has(path)).map(toItem),
  };
}
