import { useId, useState, type ReactNode, type Ref } from 'react';
import { useT } from '@lampstand/i18n/react';
import type { MessageId } from '@lampstand/i18n';
import { Button } from '@lampstand/ui';
import styles from './QuestionForm.module.css';
import { AnswerInput } from './questions/AnswerInput.tsx';
import { noAnswer, type GivenAnswer } from './questions/given-answer.rules.ts';
import type { AnswerInputProps, ShownKind, ShownQuestion } from './questions/shown-question.ts';

export interface QuestionFormProps extends Pick<
  AnswerInputProps,
  'language' | 'onChange' | 'onLeave'
> {
  readonly question: ShownQuestion & { readonly points: number };
  readonly number: number;
  readonly total: number;
  readonly answer: GivenAnswer | null;
  readonly headingRef: Ref<HTMLHeadingElement>;
  /** What can be done with the question besides answering it. */
  readonly tools: ReactNode;
}

const hints = {
  TRUE_FALSE: 'exam.chooseOne',
  SINGLE_CHOICE: 'exam.chooseOne',
  MULTIPLE_CHOICE: 'learning.exam.chooseAll',
  MATCHING: 'learning.exam.matchHint',
  ORDERING: 'learning.exam.orderHint',
  FILL_IN_THE_BLANK: 'learning.exam.blanksTitle',
  NUMERIC: 'learning.exam.numberHint',
  SHORT_ANSWER: 'learning.exam.shortHint',
  ESSAY: 'learning.exam.essayHint',
} as const satisfies Readonly<Record<ShownKind, MessageId>>;

/** One question with the way to answer it. */
export function QuestionForm({ question, answer, headingRef, ...props }: QuestionFormProps) {
  const { number, total, language, tools, onChange, onLeave } = props;
  const t = useT();
  const hintId = useId();
  // A field that was cleared from outside begins anew: what was being typed goes too.
  const [cleared, setCleared] = useState(0);
  const { kind, points, text } = question;
  // The text with its blanks stands in the form: the heading would say it twice.
  const ofBlanks = kind === 'FILL_IN_THE_BLANK';
  const clear = () => {
    onChange(noAnswer);
    setCleared(cleared + 1);
  };
  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        <span>{t('exam.questionOf', { number, total })}</span>
        <span>{t('exam.points', { count: points })}</span>
      </p>
      <fieldset className={styles.question} aria-describedby={ofBlanks ? undefined : hintId}>
        <legend className={styles.legend}>
          <h2
            ref={headingRef}
            tabIndex={-1}
            className={styles.text}
            lang={ofBlanks ? undefined : language}
          >
            {ofBlanks ? t('learning.exam.blanksTitle') : text}
          </h2>
        </legend>
        {!ofBlanks && (
          <p id={hintId} className={styles.hint}>
            {t(hints[kind])}
          </p>
        )}
        <AnswerInput
          key={cleared}
          question={question}
          language={language}
          answer={answer ?? noAnswer}
          onChange={onChange}
          onLeave={onLeave}
        />
      </fieldset>
      <div className={styles.tools}>
        {tools}
        {answer !== null && (
          <Button variant="text" size="small" onClick={clear}>
            {t('learning.exam.clearAnswer')}
          </Button>
        )}
      </div>
    </div>
  );
}
