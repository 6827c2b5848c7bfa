export const errorsRecords = {
  nothingToRestore: 'There is nothing left to put back: these values are already in force.',
  sittingNow: 'One of the two is sitting an exam right now. Please wait until it is over.',
  typedWrong: 'This is not the e-mail address of the account.',
  erasurePlanned: 'The erasure of this account is already planned.',
  erasureOver: 'There is no planned erasure that could be withdrawn.',
} as const;
