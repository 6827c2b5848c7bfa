export const errorsAssignments = {
  notYet: 'This assignment is not open yet.',
  closed: 'The deadline has passed: nothing can be handed in any more.',
  graded: 'This work has been graded: nothing can be changed any more.',
  handedIn: 'This work has been handed in. Please take it back before you change it.',
  nothing: 'Please write something or add a file before you hand it in.',
  lateReason: 'Please say why it comes late.',
  filesOnly: 'This assignment takes files only, no text.',
  textOnly: 'This assignment takes text only, no files.',
  tooManyFiles: 'There is room for {max, plural, one {# file} other {# files}}.',
  ownWork: 'Nobody grades their own work.',
  score: 'Please give a score from 0 to 100.',
  completion: 'Please choose complete or incomplete.',
  kindStays: 'Work has been handed in already, so the kind stays as it is.',
  untilPassed: 'Please choose a moment that is still to come.',
  dueBeforeOpening: 'The deadline must be after the opening.',
  tooManyComments:
    'There is room for {max, number} saved comments. Please remove one that you no longer need.',
} as const;
