import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type SignOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];
type MakeOptions = Parameters<typeof startRegistration>[0]['optionsJSON'];

const hasChallenge = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'challenge' in value;
// The server made them by the library's other half.
const isSignOptions = (value: unknown): value is SignOptions => hasChallenge(value);
const isMakeOptions = (value: unknown): value is MakeOptions => hasChallenge(value);

const unknownOptions = () => new TypeError('These are no options for a passkey');

/** Asks the device to sign. @param options what the server gave. @returns its answer, as JSON. */
export async function signWithPasskey(options: string): Promise<string> {
  const optionsJSON: unknown = JSON.parse(options);
  if (!isSignOptions(optionsJSON)) throw unknownOptions();
  return JSON.stringify(await startAuthentication({ optionsJSON }));
}

/** Asks the device for a new key. @param options what the server gave. @returns its answer, as JSON. */
export async function makePasskey(options: string): Promise<string> {
  const optionsJSON: unknown = JSON.parse(options);
  if (!isMakeOptions(optionsJSON)) throw unknownOptions();
  return JSON.stringify(await startRegistration({ optionsJSON }));
}
