import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { UserPageActions } from './actions/UserPageActions.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserResults } from './UserResults.tsx';
import type { UserRecord } from './users.binding.ts';

/** One person: who they are, what they may do, where they belong, and how they do in exams. */
export function UserShow() {
  return (
    <ShowPage<UserRecord>
      title={(user) => user.fullName}
      actions={(user) => <UserPageActions user={user} />}
    >
      {(user) => (
        <Stack>
          <UserFacts user={user} />
          <UserResults />
        </Stack>
      )}
    </ShowPage>
  );
}
