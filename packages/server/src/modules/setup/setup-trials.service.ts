import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as after } from 'node:timers/promises';
import { publicUrl } from '../../env.ts';
import type { Context } from '../../graphql/context.ts';
import { trialMail } from '../../mail/templates.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { newId } from '../../platform/id.ts';
import { consumeMailBudget } from '../throttle/index.ts';
import { checkSecret } from './setup-links.service.ts';
import {
  detailOf,
  filesProblem,
  mailProblem,
  NoAnswerError,
  OtherContentError,
  TRIAL_SECONDS,
} from './setup-trials.rules.ts';

export const trialOutcomes = ['DONE', 'OUTBOX', 'FAILED'] as const;

/** How a trial went. */
export interface SetupTrial {
  readonly outcome: (typeof trialOutcomes)[number];
  /** Why it failed and where to look, in the language of the request. */
  readonly problem: string | null;
  /** What the other side itself said. */
  readonly detail: string | null;
}

const PROBE_BYTES = 4096;

/** Waits for an answer, not for ever. @throws NoAnswerError. */
async function inTime<T>(answer: Promise<T>): Promise<T> {
  const patience = new AbortController();
  const late = after(TRIAL_SECONDS * 1000, undefined, { signal: patience.signal }).then(() => {
    throw new NoAnswerError(`no answer within ${TRIAL_SECONDS} s`);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    patience.abort();
    // Ended by ourselves: nobody waits for it any more.
    late.catch(() => undefined);
  }
}

async function trial(
  context: Context,
  work: () => Promise<void>,
  problemOf: typeof mailProblem,
): Promise<SetupTrial> {
  try {
    await inTime(work());
    return { outcome: 'DONE', problem: null, detail: null };
  } catch (error) {
    const { args, key } = problemOf(error);
    const problem = context.t.dynamic(key, args ?? {});
    return { outcome: 'FAILED', problem, detail: detailOf(error) || null };
  }
}

/**
 * Sends a mail at once, past the queue, and tells how that went. Without a mail server nothing is
 * sent: mails stay in the outbox.
 * @throws DomainError INVALID for a dead link, LIMIT.
 */
export async function trySetupMail(
  context: Context,
  secret: string,
  email: string,
): Promise<SetupTrial> {
  await checkSecret(context, secret);
  const to = email.toLowerCase();
  await consumeMailBudget(context, 'setUp', to);
  const { env, mailer, site } = context.services;
  if (!mailer.delivers) return { outcome: 'OUTBOX', problem: null, detail: null };
  const { renderMail } = await import('../../mail/layout.ts');
  const content = trialMail(context.t, {
    applicationName: site.current().shortName,
    siteUrl: publicUrl(env),
  });
  const rendered = await renderMail(content);
  const send = () => mailer.send({ id: newId(), to, subject: content.subject, ...rendered });
  return trial(context, send, mailProblem);
}

/**
 * Writes a file to the store, reads it again and removes it.
 * @throws DomainError INVALID for a dead link, LIMIT.
 */
export async function trySetupFiles(context: Context, secret: string): Promise<SetupTrial> {
  await checkSecret(context, secret);
  return trial(context, () => probe(context.services.files), filesProblem);
}

async function probe(files: FileStore): Promise<void> {
  const key = `setup-probe-${newId()}`;
  const content = randomBytes(PROBE_BYTES);
  await files.write(key, Readable.from([content]));
  const back = await buffer(files.read(key));
  await files.remove(key);
  if (!back.equals(content) || (await files.size(key)) !== undefined) {
    throw new OtherContentError('other content');
  }
}
