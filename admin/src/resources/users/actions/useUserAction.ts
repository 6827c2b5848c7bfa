import { useState } from 'react';
import { HttpError, useDataProvider } from 'react-admin';
import { useT } from '@lampstand/i18n/react';
import type { Outcome, UserAction } from './user-action.ts';
import type { ActionRecord } from './user-actions.binding.ts';

/** People per request: few enough that the progress moves, far from the server's limit of 200. */
const peoplePerRequest = 20;

export type ActionState =
  | { readonly step: 'asking' }
  | { readonly step: 'working'; readonly done: number }
  | { readonly step: 'over'; readonly outcomes: readonly Outcome[] };

/**
 * Does something to people, a part of them at a time. Whatever happens on the way, there is an
 * outcome for each of them at the end; where no answer came, it says that nobody knows.
 */
export function useUserAction(action: UserAction, ids: readonly string[]) {
  const t = useT();
  const dataProvider = useDataProvider();
  const [state, setState] = useState<ActionState>({ step: 'asking' });

  async function attempt(userIds: readonly string[]): Promise<readonly Outcome[]> {
    try {
      const { data } = await dataProvider.create<ActionRecord>('userActions', {
        data: { action, userIds },
      });
      return data.outcomes;
    } catch (error) {
      const said = error instanceof Error ? error.message : String(error);
      // A refusal of the whole request did nothing; without an answer it may have been done.
      const refused = error instanceof HttpError && error.status >= 400 && error.status < 500;
      const reason = refused ? said : t('resources.users.bulkUnknown', { reason: said });
      return userIds.map((userId) => ({ userId, status: 'FAILED', reason }));
    }
  }

  async function run(): Promise<void> {
    const outcomes: Outcome[] = [];
    for (let at = 0; at < ids.length; at += peoplePerRequest) {
      setState({ step: 'working', done: at });
      outcomes.push(...(await attempt(ids.slice(at, at + peoplePerRequest))));
    }
    setState({ step: 'over', outcomes });
  }

  return { state, run };
}
