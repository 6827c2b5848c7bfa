import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '@lampstand/auth';
import { readServerError } from '@lampstand/graphql-client';
import { classNames } from '@lampstand/ui';
import { forgetExamWait, keepExamWait } from '../../shared/exam-wait.ts';
import { attemptPath, resultPath } from '../../shared/student-paths.ts';
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
import { SessionEndedDialog } from './sitting/SessionEndedDialog.tsx';
import { SittingNotices } from './sitting/SittingNotices.tsx';
import { TimeIsUp } from './sitting/TimeIsUp.tsx';
import { useFocusOnNewStep } from './sitting/useFocusOnNewStep.ts';
import { useSitting } from './sitting/useSitting.ts';
import { useResultInHistory } from './useResultInHistory.ts';

export interface AttemptRunnerProps {
  readonly attempt: ExamAttemptPageQuery['examAttempt'];
  readonly largerType: boolean;
  readonly readAloud: boolean;
}

/** An open attempt, until it is over. Who is signed out meanwhile signs in again on the spot. */
export function AttemptRunner(props: AttemptRunnerProps) {
  const { _id, exam } = props.attempt;
  const sitting = useSitting(props.attempt);
  const { finish, clock, ended, sessionEnded, failsIn } = sitting;
  const over = ended || finish.state === 'done';
  const { noteRunningExam } = useSession();

  /** The login page then says that the exam waits, and for how long. */
  const noteThatItWaits = useEffectEvent(() => {
    if (over) return;
    const { failsAt } = clock;
    keepExamWait({ path: attemptPath(exam._id, _id), title: exam.title, failsAt });
  });
  useEffect(function noteWhenPageGoes() {
    forgetExamWait();
    const note = () => noteThatItWaits();
    window.addEventListener('pagehide', note);
    return () => window.removeEventListener('pagehide', note);
  }, []);
  useEffect(
    function sayThatItRunsNoMore() {
      if (over) noteRunningExam(null);
    },
    [noteRunningExam, over],
  );
  useResultInHistory(finish.state === 'done', resultPath(exam._id, _id));

  return (
    <>
      {sessionEnded && !over && (
        <SessionEndedDialog failsIn={failsIn} onLeave={sitting.leaveToLogin} />
      )}
      <SittingPage {...props} sitting={sitting} />
    </>
  );
}

interface SittingPageProps extends AttemptRunnerProps {
  readonly sitting: ReturnType<typeof useSitting>;
}

/** One question per page, a navigator, the clock, the review and the end. */
function SittingPage({ attempt, sitting, largerType, readAloud }: SittingPageProps) {
  const { questions, leavingFails } = attempt;
  const { status, finish, clock, left, ended, items, failsIn } = sitting;
  const [search] = useSearchParams();
  const step = readStep(search, questions.length);
  const headingRef = useFocusOnNewStep(step);
  const question = step === 'review' ? undefined : questions[step - 1];
  const result = resultPath(attempt.exam._id, attempt._id);
  const timeUp = finish.state === 'timeUp';
  const silent = clock.silentSince !== undefined;

  if (ended && !timeUp && finish.state !== 'done') {
    const message = status === 'refused' ? readServerError(sitting.error).message : undefined;
    return <AttemptEnded message={message} resultPath={result} />;
  }
  if (timeUp || (left === 0 && silent)) {
    return <TimeIsUp unreached={silent || finish.error !== undefined} resultPath={result} />;
  }
  return (
    <div className={classNames(styles.layout, largerType && styles.larger)}>
      <LeaveGuard active={leavingFails && finish.state !== 'done'} attempt={attempt} />
      <div className={styles.main}>
        <SittingNotices
          clock={clock}
          mode={attempt.mode}
          failsIn={failsIn}
          cameBack={attempt.leftAt !== null}
          otherWindow={sitting.otherWindow}
        />
        <div className={styles.state}>
          {left !== undefined && <AttemptClock left={left} />}
          <SavingState status={status} lost={silent} />
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
