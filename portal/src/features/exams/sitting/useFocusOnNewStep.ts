import { useEffect, useRef } from 'react';
import type { AttemptStep } from '../attempt-step.rules.ts';

/**
 * Takes the focus to the heading of a step that was gone to: a screen reader reads it, a phone shows
 * its top. The step with which the page opens leaves the focus where it is.
 */
export function useFocusOnNewStep(step: AttemptStep) {
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
