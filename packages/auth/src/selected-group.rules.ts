export interface ChoosableGroup {
  readonly _id: string;
  readonly archived: boolean;
}

/**
 * The group a person looks at (specification §4, "Selected group"): the stored one while it is
 * theirs, else the first that is not archived, else the first. Undefined without groups.
 */
export function selectedGroupOf<Group extends ChoosableGroup>(
  groups: readonly Group[],
  stored: string | null,
): Group | undefined {
  return (
    groups.find((group) => group._id === stored) ??
    groups.find((group) => !group.archived) ??
    groups[0]
  );
}
