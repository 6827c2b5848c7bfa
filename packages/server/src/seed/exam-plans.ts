interface Question {
  readonly text: string;
  readonly points: number;
  /** True or false; otherwise the choices, the first one being right. */
  readonly right: boolean | readonly [string, string, ...string[]];
}

const yes = (text: string, points = 1): Question => ({ text, points, right: true });
const no = (text: string, points = 1): Question => ({ text, points, right: false });
const one = (
  text: string,
  choices: readonly [string, string, ...string[]],
  points = 2,
): Question => ({
  text,
  points,
  right: choices,
});

export interface ExamPlan {
  readonly code: string;
  readonly part: string;
  readonly title: string;
  readonly openBook?: true;
  readonly questions: readonly Question[];
}

/** Exams of the demonstration college; some sat by many, some still to come. */
export const examPlans: readonly ExamPlan[] = [
  {
    code: 'BIB101',
    part: 'midterm',
    title: 'Law and History',
    questions: [
      yes('Genesis is the first book of the Bible.'),
      no('Moses led the people into the promised land himself.'),
      one('Who was called to leave Ur and go to an unknown land?', [
        'Abraham',
        'Noah',
        'Joseph',
        'Samuel',
      ]),
      one('Which festival remembers the departure from Egypt?', [
        'Passover',
        'Tabernacles',
        'Purim',
        'Pentecost',
      ]),
      yes('Saul was king before David.'),
      one('Who built the first temple in Jerusalem?', ['Solomon', 'David', 'Hezekiah', 'Ezra']),
      no('The kingdom stayed one until the exile.'),
      one('After whose death was the kingdom divided?', ['Solomon', 'Saul', 'Josiah', 'Ahab']),
    ],
  },
  {
    code: 'BIB101',
    part: 'final',
    title: 'Prophets and Writings',
    openBook: true,
    questions: [
      one('Which prophet was sent to Nineveh?', ['Jonah', 'Amos', 'Haggai', 'Joel']),
      yes('The Psalms are prayers and songs.'),
      one('Which empire destroyed the first temple?', ['Babylon', 'Assyria', 'Persia', 'Rome']),
      no('Esther is a prophet of the northern kingdom.'),
      one('Under whose rule did the exiles begin to return?', [
        'Cyrus',
        'Nebuchadnezzar',
        'Pharaoh Necho',
        'Herod',
      ]),
      yes('Nehemiah rebuilt the walls of Jerusalem.'),
    ],
  },
  {
    code: 'BIB102',
    part: 'final',
    title: 'Gospels and Acts',
    questions: [
      one('Which Gospel is usually held to be the shortest?', ['Mark', 'Matthew', 'Luke', 'John']),
      yes('Luke wrote the Acts of the Apostles as well.'),
      one('Where were the disciples first called Christians?', [
        'Antioch',
        'Jerusalem',
        'Rome',
        'Corinth',
      ]),
      no('Paul was one of the twelve.'),
      one('On which road did Saul meet the risen Jesus?', [
        'To Damascus',
        'To Emmaus',
        'To Jericho',
        'To Gaza',
      ]),
    ],
  },
  {
    code: 'THE101',
    part: 'final',
    title: 'Foundations of Doctrine',
    questions: [
      yes('Doctrine and worship belong together.'),
      one('Which council confessed that the Son is of one being with the Father?', [
        'Nicaea, 325',
        'Chalcedon, 451',
        'Trent, 1545',
        'Ephesus, 431',
      ]),
      no('Grace is a reward for good works.'),
      one('What does the word “gospel” mean?', [
        'Good news',
        'Holy book',
        'Old law',
        'First letter',
      ]),
      yes('Baptism is received once.'),
    ],
  },
  {
    code: 'SPF101',
    part: 'reflection',
    title: 'A Rule of Life',
    openBook: true,
    questions: [
      yes('Rest is part of a rule of life.'),
      no('A rule of life is the same for every person.'),
      one('Which of these is a practice of silence?', [
        'A retreat',
        'A debate',
        'A lecture',
        'A market',
      ]),
    ],
  },
  {
    code: 'BIB201',
    part: 'final',
    title: 'Romans 1–16',
    questions: [
      one('Who wrote the letter down for Paul?', ['Tertius', 'Timothy', 'Silas', 'Luke']),
      yes('Phoebe is commended in the last chapter.'),
      no('Paul had founded the church in Rome.'),
      one('Which chapter begins with “no condemnation”?', ['Eight', 'One', 'Five', 'Twelve']),
    ],
  },
  {
    code: 'HIS101',
    part: 'final',
    title: 'People and Places',
    questions: [
      one('Who wrote the “Confessions”?', ['Augustine', 'Jerome', 'Athanasius', 'Origen']),
      yes('The Reformation had many centres.'),
      no('Monasteries had no schools.'),
    ],
  },
];
