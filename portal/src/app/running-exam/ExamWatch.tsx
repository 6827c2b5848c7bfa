import { Texts } from '@lampstand/ui';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { useLocation } from 'react-router-dom';
import { useSession, useUser } from '@lampstand/auth';
import { learningTexts } from '../../shared/texts/learning-texts.ts';
import { attemptPath } from '../../shared/student-paths.ts';
import { useTick } from '../../shared/useTick.ts';
import { RunningExamDocument } from './ExamWatch.generated.ts';
import { LogoutCheck } from './LogoutCheck.tsx';
import { aheadBy, timeOf, type RunningExam } from '../../shared/running-exam.rules.ts';
import { RunningExamBar } from './RunningExamBar.tsx';

export interface ExamWatchProps {
  /** Somebody wants to log out. */
  readonly loggingOut: boolean;
  readonly onStay: () => void;
  readonly onLogout: () => void;
}

/** Milliseconds between two questions while an exam runs. */
const askEvery = 15_000;
/** Milliseconds that an answer may take. */
const patience = 5_000;

/** Keeps every page informed of the exam that runs, and warns who would log out of it. */
export function ExamWatch({ loggingOut, onStay, onLogout }: ExamWatchProps) {
  const { runningExam } = useUser();
  const { pathname } = useLocation();
  const ask = useAsk();
  useKeepingUpToDate(ask, pathname, runningExam !== null);
  const path = runningExam && attemptPath(runningExam.examId, runningExam._id);
  return (
    <>
      {runningExam && path && path !== pathname && (
        <Suspense fallback={null}>
          <Texts bundles={learningTexts}>
            <Running key={runningExam.serverNow} exam={runningExam} to={path} />
          </Texts>
        </Suspense>
      )}
      {loggingOut && <LogoutCheck ask={ask} onStay={onStay} onLogout={onLogout} />}
    </>
  );
}

function Running({ exam, to }: { readonly exam: RunningExam; readonly to: string }) {
  const [ahead] = useState(() => aheadBy(exam, Date.now()));
  const now = useTick(true);
  const { over, ...time } = timeOf(exam, now + ahead);
  return over ? null : <RunningExamBar title={exam.title} to={to} {...time} />;
}

/** Asks which exam runs; what was known stands where there is no answer. */
function useAsk(): () => Promise<RunningExam | null> {
  const client = useApolloClient();
  const { noteRunningExam } = useSession();
  const known = useUser().runningExam;
  return async () => {
    try {
      const { data } = await client.query({
        query: RunningExamDocument,
        fetchPolicy: 'no-cache',
        context: { fetchOptions: { signal: AbortSignal.timeout(patience) } },
      });
      const running = data.currentUser?.runningExam ?? null;
      noteRunningExam(running);
      return running;
    } catch {
      return known;
    }
  };
}

/** Asks with each page, when the person turns to this window, and often while an exam runs. */
function useKeepingUpToDate(ask: () => Promise<unknown>, pathname: string, running: boolean): void {
  const update = useEffectEvent((_path?: string) => {
    if (document.visibilityState === 'visible') void ask();
  });
  useEffect(
    function askWithPage() {
      update(pathname);
    },
    [pathname],
  );
  useEffect(
    function askNowAndThen() {
      const now = () => update();
      const timer = running ? setInterval(now, askEvery) : undefined;
      document.addEventListener('visibilitychange', now);
      window.addEventListener('online', now);
      return () => {
        clearInterval(timer);
        document.removeEventListener('visibilitychange', now);
        window.removeEventListener('online', now);
      };
    },
    [running],
  );
}
