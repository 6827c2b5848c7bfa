import { useId, type ChangeEvent } from 'react';
import { isLocaleCode, localeOf, type LocaleCode } from '@lampstand/i18n';
import { storeLocale, useLocale, useT } from '@lampstand/i18n/react';
import { offeredLocales } from '@lampstand/i18n/site';
import { Icon } from '../icons/Icon.tsx';
import { chevronDownPath, languagePath } from '../icons/icon-paths.ts';
import { logError } from '../log-error.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './LanguagePicker.module.css';

export interface LanguagePickerProps {
  /** Keeps the choice in the person's profile; the page is reloaded afterwards, whatever comes. */
  readonly onChoose?: ((locale: LocaleCode) => Promise<unknown>) | undefined;
  readonly reload?: (() => void) | undefined;
}

/** The locales that the college offers, by their own names. The choice is remembered on the device and reloads the page. */
export function LanguagePicker({ onChoose, reload = reloadPage }: LanguagePickerProps) {
  const t = useT();
  const id = useId();
  const { code } = useLocale();

  async function choose({ target }: ChangeEvent<HTMLSelectElement>) {
    if (!isLocaleCode(target.value)) return;
    storeLocale(target.value);
    try {
      await onChoose?.(target.value);
    } catch (error) {
      // The device remembers; the profile will be asked again with the next choice.
      logError(error);
    }
    reload();
  }

  return (
    <div className={styles.picker}>
      <Icon path={languagePath} size="small" />
      <label htmlFor={id}>
        <VisuallyHidden>{t('shell.chooseLanguage')}</VisuallyHidden>
      </label>
      <select
        id={id}
        className={styles.select}
        value={code}
        aria-describedby={`${id}-hint`}
        onChange={(event) => void choose(event)}
      >
        {offeredLocales(code).map((locale) => (
          <option key={locale.code} value={locale.code} lang={localeOf(locale.code).bcp47}>
            {locale.label}
          </option>
        ))}
      </select>
      <span className={styles.chevron}>
        <Icon path={chevronDownPath} size="small" />
      </span>
      <span id={`${id}-hint`} hidden>
        {t('ui.languageReloads')}
      </span>
    </div>
  );
}

function reloadPage() {
  window.location.reload();
}
