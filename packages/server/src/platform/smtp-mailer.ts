import { createTransport } from 'nodemailer';
import { hasCode } from './error-code.ts';
import { type Mailer, MailRefusedError } from './mailer.ts';

/** A mail server that is slow delivers as well: it may take a minute to greet, two for each answer. */
const PATIENCE = { connectionTimeout: 90_000, greetingTimeout: 60_000, socketTimeout: 120_000 };

const NO_TLS =
  'The mail server does not encrypt the line (STARTTLS), which SMTP_REQUIRE_TLS demands: nothing was sent. Use smtps://, or set SMTP_REQUIRE_TLS=false where the network between is your own.';

/** A refusal of this mail or its reader; refused logins and servers that are busy may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500;

/** How a mail server is spoken to. */
export interface SmtpSettings {
  /** `smtp://…` or `smtps://…`; it may set the limits of time itself. */
  readonly url: string;
  readonly from: string;
  /** Refuse a server of `smtp://…` that does not encrypt the line (STARTTLS). */
  readonly requireTls: boolean;
  readonly connections: number;
  /** Mails in a second at most; no limit of ours where it is missing. */
  readonly perSecond?: number | undefined;
}

/** The part of the address behind the @: whoever sends under it makes its Message-IDs. */
const domainOf = (from: string): string => /@([^\s<>@]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

const withoutTls = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, 'ETLS') || /STARTTLS/.test(error.message));

/**
 * Sends through a mail server over connections that are kept open. Automatic replies to such mails are
 * not wanted (RFC 3834), and a mail that is sent again carries the same Message-ID.
 */
export function smtpMailer(settings: SmtpSettings): Mailer {
  const { connections, from, perSecond, requireTls, url } = settings;
  const transport = createTransport({
    url,
    ...PATIENCE,
    pool: true,
    maxConnections: connections,
    ...(perSecond === undefined ? {} : { rateLimit: perSecond, rateDelta: 1000 }),
    requireTLS: requireTls && url.startsWith('smtp:'),
  });
  const domain = domainOf(from);
  return {
    delivers: true,
    async send({ id, to, subject, html, plain }) {
      try {
        await transport.sendMail({
          from,
          to,
          subject,
          html,
          text: plain,
          messageId: `<${id}@${domain}>`,
          headers: { 'Auto-Submitted': 'auto-generated' },
        });
      } catch (error) {
        if (isFinal(error)) throw new MailRefusedError(String(error), { cause: error });
        if (requireTls && withoutTls(error)) throw new Error(NO_TLS, { cause: error });
        throw error;
      }
    },
    close: () => {
      transport.close();
    },
  };
}
