import { useEffect, useReducer } from 'react';
import { useLocation } from 'react-router-dom';
import { DataLater } from '../data/DataLater.tsx';
import { keptDrafts } from '../data/data-parts.ts';

/** Whether a draft waits on this device, or could not be sent (see `kept-draft.ts`). */
function waits(): boolean {
  try {
    return Object.keys(localStorage).some((name) => name.startsWith('lampstand.draft'));
  } catch {
    // Storage may be refused: then nothing is kept either.
    return false;
  }
}

/** Sends what waits at the start, on every other screen, and when the line is back. */
export function DraftsLater() {
  const [turn, next] = useReducer((number: number) => number + 1, 0);
  useLocation();
  useEffect(function beginAgainOnline() {
    addEventListener('online', next);
    return () => removeEventListener('online', next);
  }, []);
  return waits() ? <DataLater key={turn} quiet part={keptDrafts} meanwhile={null} /> : null;
}
