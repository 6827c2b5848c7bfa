export const errorsExam = {
  twoChoices: 'A true/false question has exactly two choices.',
  choiceCount: 'Give {min, number} to {max, number} choices.',
  oneCorrect: 'Mark exactly one choice as correct.',
  questionNeeded: 'An exam needs at least one question before it can be published.',
  notInGroup: 'This person does not study in the chosen group.',
  notOffered: 'The course of this exam is not offered to the chosen group.',
  attemptOpen:
    'The student is sitting this exam right now. Record the result when that attempt has ended.',
  inFuture: 'This moment is still to come.',
  sameScore: 'The score is the same already.',
  ownResult: 'Nobody records or corrects a result of their own.',
  notOpenYet: 'This exam is not open yet.',
  closed: 'This exam is closed. It can no longer be begun.',
  oneSource: 'Choose one question, one pool, or write a new question.',
  poolTooSmall: 'The pool has fewer questions than are to be drawn.',
  windowOrder: 'This moment must be after the one before it.',
  notRestorable: 'This attempt cannot be opened again.',
  otherAttemptOpen: 'Another attempt of this exam is open.',
  marksStand:
    'These marks can be changed, but no longer be taken back: the score was corrected, or the student has begun another attempt.',
  nobodySits: 'Nobody is sitting this exam at the moment.',
  earnedBounds: 'Give 0 to {max, number} points.',
  noPractice: 'This exam cannot be practised.',
  numberAhead:
    'This answer has a number that no page can have given it. Please reload the page and answer again.',
} as const;
