import { useSession, useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './AlumniWelcome.module.css';

/** Welcomes who has become an alumnus, above whatever screen they are on, until it is put away. */
export function AlumniWelcome() {
  const t = useT();
  const { firstName } = useUser();
  const { endAlumniWelcome } = useSession();
  const title = t('person.welcome.title', { name: firstName });

  async function putAway() {
    try {
      await endAlumniWelcome();
    } catch (error) {
      toast.error(errorText(error, t));
    }
  }

  return (
    <aside className={styles.welcome} aria-label={title}>
      <Alert
        severity="info"
        title={title}
        actions={
          <Button variant="outlined" size="small" onClick={() => void putAway()}>
            {t('common.close')}
          </Button>
        }
      >
        {t('person.welcome.body')}
      </Alert>
    </aside>
  );
}
