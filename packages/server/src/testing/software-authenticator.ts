import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** CBOR of the few shapes that an authenticator writes (RFC 8949): numbers, bytes, texts, maps. */
type Cbor = number | string | Uint8Array | ReadonlyMap<number | string, Cbor>;

function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key), cbor(each)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (bytes: string | Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HOLDS_KEY = 0x40;

/** What a browser would put around the device's work; a test changes what shall be wrong. */
export interface Ceremony {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  readonly type?: string;
  /** Whether the device asked its owner for a finger, a face or a number. */
  readonly verified?: boolean;
}

/** A device that makes a key and signs with it as the standard says (WebAuthn, level 3). */
export class SoftwareAuthenticator {
  readonly id = randomBytes(32).toString('base64url');
  counter = 0;
  readonly #key: KeyObject;
  readonly #publicKey: Buffer;

  constructor() {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    // COSE: an elliptic curve key (2) for ES256 (-7) on P-256 (1).
    this.#publicKey = cbor(
      new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }

  #clientData({ challenge, origin = 'http://localhost:4000' }: Ceremony, type: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  #authenticatorData({ rpId = 'localhost', verified = true }: Ceremony, key?: Buffer): Buffer {
    this.counter += 1;
    const flags = PRESENT | (verified ? VERIFIED : 0) | (key ? HOLDS_KEY : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, ...(key ? [key] : [])]);
  }

  /** The answer of `navigator.credentials.create`, as JSON. */
  create(ceremony: Ceremony): string {
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.#publicKey]);
    const attestation = cbor(
      new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', this.#authenticatorData(ceremony, credential)],
      ]),
    );
    const clientData = this.#clientData(ceremony, ceremony.type ?? 'webauthn.create');
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** The answer of `navigator.credentials.get`, as JSON. */
  get(ceremony: Ceremony): string {
    const clientData = this.#clientData(ceremony, ceremony.type ?? 'webauthn.get');
    const data = this.#authenticatorData(ceremony);
    const signature = sign('sha256', Buffer.concat([data, sha256(clientData)]), this.#key);
    return this.#answer({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #answer(response: object): string {
    const credential = { id: this.id, rawId: this.id, type: 'public-key' };
    return JSON.stringify({ ...credential, clientExtensionResults: {}, response });
  }
}
