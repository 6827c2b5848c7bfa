import { useState } from 'react';
import { useCreate, useGetList, useNotify, useRefresh } from 'react-admin';
import type { LocaleCode } from '@lampstand/i18n';
import { useFormat, useT } from '@lampstand/i18n/react';
import { Button, ConfirmDialog, DataState, Modal } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useShowError } from '../../shared/form/useShowError.ts';
import styles from './PublicationsButton.module.css';
import type { TranslationPublicationRecordFragment as Publication } from './translations.generated.ts';

interface PublicationsProps {
  readonly locale: LocaleCode;
}

/** Opens the list of what was published in a language, and the way back. */
export function PublicationsButton({ locale }: PublicationsProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<Publication>();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t('resources.translations.history')}
      </Button>
      {open && !chosen && (
        <Modal title={t('resources.translations.history')} onClose={() => setOpen(false)}>
          <Publications locale={locale} onBringBack={setChosen} />
        </Modal>
      )}
      {chosen && <BringBack publication={chosen} onOver={() => setChosen(undefined)} />}
    </>
  );
}

interface PublicationsListProps extends PublicationsProps {
  readonly onBringBack: (publication: Publication) => void;
}

function Publications({ locale, onBringBack }: PublicationsListProps) {
  const t = useT();
  const { data, isPending, error, refetch } = useGetList<Publication>('translationPublications', {
    filter: { locale },
  });
  return (
    <DataState
      loading={isPending}
      error={error}
      data={data}
      isEmpty={(publications) => publications.length === 0}
      empty={<p>{t('resources.translations.historyEmpty')}</p>}
      onRetry={() => void refetch()}
    >
      {(publications) => (
        <ol className={styles.list}>
          {publications.map((publication, index) => (
            <PublicationRow
              key={publication.id}
              publication={publication}
              inForce={index === 0}
              onBringBack={() => onBringBack(publication)}
            />
          ))}
        </ol>
      )}
    </DataState>
  );
}

interface PublicationRowProps {
  readonly publication: Publication;
  readonly inForce: boolean;
  readonly onBringBack: () => void;
}

function PublicationRow({ publication, inForce, onBringBack }: PublicationRowProps) {
  const t = useT();
  const may = useMay();
  const { formatDateTime } = useFormat();
  const { number, createdAt, createdByName, changed, rolledBackTo } = publication;
  const facts = [
    formatDateTime(createdAt),
    createdByName,
    rolledBackTo === null
      ? t('resources.translations.changedTexts', { count: changed })
      : t('resources.translations.broughtBack', { number: rolledBackTo }),
  ];
  return (
    <li className={styles.row}>
      <div>
        <strong>{t('resources.translations.publication', { number })}</strong>
        <p className={styles.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {inForce ? (
        <span className={styles.inForce}>{t('resources.translations.inForce')}</span>
      ) : (
        may('publish', 'translations') && (
          <Button variant="outlined" size="small" onClick={onBringBack}>
            {t('resources.translations.bringBack')}
          </Button>
        )
      )}
    </li>
  );
}

interface BringBackProps {
  readonly publication: Publication;
  readonly onOver: () => void;
}

function BringBack({ publication, onOver }: BringBackProps) {
  const t = useT();
  const notify = useNotify();
  const refresh = useRefresh();
  const showError = useShowError();
  const [create, { isPending }] = useCreate();
  const { id, number } = publication;

  async function bringBack() {
    await create(
      'translationPublications',
      { data: { broughtBack: id } },
      {
        onSuccess: () =>
          notify('resources.translations.bringBackDone', {
            type: 'success',
            messageArgs: { number },
          }),
        onError: showError,
        onSettled: () => {
          onOver();
          refresh();
        },
      },
    );
  }

  return (
    <ConfirmDialog
      title={t('resources.translations.bringBackTitle', { number })}
      message={t('resources.translations.bringBackBody')}
      confirmLabel={t('resources.translations.bringBack')}
      loading={isPending}
      onConfirm={() => void bringBack()}
      onCancel={onOver}
    />
  );
}
