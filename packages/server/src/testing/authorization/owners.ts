/** Whose records are told apart, as seen from Cape Town's student and region admin. */
export const owners = {
  own: 'user-student',
  anotherUser: 'user-0001',
  anotherGroup: 'user-0070',
  anotherRegion: 'user-student2',
} as const;

export const ownerNames = ['own', 'anotherUser', 'anotherGroup', 'anotherRegion'] as const;
/** When spares were made. */
export const AT = '2026-03-01T12:00:00Z';

export const capeTown = { groupId: 'group-cape-town-1', regionId: 'region-cape-town' };
/** Where the owners study. */
export const seats = {
  own: capeTown,
  anotherUser: capeTown,
  anotherGroup: { ...capeTown, groupId: 'group-cape-town-2' },
  anotherRegion: { groupId: 'group-berlin-1', regionId: 'region-berlin' },
};
