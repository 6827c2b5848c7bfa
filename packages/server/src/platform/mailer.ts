/** A mail as it goes out. */
export interface MailMessage {
  /** The outbox's own id: sent again after a crash, it is the same mail to who reads it. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/** The mail server answered and will not take this mail: to send it again is no use. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError';
}

/** Sends mails: by SMTP where it is configured; otherwise they stay in the outbox. */
export interface Mailer {
  /** False when nothing leaves the machine and the outbox page shows the mails instead. */
  readonly delivers: boolean;
  /** @throws MailRefusedError, or what kept the mail from the server for now. */
  send(message: MailMessage): Promise<void>;
  /** Lets go of what it keeps open to the mail server. */
  close(): void;
}

/** No mail server: mails stay in the outbox, which a page shows in development. */
export const outboxOnly: Mailer = { delivers: false, send: async () => {}, close: () => {} };
