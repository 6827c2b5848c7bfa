import { useSearchParams } from 'react-router-dom';
import { readServerError } from '@lampstand/graphql-client';
import { classNames } from '@lampstand/ui';
import { resultPath } from '../../shared/student-paths.ts';
import { readStep } from './attempt-step.rules.ts';
import { AttemptReview } from './AttemptReview.tsx';
import styles from './AttemptRunner.module.css';
import type { ExamAttemptPageQuery } from './ExamAttemptPage.generated.ts';
import { FinishDialog } from './FinishDialog.tsx';
import { LeaveGuard } from './LeaveGuard.tsx';
import { QuestionNavigator } from './QuestionNavigator.tsx';
import { SavingState } from './SavingState.tsx';
import { StepButtons } from './StepButtons.tsx';
import { AttemptClock } from './sitting/AttemptClock.tsx';
import { AttemptEnded } from './sitting/AttemptEnded.tsx';
import { SatQuestion } from './sitting/SatQuestion.tsx';
import { SittingNotices } from './sitting/SittingNotices.tsx';
import { TimeIsUp } from './sitting/TimeIsUp.tsx';
import { useFocusOnNewStep } from './sitting/useFocusOnNewStep.ts';
import { useLetGoWithSession } from './sitting/useLetGoWithSession.ts';
import { useSitting } from './sitting/useSitting.ts';
import { useResultInHistory } from './useResultInHistory.ts';

export interface AttemptRunnerProps {
  readonly attempt: ExamAttemptPageQuery['examAttempt'];
  readonly largerType: boolean;
  readonly readAloud: boolean;
}

/** An open attempt: one question per page, a navigator, the clock, the review and the end. */
export function AttemptRunner({ attempt, largerType, readAloud }: AttemptRunnerProps) {
  const { _id, exam, questions, leavingFails } = attempt;
  const sitting = useSitting(attempt);
  const { status, finish, clock, left, ended, items } = sitting;
  const [search] = useSearchParams();
  const step = readStep(search, questions.length);
  const headingRef = useFocusOnNewStep(step);
  const question = step === 'review' ? undefined : questions[step - 1];
  const result = resultPath(exam._id, _id);
  const timeUp = finish.state === 'timeUp';
  const unheard = left === 0 && clock.silentSince !== undefined;
  useLetGoWithSession();
  useResultInHistory(finish.state === 'done', result);

  if (ended && !timeUp && finish.state !== 'done') {
    const message = status === 'refused' ? readServerError(sitting.error).message : undefined;
    return <AttemptEnded message={message} resultPath={result} />;
  }
  if (timeUp || unheard) {
    return <TimeIsUp unreached={unheard || finish.error !== undefined} resultPath={result} />;
  }
  return (
    <div className={classNames(styles.layout, largerType && styles.larger)}>
      <LeaveGuard active={leavingFails && finish.state !== 'done'} attempt={attempt} />
      <div className={styles.main}>
        <SittingNotices
          clock={clock}
          mode={attempt.mode}
          leavingFails={leavingFails}
          graceSeconds={attempt.graceSeconds}
          cameBack={attempt.leftAt !== null}
          otherWindow={sitting.otherWindow}
        />
        <div className={styles.state}>
          {left !== undefined && <AttemptClock left={left} />}
          <SavingState status={status} />
        </div>
        {question ? (
          <SatQuestion
            key={question._id}
            question={question}
            total={questions.length}
            sitting={sitting}
            headingRef={headingRef}
            readAloud={readAloud}
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
