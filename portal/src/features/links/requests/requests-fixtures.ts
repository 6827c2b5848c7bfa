import type { RequestsQuery } from './Requests.generated.ts';

const field = { __typename: 'RequestField' as const, help: null, choices: [] };

export const requests: RequestsQuery = {
  studentRequestForms: [
    {
      __typename: 'StudentRequestForm',
      _id: 'letter',
      version: 3,
      title: 'Letter of enrolment',
      description: 'The office writes a letter that says that you study here.',
      fields: [
        { ...field, _id: 'whom', kind: 'TEXT', label: 'Whom is it for?', required: true },
        { ...field, _id: 'day', kind: 'DATE', label: 'Needed by', required: false },
        { ...field, _id: 'paper', kind: 'YES_NO', label: 'On paper?', required: false },
      ],
    },
  ],
  myRequests: [
    {
      __typename: 'MyRequest',
      _id: 'request-1',
      formTitle: 'Use of a room',
      status: 'REFUSED',
      reply: 'There is no room free.',
      createdAt: '2026-02-05T09:00:00.000Z',
      answeredAt: '2026-02-06T09:00:00.000Z',
      values: [
        {
          __typename: 'RequestAnswer',
          fieldId: 'why',
          kind: 'LONG_TEXT',
          label: 'What for?',
          value: 'A meeting',
        },
        {
          __typename: 'RequestAnswer',
          fieldId: 'beamer',
          kind: 'YES_NO',
          label: 'With a projector?',
          value: 'YES',
        },
        {
          __typename: 'RequestAnswer',
          fieldId: 'day',
          kind: 'DATE',
          label: 'When?',
          value: null,
        },
      ],
    },
  ],
};

export const noRequests: RequestsQuery = { studentRequestForms: [], myRequests: [] };
