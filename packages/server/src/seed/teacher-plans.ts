interface TeacherPlan {
  readonly title: string | null;
  readonly name: string;
  readonly email: string | null;
  /** The persona who is the same person. */
  readonly account?: 'regionAdmin' | 'facilitator';
  readonly biographies: readonly { readonly locale: string; readonly text: string }[];
}

/** Who teaches at the demonstration college; one of them gives no course yet. */
export const teacherPlans: readonly TeacherPlan[] = [
  {
    title: 'Dr',
    name: 'Miriam Cohen',
    email: 'miriam.cohen@teachers.lampstand.example',
    biographies: [
      {
        locale: 'en',
        text: 'Miriam Cohen grew up in Haifa and took her doctorate in Old Testament studies in Leuven. She has taught Hebrew and the history of the church for eighteen years and likes to begin with the people behind the texts.',
      },
      {
        locale: 'de_DE',
        text: 'Miriam Cohen wuchs in Haifa auf und wurde in Leuven im Alten Testament promoviert. Seit achtzehn Jahren unterrichtet sie Hebräisch und Kirchengeschichte und beginnt am liebsten bei den Menschen hinter den Texten.',
      },
    ],
  },
  {
    title: 'Prof.',
    name: 'Andreas Lindt',
    email: 'andreas.lindt@teachers.lampstand.example',
    biographies: [
      {
        locale: 'en',
        text: 'Andreas Lindt has spent most of his life with the letters of Paul, first as a parish minister in Zurich and for the last twelve years as a teacher.',
      },
      {
        locale: 'de_DE',
        text: 'Andreas Lindt hat sein Leben mit den Briefen des Paulus verbracht, zuerst als Pfarrer in Zürich und seit zwölf Jahren als Lehrer.',
      },
    ],
  },
  {
    title: 'Dr',
    name: 'Samuel Adeyemi',
    email: 'regionadmin@lampstand.example',
    account: 'regionAdmin',
    biographies: [
      {
        locale: 'en',
        text: 'Samuel Adeyemi leads the campus in Cape Town and teaches doctrine. He studied in Ibadan and Edinburgh.',
      },
    ],
  },
  {
    title: null,
    name: 'Ruth Naidoo',
    email: null,
    biographies: [
      {
        locale: 'en',
        text: 'Ruth Naidoo is a spiritual director from Durban. Her course is small on purpose.',
      },
    ],
  },
  {
    title: 'Rev.',
    name: 'Thabo Mokoena',
    email: 'facilitator@lampstand.example',
    account: 'facilitator',
    biographies: [
      {
        locale: 'en',
        text: 'Thabo Mokoena preaches in Khayelitsha on Sundays and teaches others to do so during the week.',
      },
    ],
  },
  { title: 'Dr', name: 'Olena Kravets', email: null, biographies: [] },
];
