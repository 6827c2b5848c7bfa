import { isBuilt, mayVisit, routes } from '@lampstand/access';
import { createTranslator } from '@lampstand/i18n';
import { loadAllMessages } from '@lampstand/i18n/server';
import { personas } from '@lampstand/server/demo';
import { violationsOf } from '../accessibility.ts';
import { triesEverything } from '../college/env.ts';
import { isOfTheStudent, sampleOf } from './sample-path.ts';
import { expect, heading, test } from './test.ts';

const english = createTranslator({ locale: 'en', messages: loadAllMessages('en') });

/** Who walks through all the addresses; `checked`: where they also look at accessibility. */
const walkers = [
  { key: 'student', checked: 'portal' },
  { key: 'manager', checked: undefined },
  { key: 'regionAdmin', checked: undefined },
  { key: 'admin', checked: undefined },
  { key: 'superadmin', checked: 'admin' },
  { key: 'reportsAdmin', checked: undefined },
] as const;

/** Who looks at nothing else is refused at every so many of the addresses; at all of them in full. */
const refusedAt = triesEverything() ? 1 : 3;

/** Where an address leads that has no screen of its own. */
const leadsTo: Readonly<Record<string, string>> = { '/site-settings': '/site-settings/site/show' };

/** Screens whose heading is not the title of the route table. */
function headingOf(path: string, title: string, firstName: string): string | RegExp {
  if (path === '/dashboard') return new RegExp(`^Good (morning|afternoon|evening), ${firstName}$`);
  // The name of the record, or of its kind where it is not theirs.
  if (path.startsWith('/student/') && path.includes(':')) return /./;
  return title;
}

// They change nothing, and they are the longest walks.
test.describe.configure({ mode: 'parallel' });

for (const { key, checked } of walkers) {
  test.describe(key, () => {
    test.use({ persona: key });

    test(`the ${key} opens every address of their roles and is sent home from the others`, async ({
      page,
    }) => {
      test.setTimeout(420_000);
      const person = personas.find((each) => each.key === key);
      if (!person) throw new Error(`There is no persona ${key}`);
      const { roles, firstName } = person;
      const regionRoles = Object.entries(person.regionRoles).map(([slug, roleNames]) => ({
        slug,
        roleNames,
      }));
      const visitor = { roles, regionRoles };
      // Staff otherwise go on from the dashboard to the administration.
      await page.addInitScript(() =>
        localStorage.setItem('lampstand.appState', '{"selectedDashboard":"Student"}'),
      );
      let refused = 0;
      for (const route of routes.filter((each) => each.roles.length > 0)) {
        const address = sampleOf(route.path);
        if (!mayVisit(visitor, address)) {
          refused += 1;
          if (checked === undefined && refused % refusedAt > 0) continue;
          await page.goto(address);
          await expect(page, `${route.path} is refused`).toHaveURL('/dashboard');
          continue;
        }
        await page.goto(address);
        const title = english.dynamic(route.title);
        await expect(heading(page, headingOf(route.path, title, firstName))).toBeVisible();
        await expect(page, `${route.path} is open`).toHaveURL(leadsTo[address] ?? address);
        if (key === 'student' && isOfTheStudent(route.path)) {
          const lost = page.getByText(english('errors.notFound'));
          await expect(lost, `${route.path} is there`).toHaveCount(0);
        }
        const notBuilt = page.getByText('This screen is not built yet');
        await expect(notBuilt, route.path).toHaveCount(isBuilt(address) ? 0 : 1);
        // In light alone: the screens' own journeys and stories look at their other colours.
        if (checked === route.app) expect.soft(await violationsOf(page), route.path).toEqual([]);
      }
    });
  });
}
