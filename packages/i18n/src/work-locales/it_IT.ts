/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/work/*/it_IT.ts', '../messages/authoring/marking/it_IT.ts'],
  { eager: true },
);
