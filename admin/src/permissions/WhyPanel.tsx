import { AutocompleteInput, Form, useGetList, useGetOne } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useUser } from '@lampstand/auth';
import { useT } from '@lampstand/i18n/react';
import { Alert } from '@lampstand/ui';
import { ReferenceChoice } from '../shared/inputs/ReferenceChoice.tsx';
import { LoadError } from '../shared/page/LoadError.tsx';
import { reasonInWords, type Answer, type RuleInWords } from './rule-words.ts';
import styles from './WhyPanel.module.css';

export interface WhyPanelProps {
  readonly rules: readonly RuleInWords[];
}

interface Asked {
  readonly userId?: string | null;
  readonly ruleId?: string | null;
  readonly regionId?: string | null;
}

/** Asks the server whether a chosen person may do something, and tells what decides it. */
export function WhyPanel({ rules }: WhyPanelProps) {
  const t = useT();
  const choices = rules.map(({ id, area, action, name }) => ({
    id,
    name: `${area}: ${action} (${name})`,
  }));
  return (
    <Form>
      <div className={styles.inputs}>
        <ReferenceChoice
          source="userId"
          reference="users"
          optionText="fullName"
          label={t('admin.permissions.person')}
        />
        <AutocompleteInput
          source="ruleId"
          label={t('admin.permissions.action')}
          choices={choices}
          translateChoice={false}
        />
        <ReferenceChoice source="regionId" reference="regions" label={t('common.region')} />
      </div>
      <Outcome />
    </Form>
  );
}

function Outcome() {
  const t = useT();
  const { userId, ruleId, regionId }: Asked = useWatch();
  return (
    <div aria-live="polite">
      {userId && ruleId ? (
        <AnswerShown userId={userId} ruleId={ruleId} regionId={regionId ?? null} />
      ) : (
        <p className={styles.hint}>{t('admin.permissions.whyHint')}</p>
      )}
    </div>
  );
}

interface AnswerShownProps {
  readonly userId: string;
  readonly ruleId: string;
  readonly regionId: string | null;
}

function AnswerShown(asked: AnswerShownProps) {
  const t = useT();
  const { regions } = useUser();
  const { data: person } = useGetOne<{ id: string; fullName: string }>('users', {
    id: asked.userId,
  });
  const { data, error, refetch } = useGetList<Answer & { id: string }>(
    'permissionAnswers',
    { filter: asked },
    { retry: false },
  );
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />;
  const [answer] = data ?? [];
  if (!answer || !person) return null;
  const name = person.fullName;
  const nameOf = (slug: string) => regions.find((region) => region.slug === slug)?.name ?? slug;
  return (
    <Alert
      severity={answer.allowed ? 'success' : 'warning'}
      title={
        answer.allowed
          ? t('admin.permissions.may', { name })
          : t('admin.permissions.mayNot', { name })
      }
    >
      {reasonInWords(t, answer, nameOf)}
    </Alert>
  );
}
