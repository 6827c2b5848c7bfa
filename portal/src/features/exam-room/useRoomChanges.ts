import { useEffect, useRef, useState } from 'react';
import { useT } from '@lampstand/i18n/react';
import { presenceNames } from './presence-names.ts';
import { changesOf, type Row } from './room.rules.ts';

/** What changed since the last look, for those who listen; it stays until something else changes. */
export function useRoomChanges(rows: readonly Row[]): string {
  const t = useT();
  const before = useRef<readonly Row[]>(undefined);
  const [said, setSaid] = useState('');

  useEffect(
    function tellChanges() {
      const changes = changesOf(before.current, rows);
      before.current = rows;
      if (changes.length === 0) return;
      setSaid(
        changes
          .map(({ student, presence }) =>
            t('work.room.changed', { name: student.fullName, state: t(presenceNames[presence]) }),
          )
          .join('. '),
      );
    },
    [rows, t],
  );
  return said;
}
