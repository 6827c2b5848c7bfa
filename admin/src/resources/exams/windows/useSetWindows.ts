import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import type { WindowRecord, WindowRequest } from '../exam-actions.binding.ts';
import type { WindowTimes } from './window.rules.ts';

interface WindowFailure {
  readonly groupId: string;
  readonly name: string;
  readonly message: string;
}

/**
 * Sets the window of each group. What is refused for all fields is thrown to the form; a group that
 * fails for itself is told, and the others are set.
 * @param window the one that was seen; it is changed under its version only
 */
export function useSetWindows(
  examId: string,
  window: WindowRecord | undefined,
  nameOf: (groupId: string) => string,
) {
  const dataProvider = useDataProvider();
  const [failures, setFailures] = useState<readonly WindowFailure[]>([]);

  async function setOne(groupId: string, times: Partial<WindowTimes>) {
    const data: WindowRequest = {
      examId,
      groupId,
      opensAt: times.opensAt || null,
      deadline: times.deadline || null,
      closesAt: times.closesAt || null,
      version: window?.version ?? null,
    };
    await dataProvider.create('examWindows', { data });
  }

  /** @returns the groups whose windows could not be set */
  async function save(groupIds: readonly string[], times: Partial<WindowTimes>) {
    const failed: WindowFailure[] = [];
    for (const groupId of groupIds) {
      try {
        // One after the other: a refusal of the times themselves stops at the first.
        await setOne(groupId, times);
      } catch (error) {
        if (error instanceof HttpError && error.body?.errors) throw error;
        const message = error instanceof Error ? error.message : String(error);
        failed.push({ groupId, name: nameOf(groupId), message });
      }
    }
    setFailures(failed);
    return failed.map(({ groupId }) => groupId);
  }

  return { save, failures };
}
