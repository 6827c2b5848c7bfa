import { messageChunks } from '@lampstand/i18n/vite';

interface ChunkGroup {
  readonly name: string | ((moduleId: string) => string | null);
  readonly test: RegExp;
  readonly priority: number;
}

/**
 * A group takes what its files import with it, unless a group of a higher priority has it. So a visit
 * fetches a handful of files instead of one for each set of screens that share something.
 */
export const chunkGroups: ChunkGroup[] = [
  ...messageChunks('admin'),
  // Asks and fetches; runs before anything else has arrived.
  { name: 'start', test: /\/admin\/src\/main\.ts$|rolldown\/runtime/, priority: 8 },
  // What every screen stands on: in pieces, of which the first ones run while the last are on their way.
  {
    name: 'react',
    test: /\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom)\//,
    priority: 7,
  },
  { name: 'look', test: /\/admin\/src\/app\/AdminTheme\./, priority: 6 },
  { name: 'data', test: /\/packages\/graphql-client\/src\/apollo\//, priority: 6 },
  { name: 'program', test: /\/admin\/src\/(?:app\/render-app|data\/binding)\./, priority: 5 },
  // What lists (in their filters) and forms are filled in with.
  {
    name: 'inputs',
    test: /\/admin\/src\/shared\/inputs\/(?:LocaleChoice|ReferenceFilter|SearchFilter)|\/ra-ui-materialui\/dist\/input\/(?:NullableBooleanInput|SelectInput|TextInput)\./,
    priority: 4,
  },
  // The editor of rich text, which only a form that has one fetches: in pieces, side by side.
  {
    name: 'editor-view',
    test: /\/node_modules\/prosemirror-(?:model|state|transform|view)\//,
    priority: 5,
  },
  {
    name: 'editor-text',
    test: /\/node_modules\/(?:prosemirror-[a-z-]+|@tiptap\/(?:core|pm))\//,
    priority: 4,
  },
  // What a resource's screens and its binding share.
  {
    name: (id) => `${/resources\/(\w+)\//.exec(id)?.[1]}-parts`,
    test: /\/admin\/src\/resources\/\w+\/(?:(?!index)[a-z-]+\.ts|\w+Chips?\.tsx)$/,
    priority: 3,
  },
  // What every list is made of.
  {
    name: 'list',
    test: /\/admin\/src\/shared\/(?:list|fields)\/|\/ra-ui-materialui\/dist\/(?:field\/BooleanField|list\/datatable\/DataTable)\./,
    priority: 3,
  },
];
