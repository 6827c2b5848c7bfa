import { useMutation } from '@apollo/client/react';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Card, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './AccountCard.module.css';
import { SendVerifyEmailDocument } from './AccountCard.generated.ts';

/** Who is signed in, by which address, and whether it is known to be theirs. */
export function AccountCard() {
  const t = useT();
  const { fullName, email, emailVerified } = useUser();
  return (
    <Card title={t('person.profile.account')}>
      <dl className={styles.facts}>
        <dt>{t('person.details.fullName')}</dt>
        <dd>{fullName}</dd>
        <dt>{t('account.email')}</dt>
        <dd>{email}</dd>
      </dl>
      {emailVerified ? (
        <Alert severity="success">{t('person.profile.emailVerified')}</Alert>
      ) : (
        <Alert severity="warning" actions={<SendAgain email={email} />}>
          {t('person.profile.emailNotVerified')}
        </Alert>
      )}
    </Card>
  );
}

function SendAgain({ email }: { readonly email: string }) {
  const t = useT();
  const [send, { loading }] = useMutation(SendVerifyEmailDocument);

  async function sendAgain() {
    try {
      await send();
      toast.success(t('person.profile.verifySent', { email }));
    } catch (error) {
      toast.error(errorText(error, t));
    }
  }

  return (
    <Button variant="outlined" size="small" loading={loading} onClick={() => void sendAgain()}>
      {t('person.profile.sendVerify')}
    </Button>
  );
}
