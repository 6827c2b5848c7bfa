export const examPenalty = {
  subject: '{exam}: the deadline has passed',
  body: 'The deadline of the exam “{exam}” of the course “{course}” was {deadline} ({zone}). You had not passed it by then.',
  penalty: 'You may still sit it. A passing score now counts as {cap, number, percent} at most.',
  closesAt: 'Nobody can begin it after {closesAt} ({zone}).',
  closed: 'It can no longer be begun. Please speak with whoever looks after your group.',
} as const;
