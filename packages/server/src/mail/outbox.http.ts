import type { ServerResponse } from 'node:http';
import type { Services } from '../platform/services.ts';
import { findMail, newestMails } from './mail.repo.ts';

export const OUTBOX_PATH = '/_outbox';
const NEWEST = 50;

const escape = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** Development only: the newest mails, and one of them as its reader sees it. */
export async function serveOutbox(
  services: Services,
  path: string,
  response: ServerResponse,
): Promise<void> {
  const { db } = services.database;
  const id = path.slice(OUTBOX_PATH.length + 1);
  if (id !== '') {
    const mail = await findMail(db, id);
    response.setHeader('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
    response.writeHead(mail ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' });
    response.end(mail?.html ?? '');
    return;
  }
  const newest = await newestMails(db, NEWEST);
  const rows = newest.map(
    (mail) =>
      `<tr><td>${escape(mail.createdAt)}</td><td>${escape(mail.recipient)}</td><td>${escape(mail.locale)}</td><td>${escape(mail.status)}</td><td><a href="${OUTBOX_PATH}/${escape(mail._id)}">${escape(mail.subject)}</a></td></tr>`,
  );
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
  response.end(
    `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title><body style="font:16px system-ui;margin:24px"><h1>Outbox</h1><table cellpadding="6"><tr><th>Time</th><th>To</th><th>Language</th><th>State</th><th>Subject</th></tr>${rows.join('') || '<tr><td colspan="5">No mail yet.</td></tr>'}</table></body></html>`,
  );
}
