/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/id_ID.ts', '../messages/authoring/marking/id_ID.ts'],
  { eager: true },
);
