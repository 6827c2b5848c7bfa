export const authoringProgress = {
  course: 'Course',
  noCourses: 'No course is offered to this group yet.',
  search: 'Search students',
  student: 'Student',
  completed: 'Lessons completed',
  seen: 'Seen',
  lastSeen: 'Last seen',
  never: 'Never',
  noStudents: 'This group has no students yet.',
  noneFound: 'No student matches “{text}”.',
  caption: 'Progress of {group} in {course}',
} as const;
