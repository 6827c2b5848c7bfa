import { builder } from '../../graphql/builder.ts';

/** What other records show of their group. */
export interface GroupLink {
  readonly _id: string;
  readonly name: string;
}

export const GroupLinkRef = builder.objectRef<GroupLink>('GroupLink').implement({
  fields: (t) => ({ _id: t.exposeID('_id'), name: t.exposeString('name') }),
});
