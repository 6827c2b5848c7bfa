import { isBuilt, menuFor, type MenuItem as AccessItem } from '@lampstand/access';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { readSite } from '@lampstand/i18n/site';
import { ColorSchemeToggle, TopBar, type MenuItem } from '@lampstand/ui';
import { AccountMenu } from './AccountMenu.tsx';
import { TopBarMenu } from './TopBarMenu.tsx';

/** Work on these begins at a course or a group, or is seldom enough to be found in the menus. */
const notInRow: readonly string[] = [
  '/groups/preview/all',
  '/transcripts',
  '/accommodations',
  '/regions',
  '/teachers',
  '/attendanceSchemas',
  '/logits',
  '/uploads',
  '/categories',
  '/currencies',
  '/d2l-redirect',
  '/locales',
  '/site-settings',
  '/lessons',
  '/course-terms',
  '/exams',
  '/questions',
  '/question-pools',
  '/documents',
  '/translations',
  '/permissions',
  '/links',
  '/requests',
  '/request-form',
];

/** The bar of the back-office: daily work in a row, the rest and the settings in menus. */
export function AdminTopBar({ onLogout }: { readonly onLogout: () => void }) {
  const t = useT();
  const user = useUser();
  const { items, settings } = menuFor(user);
  const entry = ({ path, label }: AccessItem): MenuItem => ({
    label: t.dynamic(label),
    to: path,
    exact: path === '/admin',
  });
  const inRow = ({ path }: AccessItem) => isBuilt(path) && !notInRow.includes(path);
  const row = items.filter(inRow).map(entry);
  const inSettings = ({ path }: AccessItem) => settings.some((item) => item.path === path);
  const rest = items.filter((item) => !inRow(item));
  const more = rest.filter((item) => !inSettings(item)).map(entry);
  return (
    <TopBar
      brand={readSite().shortName}
      homeTo="/admin"
      items={row}
      moreItems={rest.map(entry)}
      tools={
        <>
          {more.length > 0 && <TopBarMenu label={t('admin.common.moreAreas')} items={more} />}
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
