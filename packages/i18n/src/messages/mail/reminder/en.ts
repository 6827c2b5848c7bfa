export const examReminder = {
  subject: '{exam}: the deadline is tomorrow',
  body: 'You have not passed the exam “{exam}” of the course “{course}” yet. Its deadline is {deadline} ({zone}).',
  penalty: 'Who hands in after the deadline and passes gets {cap, number, percent} at most.',
  button: 'Go to the exam',
  footnote: 'You receive this because the exam belongs to your group.',
} as const;
