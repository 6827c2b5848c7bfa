import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '@lampstand/ui';

/**
 * After a link was followed or a form was left, the new screen begins at its top, and keyboard and
 * screen reader go on there instead of at the top of the page. Stands behind the screen, so that it
 * acts when the screen is there. Steps in the history keep the place that the browser remembers;
 * tabs of a screen keep the focus.
 */
export function Arrival() {
  const screen = screenOf(useLocation().pathname);
  const type = useNavigationType();
  const shown = useRef(screen);
  useEffect(
    function beginAtMain() {
      if (shown.current === screen) return;
      shown.current = screen;
      if (type !== 'POP') window.scrollTo(0, 0);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    },
    [screen, type],
  );
  return null;
}

/** The address without the tab of a record's page: `/courses/c-1/show/lessons` is `/courses/c-1/show`. */
function screenOf(pathname: string): string {
  return pathname.replace(/(\/show)\/.*$/, '$1');
}
