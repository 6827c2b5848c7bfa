import { xssPayloads } from '@lampstand/server/xss-payloads';
import { triesEverything } from '../college/env.ts';
import { type Caller, valueOf, valuesOf } from './office.ts';
import { type Places, shelves } from './shelves.ts';

/** Of so many payloads one is tried in every check, and all of them by `pnpm abuse`. */
export const step = triesEverything() ? 1 : 48;
export const payloads = xssPayloads.filter((_payload, n) => n % step === 0);
export const allPayloads = xssPayloads;

/** What was kept of one kind of record, and how often the server refused. */
export interface Stored {
  readonly ids: readonly string[];
  /** The newest whose texts can be told on a screen by the words of their payload. */
  readonly shown: string;
  /** Of those that have one; it begins with the place among them. */
  readonly titles: readonly string[];
  readonly refused: number;
}

/** So much of a payload stands in every text of a record that screens show. */
const SHORT = 60;

/** Makes a record of a kind for each payload, all of its texts the payload. */
export async function store(office: Caller, name: string, places: Places): Promise<Stored> {
  const shelf = shelves[name];
  if (!shelf) throw new Error(`There is no shelf ${name}`);
  const ids: string[] = [];
  const titles: string[] = [];
  let shown = '';
  let refused = 0;
  for (const payload of payloads) {
    const n = ids.length;
    const input = shelf.input((length) => payload.slice(0, length), n, places);
    const answer = await office.ask(shelf.mutation, { input });
    if (answer === undefined) refused += 1;
    else {
      const id = valuesOf(answer, '_id')[0] ?? '';
      ids.push(id);
      if (payload.slice(0, SHORT).includes('alert(')) shown = id;
      titles.push(...valuesOf(JSON.stringify(input), 'title'));
    }
  }
  return { ids, titles, shown, refused };
}

/** Where the student belongs. */
export async function placesOf(student: Caller): Promise<Places> {
  const own = await student.ask(`{
    currentUser { studentId: _id regions { regionId: _id } groups { groupId: _id } }
    studentCourses { courseId: _id }
  }`);
  return {
    studentId: valueOf(own, 'studentId'),
    regionId: valueOf(own, 'regionId'),
    groupId: valueOf(own, 'groupId'),
    courseId: valueOf(own, 'courseId'),
  };
}

/** Those that name a file of ours have the whole text refused: the file is not the document's. */
const namesNoFile = (payload: string): boolean => !payload.includes('/files/');

/** One document in which all payloads follow each other. @returns its title. */
export async function storeWholeDocument(office: Caller): Promise<string> {
  const title = 'Everything at once';
  const input = {
    title,
    content: allPayloads.filter(namesNoFile).join('\n'),
    permissions: [],
    published: true,
  };
  const answer = await office.ask(shelves['documents']?.mutation ?? '', { input });
  if (answer === undefined) throw new Error('The document with all payloads was refused');
  return title;
}

/** Areas of messages that the first screens of both apps show. */
const areas =
  `session shell common dashboard account course documents errors admin.common admin.home
  person.access person.details person.profile resources.courses resources.documents resources.regions
  resources.users`.split(/\s+/);

/** Publishes payloads in place of the Italian texts. @returns how many texts they replaced. */
export async function publishHostileItalian(office: Caller): Promise<number> {
  let tried = 0;
  let saved = 0;
  for (const area of areas) {
    const answer = await office.ask(
      `query ($area: String!) { translationEntries(
        filter: { area: $area, writeLocale: "it_IT" }, page: { page: 1, perPage: 100 }
      ) { items { _id english } } }`,
      { area },
    );
    const english = valuesOf(answer, 'english');
    for (const [at, _id] of valuesOf(answer, '_id').entries()) {
      if (english[at]?.includes('{')) continue;
      const text = allPayloads[(tried * 7) % allPayloads.length];
      tried += 1;
      const kept = await office.ask(
        'mutation ($input: TranslationInput!) { saveTranslation(translationInput: $input) { _id } }',
        { input: { _id, text, version: 0 } },
      );
      if (kept !== undefined) saved += 1;
    }
  }
  await office.ask('mutation { publishTranslations(locale: "it_IT") { _id } }');
  return saved;
}

const LINES = 20;

/** Asks for payloads in forms, and has the student answer with them. @returns how many values. */
export async function answerForms(office: Caller, student: Caller): Promise<number> {
  let values = 0;
  // What cannot be stored at all would have the whole form refused.
  const storable = payloads.filter((payload) => !payload.includes('\0'));
  for (let first = 0; first < storable.length; first += LINES) {
    const part = storable.slice(first, first + LINES).map((payload) => payload.slice(0, 140));
    const fields = part.map((label) => ({ label, kind: 'TEXT', required: false, choices: [] }));
    const made = await office.ask(
      `mutation ($input: RequestFormInput!) {
        createRequestForm(requestFormInput: $input) { formId: _id formVersion: version fields { fieldId: _id } }
      }`,
      {
        input: {
          title: `Asked ${first}`,
          audiences: [],
          regionIds: [],
          groupIds: [],
          published: true,
          fields,
        },
      },
    );
    const answered = await student.ask(
      `mutation ($_id: ID!, $formId: ID!, $formVersion: Int!, $values: [RequestValueInput!]!) {
        submitRequestForm(_id: $_id, formId: $formId, formVersion: $formVersion, values: $values) { _id }
      }`,
      {
        _id: crypto.randomUUID(),
        formId: valueOf(made, 'formId'),
        formVersion: Number(valueOf(made, 'formVersion')),
        values: valuesOf(made, 'fieldId').map((fieldId, at) => ({
          fieldId,
          value: part[at] ?? '',
        })),
      },
    );
    if (answered !== undefined) values += part.length;
  }
  return values;
}
