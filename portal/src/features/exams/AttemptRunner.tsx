import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readServerError } from '@lampstand/graphql-client';
import { useT } from '@lampstand/i18n/react';
import { Alert, ButtonLink } from '@lampstand/ui';
import { resultPath } from '../../shared/student-paths.ts';
import { answerOf } from './answer-sheet.rules.ts';
import { readStep, type AttemptStep } from './attempt-step.rules.ts';
import { AttemptReview } from './AttemptReview.tsx';
import styles from './AttemptRunner.module.css';
import type { ExamAttemptPageQuery } from './ExamAttemptPage.generated.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { QuestionForm } from './QuestionForm.tsx';
import { QuestionNavigator } from './QuestionNavigator.tsx';
import { SavingState } from './SavingState.tsx';
import { StepButtons } from './StepButtons.tsx';
import { useAnswers } from './useAnswers.ts';
import { useFinish } from './useFinish.ts';
import { useResultInHistory } from './useResultInHistory.ts';

export interface AttemptRunnerProps {
  readonly attempt: ExamAttemptPageQuery['examAttempt'];
}

/** An open attempt: one question per page, a navigator, the review and the end. */
export function AttemptRunner({ attempt }: AttemptRunnerProps) {
  const { _id, exam, questions } = attempt;
  const { sheet, status, error, choose, whenSaved } = useAnswers(_id, questions);
  const [search] = useSearchParams();
  const finish = useFinish(attempt, whenSaved);
  const step = readStep(search, questions.length);
  const headingRef = useFocusOnNewStep(step);
  const question = step === 'review' ? undefined : questions[step - 1];
  const result = resultPath(exam._id, _id);
  useResultInHistory(finish.state === 'done', result);
  const refused = status === 'refused';
  const items = questions.map((each) => ({
    _id: each._id,
    answered: answerOf(sheet, each._id) !== undefined,
    waiting: status === 'waiting' && each._id in sheet.waiting,
  }));

  return (
    <div className={styles.layout}>
      <LeaveGuard active={!refused && finish.state !== 'done'} attempt={attempt} />
      <div className={styles.main}>
        {refused ? (
          <Ended message={readServerError(error).message} result={result} />
        ) : (
          <SavingState status={status} />
        )}
        {question ? (
          <QuestionForm
            key={question._id}
            question={question}
            number={question.position}
            total={questions.length}
            chosenId={answerOf(sheet, question._id)?.choiceId}
            onChoose={(choiceId) => choose(question._id, choiceId)}
            headingRef={headingRef}
          />
        ) : (
          <AttemptReview items={items} headingRef={headingRef} />
        )}
        <StepButtons step={step} total={questions.length} onFinish={finish.ask} />
      </div>
      <QuestionNavigator items={items} step={step} />
      {finish.state !== 'idle' && (
        <FinishDialog
          finish={finish}
          unanswered={items.filter(({ answered }) => !answered).length}
          waiting={status === 'waiting'}
        />
      )}
    </div>
  );
}

/**
 * Takes the focus to the heading of a step that was gone to: a screen reader reads it, a phone shows
 * its top. The step with which the page opens leaves the focus where it is.
 */
function useFocusOnNewStep(step: AttemptStep) {
  const ref = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(
    function focusHeading() {
      if (shown.current === step) return;
      shown.current = step;
      ref.current?.focus();
    },
    [step],
  );
  return ref;
}

function Ended({ message, result }: { readonly message: string; readonly result: string }) {
  const t = useT();
  const link = (
    <ButtonLink size="small" variant="outlined" to={result}>
      {t('shell.examResult')}
    </ButtonLink>
  );
  return (
    <Alert severity="danger" actions={link}>
      {message}
    </Alert>
  );
}
