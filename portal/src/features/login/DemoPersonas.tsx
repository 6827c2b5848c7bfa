import { useEffect, useState } from 'react';
import { useSession, type DemoPersona } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Button, Card, toast } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';
import styles from './DemoPersonas.module.css';

/** One click per role of the demonstration college. Nothing where the server has no such people. */
export function DemoPersonas() {
  const t = useT();
  const { demoPersonas, login } = useSession();
  const [personas, setPersonas] = useState<readonly DemoPersona[]>([]);
  const [entering, setEntering] = useState<string>();

  useEffect(
    function loadPersonas() {
      // A login page without demonstration people is complete, so a failure needs no words.
      demoPersonas().then(setPersonas, () => undefined);
    },
    [demoPersonas],
  );

  async function enter({ key, email, password }: DemoPersona) {
    setEntering(key);
    try {
      await login(email, password);
    } catch (error) {
      setEntering(undefined);
      toast.error(errorText(error, t));
    }
  }

  if (personas.length === 0) return null;
  return (
    <div className={styles.place}>
      <Card title={t('account.personasTitle')}>
        <p className={styles.hint}>{t('account.personasHint')}</p>
        <ul className={styles.list}>
          {personas.map((persona) => (
            <li key={persona.key}>
              <Button
                variant="outlined"
                size="small"
                fullWidth
                loading={entering === persona.key}
                title={t('account.personaLogin', { name: persona.fullName })}
                onClick={() => void enter(persona)}
              >
                <span className={styles.name}>{persona.fullName}</span>
                <span className={styles.key}>{persona.key}</span>
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
