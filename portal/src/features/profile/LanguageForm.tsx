import { browserPage, useSession, type Page } from '@lampstand/auth';
import { isLocaleCode } from '@lampstand/i18n';
import { storeLocale, useLocale, useT } from '@lampstand/i18n/react';
import { offeredLocales } from '@lampstand/i18n/site';
import { Form, SelectField, type FormFailure, type FormValues } from '@lampstand/ui';
import { formFailure } from '../../shared/form-failure.ts';

export interface LanguageFormProps {
  readonly page?: Page | undefined;
}

/** The language of the screens, kept in the profile and on the device; the page begins anew in it. */
export function LanguageForm({ page = browserPage }: LanguageFormProps) {
  const t = useT();
  const { code } = useLocale();
  const { saveLocale } = useSession();

  async function change(values: FormValues): Promise<FormFailure | undefined> {
    const locale = values.text('locale');
    if (!isLocaleCode(locale)) return { fields: { locale: t('common.requiredFieldMissing') } };
    try {
      await saveLocale(locale);
    } catch (error) {
      return formFailure(error, t);
    }
    storeLocale(locale);
    page.reload();
    return undefined;
  }

  return (
    <Form
      id="change-language"
      onSubmit={change}
      submitLabel={t('person.profile.changeLanguage')}
      guard={false}
    >
      <SelectField
        name="locale"
        label={t('common.language')}
        hint={t('ui.languageReloads')}
        options={offeredLocales(code).map((locale) => ({
          value: locale.code,
          label: locale.label,
        }))}
        defaultValue={code}
        autoPickFirst
      />
    </Form>
  );
}
