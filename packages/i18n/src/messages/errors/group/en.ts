export const errorsGroup = {
  endsBeforeStart: 'The last day must be after the first day.',
  unknownMember: 'One of these people does not exist, or you do not have access to them.',
  memberTwice: 'Already in this group in this role, or named twice: {names}',
} as const;
