export const errorsPeople = {
  erased: 'This person was erased; nothing can be done with their account any more.',
  merged:
    'This account was merged into another one. Erase the kept account, and this one goes with it.',
  mergedStays:
    'This account was merged into another one and stays closed. Undo the merger to open it again.',
  eraseSelf: 'You cannot erase yourself.',
  lastSuperadmin: 'The last super administrator cannot be erased.',
  otherEmail: 'This is not the e-mail address of the account.',
  reasonNames: 'The reason is kept for ever, so it must not name the person.',
  undoTooLate: 'The thirty days in which this merger could be undone are over.',
  mergedOn: 'The kept account was itself merged into another one since. Undo that merger first.',
} as const;
