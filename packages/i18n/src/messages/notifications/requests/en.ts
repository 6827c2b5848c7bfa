export const notificationsRequests = {
  title: 'Your request',
  inWork: 'Your request “{form}” is being worked on.',
  done: 'Your request “{form}” has been dealt with.',
  refused: 'Your request “{form}” was refused. The reason is written beside it.',
} as const;
