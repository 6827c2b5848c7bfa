import { emptyKey } from '../modules/questions/empty-key.rules.ts';
import type {
  PartRole,
  QuestionContent,
  QuestionKey,
  QuestionKind,
} from '../modules/questions/questions.table.ts';

/** A text in English, German and Spanish. */
type Said = readonly [en: string, de: string, es: string];

const textsOf = ([en, de_DE, es_MX]: Said) => ({ en, de_DE, es_MX });

/** A question as the bank has it. */
export interface BankQuestion {
  readonly kind: QuestionKind;
  readonly points: number;
  readonly content: QuestionContent;
  readonly key: QuestionKey;
}

interface Extra {
  readonly maxWords?: number;
  readonly unit?: string;
}

const part = (_id: string, role: PartRole, said?: Said) => ({
  _id,
  role,
  texts: said ? textsOf(said) : {},
});

const question = (
  kind: QuestionKind,
  points: number,
  said: Said,
  parts: QuestionContent['parts'],
  key: Partial<QuestionKey>,
  extra: Extra = {},
): BankQuestion => ({
  kind,
  points,
  content: {
    texts: textsOf(said),
    parts,
    maxWords: extra.maxWords ?? null,
    unit: extra.unit ?? null,
  },
  key: { ...emptyKey, ...key },
});

/** One question of each kind, in three languages. */
export const everyKind: readonly BankQuestion[] = [
  question(
    'TRUE_FALSE',
    1,
    [
      'The Gospel of Luke begins with a preface to Theophilus.',
      'Das Lukasevangelium beginnt mit einem Vorwort an Theophilus.',
      'El Evangelio de Lucas comienza con un prólogo a Teófilo.',
    ],
    [
      part('kinds-1-true', 'CHOICE', ['True', 'Richtig', 'Verdadero']),
      part('kinds-1-false', 'CHOICE', ['False', 'Falsch', 'Falso']),
    ],
    { choiceIds: ['kinds-1-true'] },
  ),
  question(
    'SINGLE_CHOICE',
    2,
    [
      'Who came to Jesus by night?',
      'Wer kam bei Nacht zu Jesus?',
      '¿Quién fue a ver a Jesús de noche?',
    ],
    [
      part('kinds-2-a', 'CHOICE', ['Nicodemus', 'Nikodemus', 'Nicodemo']),
      part('kinds-2-b', 'CHOICE', ['Zacchaeus', 'Zachäus', 'Zaqueo']),
      part('kinds-2-c', 'CHOICE', ['Lazarus', 'Lazarus', 'Lázaro']),
    ],
    { choiceIds: ['kinds-2-a'] },
  ),
  question(
    'MULTIPLE_CHOICE',
    4,
    [
      'Which of these were among the twelve?',
      'Wer von diesen gehörte zu den Zwölf?',
      '¿Quiénes de estos estaban entre los doce?',
    ],
    [
      part('kinds-3-a', 'CHOICE', ['Andrew', 'Andreas', 'Andrés']),
      part('kinds-3-b', 'CHOICE', ['Barnabas', 'Barnabas', 'Bernabé']),
      part('kinds-3-c', 'CHOICE', ['Philip', 'Philippus', 'Felipe']),
      part('kinds-3-d', 'CHOICE', ['Silas', 'Silas', 'Silas']),
    ],
    { choiceIds: ['kinds-3-a', 'kinds-3-c'], partial: true },
  ),
  question(
    'MATCHING',
    3,
    [
      'Match each Gospel with what is found in it alone.',
      'Ordnen Sie jedem Evangelium zu, was nur dort steht.',
      'Relacione cada Evangelio con lo que solo allí se encuentra.',
    ],
    [
      part('kinds-4-p1', 'PROMPT', ['Matthew', 'Matthäus', 'Mateo']),
      part('kinds-4-p2', 'PROMPT', ['Luke', 'Lukas', 'Lucas']),
      part('kinds-4-p3', 'PROMPT', ['John', 'Johannes', 'Juan']),
      part('kinds-4-o1', 'OPTION', [
        'The visit of the wise men',
        'Der Besuch der Weisen',
        'La visita de los sabios',
      ]),
      part('kinds-4-o2', 'OPTION', [
        'The good Samaritan',
        'Der barmherzige Samariter',
        'El buen samaritano',
      ]),
      part('kinds-4-o3', 'OPTION', [
        'The wedding at Cana',
        'Die Hochzeit zu Kana',
        'Las bodas de Caná',
      ]),
      part('kinds-4-o4', 'OPTION', ['The sower', 'Der Sämann', 'El sembrador']),
    ],
    {
      pairs: [1, 2, 3].map((at) => ({
        promptId: `kinds-4-p${at}`,
        optionId: `kinds-4-o${at}`,
      })),
      partial: true,
    },
  ),
  question(
    'ORDERING',
    3,
    [
      'Put these in the order in which they happened.',
      'Bringen Sie diese Ereignisse in ihre Reihenfolge.',
      'Ponga estos hechos en el orden en que ocurrieron.',
    ],
    [
      part('kinds-5-1', 'ITEM', ['The baptism', 'Die Taufe', 'El bautismo']),
      part('kinds-5-2', 'ITEM', ['The transfiguration', 'Die Verklärung', 'La transfiguración']),
      part('kinds-5-3', 'ITEM', [
        'The entry into Jerusalem',
        'Der Einzug in Jerusalem',
        'La entrada en Jerusalén',
      ]),
    ],
    { order: ['kinds-5-1', 'kinds-5-2', 'kinds-5-3'], partial: true },
  ),
  question(
    'FILL_IN_THE_BLANK',
    2,
    [
      '“In the beginning was the [[kinds-6-a]], and it was with [[kinds-6-b]].”',
      '„Im Anfang war das [[kinds-6-a]], und es war bei [[kinds-6-b]].“',
      '«En el principio era el [[kinds-6-a]], y estaba con [[kinds-6-b]].»',
    ],
    [part('kinds-6-a', 'BLANK'), part('kinds-6-b', 'BLANK')],
    {
      blanks: [
        { blankId: 'kinds-6-a', accepted: ['Word', 'Wort', 'Verbo'] },
        { blankId: 'kinds-6-b', accepted: ['God', 'Gott', 'Dios'] },
      ],
      partial: true,
    },
  ),
  question(
    'NUMERIC',
    1,
    [
      'How many chapters has the Gospel of Mark?',
      'Wie viele Kapitel hat das Markusevangelium?',
      '¿Cuántos capítulos tiene el Evangelio de Marcos?',
    ],
    [],
    { number: '16', tolerance: '0' },
  ),
  question(
    'SHORT_ANSWER',
    2,
    [
      'In which town did Jesus grow up?',
      'In welchem Ort wuchs Jesus auf?',
      '¿En qué pueblo creció Jesús?',
    ],
    [],
    { accepted: ['Nazareth', 'Nazaret'] },
  ),
  question(
    'ESSAY',
    7,
    [
      'Why do we have four Gospels? Write a short answer of your own.',
      'Warum haben wir vier Evangelien? Schreiben Sie eine kurze eigene Antwort.',
      '¿Por qué tenemos cuatro Evangelios? Escriba una respuesta breve y propia.',
    ],
    [],
    { guidance: 'Names two Gospels and a purpose of each.' },
    { maxWords: 300 },
  ),
];

/** The exam that asks them. */
export const everyKindExam = {
  title: 'Reading a Gospel',
  instructions: 'Please answer in your own words where you are asked to write.',
  translations: {
    de_DE: {
      title: 'Ein Evangelium lesen',
      instructions: 'Bitte antworten Sie mit eigenen Worten, wo Sie schreiben sollen.',
    },
    es_MX: {
      title: 'Leer un Evangelio',
      instructions: 'Por favor, responda con sus propias palabras donde deba escribir.',
    },
  },
} as const;
