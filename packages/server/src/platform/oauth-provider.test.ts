import { describe, expect, it, vi } from 'vitest';
import { onlyTo } from './oauth-provider.ts';
import { isLoopback } from './provider-settings.ts';

const request = { body: null, headers: {}, method: 'GET', redirect: 'manual' } as const;

describe('requests to a provider', () => {
  it.each([
    'https://evil.example/jwks',
    'http://169.254.169.254/latest/meta-data',
    'https://login.college.example.evil.example/',
    'https://login.college.example:8443/',
    'https://login.college.example@evil.example/',
  ])('never go to %s', async (url) => {
    const send = vi.fn<typeof fetch>();
    await expect(onlyTo(['login.college.example'], send)(url, request)).rejects.toThrow(TypeError);
    expect(send).not.toHaveBeenCalled();
  });

  it('go to the configured hosts and follow nobody elsewhere', async () => {
    const send = vi.fn<typeof fetch>(() => Promise.resolve(new Response()));
    await onlyTo(['login.college.example'], send)('https://login.college.example/token', request);
    expect(send.mock.calls[0]?.[1]?.redirect).toBe('error');
  });
});

it.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:9', true],
  ['http://127.0.0.1.evil.example', false],
  ['https://login.college.example', false],
])('%s is this machine: %s', (url, own) => {
  expect(isLoopback(new URL(url))).toBe(own);
});
