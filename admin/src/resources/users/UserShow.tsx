import { RecordAddresses } from '../../shared/addresses/RecordAddresses.tsx';
import { ShowPage } from '../../shared/record/ShowPage.tsx';
import { Stack } from '../../shared/record/Stack.tsx';
import { useMay } from '../../auth/useMay.ts';
import { UserPageActions } from './actions/UserPageActions.tsx';
import { ErasedNotice } from './erase/ErasedNotice.tsx';
import { MergedNotice } from './merge/MergedNotice.tsx';
import { MergersNotice } from './merge/MergersNotice.tsx';
import { UserContact } from './UserContact.tsx';
import { UserFacts } from './UserFacts.tsx';
import { UserResults } from './UserResults.tsx';
import type { UserRecord } from './users.binding.ts';
import { historyNames } from './history-names.ts';

/** One person: who they are, what they may do, where they belong, and how they do in exams. */
export function UserShow() {
  const may = useMay();
  return (
    <ShowPage<UserRecord>
      title={(user) => user.fullName}
      actions={(user) => <UserPageActions user={user} />}
      history={historyNames}
    >
      {(user) => (
        <Stack>
          <ErasedNotice erasure={user.erasure} />
          <MergedNotice into={user.mergedIntoId} />
          {may('edit', 'users', user) && <MergersNotice userId={user.id} />}
          <UserFacts user={user} />
          <UserContact user={user} />
          {may('edit', 'users', user) && <RecordAddresses itemId={user.id} />}
          <UserResults />
        </Stack>
      )}
    </ShowPage>
  );
}
