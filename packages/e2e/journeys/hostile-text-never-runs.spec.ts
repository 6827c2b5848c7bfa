import type { Browser } from '@playwright/test';
import { startCollege, dropFolder, type College } from '../college/server.ts';
import { callerOf, type Caller } from '../hostile/office.ts';
import { shelves, type Places } from '../hostile/shelves.ts';
import {
  allPayloads,
  answerForms,
  payloads,
  placesOf,
  publishHostileItalian,
  store,
  step,
  storeWholeDocument,
  type Stored,
} from '../hostile/store.ts';
import { harmIn, watch, type Watch } from '../hostile/watch.ts';
import { expect, type Page, test } from './test.ts';

/** A college of its own, in which every text is an attack: nobody else could work in it. */
let college: College;
let office: Caller;
let student: Caller;
let places: Places;
let wholeTitle = '';
const stored = new Map<string, Stored>();
const counts = { payloads: allPayloads.length, stored: 0, refused: 0, screens: 0, shown: 0 };

test.describe.configure({ mode: 'serial', timeout: 900_000 });

test.beforeAll(async () => {
  test.setTimeout(900_000);
  college = await startCollege();
  office = await callerOf(college.url, 'superadmin');
  student = await callerOf(college.url, 'student');
  places = await placesOf(student);
});

test.afterAll(async () => {
  await college.stop();
  dropFolder(college.folder);
  process.stdout.write(`hostile text: ${JSON.stringify(counts)}\n`);
});

interface Opened {
  readonly page: Page;
  readonly seen: Watch;
}

/** A browser of somebody, with an eye on what hostile text does in it. */
async function open(browser: Browser, caller?: Caller, locale = 'en-US'): Promise<Opened> {
  const context = await browser.newContext({
    locale,
    serviceWorkers: 'block',
    baseURL: college.url,
    // Nothing may run even where the policy of the pages would not stop it.
    bypassCSP: true,
  });
  if (caller) await context.addCookies([{ ...caller.cookie, url: college.url }]);
  const seen = await watch(context, college.url);
  await context.addInitScript(() =>
    localStorage.setItem('lampstand.appState', '{"selectedDashboard":"Student"}'),
  );
  return { page: await context.newPage(), seen };
}

/** Opens a screen and looks at all of it. @returns how often it shows the words of a payload. */
async function look({ page }: Opened, address: string, words?: string): Promise<void> {
  const answer = await page.goto(address);
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy.split('; ')).toContain("script-src 'self'");
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  if (words !== undefined) await expect(page.getByText(words).first()).toBeAttached();
  await count(page);
}

/** Counts a screen as it stands, and what in it could run. */
async function count(page: Page): Promise<void> {
  expect(await harmIn(page), page.url()).toEqual([]);
  expect(page.url()).toContain(college.url);
  counts.screens += 1;
  counts.shown += await page.evaluate(() => document.body.innerText.split('alert(').length - 1);
}

function expectNothingRan({ seen }: Opened) {
  expect(seen).toEqual({ ran: [], left: [] });
}

const idOf = (name: string): string => stored.get(name)?.shown ?? '';

test('the watch notices a payload that runs', async ({ browser }) => {
  const opened = await open(browser);
  await opened.page.setContent('<img src="x:x" onerror="alert(1)"><iframe></iframe>');
  await expect.poll(() => opened.seen.ran.length).toBe(1);
  expect(await harmIn(opened.page)).toEqual(['img onerror', '<iframe>']);
  await opened.page.context().close();
});

test('hostile text is stored in every kind of record', async () => {
  for (const name of Object.keys(shelves)) {
    const kept = await store(office, name, places);
    stored.set(name, kept);
    counts.stored += kept.ids.length;
    counts.refused += kept.refused;
    expect(kept.ids.length, name).toBeGreaterThan(payloads.length / 2);
  }
  wholeTitle = await storeWholeDocument(office);
  const values = await answerForms(office, student);
  counts.stored += values;
  expect(values).toBeGreaterThan(0);
});

test('nothing runs on any screen of the back-office', async ({ browser }) => {
  const opened = await open(browser, office);
  for (const [name, { screens, wordless = [] }] of Object.entries(shelves)) {
    for (const screen of wordless) await look(opened, screen.replace(':_id', idOf(name)));
    for (const screen of screens) await look(opened, screen.replace(':_id', idOf(name)), 'alert(');
    const [first = ''] = [...wordless, ...screens];
    if (!first.includes('page=1')) continue;
    const pages = Math.ceil((stored.get(name)?.ids.length ?? 0) / 100);
    for (let page = 2; page <= pages; page += 1)
      await look(opened, first.replace('page=1', `page=${page}`));
  }
  for (const address of ['/admin', `/users/${places.studentId}/show`, '/permissions', '/requests'])
    await look(opened, address);
  await opened.page.goto(`/documents/${idOf('documents')}`);
  await opened.page.getByRole('button', { name: 'Preview' }).click();
  await expect(opened.page.getByRole('dialog')).toBeVisible();
  await count(opened.page);
  expectNothingRan(opened);
  await opened.page.context().close();
});

test('nothing runs on any screen of the portal', async ({ browser }) => {
  const opened = await open(browser, student);
  const [courseId, lessonId, examId] = [idOf('courses'), idOf('lessons'), idOf('exams')];
  await look(opened, '/student/courses', 'alert(');
  await look(opened, `/student/courses/${courseId}`, 'alert(');
  await look(opened, `/student/courses/${places.courseId}/lessons/${lessonId}`, 'alert(');
  await look(opened, `/student/exams/${examId}`, 'alert(');
  await look(opened, '/student/links', 'alert(');
  await look(opened, '/profile', 'alert(');
  await look(opened, '/docs', 'alert(');
  for (const address of ['/dashboard', '/student/assessments', '/notifications', '/news'])
    await look(opened, address);
  await look(opened, `/docs?${new URLSearchParams({ title: wholeTitle })}`);
  expectNothingRan(opened);
  await opened.page.context().close();
});

/** What stands in the place of the n-th document's content when it reaches the browser. */
const contents: readonly [words: string, content: (n: number) => string | undefined][] = [
  ['cleaned by the server', () => undefined],
  ['as it was written', (n) => payloads[n]],
  ['with many of them', (n) => allPayloads.slice(n * step, (n + 1) * step).join('')],
];

for (const [words, contentOf] of step === 1 ? contents.slice(0, 2) : contents) {
  test(`nothing runs in a document ${words}`, async ({ browser }) => {
    const opened = await open(browser, student);
    const { page } = opened;
    let raw: string | undefined;
    await page.route('**/graphql**', async (route) => {
      const response = await route.fetch();
      const body = await response.text();
      const written = raw === undefined ? undefined : `"content":${JSON.stringify(raw)}`;
      const content = /"content":"(?:[^"\\]|\\.)*"/;
      await route.fulfill({
        response,
        body: written ? body.replace(content, () => written) : body,
      });
    });
    await look(opened, '/docs');
    for (const [n, title] of (stored.get('documents')?.titles ?? []).entries()) {
      raw = contentOf(n);
      await page.evaluate(
        (address) => {
          history.pushState(null, '', address);
          dispatchEvent(new PopStateEvent('popstate'));
        },
        `/docs?${new URLSearchParams({ title })}`,
      );
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(`^${n} `));
      await expect(page.getByRole('article')).toBeVisible();
      await count(page);
    }
    expectNothingRan(opened);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await page.context().close();
  });
}

test('nothing runs in files that are read: their names, their columns, their lines', async ({
  browser,
}) => {
  const opened = await open(browser, office);
  const { page } = opened;
  await look(opened, '/users/import');
  const file = (name: string, text: string) => ({
    name,
    mimeType: name.endsWith('csv') ? 'text/csv' : 'image/svg+xml',
    buffer: Buffer.from(text),
  });
  const hostileName = '<img src=x onerror=alert(1)>';
  const choose = page.getByLabel('Choose a file').first();
  await choose.setInputFiles(file(`${hostileName}.svg`, '<svg onload="alert(1)"/>'));
  await expect(page.getByRole('alert')).toContainText(hostileName);
  await count(page);
  const cell = (text: string) => `"${text.slice(0, 400).replaceAll('"', '""')}"`;
  const lines = payloads.map((payload, n) =>
    [`csv.${n}@lampstand.example`, ...[payload, payload, payload, payload].map(cell)].join(';'),
  );
  const head = ['E-mail', 'First name', 'Last name', 'Region', payloads[0] ?? ''].map(cell);
  await choose.setInputFiles(file(`${hostileName}.csv`, [head.join(';'), ...lines].join('\n')));
  await expect(page.getByRole('heading', { name: 'Assign the columns' })).toBeVisible();
  await count(page);
  await page.getByRole('button', { name: 'Show what would happen' }).click();
  await expect(page.getByText('You have no region of this name.').first()).toBeVisible();
  await count(page);
  expectNothingRan(opened);
  await page.context().close();
});

test('nothing runs where the texts of the site are hostile', async ({ browser }) => {
  const texts = await publishHostileItalian(office);
  counts.stored += texts;
  expect(texts).toBeGreaterThan(100);
  const change =
    'mutation ($input: UserProfileInput!) { updateUserProfile(userProfileInput: $input) { _id } }';
  for (const person of [student, office]) {
    const _id = (await person.ask('{ currentUser { _id } }'))?.match(/"_id":"([^"]+)"/)?.[1];
    expect(await person.ask(change, { input: { _id, locale: 'it_IT' } })).toBeDefined();
  }
  const walks = [
    { caller: undefined, addresses: ['/login', '/forgot-password', '/privacy', '/nowhere'] },
    { caller: student, addresses: ['/dashboard', '/profile', '/student/courses', '/docs'] },
    { caller: office, addresses: ['/admin', '/users', '/documents', '/translations'] },
  ];
  for (const { caller, addresses } of walks) {
    const opened = await open(browser, caller, 'it-IT');
    for (const address of addresses) await look(opened, address, 'alert(');
    expectNothingRan(opened);
    await opened.page.context().close();
  }
});
