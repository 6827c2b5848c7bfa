import type { TestApp } from './test-app.ts';

/** The token of the newest mail to that address whose link leads to that page, after all mail went out. */
export async function linkTo(app: TestApp, page: string, email: string): Promise<string> {
  await app.services.jobs.drain();
  const pattern = new RegExp(`http://localhost:4000/${page}/([\\w-]{43})`);
  const mail = app.sent.findLast((each) => each.to === email && pattern.test(each.plain));
  const token = pattern.exec(mail?.plain ?? '')?.[1];
  if (token === undefined) throw new Error(`No mail with a link to ${page} went to ${email}`);
  return token;
}
