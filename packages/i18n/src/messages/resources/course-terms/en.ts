export const courseTerms = {
  name: 'Term',
  plural: 'Course terms',
  'fields.q': 'Search by name',
  'fields.name': 'Name',
  'fields.year': 'Year',
  'fields.startsOn': 'First day',
  'fields.endsOn': 'Last day',
  'fields.offeringCount': 'Courses offered',
  'fields.createdAt': 'Created',
  'fields.updatedAt': 'Last changed',
  courses: 'Courses of this term',
  noCourses: 'No course is offered in this term yet.',
} as const;
