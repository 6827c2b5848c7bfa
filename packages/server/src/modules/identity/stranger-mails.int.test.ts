import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { declaredScopes } from '../../graphql/authorize-first.ts';
import { schema } from '../../graphql/schema.ts';
import { mails } from '../../mail/mail.table.ts';
import { sha256 } from '../../platform/sha256.ts';
import { emailOf } from '../../seed/personas.ts';
import { linkTo } from '../../testing/account-links.ts';
import { refusalOf } from '../../testing/exam-room.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from './identity.table.ts';
import { MAILS_PER_ACCOUNT, MAILS_PER_ADDRESS } from '../throttle/index.ts';
import { throttle } from '../throttle/throttle.table.ts';

/** Few, so that the whole college's budget can be used up here. */
const OF_ALL = MAILS_PER_ADDRESS + 5;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    STRANGER_MAILS_PER_HOUR: String(OF_ALL),
    SHARED_ADDRESSES: '198.51.100.7',
  });
});
afterAll(() => app.close());
beforeEach(() => app.services.database.db.delete(throttle));

const TOO_MANY = { code: 'LIMIT', key: 'errors.identity.tooManyMails' };
const FORGOT = 'mutation ($email: String!) { forgotPassword(email: $email) }';
const SIGN_UP =
  'mutation ($person: SelfCreateInput!, $groupId: ID!) { selfCreateAccount(userProfileInput: $person, groupId: $groupId, country: "ZAF") { _id } }';

const from = (address: string | null) => Object.assign(app.anonymous(), { address });
/** Addresses of as many strangers as there are. */
const stranger = (each: number) => from(`203.0.113.${each}`);

type Ask = (email: string, browser: ReturnType<TestApp['anonymous']>) => Promise<unknown>;
const askForPassword: Ask = async (email, browser) =>
  refusalOf(await browser.send(FORGOT, { email }));
const signUp: Ask = async (email, browser) =>
  refusalOf(
    await browser.send(SIGN_UP, {
      person: { email, firstName: 'Ana', lastName: 'New' },
      groupId: 'group-cape-town-1',
    }),
  );

/**
 * What strangers may change, and which mail comes of it. A new mutation for strangers gets a row: where
 * it sends a mail, `consumeMailBudget` has to be asked first, and the tests below try its limits.
 */
const rows: Readonly<Record<string, { readonly mail: string; readonly ask?: Ask }>> = {
  forgotPassword: { mail: 'the link to a new password', ask: askForPassword },
  selfCreateAccount: { mail: 'the link to the first password', ask: signUp },
  recoverPassword: { mail: 'that the password was changed, once for the link of a mail' },
  enrollAccount: { mail: 'none: there was no password before' },
  verifyEmail: { mail: 'none' },
  loginWithPassword: { mail: 'none' },
  logoutUser: { mail: 'none' },
  giveSecondFactor: { mail: 'none' },
  beginPasskeySignIn: { mail: 'none' },
  signInWithPasskey: { mail: 'none' },
  beginMSAuth: { mail: 'none' },
  validateMSAuth: { mail: 'none' },
  insertLogit: { mail: 'none' },
  openSetup: { mail: 'none' },
  trySetupMail: { mail: 'a trial, for the secret of the first set-up alone' },
  trySetupFiles: { mail: 'none' },
  completeSetup: { mail: 'none' },
};
const sending = Object.entries(rows).flatMap(([name, { ask }]) => (ask ? [{ name, ask }] : []));

it('every mutation for strangers says whether it sends a mail', () => {
  const open = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
    (field) => declaredScopes(field).public,
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual(Object.keys(rows).toSorted());
});

describe.each(sending)('mails by $name', ({ name, ask }) => {
  it('are limited for one recipient, from wherever they are asked for', async () => {
    const answers = [];
    for (let each = 0; each <= MAILS_PER_ACCOUNT; each += 1) {
      answers.push(await ask('one@example.org', stranger(each)));
    }
    expect(answers.at(-1)).toEqual(TOO_MANY);
    expect(answers.slice(0, -1)).not.toContainEqual(TOO_MANY);
  });

  it('are limited for one address, and not where many people share it', async () => {
    for (let each = 0; each < MAILS_PER_ADDRESS; each += 1) {
      expect(await ask(`${name}${each}@example.org`, stranger(1))).not.toEqual(TOO_MANY);
    }
    expect(await ask(`${name}-more@example.org`, stranger(1))).toEqual(TOO_MANY);
    expect(await ask(`${name}-other@example.org`, stranger(2))).not.toEqual(TOO_MANY);
    expect(await ask(`${name}-campus@example.org`, from('198.51.100.7'))).not.toEqual(TOO_MANY);
  });

  it('are limited for the whole college, and those of another kind go on', async () => {
    for (let each = 0; each < OF_ALL; each += 1) {
      expect(await ask(`${name}-all${each}@example.org`, stranger(each))).not.toEqual(TOO_MANY);
    }
    expect(await ask(`${name}-last@example.org`, stranger(250))).toEqual(TOO_MANY);
    const other = sending.find((each) => each.name !== name);
    expect(await other?.ask(`${name}-else@example.org`, stranger(251))).not.toEqual(TOO_MANY);
  });

  it('say in how many minutes there is more', async () => {
    for (let each = 0; each < MAILS_PER_ACCOUNT; each += 1) {
      await ask('minutes@example.org', stranger(each));
    }
    const answer = await stranger(9).send(FORGOT, { email: 'minutes@example.org' });
    if (name === 'forgotPassword') {
      expect(answer.errors?.[0]?.message).toBe(
        'Too many e-mails have been sent. Please try again in 15 minutes.',
      );
    } else expect(answer.errors).toBeUndefined();
  });
});

describe('a link to a new password', () => {
  it('is refused alike for an account that there is and one that there is not', async () => {
    for (const email of [emailOf('graduate'), 'nobody@lampstand.example']) {
      const answers = [];
      for (let each = 0; each <= MAILS_PER_ACCOUNT; each += 1) {
        answers.push((await askForPassword(email, stranger(each))) ?? 'sent');
      }
      expect(answers).toEqual([...Array(MAILS_PER_ACCOUNT).fill('sent'), TOO_MANY]);
    }
  });

  it('that is used tells the owner once', async () => {
    await askForPassword(emailOf('graduate'), stranger(1));
    const token = await linkTo(app, 'reset-password', emailOf('graduate'));
    const recover = `mutation { recoverPassword(token: "${token}", newPassword: "${sha256('a new one of mine')}") }`;
    expect(await stranger(1).codeOf(recover)).toBeUndefined();
    expect(await stranger(1).codeOf(recover)).toBe('INVALID');
    const told = await app.services.database.db
      .select({ _id: mails._id })
      .from(mails)
      .where(eq(mails.template, 'password-changed'));
    expect(told).toHaveLength(1);
  });
});

describe('a mail to an address that nobody has confirmed', () => {
  const email = 'victim@example.org';
  const person = { email, firstName: 'You have won visit us', lastName: 'Now' };
  const sentTo = () => app.sent.filter(({ to }) => to === email);

  it('has nothing in it that a stranger wrote', async () => {
    await app.anonymous().send(SIGN_UP, { person, groupId: 'group-cape-town-1' });
    await linkTo(app, 'enroll-account', email);
    await app.anonymous().send(FORGOT, { email });
    await app.services.jobs.drain();
    expect(sentTo()).toHaveLength(2);
    for (const { html, plain, subject } of sentTo()) {
      expect(`${html} ${plain} ${subject}`).not.toContain('You have won');
      expect(plain).toContain('Hello,');
    }
  });

  it('calls its owner by name once it is confirmed', async () => {
    await app.services.database.db
      .update(users)
      .set({ emailVerified: true })
      .where(eq(users.email, email));
    await app.anonymous().send(FORGOT, { email });
    await app.services.jobs.drain();
    expect(sentTo().at(-1)?.plain).toContain('Hello You have won visit us,');
  });

  it.each(['https://evil.example/win', 'evil.example', 'You won! Click here', 'Ana 2'])(
    'is not sent for somebody who is called %s',
    async (firstName) => {
      const answer = await app.anonymous().send(SIGN_UP, {
        person: { email: 'other@example.org', firstName, lastName: 'New' },
        groupId: 'group-cape-town-1',
      });
      expect(answer.errors?.[0]?.extensions.fields).toEqual({
        firstName: expect.stringContaining('up to 60 letters'),
      });
    },
  );
});

describe('the link that confirms the own address', () => {
  it('is sent five times in fifteen minutes', async () => {
    const student = await app.as('student');
    const answers = [];
    for (let each = 0; each <= MAILS_PER_ACCOUNT; each += 1) {
      answers.push(refusalOf(await student.send('mutation { sendVerifyEmail }')));
    }
    expect(answers.at(-1)).toEqual(TOO_MANY);
    expect(answers.slice(0, -1)).not.toContainEqual(TOO_MANY);
  });
});
