import { isBuilt, menuFor, type MenuItem as AccessItem } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { ColorSchemeToggle, TopBar, type MenuItem } from '@lampstand/ui';
import { AccountMenu } from './AccountMenu.tsx';
import { organisation } from './organisation.ts';
import { TopBarMenu } from './TopBarMenu.tsx';

/** The bar of the back-office: what is built in a row, the rest and the settings in menus. */
export function AdminTopBar({ onLogout }: { readonly onLogout: () => void }) {
  const t = useT();
  const user = useUser();
  const { items, settings } = menuFor(user);
  const entry = ({ path, label }: AccessItem): MenuItem => ({
    label: t.dynamic(label),
    to: path,
    exact: path === '/admin',
  });
  const daily = items.filter(({ path }) => isBuilt(path)).map(entry);
  const planned = items.filter(({ path }) => !isBuilt(path)).map(entry);
  return (
    <TopBar
      brand={organisation.shortName}
      homeTo="/admin"
      items={daily}
      moreItems={planned}
      tools={
        <>
          {planned.length > 0 && <TopBarMenu label={t('admin.common.moreAreas')} items={planned} />}
          {settings.length > 0 && (
            <TopBarMenu label={t('shell.settingsMenu')} items={settings.map(entry)} />
          )}
          <ColorSchemeToggle />
        </>
      }
      account={<AccountMenu onLogout={onLogout} />}
    />
  );
}
