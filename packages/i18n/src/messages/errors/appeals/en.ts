export const errorsAppeals = {
  windowOver: 'An appeal is possible for {days} days after the result. This time is over.',
  notPossible: 'There is nothing to appeal against here.',
  waiting: 'Your appeal is already being looked at.',
  decidedBefore: 'An appeal about this result was already decided. The decision is final.',
  over: 'This appeal is over: it was decided or withdrawn.',
  ownDecision: 'Nobody decides an appeal of their own.',
  anotherReader: 'You graded this or read it first. Somebody else decides.',
} as const;
