export const errorsOutage = {
  now: 'This is not possible at the moment. Please try again in a few minutes. If it goes on, tell us this number: {id}',
} as const;
