import { fakeServer, refusal } from './fake-server.ts';

const kenya = { _id: 'r-kenya', name: 'East Africa' };

const question = { help: null, required: true, choices: [] };

const forms = [
  {
    _id: 'f-letter',
    version: 1,
    title: 'Letter of enrolment',
    description: 'The office writes a letter that says that you study here.',
    audiences: [],
    published: true,
    fields: [
      { ...question, _id: 'whom', kind: 'TEXT', label: 'Whom is it for?', help: 'Your bank?' },
      {
        ...question,
        _id: 'language',
        kind: 'CHOICE',
        label: 'Language',
        choices: ['English', 'French'],
      },
    ],
    regions: [],
    groups: [],
    answerCount: 2,
    waitingCount: 1,
  },
  {
    _id: 'f-room',
    version: 1,
    title: 'Use of a room',
    description: null,
    audiences: ['STUDENT'],
    published: false,
    fields: [],
    regions: [kenya],
    groups: [],
    answerCount: 0,
    waitingCount: 0,
  },
].map((form) => ({
  ...form,
  createdAt: '2026-01-05T09:00:00.000Z',
  updatedAt: '2026-02-05T09:00:00.000Z',
}));

const asked = [
  { fieldId: 'whom', kind: 'TEXT', label: 'Whom is it for?', value: 'My bank' },
  { fieldId: 'day', kind: 'DATE', label: 'Until when?', value: '2026-03-02' },
  { fieldId: 'paper', kind: 'YES_NO', label: 'On paper?', value: 'NO' },
  { fieldId: 'note', kind: 'LONG_TEXT', label: 'Anything else?', value: null },
];

const answers = [
  { _id: 'a-1', status: 'NEW', name: 'Ada Njeri', reply: null, by: null },
  { _id: 'a-2', status: 'DONE', name: 'Ben Otieno', reply: 'It is ready.', by: 'Susan Mwangi' },
].map(({ name, by, ...answer }) => ({
  ...answer,
  version: 1,
  formId: 'f-letter',
  formVersion: 1,
  formTitle: 'Letter of enrolment',
  person: { _id: 'u-ada', fullName: name, cloudinaryId: null },
  regions: [kenya],
  values: asked,
  answeredByName: by,
  answeredAt: by === null ? null : '2026-02-07T09:00:00.000Z',
  createdAt: '2026-02-05T09:00:00.000Z',
}));

interface Asked {
  readonly _id?: string;
}

function find<Item extends { readonly _id: string }>(items: readonly Item[], id?: string): Item {
  const found = items.find(({ _id }) => _id === id);
  if (!found) throw refusal('NOT_FOUND', 'This record does not exist.');
  return found;
}

/** The pretended server with two forms and two requests that were made by the first one. */
export const requestsServer = (overrides: Parameters<typeof fakeServer>[0] = {}) =>
  fakeServer({
    requestForms: () => ({ items: forms, total: forms.length }),
    requestForm: ({ _id }: Asked) => find(forms, _id),
    createRequestForm: () => forms[0],
    updateRequestForm: () => forms[0],
    removeRequestForm: () => forms[0],
    requestFormAnswers: () => ({ items: answers, total: answers.length }),
    requestFormAnswer: ({ _id }: Asked) => find(answers, _id),
    answerRequest: () => answers[0],
    ...overrides,
  });
