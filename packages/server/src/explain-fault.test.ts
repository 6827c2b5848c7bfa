import { describe, expect, it } from 'vitest';
import { ConfigurationError } from './env.ts';
import { explainFault } from './explain-fault.ts';
import { FolderLockedError } from './platform/folder-lock.ts';
import { UnsafeDatabaseError } from './platform/postgres.ts';
import { StartFault } from './platform/start-fault.ts';

const settings = {
  DATA_DIR: '/srv/college',
  DATABASE_URL: 'postgres://lampstand:very-secret@db.example:5433/college',
  HOST: '127.0.0.1',
  PORT: 4000,
};
const coded = (code: string, more: object = {}) =>
  Object.assign(new Error(`${code}: what the system says`), { code, ...more });
const wrapped = (cause: unknown) => new Error('Failed query: select 1', { cause });

describe('what keeps a server from starting', () => {
  it.each<[string, unknown, RegExp]>([
    [
      'a full disk',
      coded('ENOSPC', { path: '/srv/college/x' }),
      /disk is full \(\/srv\/college\/x\).*Make room/,
    ],
    ['a full disk without a path', coded('ENOSPC'), /\/srv\/college\b/],
    ['a used up quota', coded('EDQUOT'), /disk is full/],
    ['a read-only disk', coded('EROFS'), /read-only.*DATA_DIR/],
    ['a folder of somebody else', coded('EACCES', { syscall: 'open' }), /may not write.*chown/],
    ['a broken disk', coded('EIO'), /cannot be read.*backup/],
    ['too many open files', coded('EMFILE'), /ulimit/],
    [
      'a port that is taken',
      coded('EADDRINUSE', { syscall: 'listen' }),
      /Port 4000 .*in use.*PORT/,
    ],
    ['a port of the administrator', coded('EACCES', { syscall: 'listen' }), /may not listen.*1024/],
    ['a foreign address', coded('EADDRNOTAVAIL', { syscall: 'listen' }), /no address.*HOST/],
    [
      'a database that is down',
      coded('ECONNREFUSED', { syscall: 'connect' }),
      /db\.example:5433, database college.*does not answer \(ECONNREFUSED\)/,
    ],
    [
      'a database of that name at two addresses',
      new AggregateError([coded('ECONNREFUSED')], ''),
      /does not answer/,
    ],
    [
      'an unknown host',
      wrapped(coded('ENOTFOUND', { syscall: 'getaddrinfo' })),
      /does not answer.*DATABASE_URL/,
    ],
    [
      'a host that is silent',
      new Error('timeout exceeded when trying to connect'),
      /does not answer/,
    ],
    ['a line that ends', new Error('Connection terminated unexpectedly'), /does not answer/],
    ['a wrong password', wrapped(coded('28P01')), /refuses the user or the password.*DATABASE_URL/],
    [
      'no password',
      new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string'),
      /refuses the user/,
    ],
    ['a missing database', coded('3D000'), /is not there.*createdb/],
    ['a user without rights', wrapped(coded('42501')), /owner/],
    ['a database on a full disk', wrapped(coded('53100')), /disk of PostgreSQL .* is full/],
    ['a database without connections', coded('53300'), /DATABASE_POOL/],
    ['a database that starts', coded('57P03'), /starting.*moment/],
    ['a damaged page', wrapped(coded('XX001')), /damaged.*backup/],
    ['a missing file of the database', wrapped(coded('58P01')), /damaged.*backup/],
    ['a standby', wrapped(coded('25006')), /takes no changes.*primary/],
    [
      'no encryption',
      new Error('The server does not support SSL connections'),
      /encrypted.*sslmode/,
    ],
    [
      'a foreign certificate',
      coded('SELF_SIGNED', { message: 'self-signed certificate' }),
      /certificate/,
    ],
    ['a migration that fails', new StartFault('migration 0012 failed'), /^migration 0012 failed$/],
    ['a bad setting', new ConfigurationError(['PORT: no']), /PORT: no/],
    ['a folder in use', new FolderLockedError('in use'), /^in use$/],
    ['an unsafe database', new UnsafeDatabaseError('fsync'), /^fsync$/],
  ])('is told in words: %s', (_what, error, words) => {
    const said = explainFault(error, settings);
    expect(said).toMatch(words);
    expect(said).not.toContain('very-secret');
    expect(said).not.toMatch(/^\s+at /m);
  });

  it('is not explained away where it is a mistake of ours', () => {
    expect(explainFault(new TypeError('x is not a function'), settings)).toBeUndefined();
    expect(explainFault('a text', settings)).toBeUndefined();
  });
});
