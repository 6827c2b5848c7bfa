import type { ApolloClient } from '@apollo/client';
import {
  GroupProgressDocument,
  type GroupProgressQuery,
  type GroupProgressQueryVariables,
} from './ProgressTable.generated.ts';

type Progress = GroupProgressQuery['groupProgress'];

const perRequest = 100;

/** Every page of a group's progress, one after the other. */
export async function allRows(
  client: ApolloClient<object>,
  asked: Omit<GroupProgressQueryVariables, 'page'>,
): Promise<Progress> {
  const pageOf = async (page: number) => {
    const variables = { ...asked, page: { page, perPage: perRequest } };
    const { data } = await client.query({
      query: GroupProgressDocument,
      variables,
      fetchPolicy: 'no-cache',
    });
    return data.groupProgress;
  };
  const first = await pageOf(1);
  const items = [...first.items];
  for (let page = 2; (page - 1) * perRequest < first.total; page += 1) {
    items.push(...(await pageOf(page)).items);
  }
  return { ...first, items };
}
