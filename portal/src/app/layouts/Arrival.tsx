import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { mainId } from '@lampstand/ui';

/**
 * After a link was followed, the new screen begins at its top and screen readers begin to read it.
 * Stands behind the screen, so that it acts when the screen is there. Steps in the history keep
 * the place that the browser remembers.
 */
export function Arrival() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  const shown = useRef(pathname);
  useEffect(
    function beginAtTop() {
      if (shown.current === pathname) return;
      shown.current = pathname;
      if (type === 'POP') return;
      window.scrollTo(0, 0);
      document.getElementById(mainId)?.focus({ preventScroll: true });
    },
    [pathname, type],
  );
  return null;
}
