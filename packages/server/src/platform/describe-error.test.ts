import { Writable } from 'node:stream';
import { DrizzleQueryError } from 'drizzle-orm';
import { pino } from 'pino';
import { describe, expect, test } from 'vitest';
import { describeError } from './describe-error.ts';
import { loggerOptions } from './logger.ts';

const secret = 'argon2id$hash-of-somebody';

function failedStatement(): Error {
  const cause = Object.assign(new Error('Connection terminated'), {
    code: '57P01',
    client: { connection: { secretKey: 1_840_557_967 } },
  });
  return new DrizzleQueryError('update users set hash = $1', [secret, 'second\nline'], cause);
}

describe('an error in the log', () => {
  test('says what failed, where and why', () => {
    const described = describeError(failedStatement());
    expect(described.message).toContain('update users set hash = $1');
    expect(described.stack).toContain('describe-error.test.ts');
    expect(described.cause).toMatchObject({ message: 'Connection terminated', code: '57P01' });
  });

  test('never holds the parameters of a statement or the client of a connection', () => {
    const text = JSON.stringify(describeError(failedStatement()));
    expect(text).not.toContain(secret);
    expect(text).not.toContain('second');
    expect(text).not.toContain('secretKey');
  });

  test('is written so by the logger', () => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        lines.push(chunk.toString());
        done();
      },
    });
    pino(loggerOptions('error'), sink).error({ err: failedStatement() }, 'unexpected error');
    expect(lines.join('')).toContain('Connection terminated');
    expect(lines.join('')).not.toMatch(/hash-of-somebody|secretKey/);
  });

  test('is told of also where no error was thrown', () => {
    expect(describeError('gone')).toEqual({ type: 'string', message: 'gone' });
  });
});
