export const workBook = {
  title: 'Grade book',
  search: 'Search students',
  student: 'Student',
  noStudents: 'This group has no students yet.',
  noneFound: 'No student matches “{text}”.',
  exportCsv: 'Export as CSV',
  weight: 'weight {weight}',
  how: '{name}: how the number for {title} came about',
} as const;
