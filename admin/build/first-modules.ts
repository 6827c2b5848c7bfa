import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FirstModule } from '@lampstand/access/vite';

const screen = /^\w+(?<view>List|Show|Edit|Create)\.tsx$/;

/** The addresses at which react-admin shows a screen; a record's id comes before what is done to it. */
const addressOf = {
  List: (name: string) => `^/${name}/?$`,
  Create: (name: string) => `^/${name}/create/?$`,
  Edit: (name: string) => `^/${name}/(?!create/?$)[^/]+/?$`,
  Show: (name: string) => `^/${name}/[^/]+/show/?$`,
};

const isView = (view: string | undefined): view is keyof typeof addressOf =>
  view !== undefined && Object.hasOwn(addressOf, view);

/**
 * The program, which every address needs, and to each resource's address its screen and the
 * questions that the screen asks. Resources are folders; their addresses are their names.
 */
export function firstModules(root: string): FirstModule[] {
  const resources = join(root, 'src/resources');
  const folders = readdirSync(resources, { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  );
  return [
    { module: 'src/app/render-app.tsx' },
    ...folders.flatMap(({ name }) =>
      readdirSync(join(resources, name)).flatMap((file): FirstModule[] => {
        const module = `src/resources/${name}/${file}`;
        if (file.endsWith('.binding.ts')) return [{ module, path: `^/${name}(/|$)` }];
        const view = screen.exec(file)?.groups?.['view'];
        return isView(view) ? [{ module, path: addressOf[view](name), opener: 'member' }] : [];
      }),
    ),
  ];
}
