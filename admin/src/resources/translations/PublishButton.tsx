import { useState } from 'react';
import { useCreate, useGetList, useNotify, useRefresh } from 'react-admin';
import { localeOf, type LocaleCode } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useShowError } from '../../shared/form/useShowError.ts';

/** Puts the drafts of a language in force, after asking; nothing is shown where there are none. */
export function PublishButton({ locale }: { readonly locale: LocaleCode }) {
  const t = useT();
  const may = useMay();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const [asking, setAsking] = useState(false);
  const [create, { isPending }] = useCreate();
  const { total: count = 0 } = useGetList('translations', draftsOf(locale));
  if (count === 0 || !may('publish', 'translations')) return null;
  const language = localeOf(locale).label;

  async function publish() {
    await create(
      'translationPublications',
      { data: { locale } },
      {
        onSuccess: () => notify('resources.translations.publishDone', { type: 'success' }),
        onError: showError,
        onSettled: () => {
          setAsking(false);
          refresh();
        },
      },
    );
  }

  return (
    <>
      <Button onClick={() => setAsking(true)}>
        {t('resources.translations.publish', { count })}
      </Button>
      {asking && (
        <ConfirmDialog
          title={t('resources.translations.publishTitle', { count, language })}
          message={t('resources.translations.publishBody', { language })}
          confirmLabel={t('resources.translations.publish', { count })}
          loading={isPending}
          onConfirm={() => void publish()}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

const draftsOf = (writeLocale: LocaleCode) => ({
  filter: { writeLocale, status: 'DRAFT' },
  sort: { field: 'id', order: 'ASC' as const },
  pagination: { page: 1, perPage: 1 },
});
