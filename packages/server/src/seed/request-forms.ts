import type { FormField } from '../modules/request-forms/request-forms.rules.ts';
import {
  type RequestFormAnswerRow,
  requestFormAnswers,
  requestForms,
} from '../modules/request-forms/request-forms.table.ts';
import type { Db } from '../platform/database.ts';
import { daysFrom } from './days.ts';
import { personaId } from './people.ts';

const plain = { help: null, choices: [] };

const letterFields: FormField[] = [
  {
    ...plain,
    _id: 'letter-for',
    kind: 'TEXT',
    label: 'Whom is the letter for?',
    help: 'For example an embassy, a bank or an employer.',
    required: true,
  },
  {
    ...plain,
    _id: 'letter-language',
    kind: 'CHOICE',
    label: 'Language of the letter',
    required: true,
    choices: ['English', 'German', 'French'],
  },
  { ...plain, _id: 'letter-until', kind: 'DATE', label: 'Needed by', required: false },
  {
    ...plain,
    _id: 'letter-paper',
    kind: 'YES_NO',
    label: 'Do you need it on paper?',
    required: false,
  },
];

const roomFields: FormField[] = [
  {
    ...plain,
    _id: 'room-reason',
    kind: 'LONG_TEXT',
    label: 'What do you need the room for?',
    required: true,
  },
  { ...plain, _id: 'room-day', kind: 'DATE', label: 'On which day?', required: true },
];

const forms = [
  {
    _id: 'request-form-letter',
    title: 'Letter of enrolment',
    description: 'The office writes a letter that says that you study here.',
    published: true,
    fields: letterFields,
  },
  {
    _id: 'request-form-room',
    title: 'Use of a room',
    description: 'For groups that want to meet outside of their classes.',
    published: true,
    fields: roomFields,
  },
];

type Request = Pick<RequestFormAnswerRow, '_id' | 'formId' | 'status' | 'reply'> & {
  readonly by: 'student' | 'student2';
  readonly daysAgo: number;
  readonly answers: readonly (string | null)[];
};

const requests: readonly Request[] = [
  {
    _id: 'request-letter-done-0001',
    formId: 'request-form-letter',
    by: 'student',
    daysAgo: 20,
    answers: ['My bank', 'English', null, 'NO'],
    status: 'DONE',
    reply: 'The letter is ready. You can collect it at the office.',
  },
  {
    _id: 'request-letter-new-00001',
    formId: 'request-form-letter',
    by: 'student2',
    daysAgo: 2,
    answers: ['The embassy', 'German', null, 'YES'],
    status: 'NEW',
    reply: null,
  },
  {
    _id: 'request-room-in-work-001',
    formId: 'request-form-room',
    by: 'student',
    daysAgo: 3,
    answers: ['A meeting of the first year', '2026-06-12'],
    status: 'IN_WORK',
    reply: 'We are looking for a room.',
  },
];

/** Two forms that everybody may fill in, and what was asked for by them. */
export async function seedRequestForms(db: Db, now: Date): Promise<void> {
  const by = personaId('superadmin');
  const madeAt = daysFrom(now, -60).toISOString();
  const made = { createdAt: madeAt, updatedAt: madeAt, createdBy: by, updatedBy: by };
  await db.insert(requestForms).values(forms.map((form) => ({ ...form, ...made })));
  for (const { by: persona, daysAgo, answers, ...own } of requests) {
    const fields = forms.find(({ _id }) => _id === own.formId)?.fields ?? [];
    const person = personaId(persona);
    const sentAt = daysFrom(now, -daysAgo).toISOString();
    const answered = own.status !== 'NEW';
    const updatedAt = answered ? daysFrom(now, 1 - daysAgo).toISOString() : sentAt;
    await db.insert(requestFormAnswers).values({
      ...own,
      formVersion: 1,
      version: answered ? 2 : 1,
      userId: person,
      values: fields.map(({ _id, kind, label }, at) => ({
        fieldId: _id,
        kind,
        label,
        value: answers[at] ?? null,
      })),
      createdAt: sentAt,
      updatedAt,
      createdBy: person,
      updatedBy: answered ? by : person,
      answeredBy: answered ? by : null,
      answeredAt: answered ? updatedAt : null,
    });
  }
}
