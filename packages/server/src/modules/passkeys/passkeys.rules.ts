import { z } from 'zod';

/** What its owner calls a passkey. */
export const PasskeyName = z.string().trim().min(1).max(60);

/** More keys than anybody has devices. */
export const MOST_PASSKEYS = 20;

/** What a browser makes of a device's answer, as JSON. */
export const ResponseText = z.string().max(20_000);

const bytes = z.string().max(16_000);
const extensions = z.looseObject({}).default({});
const credential = {
  id: bytes,
  rawId: bytes,
  type: z.literal('public-key'),
  clientExtensionResults: extensions,
};

/** A new key of a device (WebAuthn, RegistrationResponseJSON). */
export const NewPasskey = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

export type NewPasskey = z.infer<typeof NewPasskey>;

/** A device's signature (WebAuthn, AuthenticationResponseJSON). */
export const Signature = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
});

/** Reads what a browser sent; undefined for anything that is no such answer. */
export function readResponse<Shape>(schema: z.ZodType<Shape>, text: string): Shape | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
