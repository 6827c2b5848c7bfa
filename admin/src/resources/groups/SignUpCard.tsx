import { useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { defaultLocale, locales } from '@lampstand/i18n';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, SelectField } from '@lampstand/ui';
import { useMay } from '../../auth/useMay.ts';
import { useShowError } from '../../shared/form/useShowError.ts';
import { wholeRecord } from '../../shared/record/whole-record.ts';
import type { GroupRecord } from './groups.binding.ts';
import { signUpLink, signUpState } from './sign-up-link.ts';
import styles from './SignUpCard.module.css';

/** The link by which people open accounts as students of the group: to copy, to close, to open. */
export function SignUpCard({ group }: { readonly group: GroupRecord }) {
  const t = useT();
  const may = useMay();
  const notify = useNotify();
  const showError = useShowError();
  const [locale, setLocale] = useState<string>(defaultLocale);
  const [update, { isPending }] = useUpdate<GroupRecord>();
  const state = signUpState(group);
  const link = signUpLink(window.location.origin, group.id, locale);
  const words = {
    open: t('resources.groups.signUpIsOpen'),
    closed: t('resources.groups.signUpIsClosed'),
    stopped: t('resources.groups.signUpStopped'),
  };
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    notify('resources.groups.linkCopied', { type: 'success' });
  };
  const turn = () =>
    void update(
      'groups',
      {
        id: group.id,
        data: { signUpOpen: !group.signUpOpen },
        previousData: group,
        ...wholeRecord,
      },
      { mutationMode: 'pessimistic', onError: showError },
    );
  return (
    <Card title={t('resources.groups.sectionSignUp')}>
      <Alert severity={state === 'open' ? 'success' : 'warning'}>{words[state]}</Alert>
      <p className={styles.hint}>{t('resources.groups.signUpHint')}</p>
      <SelectField
        label={t('resources.groups.signUpLanguage')}
        options={locales.map(({ code, label }) => ({ value: code, label }))}
        value={locale}
        autoPickFirst
        onChange={(event) => setLocale(event.target.value)}
      />
      <p className={styles.link}>{link}</p>
      <div className={styles.buttons}>
        <Button variant="outlined" onClick={() => void copy().catch(showError)}>
          {t('resources.groups.copyLink')}
        </Button>
        {may('edit', 'groups', group) && state !== 'stopped' && (
          <Button variant="outlined" loading={isPending} onClick={turn}>
            {group.signUpOpen
              ? t('resources.groups.closeSignUp')
              : t('resources.groups.openSignUp')}
          </Button>
        )}
      </div>
    </Card>
  );
}
