import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { englishMessages } from '@lampstand/i18n/testing';

const here = new URL('.', import.meta.url);
const ids = Object.keys(englishMessages);

/** Names of fields in inputs, columns, facts and exports; not by what choices are sorted. */
const named = /(?:\bsource="|\bfield="|(?<!sort=\{\{ )\bfield: ')([\w.]+)/g;

const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => /^\w+\/\w+\.tsx$/.test(path) && !/\.(test|stories)\./.test(path));

/** A list of another resource inside a page takes that resource's labels. */
function resourceOf(path: string, text: string): string | undefined {
  if (text.includes('<RelatedResults')) return 'examResults';
  return /<RelatedList[^]*?reference="(\w+)"/.exec(text)?.[1] ?? path.split('/')[0];
}

/** Inputs of a part (a question's points) are named without the part. */
function hasLabel(resource: string | undefined, field: string): boolean {
  const prefix = `resources.${resource}.fields.`;
  return ids.some(
    (id) =>
      id === prefix + field ||
      // What resources call alike is said once.
      id === `fields.${field}` ||
      (id.startsWith(prefix) && id.endsWith(`.${field}`)),
  );
}

test('every field of every list, page, form and export has a label', () => {
  const fields = files.flatMap((path) => {
    const text = readFileSync(new URL(path, here), 'utf8');
    const resource = resourceOf(path, text);
    return [...text.matchAll(named)].map(([, field = '']) => ({ path, resource, field }));
  });
  expect(fields.length).toBeGreaterThan(100);
  expect(fields.filter(({ resource, field }) => !hasLabel(resource, field))).toEqual([]);
});

test('every resource has a name in both numbers', () => {
  const resources = new Set(files.map((path) => path.split('/')[0]));
  const missing = [...resources].filter(
    (resource) =>
      !ids.includes(`resources.${resource}.name`) || !ids.includes(`resources.${resource}.plural`),
  );
  expect(missing).toEqual([]);
});
