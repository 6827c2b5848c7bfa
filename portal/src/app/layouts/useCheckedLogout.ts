import { useState } from 'react';
import { useUser } from '@lampstand/auth';
import { examWatch } from '../data/data-parts.ts';
import { useLogout } from './useLogout.ts';

/** Logging out, with `ExamWatch` asked first whether an exam would fail by it. */
export function useCheckedLogout() {
  const { impersonatingUser, termsAccepted } = useUser();
  const logoutAtOnce = useLogout();
  const [loggingOut, setLoggingOut] = useState(false);
  const mayRunExam = termsAccepted && !impersonatingUser;

  function check() {
    // Where it cannot be fetched, the server cannot be told of the logging out either.
    examWatch.load().then(() => setLoggingOut(true), logoutAtOnce);
  }

  return {
    logout: mayRunExam ? check : logoutAtOnce,
    loggingOut,
    onStay: () => setLoggingOut(false),
    onLogout: () => {
      setLoggingOut(false);
      logoutAtOnce();
    },
  };
}
