/// <reference types="vite/client" />
export const areas = import.meta.glob<object>(
  ['../messages/*/es_MX.ts', '!../messages/uploads/es_MX.ts'],
  { eager: true },
);
