import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf, passwordOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  BEGINNINGS_PER_ADDRESS,
  LOCK_SECONDS,
  TRIES_PER_ACCOUNT,
  TRIES_PER_ADDRESS,
} from './throttle.rules.ts';
import { throttle } from './throttle.table.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SHARED_ADDRESSES: '198.51.100.7' });
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));
afterEach(() => vi.useRealTimers());

const LOGIN =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { _id } }';
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const RECOVER =
  'mutation ($token: String!, $newPassword: String!) { recoverPassword(token: $token, newPassword: $newPassword) }';
const CHANGE =
  'mutation ($currentPassword: String!, $newPassword: String!) { changePassword(currentPassword: $currentPassword, newPassword: $newPassword) }';
const student = emailOf('student');
const LOCKED = { code: 'LIMIT', key: 'errors.tooManyTries' };

const from = (address: string) => Object.assign(app.anonymous(), { address });
const guess = async (email: string, browser = app.anonymous()) =>
  refusalOf(await browser.send(LOGIN, { email, password: sha256('a guess') }));
const enter = (email: string, password: string, browser = app.anonymous()) =>
  browser.codeOf(LOGIN, { email, password: sha256(password) });

async function guesses(count: number, email: string, browser = app.anonymous()) {
  for (let each = 0; each < count; each += 1) await guess(email, browser);
}

describe('guessing at an account', () => {
  it.each([student, 'nobody@lampstand.example'])(
    'is stopped after ten failures, known or not: %s',
    async (email) => {
      await guesses(TRIES_PER_ACCOUNT, email);
      expect(await guess(email)).toEqual(LOCKED);
      const answer = await app.anonymous().send(LOGIN, { email, password: sha256('x') });
      expect(answer.errors?.[0]?.message).toBe(
        'Too many attempts. Please try again in 15 minutes.',
      );
    },
  );

  it('does not let the right password in while it is stopped, and does again after 15 minutes', async () => {
    await guesses(TRIES_PER_ACCOUNT + 1, student);
    expect(await enter(student, passwordOf('student'))).toBe('LIMIT');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (LOCK_SECONDS + 1) * 1000 });
    expect(await enter(student, passwordOf('student'))).toBeUndefined();
  });

  it('does not close it for longer when it goes on', async () => {
    await guesses(TRIES_PER_ACCOUNT + 1, student);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + (LOCK_SECONDS - 60) * 1000 });
    await guesses(3, student);
    vi.setSystemTime(Date.now() + 61_000);
    expect(await enter(student, passwordOf('student'))).toBeUndefined();
  });

  it('counts every guess of one document', async () => {
    const aliases = Array.from(
      { length: 20 },
      (_, n) => `g${n}: loginWithPassword(email: "${student}", password: "${n}") { _id }`,
    );
    const answer = await app.anonymous().send(`mutation { ${aliases.join(' ')} }`);
    expect(answer.errors).toHaveLength(1);
    expect(answer.data).toBeNull();
    const together = Array.from({ length: 20 }, () => guess(student));
    const stopped = (await Promise.all(together)).filter((refusal) => refusal?.code === 'LIMIT');
    expect(stopped.length).toBeGreaterThanOrEqual(20 - TRIES_PER_ACCOUNT);
  });

  it('never keeps its owner out of a browser that they use', async () => {
    const own = app.anonymous();
    await enter(student, passwordOf('student'), own);
    await own.send('mutation { logoutUser }');
    await guesses(TRIES_PER_ACCOUNT + 1, student);
    expect(await enter(student, passwordOf('student'), own)).toBeUndefined();
  });

  it('is stopped in a browser that is known, too', async () => {
    const own = app.anonymous();
    await enter(student, passwordOf('student'), own);
    await guesses(TRIES_PER_ACCOUNT, student, own);
    expect(await guess(student, own)).toEqual(LOCKED);
    expect(await guess(emailOf('manager'), own)).toMatchObject({ code: 'INVALID' });
  });

  it('is forgotten when the owner comes in, by password or by a link', async () => {
    await guesses(TRIES_PER_ACCOUNT - 1, student);
    expect(await enter(student, passwordOf('student'))).toBeUndefined();
    await guesses(TRIES_PER_ACCOUNT + 1, student);
    await app.anonymous().send(FORGOT, { email: student });
    const token = await linkTo(app, 'reset-password', student);
    const newPassword = sha256(passwordOf('student'));
    expect(await app.anonymous().codeOf(RECOVER, { token, newPassword })).toBeUndefined();
    expect(await enter(student, passwordOf('student'))).toBeUndefined();
  });
});

describe('an address', () => {
  it('from which many accounts are guessed at is stopped, and no other', async () => {
    const stranger = from('203.0.113.9');
    for (let each = 0; each < TRIES_PER_ADDRESS; each += 1) {
      await guess(`person${each}@lampstand.example`, stranger);
    }
    expect(await guess('person99@lampstand.example', stranger)).toEqual(LOCKED);
    expect(await guess('person99@lampstand.example', from('203.0.113.10'))).toMatchObject({
      code: 'INVALID',
    });
  });

  it('cannot close an account alone', async () => {
    await guesses(50, student, from('203.0.113.9'));
    const password = sha256(passwordOf('student'));
    const elsewhere = from('203.0.113.10');
    expect(await elsewhere.codeOf(LOGIN, { email: student, password })).toBeUndefined();
  });

  it('is not wiped clean by signing in to an account of one’s own', async () => {
    const stranger = () => from('203.0.113.9');
    for (let each = 0; each < TRIES_PER_ADDRESS; each += 1) {
      await guess(`person${each}@lampstand.example`, stranger());
      await enter(emailOf('graduate'), passwordOf('graduate'), stranger());
    }
    expect(await guess('person99@lampstand.example', stranger())).toEqual(LOCKED);
  });

  it('that a whole campus shares is not counted', async () => {
    const campus = () => from('198.51.100.7');
    for (let each = 0; each < TRIES_PER_ADDRESS + 1; each += 1) {
      await guess(`person${each}@lampstand.example`, campus());
    }
    expect(await guess('person99@lampstand.example', campus())).toMatchObject({ code: 'INVALID' });
  });

  it('that tries links is stopped', async () => {
    const stranger = from('203.0.113.9');
    const attempt = () =>
      stranger.send(RECOVER, { token: 'x'.repeat(43), newPassword: sha256('x') });
    for (let each = 0; each < TRIES_PER_ADDRESS; each += 1) await attempt();
    expect(refusalOf(await attempt())).toEqual(LOCKED);
  });
});

describe('other doors', () => {
  it('send five mails to an account, known or not, then none for a while', async () => {
    for (const email of [emailOf('graduate'), 'nobody@lampstand.example']) {
      const codes = [];
      for (let each = 0; each < 6; each += 1) {
        codes.push(await app.anonymous().codeOf(FORGOT, { email }));
      }
      expect(codes.map((code) => code ?? 'sent')).toEqual([...Array(5).fill('sent'), 'LIMIT']);
    }
  });

  it('stop guesses at the current password of a session', async () => {
    const browser = await app.as('manager');
    const attempt = () =>
      browser.codeOf(CHANGE, { currentPassword: sha256('x'), newPassword: sha256('y') });
    for (let each = 0; each < TRIES_PER_ACCOUNT; each += 1) await attempt();
    expect(await attempt()).toBe('LIMIT');
  });

  it('that begins to sign in with a passkey again and again is stopped, a campus is not', async () => {
    const begin = 'mutation { beginPasskeySignIn }';
    const [stranger, campus] = [from('203.0.113.9'), from('198.51.100.7')];
    for (let each = 0; each < BEGINNINGS_PER_ADDRESS; each += 1) {
      expect(await stranger.codeOf(begin)).toBeUndefined();
      await campus.codeOf(begin);
    }
    expect(refusalOf(await stranger.send(begin))).toEqual(LOCKED);
    expect(await campus.codeOf(begin)).toBeUndefined();
    expect(await guess(student, from('203.0.113.9'))).toMatchObject({ code: 'INVALID' });
  });
});
