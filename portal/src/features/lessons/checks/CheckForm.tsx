import { useState, type ReactNode } from 'react';
import { useT } from '@lampstand/i18n/react';
import { Alert, Button, TextField } from '@lampstand/ui';
import { ChoiceInput } from '../../../shared/questions/ChoiceInput.tsx';
import styles from './CheckPanel.module.css';
import { isEmpty, type Check } from './checks.rules.ts';
import type { LessonChecks } from './useLessonChecks.ts';

export interface CheckFormProps {
  readonly check: Check;
  readonly checks: LessonChecks;
  /** The way back into the recording. */
  readonly again: ReactNode;
}

type Outcome = 'none' | 'asking' | 'wrong' | 'notSent';

/** A question and its answer; what was answered stays, whatever becomes of it. */
export function CheckForm({ check, checks, again }: CheckFormProps) {
  const t = useT();
  const [outcome, setOutcome] = useState<Outcome>('none');
  const draft = checks.draftOf(check);
  const several = check.kind === 'MULTIPLE_CHOICE';

  async function send() {
    setOutcome('asking');
    try {
      setOutcome((await checks.answer(check, draft)) ? 'none' : 'wrong');
    } catch {
      setOutcome('notSent');
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (outcome !== 'asking' && !isEmpty(draft)) void send();
      }}
    >
      <fieldset className={styles.choices}>
        <legend className={styles.question}>{check.text}</legend>
        {several && <p className={styles.count}>{t('learning.check.several')}</p>}
        {check.kind === 'SHORT_ANSWER' ? (
          <TextField
            label={t('learning.check.yourAnswer')}
            value={draft.text}
            autoComplete="off"
            maxLength={500}
            onChange={({ target }) => checks.keepDraft(check, { ...draft, text: target.value })}
          />
        ) : (
          <ChoiceInput
            name={check._id}
            choices={check.choices}
            several={several}
            chosen={draft.choiceIds}
            onChange={(choiceIds) => checks.keepDraft(check, { ...draft, choiceIds })}
          />
        )}
      </fieldset>
      <div aria-live="polite">
        {outcome === 'wrong' && <Alert severity="warning">{t('learning.check.wrong')}</Alert>}
        {outcome === 'notSent' && <Alert severity="danger">{t('learning.check.notSent')}</Alert>}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" loading={outcome === 'asking'} disabled={isEmpty(draft)}>
          {t('learning.check.send')}
        </Button>
        {again}
      </div>
    </form>
  );
}
