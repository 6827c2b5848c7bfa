import { createTransport } from 'nodemailer';
import { type Mailer, MailRefusedError } from './mailer.ts';

/** A mail server that is slow delivers as well: it may take a minute to greet, two for each answer. */
const PATIENCE = { connectionTimeout: 90_000, greetingTimeout: 60_000, socketTimeout: 120_000 };

/** A refusal of this mail or its reader; refused logins and servers that are busy may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** Sends through a mail server. `url` is `smtp://…` or `smtps://…`, and may set the limits of time itself. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({ url, ...PATIENCE });
  return {
    delivers: true,
    async send({ to, subject, html, plain }) {
      try {
        await transport.sendMail({ from, to, subject, html, text: plain });
      } catch (error) {
        if (isFinal(error)) throw new MailRefusedError(String(error), { cause: error });
        throw error;
      }
    },
  };
}
