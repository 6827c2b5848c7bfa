import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import { protect } from './security-headers.ts';

const production = { https: true, development: false, storeOrigin: undefined };

/** The directives of the policy that an answer gets. */
function policyOf(options: Parameters<typeof protect>[1]): ReadonlyMap<string, string> {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  protect(response, options);
  const directives = String(response.getHeader('content-security-policy')).split('; ');
  return new Map(
    directives.map((text) => [text.split(' ', 1)[0] ?? '', text.replace(/^\S+ /, '')]),
  );
}

describe('the content policy', () => {
  it('lets pages speak with their own origin alone, also calls, workers and manifests', () => {
    const policy = policyOf(production);
    expect(policy.get('default-src')).toBe("'self'");
    expect(policy.get('script-src')).toBe("'self'");
    for (const name of ['connect-src', 'worker-src', 'manifest-src'])
      expect([name, policy.has(name)]).toEqual([name, false]);
  });

  it('lets pages send files to the store that there is', () => {
    const policy = policyOf({ ...production, storeOrigin: 'https://store.example' });
    expect(policy.get('connect-src')).toBe("'self' https://store.example");
  });

  it('lets hot reload work while developing, with the store too', () => {
    const policy = policyOf({
      https: false,
      development: true,
      storeOrigin: 'https://store.example',
    });
    expect(policy.get('script-src')).toBe("'self' 'unsafe-inline'");
    expect(policy.get('connect-src')).toBe("'self' ws: https://store.example");
  });
});
