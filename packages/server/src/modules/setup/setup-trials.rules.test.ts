import { describe, expect, it } from 'vitest';
import { MailRefusedError } from '../../platform/mailer.ts';
import { OutageError } from '../../platform/outage.ts';
import {
  detailOf,
  filesProblem,
  mailProblem,
  NoAnswerError,
  OtherContentError,
} from './setup-trials.rules.ts';

const failing = (code: string, message = 'failed', more: object = {}) =>
  Object.assign(new Error(message), { code, ...more });

describe('a mail that was not sent', () => {
  it.each([
    [failing('EDNS'), 'mailUnknownHost'],
    [failing('ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25'), 'mailUnreachable'],
    [failing('ESOCKET', 'wrong version number'), 'mailEncryption'],
    [failing('ETLS'), 'mailEncryption'],
    [failing('EAUTH', 'Invalid login'), 'mailLogin'],
    [failing('ETIMEDOUT', 'Greeting never received'), 'mailSlow'],
    [new NoAnswerError('no answer'), 'mailSlow'],
    [new MailRefusedError('550', { cause: failing('EENVELOPE') }), 'mailRefused'],
    [failing('EPROTOCOL'), 'mailFailed'],
    ['what nobody throws', 'mailFailed'],
  ])('is explained: %s', (error, key) => {
    expect(mailProblem(error).key).toBe(`errors.setup.${key}`);
  });
});

describe('a file that was not written', () => {
  it.each([
    [failing('ENOSPC'), 'filesFull'],
    [failing('EACCES'), 'filesDenied'],
    [new OutageError('no', { cause: failing('ECONNREFUSED') }), 'filesUnreachable'],
    [
      new OutageError('no', { cause: Object.assign(new Error('x'), { name: 'NoSuchBucket' }) }),
      'filesNoBucket',
    ],
    [Object.assign(new Error('x'), { name: 'SignatureDoesNotMatch' }), 'filesKeys'],
    [new OtherContentError('other'), 'filesChanged'],
    [failing('EISDIR'), 'filesFailed'],
  ])('is explained: %s', (error, key) => {
    expect(filesProblem(error).key).toBe(`errors.setup.${key}`);
  });
});

describe('the detail', () => {
  it('is the answer of the other side, on one line and not longer than a line', () => {
    const error = failing('EAUTH', 'Invalid login', { response: '535 5.7.8\r\nno such user' });
    expect(detailOf(error)).toBe('535 5.7.8 no such user');
    expect(detailOf(new Error('x'.repeat(9999)))).toHaveLength(300);
    expect(detailOf(undefined)).toBe('');
  });
});
