import { describe, expect, test } from 'vitest';
import { isOutage, OutageError } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('said'), { code });

describe('an outage', () => {
  test.each([
    ['a full disk', coded('ENOSPC')],
    ['a read-only disk', coded('EROFS')],
    ['no more handles', coded('EMFILE')],
    ['a refused connection', coded('ECONNREFUSED')],
    ['a full disk of the database', coded('53100')],
    ['too many connections', coded('53300')],
    ['a lost connection', coded('08006')],
    ['a database that stops', coded('57P01')],
    ['a database that starts', coded('57P03')],
    ['a database that takes no changes', coded('25006')],
    ['a database that takes no connections', coded('55000')],
    ['no free connection', new Error('timeout exceeded when trying to connect')],
    ['a connection that broke in use', new Error('Connection terminated unexpectedly')],
    ['what a part of ours calls so', new OutageError('the store of files')],
    ['a statement that failed by it', new Error('Failed query', { cause: coded('53100') })],
  ])('is %s', (_name, error) => {
    expect(isOutage(error)).toBe(true);
  });

  test.each([
    ['a broken rule', coded('23505')],
    ['a wrong statement', coded('42P01')],
    ['a missing file', coded('ENOENT')],
    ['a mistake of ours', new TypeError('x is not a function')],
    ['what is no error', '53100'],
  ])('is not %s', (_name, error) => {
    expect(isOutage(error)).toBe(false);
  });

  test('is not looked for without end', () => {
    const error = new Error('said');
    error.cause = error;
    expect(isOutage(error)).toBe(false);
  });
});
