import type { ErrorText } from '../../platform/errors.ts';

/** How long a trial waits for the mail server or the store of files. */
export const TRIAL_SECONDS = 20;

/** Thrown where nothing answered in that time. */
export class NoAnswerError extends Error {
  override name = 'NoAnswerError';
}

/** Thrown where a file came back other than it was written. */
export class OtherContentError extends Error {
  override name = 'OtherContentError';
}

const LONGEST_DETAIL = 300;

const DEEPEST = 5;

/** An error and what caused it, outermost first. */
function chainOf(error: unknown): object[] {
  const chain: object[] = [];
  let each = error;
  while (typeof each === 'object' && each !== null && chain.length < DEEPEST) {
    chain.push(each);
    each = 'cause' in each ? each.cause : undefined;
  }
  return chain;
}

const textOf = (thing: object, name: string): string => {
  const value: unknown = Reflect.get(thing, name);
  return typeof value === 'string' ? value : '';
};

/** All codes and names by which an error and its causes call themselves. */
function namesOf(error: unknown): ReadonlySet<string> {
  return new Set(
    chainOf(error).flatMap((each) => [
      textOf(each, 'code'),
      textOf(each, 'name'),
      // What the system calls it stands in the text where a library has put its own code over it.
      ...(/\b(?:E[A-Z]{4,})\b/.exec(textOf(each, 'message')) ?? []),
    ]),
  );
}

type Cause = readonly [key: ErrorText['key'], names: readonly string[]];

const UNREACHABLE = ['ECONNREFUSED', 'EHOSTUNREACH', 'ENETUNREACH', 'ECONNRESET'];
const UNKNOWN_HOST = ['EDNS', 'ENOTFOUND', 'EAI_AGAIN'];
const SLOW = ['NoAnswerError', 'ETIMEDOUT'];

const mailCauses: readonly Cause[] = [
  ['errors.setup.mailUnknownHost', UNKNOWN_HOST],
  ['errors.setup.mailUnreachable', UNREACHABLE],
  ['errors.setup.mailLogin', ['EAUTH', 'ENOAUTH']],
  ['errors.setup.mailRefused', ['MailRefusedError', 'EENVELOPE', 'EMESSAGE']],
  ['errors.setup.mailSlow', SLOW],
  ['errors.setup.mailEncryption', ['ETLS', 'ESOCKET', 'EREQUIRETLS', 'ESTARTTLS']],
];

const fileCauses: readonly Cause[] = [
  ['errors.setup.filesChanged', ['OtherContentError']],
  ['errors.setup.filesFull', ['ENOSPC', 'EDQUOT']],
  ['errors.setup.filesDenied', ['EACCES', 'EPERM', 'EROFS', 'AccessDenied']],
  ['errors.setup.filesNoBucket', ['NoSuchBucket']],
  [
    'errors.setup.filesKeys',
    ['InvalidAccessKeyId', 'SignatureDoesNotMatch', 'CredentialsProviderError'],
  ],
  [
    'errors.setup.filesUnreachable',
    [...UNREACHABLE, ...UNKNOWN_HOST, ...SLOW, 'TimeoutError', 'OutageError'],
  ],
];

function wordsFor(error: unknown, causes: readonly Cause[], other: ErrorText['key']): ErrorText {
  const names = namesOf(error);
  const found = causes.find(([, known]) => known.some((name) => names.has(name)));
  return { key: found?.[0] ?? other, args: { seconds: TRIAL_SECONDS } };
}

/** What kept a mail from being sent, in words that say where to look. */
export const mailProblem = (error: unknown): ErrorText =>
  wordsFor(error, mailCauses, 'errors.setup.mailFailed');

/** What kept a file from being written, read or removed, in words that say where to look. */
export const filesProblem = (error: unknown): ErrorText =>
  wordsFor(error, fileCauses, 'errors.setup.filesFailed');

/** What the other side itself said, for whoever looks after it: one line, cut to a length. */
export function detailOf(error: unknown): string {
  const chain = chainOf(error);
  const answer = chain.map((each) => textOf(each, 'response')).find(Boolean);
  const message = chain.map((each) => textOf(each, 'message')).findLast(Boolean);
  return (answer ?? message ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST_DETAIL);
}
