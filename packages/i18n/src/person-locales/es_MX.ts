/// <reference types="vite/client" />
export const areas = import.meta.glob<object>('../messages/person/*/es_MX.ts', { eager: true });
