import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';

/** Sends through a mail server. `url` is `smtp://…` or `smtps://…`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport(url);
  return {
    delivers: true,
    async send({ to, subject, html, plain }) {
      await transport.sendMail({ from, to, subject, html, text: plain });
    },
  };
}
