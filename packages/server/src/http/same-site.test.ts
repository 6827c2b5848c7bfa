import { describe, expect, it } from 'vitest';
import { refusedStatus } from './same-site.ts';

const json = { 'content-type': 'application/json', host: 'localhost:4000' };
const own = 'https://college.example';

describe('a request to the API', () => {
  it.each([
    ['JSON of our own page', json, undefined],
    [
      'JSON with a charset',
      { ...json, 'content-type': 'application/json; charset=utf-8' },
      undefined,
    ],
    ['the same host as it was asked by', { ...json, origin: 'http://localhost:4000' }, undefined],
    ['the address that people see', { ...json, origin: own }, undefined],
    ['another port', { ...json, origin: 'http://localhost:5000' }, 403],
    ['another site', { ...json, origin: 'https://evil.example' }, 403],
    ['a page without an origin', { ...json, origin: 'null' }, 403],
    ['another site, by its own word', { ...json, 'sec-fetch-site': 'cross-site' }, 403],
    ['a form', { ...json, 'content-type': 'application/x-www-form-urlencoded' }, 415],
    ['a form with files', { ...json, 'content-type': 'multipart/form-data; boundary=x' }, 415],
    ['plain text', { ...json, 'content-type': 'text/plain' }, 415],
    ['no type at all', { host: 'localhost:4000' }, 415],
  ])('%s', (_name, headers, expected) => {
    expect(refusedStatus('POST', headers, own)).toBe(expected);
  });

  it('by GET is a query and needs no proof', () => {
    expect(refusedStatus('GET', { origin: 'https://evil.example' }, own)).toBeUndefined();
  });
});
