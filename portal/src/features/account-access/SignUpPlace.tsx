import { useEffect, useState, type ReactNode } from 'react';
import type { SignUpAccess, SignUpGroup } from '@lampstand/auth/account';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, Spinner, refreshPath } from '@lampstand/ui';
import { errorText } from '../../shared/error-text.ts';

export interface SignUpPlaceProps {
  readonly access: Pick<SignUpAccess, 'signUpGroup'>;
  readonly groupId: string;
  /** Shown while the group takes people. */
  readonly children: ReactNode;
}

/** The group that somebody signs up for, and whether they can. */
export function SignUpPlace(props: SignUpPlaceProps) {
  const [attempt, setAttempt] = useState(1);
  return <Place key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

interface PlaceProps extends SignUpPlaceProps {
  readonly onRetry: () => void;
}

function Place({ access, groupId, onRetry, children }: PlaceProps) {
  const t = useT();
  const answer = useSignUpGroup(access, groupId);
  if (!answer) return <Spinner />;
  if ('error' in answer) {
    const again = (
      <Button variant="outlined" size="small" icon={refreshPath} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    );
    return (
      <Alert severity="danger" actions={again}>
        {errorText(answer.error, t)}
      </Alert>
    );
  }
  const { group } = answer;
  if (!group) return <Alert severity="warning">{t('person.access.createUnknown')}</Alert>;
  if (!group.open) {
    return (
      <Alert severity="warning">{t('person.access.createClosed', { group: group.name })}</Alert>
    );
  }
  return (
    <>
      <p>{t('person.access.createIntro', { group: group.name, region: group.regionName })}</p>
      {children}
    </>
  );
}

type Answer = { readonly group: SignUpGroup | null } | { readonly error: unknown };

function useSignUpGroup({ signUpGroup }: SignUpPlaceProps['access'], groupId: string) {
  const [answer, setAnswer] = useState<Answer>();
  useEffect(
    function askForGroup() {
      let wanted = true;
      const arrive = (next: Answer) => {
        if (wanted) setAnswer(next);
      };
      signUpGroup(groupId).then(
        (group) => arrive({ group }),
        (error: unknown) => arrive({ error }),
      );
      return () => {
        wanted = false;
      };
    },
    [groupId, signUpGroup],
  );
  return answer;
}
