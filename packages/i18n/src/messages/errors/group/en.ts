export const errorsGroup = {
  endsBeforeStart: 'The last day must be after the first day.',
  unknownMember: 'One of these people does not exist, or you do not have access to them.',
} as const;
