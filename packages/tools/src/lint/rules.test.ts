import { RuleTester } from 'oxlint/plugins-dev';
import { describe, it } from 'vitest';
import { suppressionReason, todoNamesDecision } from './comment-rules.ts';
import { envInEnvFile } from './env-in-env-file.ts';
import { fileName } from './file-name.ts';
import { injectedClock } from './injected-clock.ts';
import { namedEffect } from './named-effect.ts';
import { noSleep } from './no-sleep.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const cwd = '/project';
const tester = new RuleTester({ cwd });
const once = [{ message: /./ }];

/** A file of the given name and content, to be judged by its name. */
function file(path: string, code = 'export {};') {
  return { name: path, code, filename: `${cwd}/${path}` };
}
const wrong = (path: string, code?: string) => ({ ...file(path, code), errors: once });

tester.run('file-name', fileName, {
  valid: [
    file('packages/server/src/modules/attendance/leave-request.rules.ts'),
    file('packages/server/src/modules/attendance/attendance.int.test.ts'),
    file('packages/i18n/src/ra/de_DE.ts'),
    file('portal/src/shared/useTitle.ts', 'export function useTitle() {}'),
    file('portal/src/features/leave/LeaveCard.tsx', 'export function LeaveCard() {}'),
    file('portal/src/features/leave/LeaveCard.test.tsx'),
    file('portal/src/features/leave/LeaveCard.stories.tsx'),
    file('portal/src/features/leave/Leave.tsx', 'const Leave = 1; export { Leave };'),
    file('portal/src/main.tsx'),
    file('portal/src/testing/render-app.tsx', 'export function Wrapper() {}'),
    file('portal/src/app/routes.tsx', 'export const routes = [<p key="a" />];'),
    file('portal/src/forms/validity.test.tsx'),
    file('admin/src/resources/users/UserListFilters.tsx', 'export const userListFilters = [];'),
    file('admin/src/resources/examResults/index.ts'),
    file('.storybook/preview.tsx'),
  ],
  invalid: [
    wrong('packages/server/src/leaveRequest.ts'),
    wrong('packages/server/src/leave_request.ts'),
    wrong('packages/server/src/LeaveRequest.ts'),
    wrong('portal/src/features/leave/leave-card.tsx', 'export function LeaveCard() {}'),
    wrong('portal/src/features/leave/LeaveCard.tsx', 'export function Card() {}'),
    wrong('portal/src/shared/useTitle.ts', 'export function title() {}'),
    wrong('portal/src/features/leaveRequests/list.ts'),
    wrong('portal/src/testing/RenderApp_.tsx'),
  ],
});

tester.run('named-effect', namedEffect, {
  valid: [
    'useEffect(function syncTitle() {}, []);',
    'React.useLayoutEffect(function measure() {});',
    'useEffect(syncTitle, []);',
  ],
  invalid: [
    { code: 'useEffect(() => {}, []);', errors: once },
    { code: 'useEffect(function () {}, []);', errors: once },
    { code: 'React.useLayoutEffect(() => {});', errors: once },
  ],
});

tester.run('todo-names-decision', todoNamesDecision, {
  valid: ['// TODO(docs/decisions/0007): wait for the store', 'const todo = "TODO";'],
  invalid: [
    { code: '// TODO: later', errors: once },
    { code: '/* FIXME */', errors: once },
    { code: '// TODO(someone) later', errors: once },
    { code: '// TODO(docs/decisions/0007) and TODO', errors: once },
  ],
});

tester.run('suppression-reason', suppressionReason, {
  valid: [
    '// oxlint-disable-next-line no-console -- the command prints its result',
    '// @ts-expect-error -- the library types the port as a string only',
    '// disable the plan after three failures',
  ],
  invalid: [
    { code: '// oxlint-disable-next-line no-console', errors: once },
    { code: '/* eslint-disable -- everything in this file is odd */', errors: once },
    { code: '// oxlint-disable-line no-console -- why', errors: once },
    { code: '// @ts-expect-error', errors: once },
    { code: '// @ts-ignore -- the types of the library are wrong', errors: once },
    { code: '// prettier-ignore', errors: once },
  ],
});

tester.run('env-in-env-file', envInEnvFile, {
  valid: [
    file('packages/server/src/env.ts', 'export const port = process.env.PORT;'),
    file('portal/src/app.ts', 'export const isDev = import.meta.env.DEV;'),
    file('portal/src/app.ts', 'export const x = settings.env;'),
  ],
  invalid: [
    wrong('packages/server/src/main.ts', 'start(process.env.PORT);'),
    wrong('packages/server/src/main.ts', 'const { PORT } = process.env;'),
    wrong('portal/src/app.ts', 'start(import.meta.env.VITE_URL);'),
    wrong('packages/server/src/main.ts', "import { env } from 'node:process';"),
  ],
});

tester.run('no-sleep', noSleep, {
  valid: [
    'await expect.poll(() => done).toBe(true);',
    'setTimeout(stop, 10);',
    'await new Promise((resolve) => server.close(resolve));',
  ],
  invalid: [
    { code: 'await page.waitForTimeout(500);', errors: once },
    { code: 'await sleep(5);', errors: once },
    { code: 'await new Promise((resolve) => setTimeout(resolve, 5));', errors: once },
    { code: "await page.waitForLoadState('networkidle');", errors: once },
  ],
});

tester.run('injected-clock', injectedClock, {
  valid: ['new Date(row.taken);', 'Date.parse(text);', 'clock.now();'],
  invalid: [
    { code: 'new Date();', errors: once },
    { code: 'Date.now();', errors: once },
  ],
});
