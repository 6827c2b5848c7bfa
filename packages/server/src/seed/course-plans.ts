/** Courses of the demonstration college: what is taught, by whom, to which groups. */
export const coursePlans = [
  {
    code: 'BIB101',
    name: 'Old Testament Survey',
    teacher: 'Dr Miriam Cohen',
    groups: [
      'cape-town-1',
      'berlin-1',
      'kyiv-online',
      'monterrey-1',
      'jakarta-app',
      'cape-town-old',
    ],
    description:
      'The story of Israel from creation to the return from exile, book by book, and how it was passed on.',
    lessons: [
      'In the beginning',
      'The call of Abraham',
      'Out of Egypt',
      'Judges and kings',
      'The prophets speak',
      'Exile and return',
    ],
  },
  {
    code: 'BIB102',
    name: 'New Testament Survey',
    teacher: 'Prof. Andreas Lindt',
    groups: ['cape-town-1', 'berlin-1', 'kyiv-online', 'monterrey-1'],
    description: 'Gospels, Acts, letters and Revelation in their own world.',
    lessons: [
      'The world of the Gospels',
      'Four portraits of Jesus',
      'The young church',
      'Letters to congregations',
      'The last book',
    ],
  },
  {
    code: 'THE101',
    name: 'Christian Doctrine',
    teacher: 'Dr Samuel Adeyemi',
    groups: ['cape-town-1', 'berlin-1', 'monterrey-1', 'jakarta-app'],
    description: 'What the church believes and why: God, humanity, salvation, the church and hope.',
    lessons: [
      'Why doctrine?',
      'One God in three persons',
      'Grace and faith',
      'The church and its signs',
    ],
  },
  {
    code: 'SPF101',
    name: 'Spiritual Formation',
    teacher: 'Ruth Naidoo',
    groups: ['cape-town-1', 'kyiv-online'],
    description: 'Prayer, rest, study and service as habits of a lifetime.',
    lessons: ['A rule of life', 'Learning to pray', 'Rest and work'],
  },
  {
    code: 'BIB201',
    name: 'The Letter to the Romans',
    teacher: 'Prof. Andreas Lindt',
    groups: ['cape-town-2'],
    description: 'A close reading of the letter in its sixteen chapters.',
    lessons: [
      'A letter to Rome',
      'No difference',
      'Peace with God',
      'Israel and the nations',
      'Living sacrifices',
    ],
  },
  {
    code: 'HOM201',
    name: 'Preaching',
    teacher: 'Rev. Thabo Mokoena',
    groups: ['cape-town-2'],
    description: 'From text to sermon: listening, shaping, speaking.',
    lessons: ['Listening to the text', 'One clear thought', 'Speaking to people'],
  },
  {
    code: 'HIS101',
    name: 'Church History',
    teacher: 'Dr Miriam Cohen',
    groups: ['cape-town-1', 'berlin-1', 'monterrey-1', 'manila-old'],
    description: 'Two thousand years on six continents, in people rather than dates.',
    lessons: [
      'The first three centuries',
      'Monks and missionaries',
      'Reformations',
      'A church of all nations',
    ],
  },
] as const;

export const courseId = (code: string): string => `course-${code.toLowerCase()}`;
export const lessonId = (code: string, position: number): string =>
  `lesson-${code.toLowerCase()}-${position}`;
export const examId = (code: string, part: string): string => `exam-${code.toLowerCase()}-${part}`;
