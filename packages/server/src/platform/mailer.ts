/** A mail as it goes out. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly plain: string;
}

/** Sends mails: by SMTP where it is configured; otherwise they stay in the outbox. */
export interface Mailer {
  /** False when nothing leaves the machine and the outbox page shows the mails instead. */
  readonly delivers: boolean;
  send(message: MailMessage): Promise<void>;
}

/** No mail server: mails stay in the outbox, which a page shows in development. */
export const outboxOnly: Mailer = { delivers: false, send: async () => {} };
