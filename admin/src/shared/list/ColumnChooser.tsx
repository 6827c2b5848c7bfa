import { useEffect } from 'react';
import { ColumnsButton } from 'react-admin';
import { useResourceTexts } from '../page/useResourceTexts.ts';

/**
 * The choice of a list's columns. react-admin calls its switches options of a menu, which screen
 * readers then read as one text each and cannot switch; without those roles they are what they
 * look like.
 */
export function ColumnChooser() {
  const { resource } = useResourceTexts();
  const storeKey = `${resource}.datatable`;
  useEffect(
    function dropWrongRoles() {
      const drop = () => {
        const place = document.getElementById(`${storeKey}-columnsSelector`);
        if (!place) return;
        for (const wrong of place.querySelectorAll('[role="menu"], [role="option"]')) {
          wrong.removeAttribute('role');
        }
        watch.observe(place, { childList: true, subtree: true });
      };
      const watch = new MutationObserver(drop);
      // The place itself comes later, at the end of the page.
      watch.observe(document.body, { childList: true });
      drop();
      return () => watch.disconnect();
    },
    [storeKey],
  );
  return <ColumnsButton storeKey={storeKey} />;
}
