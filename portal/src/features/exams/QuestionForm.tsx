import { useId, type Ref } from 'react';
import type { FragmentType } from '@apollo/client';
import { useFragment } from '@apollo/client/react';
import { useT } from '@lampstand/i18n/react';
import {
  QuestionForm_QuestionFragmentDoc,
  type QuestionForm_QuestionFragment,
} from './QuestionForm.generated.ts';
import styles from './QuestionForm.module.css';

export interface QuestionFormProps {
  readonly question: FragmentType<QuestionForm_QuestionFragment>;
  readonly number: number;
  readonly total: number;
  readonly chosenId: string | undefined;
  readonly onChoose: (choiceId: string) => void;
  readonly headingRef: Ref<HTMLHeadingElement>;
}

/** One question with its choices, of which one can be taken. */
export function QuestionForm({ question, headingRef, ...props }: QuestionFormProps) {
  const { number, total, chosenId, onChoose } = props;
  const t = useT();
  const hintId = useId();
  const { data, complete } = useFragment({
    fragment: QuestionForm_QuestionFragmentDoc,
    from: question,
  });
  if (!complete) return null;
  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        <span>{t('exam.questionOf', { number, total })}</span>
        <span>{t('exam.points', { count: data.points })}</span>
      </p>
      <fieldset className={styles.question} aria-describedby={hintId}>
        <legend className={styles.legend}>
          <h2 ref={headingRef} tabIndex={-1} className={styles.text}>
            {data.text}
          </h2>
        </legend>
        <p id={hintId} className={styles.hint}>
          {t('exam.chooseOne')}
        </p>
        {data.choices.map((choice) => (
          <label key={choice._id} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name={data._id}
              value={choice._id}
              checked={choice._id === chosenId}
              onChange={() => onChoose(choice._id)}
            />
            <span>{choice.text}</span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}
