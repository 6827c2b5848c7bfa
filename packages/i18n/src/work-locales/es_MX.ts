/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/es_MX.ts', '../messages/authoring/marking/es_MX.ts'],
  { eager: true },
);
