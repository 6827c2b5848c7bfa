import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/**
 * Leads to the result when the attempt is over. The questions that were walked through leave the
 * browser's history: from the result, Back goes to where the exam was begun.
 */
export function useResultInHistory(isOver: boolean, resultPath: string): void {
  const navigate = useNavigate();
  const [firstEntry] = useState(entryIndex);

  const goToResult = useEffectEvent(() => {
    const steps = entryIndex() - firstEntry;
    const show = () => void navigate(resultPath, { replace: true });
    if (steps <= 0) {
      show();
      return;
    }
    window.addEventListener('popstate', show, { once: true });
    void navigate(-steps);
  });

  useEffect(
    function leaveQuestions() {
      if (isOver) goToResult();
    },
    [isOver],
  );
}

/** The router numbers the entries it makes in a browser's history; elsewhere there is no number. */
function entryIndex(): number {
  const state: unknown = window.history.state;
  const index: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'idx') : undefined;
  return typeof index === 'number' ? index : 0;
}
