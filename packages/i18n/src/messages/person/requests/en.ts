export const personRequests = {
  title: 'Requests',
  intro: 'Here you can ask an office of the college for something.',
  mine: 'Your requests',
  sent: 'Your request “{form}” has been sent.',
  sentOn: 'Sent on {date}',
  reply: 'Answer of the office',
  filledIn: 'What you filled in',
  statusNew: 'New',
  statusInWork: 'In progress',
  statusDone: 'Done',
  statusRefused: 'Refused',
  notAnswered: 'Left empty',
} as const;
