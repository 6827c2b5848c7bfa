import type { texts as account } from '../catalogue/account/en.ts';
import type { texts as address } from '../catalogue/address/en.ts';
import type { texts as admin } from '../catalogue/admin/en.ts';
import type { texts as adminCourses } from '../catalogue/admin-courses/en.ts';
import type { texts as adminOffice } from '../catalogue/admin-office/en.ts';
import type { texts as appeals } from '../catalogue/appeals/en.ts';
import type { texts as assessment } from '../catalogue/assessment/en.ts';
import type { texts as checks } from '../catalogue/checks/en.ts';
import type { texts as learning } from '../catalogue/learning/en.ts';
import type { texts as legal } from '../catalogue/legal/en.ts';
import type { texts as marking } from '../catalogue/marking/en.ts';
import type { texts as portal } from '../catalogue/portal/en.ts';
import type { texts as server } from '../catalogue/server/en.ts';
import type { texts as setup } from '../catalogue/setup/en.ts';
import type { texts as shared } from '../catalogue/shared/en.ts';
import type { texts as uploads } from '../catalogue/uploads/en.ts';

/** The apps that load bundles; the server reads all of them from the disk. */
export type App = 'portal' | 'admin';

/**
 * A bundle: the texts of `catalogue/<name>/`, which are loaded together.
 * For each app that loads it, the chunk of its build in which it travels: bundles of one chunk are
 * fetched with one request.
 */
interface Bundle<English extends Messages> extends Partial<Readonly<Record<App, string>>> {
  /** Only its type is there: the English texts, by id. */
  readonly english?: English;
}

type Messages = Readonly<Record<string, string>>;

const bundle = <English extends Messages>(
  chunks: Partial<Readonly<Record<App, string>>>,
): Bundle<English> => chunks;

/** Every bundle. This table is the only list of them; the apps import its types, never its values. */
export const bundles = {
  /** What both apps show everywhere. */
  shared: bundle<typeof shared>({ portal: 'messages', admin: 'messages' }),
  /** The portal's frame, dashboard and login. */
  portal: bundle<typeof portal>({ portal: 'messages' }),
  /** Courses, lessons, exams. */
  learning: bundle<typeof learning>({ portal: 'learning' }),
  /** Questions at a lesson, and their answers. */
  checks: bundle<typeof checks>({ portal: 'learning', admin: 'courses' }),
  /** Assignments, grades, transcripts, exam rooms. */
  assessment: bundle<typeof assessment>({ portal: 'assessment' }),
  marking: bundle<typeof marking>({ portal: 'assessment', admin: 'courses' }),
  appeals: bundle<typeof appeals>({ portal: 'assessment', admin: 'office' }),
  /** The screens about somebody's own account. */
  account: bundle<typeof account>({ portal: 'account' }),
  address: bundle<typeof address>({ portal: 'account', admin: 'messages' }),
  /** The terms and the privacy notice, which are long. */
  legal: bundle<typeof legal>({ portal: 'legal' }),
  /** The page of the first set-up. */
  setup: bundle<typeof setup>({ portal: 'setup' }),
  uploads: bundle<typeof uploads>({ portal: 'uploads', admin: 'office' }),
  /** The back-office's frame, home and most visited resources. */
  admin: bundle<typeof admin>({ admin: 'messages' }),
  /** The back-office's screens on which courses and exams are made. */
  'admin-courses': bundle<typeof adminCourses>({ admin: 'courses' }),
  /** The back-office's other resources. */
  'admin-office': bundle<typeof adminOffice>({ admin: 'office' }),
  /** Mails, errors, notifications, explanations, papers. */
  server: bundle<typeof server>({}),
} as const;

export type BundleName = keyof typeof bundles;

/** The English texts of each bundle. */
export type EnglishBundles = {
  readonly [Name in BundleName]: (typeof bundles)[Name] extends Bundle<infer English>
    ? English
    : never;
};

/** The names of the bundles that an app loads. */
export const bundlesOf = (app: App): BundleName[] =>
  bundleNames.filter((name) => bundles[name][app]);

/** Whether there is a bundle of that name. */
export const isBundleName = (name: string): name is BundleName => Object.hasOwn(bundles, name);

/** The names of all bundles. */
export const bundleNames: readonly BundleName[] = Object.keys(bundles).filter(isBundleName);
