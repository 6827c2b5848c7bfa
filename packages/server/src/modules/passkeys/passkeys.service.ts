import { createHmac } from 'node:crypto';
import { publicUrl } from '../../env.ts';
import { type Context, signedIn, write } from '../../graphql/context.ts';
import { DomainError } from '../../platform/errors.ts';
import { breaksUnique } from '../../platform/pg-errors.ts';
import type { Services } from '../../platform/services.ts';
import {
  beginFlow,
  enter,
  inPerson,
  lockUser,
  mailSecurity,
  provePassword,
  takeFlow,
  type User,
} from '../identity/index.ts';
import { countBeginning, countTry } from '../throttle/index.ts';
import * as repo from './passkeys.repo.ts';
import { MOST_PASSKEYS, NewPasskey, readResponse, Signature } from './passkeys.rules.ts';

/** Fetched when somebody first uses a passkey: the library is large, and most starts never need it. */
const library = () => import('@simplewebauthn/server');

/** Which site keys are for: the configured one, whatever a request says. */
function siteOf({ env }: Services) {
  const { hostname, origin } = new URL(publicUrl(env));
  return { rpID: hostname, origin, rpName: env.ORGANISATION_SHORT_NAME };
}

const refused = (): DomainError => new DomainError('INVALID', 'errors.identity.passkeyRefused');

/** The own passkeys. */
export const listPasskeys = (context: Context) =>
  repo.passkeysOf(context.db, signedIn(context)._id);

/**
 * Begins to make a key on this device.
 * @returns what the browser's `navigator.credentials.create` takes, as JSON.
 * @throws DomainError INVALID on currentPassword, LIMIT, FORBIDDEN for an impersonator.
 */
export async function beginPasskey(context: Context, currentPassword: string): Promise<string> {
  const viewer = await provePassword(context, currentPassword);
  const { services } = context;
  const known = await repo.passkeysOf(context.db, viewer._id);
  if (known.length >= MOST_PASSKEYS) throw new DomainError('LIMIT', 'errors.identity.manyPasskeys');
  const flow = await beginFlow(context, 'PASSKEY_ADD', viewer._id);
  const { generateRegistrationOptions } = await library();
  const { rpID, rpName } = siteOf(services);
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userName: viewer.fullName,
    userDisplayName: viewer.fullName,
    // A device tells it to whoever holds it: it says nothing of the person.
    userID: new Uint8Array(
      createHmac('sha256', services.signingSecret).update(`passkey ${viewer._id}`).digest(),
    ),
    challenge: new Uint8Array(Buffer.from(flow.secret('challenge'), 'base64url')),
    excludeCredentials: known.map(({ _id }) => ({ id: _id })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  return JSON.stringify(options);
}

/**
 * Keeps the key that a device has made, once for each beginning.
 * @throws DomainError INVALID, FORBIDDEN for an impersonator.
 */
export async function addPasskey(
  context: Context,
  name: string,
  text: string,
): Promise<repo.PasskeyRow> {
  const viewer = inPerson(context);
  const { services } = context;
  const flow = await takeFlow(context, 'PASSKEY_ADD');
  const response = readResponse(NewPasskey, text);
  if (!flow || flow.userId !== viewer._id || !response) throw refused();
  const made = await verifiedKey(services, flow.secret('challenge'), response);
  return write(context, 'addPasskey', async (work) => {
    const row = {
      _id: made.credential.id,
      userId: viewer._id,
      name,
      publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
      counter: made.credential.counter,
      transports: response.response.transports,
      backedUp: made.credentialBackedUp,
      createdAt: work.now,
      lastUsedAt: null,
    };
    try {
      await repo.insertPasskey(work.db, row);
    } catch (error) {
      if (breaksUnique(error, 'passkeys_pkey')) throw refused();
      throw error;
    }
    const person = await lockUser(work.db, viewer._id);
    if (person) await mailSecurity(services, work, person, { what: 'passkeyAdded', name });
    work.audit({ entity: 'passkey', entityId: viewer._id, after: { name } });
    return row;
  });
}

async function verifiedKey(services: Services, expectedChallenge: string, response: NewPasskey) {
  const { origin, rpID } = siteOf(services);
  const { verifyRegistrationResponse } = await library();
  const checked = { expectedOrigin: origin, expectedRPID: rpID, expectedChallenge };
  const { registrationInfo } = await verifyRegistrationResponse({
    ...checked,
    response,
    requireUserVerification: true,
  }).catch(() => ({ registrationInfo: undefined }));
  if (!registrationInfo) throw refused();
  return registrationInfo;
}

/** Another name for one of the own. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function renamePasskey(context: Context, id: string, name: string): Promise<void> {
  const { _id } = inPerson(context);
  await write(context, 'renamePasskey', async ({ db, audit }) => {
    if (!(await repo.namePasskey(db, _id, id, name))) {
      throw new DomainError('NOT_FOUND', 'errors.notFound');
    }
    audit({ entity: 'passkey', entityId: _id, after: { name } });
  });
}

/** Takes one of the own away: it opens nothing from now on. @throws DomainError NOT_FOUND, FORBIDDEN. */
export async function removePasskey(context: Context, id: string): Promise<void> {
  const { _id } = inPerson(context);
  await write(context, 'removePasskey', async ({ db, audit }) => {
    const name = await repo.deletePasskey(db, _id, id);
    if (name === undefined) throw new DomainError('NOT_FOUND', 'errors.notFound');
    audit({ entity: 'passkey', entityId: _id, before: { name } });
  });
}

/**
 * Begins to sign in; which account it is, the device knows.
 * @returns what the browser's `navigator.credentials.get` takes, as JSON.
 * @throws DomainError LIMIT where a stranger has begun too many.
 */
export async function beginPasskeySignIn(context: Context): Promise<string> {
  await countBeginning(context);
  const flow = await beginFlow(context, 'PASSKEY_SIGN_IN');
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: siteOf(context.services).rpID,
    challenge: new Uint8Array(Buffer.from(flow.secret('challenge'), 'base64url')),
    userVerification: 'required',
  });
  return JSON.stringify(options);
}

/**
 * Signs in by a device's signature, once for each beginning. The device has asked its owner for a finger,
 * a face or a number, so this is both factors.
 * @throws DomainError INVALID, LIMIT; as `enter`.
 */
export async function signInWithPasskey(
  context: Context,
  text: string,
  relations: ReadonlySet<string>,
): Promise<User> {
  const tries = await countTry(context, 'way', {});
  const flow = await takeFlow(context, 'PASSKEY_SIGN_IN');
  const response = readResponse(Signature, text);
  const passkey = response && (await repo.findPasskey(context.db, response.id));
  if (!flow || !response || !passkey) throw refused();
  const { origin, rpID } = siteOf(context.services);
  const { verifyAuthenticationResponse } = await library();
  const checked = await verifyAuthenticationResponse({
    response,
    expectedChallenge: flow.secret('challenge'),
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: true,
    credential: {
      id: passkey._id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
    },
  }).catch(() => undefined);
  if (!checked?.verified) throw refused();
  const { authenticationInfo } = checked;
  await write(context, 'signInWithPasskey', async ({ db, now, audit }) => {
    const { credentialBackedUp: backedUp, newCounter: counter } = authenticationInfo;
    if (!(await repo.notePasskeyUse(db, passkey, { counter, backedUp, lastUsedAt: now }))) {
      throw refused();
    }
    audit({ entity: 'passkey', entityId: passkey.userId });
  });
  await tries.succeeded();
  const entrance = { action: 'signInWithPasskey', userId: passkey.userId, strong: true };
  return enter(context, entrance, relations);
}
