import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { startAttempt } from '../college/start-attempt.ts';
import { acknowledge } from '../crash/ask.ts';
import { field } from '../crash/field.ts';
import { insist } from '../crash/insist.ts';
import { examId, type Room, type Seat } from './room.ts';

/** An attempt of a seat, begun and open. */
export interface Attempt {
  readonly id: string;
  readonly seat: Seat;
  /** The path of its page. */
  readonly path: string;
}

export async function begin({ college }: Room, seat: Seat): Promise<Attempt> {
  const path = await startAttempt(college.url, seat.cookie, examId);
  return { id: path.split('/').at(-1) ?? '', seat, path };
}

/**
 * Asks the server as the student of an attempt. A connection that the server closes because nothing
 * came by it for long may be just the one that is taken; browsers ask again, too.
 */
export function asStudent({ college }: Room, { seat }: Attempt, query: string, variables: object) {
  const { name, value } = seat.cookie;
  const browser = { port: college.port, cookie: `${name}=${value}` };
  const sending = { acknowledged: 0, sentAgain: 0 };
  return insist(sending, () => acknowledge(browser, query, variables));
}

const finishing = 'mutation ($_id: ID!) { finishExamAttempt(_id: $_id) { _id } }';

export const finish = (room: Room, attempt: Attempt) =>
  asStudent(room, attempt, finishing, { _id: attempt.id });

const reading =
  'query ($_id: ID!) { examAttempt(_id: $_id) { status questions { position parts { _id text } answer { choiceIds number text } } } }';

/** As what the attempt stands with the server. */
export async function readStatus(room: Room, attempt: Attempt): Promise<string> {
  const asked = 'query ($_id: ID!) { examAttempt(_id: $_id) { status } }';
  const told: unknown = JSON.parse(await asStudent(room, attempt, asked, { _id: attempt.id }));
  return String(field(field(field(told, 'data'), 'examAttempt'), 'status'));
}

/** Whatever the server has of an attempt's answers, by position, in the words of the page. */
export async function readAnswers(room: Room, attempt: Attempt): Promise<Map<number, string>> {
  const told: unknown = JSON.parse(await asStudent(room, attempt, reading, { _id: attempt.id }));
  const questions = field(field(field(told, 'data'), 'examAttempt'), 'questions');
  const answers = new Map<number, string>();
  for (const question of listOf(questions)) {
    const answer = field(question, 'answer');
    if (answer === null) continue;
    const texts = new Map(
      listOf(field(question, 'parts')).map((part) => [field(part, '_id'), field(part, 'text')]),
    );
    const chosen = listOf(field(answer, 'choiceIds')).map((id) => String(texts.get(id)));
    const written = field(answer, 'text') ?? field(answer, 'number');
    const words = typeof written === 'string' ? written : chosen.toSorted().join();
    answers.set(Number(field(question, 'position')), words);
  }
  return answers;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Waits until the page says that the server has everything. */
export const untilSaved = (page: Page, timeout: number) =>
  page
    .getByRole('status')
    .filter({ hasText: /^Saved$/ })
    .waitFor({ timeout });

const positions = { radio: [1, 2], box: [3], number: [7], words: [8, 9] } as const;
const draw = <T>(from: readonly T[]): T => {
  const drawn = from[Math.floor(Math.random() * from.length)];
  if (drawn === undefined) throw new Error('Nothing to draw from');
  return drawn;
};

/** Goes to a question drawn by lot, gives another answer there, and notes what it is. */
export async function answerSomething(page: Page, given: Map<number, string>): Promise<void> {
  const kind = draw(['radio', 'box', 'number', 'words'] as const);
  const position = draw<number>(positions[kind]);
  const number = new RegExp(`^Question ${position}:`);
  await page.getByRole('navigation').getByRole('link', { name: number }).click();
  await page
    .getByText(new RegExp(`Question ${position} of`))
    .first()
    .waitFor();
  given.set(position, await answerHere(page, kind));
}

async function answerHere(page: Page, kind: keyof typeof positions): Promise<string> {
  if (kind === 'radio' || kind === 'box') {
    const choices = page.locator('fieldset').getByRole(kind === 'radio' ? 'radio' : 'checkbox');
    const count = await choices.count();
    const open: number[] = [];
    for (let at = 0; at < count; at += 1) if (!(await choices.nth(at).isChecked())) open.push(at);
    await (open.length > 0 ? choices.nth(draw(open)).check() : choices.first().uncheck());
    return page.locator('fieldset').evaluate((fieldset) =>
      [...fieldset.querySelectorAll('input:checked')]
        .map((input) => input.closest('label')?.textContent?.trim() ?? '')
        .toSorted()
        .join(),
    );
  }
  const input = page.getByRole('textbox', { name: 'Your answer', exact: true });
  const words = kind === 'number' ? String(Math.floor(Math.random() * 1000)) : randomUUID();
  await input.fill(words);
  return words;
}
