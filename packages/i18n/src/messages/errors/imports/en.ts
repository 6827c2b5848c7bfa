export const errorsImports = {
  repeated: 'This e-mail address stands in more than one line of the file.',
  unknownRegion: 'You have no region of this name.',
  unknownGroup: 'You have no group of this name.',
  ambiguousGroup: 'Several groups have this name. Name the region as well.',
  unknownRole: 'There is no role of this name.',
  roleNeedsRegion: 'A role is given in a region. Name the region as well.',
  unknownPerson: 'You have no person with this e-mail address. Import people first.',
  changedSince: 'Something changed since the dry run. Look at it again.',
  notDone: 'Only an import that is finished and not yet undone can be undone.',
} as const;
