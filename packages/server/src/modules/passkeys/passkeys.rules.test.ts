import { expect, it } from 'vitest';
import { NewPasskey, readResponse, Signature } from './passkeys.rules.ts';

const credential = { id: 'a', rawId: 'a', type: 'public-key' };
const made = { clientDataJSON: 'x', attestationObject: 'y' };
const signed = { clientDataJSON: 'x', authenticatorData: 'y', signature: 'z' };

it('reads a new key and a signature', () => {
  const key = readResponse(NewPasskey, JSON.stringify({ ...credential, response: made }));
  expect(key?.response.transports).toEqual([]);
  const signature = readResponse(Signature, JSON.stringify({ ...credential, response: signed }));
  expect(signature?.response.signature).toBe('z');
});

it.each(['', '{', '[]', 'null', '7', JSON.stringify({ ...credential, type: 'x', response: made })])(
  '%j is neither',
  (text) => {
    expect(readResponse(NewPasskey, text)).toBeUndefined();
    expect(readResponse(Signature, text)).toBeUndefined();
  },
);
