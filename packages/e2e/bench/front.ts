/**
 * `pnpm bench:front`: the budgets of the two apps (F1–F8), measured on the built product in
 * Chromium with a cold cache. Sizes are what went over the wire, compressed. Run it on an idle machine.
 */
import { chromium } from '@playwright/test';
import { dropFolder, startCollege } from '../college/server.ts';
import { signIn } from '../college/sign-in.ts';
import { startAttempt } from '../college/start-attempt.ts';
import { chromium as executablePath } from '../stories/env.ts';
import { printBudgets, type Budget } from './budget.ts';
import { chunkBudgets, requireCompressed } from './chunks.ts';
import { measuringFlags, median, type Visit, visit } from './visit.ts';

const runs = Number(process.argv[2] ?? 3);
requireCompressed();
const college = await startCollege();
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-sync',
    ...measuringFlags,
  ],
});
const student = await signIn(college.url, 'student');
const superadmin = await signIn(college.url, 'superadmin');
const { url } = college;
const login = { url: `${url}/login`, shown: 'form button[type=submit]' };
const dashboard = { url: `${url}/dashboard`, shown: 'main section li', cookie: student };
const users = { url: `${url}/users`, shown: 'main tbody tr', cookie: superadmin };

const kb = (bytes: number): number => bytes / 1024;
const js = ({ files }: Visit): number =>
  kb(files.reduce((sum, file) => sum + (file.type === 'Script' ? file.bytes : 0), 0));

async function several(options: Parameters<typeof visit>[1]): Promise<readonly Visit[]> {
  const visits: Visit[] = [];
  for (let run = 0; run < runs; run += 1) visits.push(await visit(browser, options));
  return visits;
}

const coldLogin = await visit(browser, login);
const cold = await visit(browser, dashboard);
const again = await visit(browser, { ...dashboard, second: true });
const slow = await several({ ...dashboard, slow: true });
// Only now: an attempt of which nothing is heard for a minute has failed.
const attempt = {
  url: `${url}${await startAttempt(url, student, 'exam-bib101-final')}`,
  shown: 'main fieldset input',
  cookie: student,
};
const slowAttempt = await several({ ...attempt, slow: true });
const coldUsers = await visit(browser, users);
const slowUsers = await several({ ...users, slow: true });
const fastUsers = await several(users);
const of = (visits: readonly Visit[], value: (visit: Visit) => number) => median(visits.map(value));
const appCode = again.files.filter(({ type }) => type === 'Script' || type === 'Stylesheet');

const budgets: readonly Budget[] = [
  { name: 'F1 portal JS to login', unit: 'KB', must: 110, stretch: 95, measured: js(coldLogin) },
  { name: 'F1 portal JS to dashboard', unit: 'KB', must: 150, stretch: 120, measured: js(cold) },
  {
    name: 'F2 dashboard, all bytes',
    unit: 'KB',
    must: 300,
    stretch: 220,
    measured: kb(cold.files.reduce((sum, { bytes }) => sum + bytes, 0)),
  },
  { name: 'F2 dashboard, requests', unit: '', must: 15, stretch: 10, measured: cold.files.length },
  {
    name: 'F3 dashboard slow4g FCP',
    unit: 's',
    must: 1.6,
    stretch: 1.3,
    measured: of(slow, (v) => v.fcp / 1000),
  },
  {
    name: 'F3 dashboard slow4g LCP',
    unit: 's',
    must: 2.2,
    stretch: 1.7,
    measured: of(slow, (v) => v.lcp / 1000),
  },
  {
    name: 'F3 dashboard slow4g TBT',
    unit: 'ms',
    must: 250,
    stretch: 150,
    measured: of(slow, (v) => v.tbt),
  },
  {
    name: 'F3 dashboard slow4g CLS',
    unit: '',
    must: 0.02,
    stretch: 0,
    measured: of(slow, (v) => v.cls),
  },
  {
    name: 'F4 exam attempt slow4g, first answer',
    unit: 's',
    must: 2.5,
    stretch: 2,
    measured: of(slowAttempt, (v) => v.shown / 1000),
  },
  { name: 'F5 admin initial JS', unit: 'KB', must: 390, stretch: 340, measured: js(coldUsers) },
  {
    name: 'F5 admin users slow4g LCP',
    unit: 's',
    must: 4.5,
    stretch: 3.8,
    measured: of(slowUsers, (v) => v.lcp / 1000),
  },
  {
    name: 'F5 admin users slow4g TBT',
    unit: 's',
    must: 1.6,
    stretch: 1.3,
    measured: of(slowUsers, (v) => v.tbt / 1000),
  },
  {
    name: 'F5 admin users desktop LCP',
    unit: 's',
    must: 1.2,
    stretch: 1,
    measured: of(fastUsers, (v) => v.lcp / 1000),
  },
  ...chunkBudgets(cold.files, coldUsers.files),
  {
    name: 'F8 second visit, app code',
    unit: 'KB',
    must: 3,
    stretch: 0,
    measured: kb(appCode.reduce((sum, { bytes }) => sum + bytes, 0)),
  },
];

await browser.close();
await college.stop();
dropFolder(college.folder);
process.exitCode = printBudgets(budgets) ? 0 : 1;
