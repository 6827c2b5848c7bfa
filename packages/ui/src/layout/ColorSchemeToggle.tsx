import { useT } from '@lampstand/i18n/react';
import { IconButton } from '../actions/IconButton.tsx';
import { moonPath, sunPath } from '../icons/icon-paths.ts';
import { useColorScheme } from '../theme/useColorScheme.ts';

/**
 * Changes to the other colour scheme. A choice that is what the device prefers anyway is not kept,
 * so that the page follows the device again.
 */
export function ColorSchemeToggle() {
  const t = useT();
  const { scheme, toggle } = useColorScheme();
  return (
    <IconButton
      label={scheme === 'dark' ? t('shell.themeToLight') : t('shell.themeToDark')}
      icon={scheme === 'dark' ? sunPath : moonPath}
      onClick={toggle}
    />
  );
}
