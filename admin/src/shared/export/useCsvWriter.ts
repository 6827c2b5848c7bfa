import { useCallback } from 'react';
import { useNotify } from 'react-admin';
import { loadWithRetry } from '@lampstand/ui';
import type { toCsv } from './csv.ts';

type CsvWriter = typeof toCsv;

/**
 * Fetches `toCsv`, for which only who exports pays.
 * @returns nothing where it could not be fetched, of which the person is told
 */
export function useCsvWriter(): () => Promise<CsvWriter | undefined> {
  const notify = useNotify();
  return useCallback(async () => {
    try {
      return (await loadWithRetry(() => import('./csv.ts'))).toCsv;
    } catch {
      notify('ui.partMissing', { type: 'error' });
      return undefined;
    }
  }, [notify]);
}
