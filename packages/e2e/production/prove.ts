import { sentPassword } from '../college/sign-in.ts';
import { field } from '../crash/field.ts';
import type { MailBox } from './mail-box.ts';
import { setUp } from './set-up.ts';
import { askDoctor, askForLink, type Site } from './site.ts';
import { type Visitor, visitorFrom } from './visitor.ts';

const dean = { email: 'dean@college.example', password: 'seven lamps of gold' };
const student = { email: 'first@college.example', password: 'a stone with a name' };

/** Failures of one address until it waits (`TRIES_PER_ADDRESS`). */
const FAILURES = 8;

interface Stage {
  readonly env: Record<string, string>;
  readonly url: string;
  /** The proxy's certificate. */
  readonly ca: string;
  readonly mailBox: MailBox;
  /** Starts the server, and the proxy before it. */
  readonly openSite: () => Promise<Site>;
}

function expectThat(what: string, holds: boolean, seen: unknown = ''): void {
  const words = typeof seen === 'string' ? seen : JSON.stringify(seen);
  if (!holds) throw new Error(`Not so: ${what}. ${words}`);
  console.log(`  ok  ${what}`);
}

const linkIn = (text: string): string | undefined =>
  /https:\/\/\S+\/setup\/[\w-]{43}/.exec(text)?.[0];

/** Makes a record that the document calls `made`. @returns its id. */
async function made(by: Visitor, query: string, variables: object): Promise<string> {
  const { data, text } = await by.ask(query, variables);
  const id = data && field(field(data, 'made'), '_id');
  if (typeof id !== 'string') throw new Error(`Nothing was made: ${text}`);
  return id;
}

/** The steps of the page, in its order. @throws where one does not hold. */
export async function proveStart(stage: Stage): Promise<void> {
  await askDoctor(stage.env);
  expectThat('the doctor finds no lack in the settings', true);
  const site = await stage.openSite();
  const first = linkIn(site.said());
  expectThat(
    'the server prints a link to the set-up',
    first?.startsWith(stage.url) === true,
    site.said(),
  );
  const { text } = await askForLink(stage.env);
  const link = linkIn(text) ?? '';
  expectThat('npm run setup prints another one', link !== '' && link !== first, text);
  await setUp(link, dean);
  expectThat('the page makes the college and its first superadmin, once', true);
  const again = await askForLink(stage.env);
  expectThat(
    'npm run setup makes no link any more',
    again.code === 1 && !linkIn(again.text),
    again,
  );
  await proveFirstStudent(stage);
  await proveThrottle(stage);
}

async function proveFirstStudent({ ca, mailBox, url }: Stage): Promise<void> {
  const office = visitorFrom('127.0.0.2', url, ca);
  expectThat(
    'the superadmin logs in',
    (await office.enter(dean.email, dean.password)).length === 0,
  );
  await office.ask('mutation { acceptTerms { _id } }');
  const places = await office.ask('{ regions { items { _id name } } }');
  const items = field(field(places.data, 'regions'), 'items');
  const regionId = Array.isArray(items) ? field(items[0], '_id') : undefined;
  expectThat('the first region is there', typeof regionId === 'string', places.text);
  const groupInput = {
    name: 'Nairobi 1',
    regionId,
    year: 1,
    term: 'T1',
    kind: 'CAMPUS',
    archived: false,
    startsOn: '2026-01-01',
    endsOn: '2030-01-01',
    studentIds: [],
    facilitatorIds: [],
  };
  const groupId = await made(
    office,
    'mutation ($groupInput: GroupInput!) { made: createGroup(groupInput: $groupInput) { _id } }',
    { groupInput },
  );
  const userInput = {
    email: student.email,
    firstName: 'Amos',
    lastName: 'Otieno',
    locale: 'en',
    regionIds: [regionId],
    regionRoles: [],
    roles: ['user'],
    groupIds: [groupId],
  };
  await made(
    office,
    'mutation ($userInput: UserInput!) { made: createUser(userInput: $userInput) { _id } }',
    { userInput },
  );
  expectThat('a group and a student in it are made', true);
  const link = await mailBox.linkTo(student.email, /https:\/\/\S+\/enroll-account\/[\w-]+/);
  expectThat('the invitation leads to the address that people see', link.startsWith(url), link);
  const token = link.split('/').at(-1);
  const newPassword = sentPassword(student.password);
  const enrolled = await visitorFrom('127.0.0.2', url, ca).ask(
    'mutation ($token: String!, $newPassword: String!) { enrollAccount(token: $token, newPassword: $newPassword) }',
    { token, newPassword },
  );
  expectThat('the student sets a first password', enrolled.codes.length === 0, enrolled.text);
}

async function proveThrottle({ ca, url }: Stage): Promise<void> {
  const [here, there] = ['127.0.0.2', '127.0.0.3'];
  const enter = (from: string, password: string, email = student.email) =>
    visitorFrom(from, url, ca).enter(email, password);
  for (const from of [here, there]) {
    expectThat(
      `the student logs in from ${from}`,
      (await enter(from, student.password)).length === 0,
    );
  }
  const known = visitorFrom(here, url, ca);
  await known.enter(student.email, student.password);
  const { text } = await known.ask('{ sessions { address } }');
  await known.ask('mutation { acceptTerms { _id } }');
  const sessions = await known.ask('{ sessions { address } }');
  const addresses = [here, there].every((address) => sessions.text.includes(address));
  expectThat(
    'the devices of the student show both addresses',
    addresses,
    `${text} ${sessions.text}`,
  );
  for (let failure = 0; failure < FAILURES; failure += 1) {
    const codes = await enter(there, 'a guess', `nobody${failure}@college.example`);
    if (codes[0] !== 'INVALID') throw new Error(`Failure ${failure + 1}: ${codes.join()}`);
  }
  const stopped = await enter(there, student.password);
  expectThat(`after ${FAILURES} failures ${there} has to wait`, stopped[0] === 'LIMIT', stopped);
  const free = await enter(here, student.password);
  expectThat(`${here} goes on logging in`, free.length === 0, free);
}
