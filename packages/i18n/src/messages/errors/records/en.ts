export const errorsRecords = {
  nothingToRestore: 'There is nothing left to put back: these values are already in force.',
  sittingNow: 'One of the two is sitting an exam right now. Please wait until it is over.',
} as const;
